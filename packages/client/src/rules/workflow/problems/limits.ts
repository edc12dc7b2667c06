import { processTitleMaxLength } from '../../../contract/base/limits.ts';

/** Longest texts of a process, in characters. */
export const textLimits = {
  processTitle: processTitleMaxLength,
  processDescription: 4000,
  stepTitle: 50,
  stepSubtitle: 100,
  connectionLabel: 50,
  fieldLabel: 50,
  fieldName: 100,
  fieldHint: 100,
  optionLabel: 50,
  optionValue: 100,
} as const;

/** Said of a text that is longer than it may be. */
export const tooLongMessage = (limit: number): string => `Use no máximo ${limit} caracteres`;

/** What is wrong with a text that is required, or that is too long; undefined when nothing is. */
export function textProblem(text: string, limit: number, requiredMessage?: string): string | undefined {
  if (requiredMessage !== undefined && text.trim() === '') return requiredMessage;
  return text.length > limit ? tooLongMessage(limit) : undefined;
}

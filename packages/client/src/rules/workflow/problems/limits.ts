import { processTitleMaxLength } from '../../../contract/base/limits.ts';

/** Maximum lengths of the texts of a process, in characters. */
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

/** Returns the message for a text that is too long. */
export const tooLongMessage = (limit: number): string => `Use no máximo ${limit} caracteres`;

/** Returns the message for a text that is missing or too long, or undefined. */
export function textProblem(text: string, limit: number, requiredMessage?: string): string | undefined {
  if (requiredMessage !== undefined && text.trim() === '') return requiredMessage;
  return text.length > limit ? tooLongMessage(limit) : undefined;
}

import { processTitleMaxLength } from '../../../contract/base/limits.ts';
import { workflowProblems } from './workflow-problems.ts';

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
export const tooLongMessage = workflowProblems.tooLong;

/** Returns the message for a text that is missing or too long, or undefined. */
export function textProblem(
  text: string,
  limit: number,
  requiredMessage?: string,
  texts = workflowProblems,
): string | undefined {
  if (requiredMessage !== undefined && text.trim() === '') return requiredMessage;
  return text.length > limit ? texts.tooLong(limit) : undefined;
}

import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { given } from '../given.ts';
import { textLimits, textProblem } from './limits.ts';
import { isSpreadsheetUrl } from './spreadsheet.ts';
import { workflowProblems } from './workflow-problems.ts';

/** Messages of the inputs of the process, by property. */
export type ProcessProblems = { title?: string; description?: string; spreadsheetUrl?: string };

/** Returns the messages of the inputs of the process; empty if there is no problem. */
export function processProblems(
  model: Omit<WorkflowModel, 'steps' | 'fields'>,
  texts = workflowProblems,
): ProcessProblems {
  const url = model.spreadsheetUrl.trim();
  const urlMessage = url === '' ? texts.spreadsheetEmpty : texts.spreadsheetInvalid;
  return given({
    title: textProblem(model.title, textLimits.processTitle, texts.processTitle, texts),
    description: textProblem(model.description, textLimits.processDescription, undefined, texts),
    spreadsheetUrl: model.spreadsheetBool && !isSpreadsheetUrl(url) ? urlMessage : undefined,
  });
}

import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { given } from '../given.ts';
import { textLimits, textProblem } from './limits.ts';
import { isSpreadsheetUrl } from './spreadsheet.ts';

/** Messages of the inputs of the process, by property. */
export type ProcessProblems = { title?: string; description?: string; spreadsheetUrl?: string };

/** Returns the messages of the inputs of the process; empty if there is no problem. */
export function processProblems(model: Omit<WorkflowModel, 'steps' | 'fields'>): ProcessProblems {
  const url = model.spreadsheetUrl.trim();
  const urlMessage = url === '' ? 'Preenche com a url da planilha' : 'Informe uma planilha válida';
  return given({
    title: textProblem(model.title, textLimits.processTitle, 'Preenche com o nome do processo'),
    description: textProblem(model.description, textLimits.processDescription),
    spreadsheetUrl: model.spreadsheetBool && !isSpreadsheetUrl(url) ? urlMessage : undefined,
  });
}

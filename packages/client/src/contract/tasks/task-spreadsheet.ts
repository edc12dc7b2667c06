import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { uuidSchema } from '../base/paging.ts';

/** Maximum number of rows read from a spreadsheet to fill in a form, header row included. */
export const sheetFillMaxRows = 1001;
/** Maximum number of columns read from a spreadsheet to fill in a form. */
export const sheetFillMaxColumns = 200;

/**
 * GET /tasks/{uuid}/spreadsheet: returns the cells of the first tab of the process's spreadsheet, header row first.
 * Only the user who holds the task may, and only if its step is filled in from a spreadsheet. Empty if the server
 * cannot read the spreadsheet (an addition).
 */
export const readTaskSpreadsheet = endpoint({
  id: 'tasks.readSpreadsheet',
  summary: 'Planilha do processo de uma tarefa',
  method: 'GET',
  path: '/v1/tasks/{uuid}/spreadsheet',
  policy: 'signed-in',
  params: z.object({ uuid: uuidSchema }),
  response: z.object({ rows: z.array(z.array(z.string())) }),
  errors: ['TASK_NOT_OPEN', 'TASK_NOT_HELD', 'CONFLICT'],
  addition: true,
});

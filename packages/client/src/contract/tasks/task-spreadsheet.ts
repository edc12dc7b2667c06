import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { uuidSchema } from '../base/paging.ts';

/** Most rows and columns that are read from a spreadsheet to fill in a form, header row included. */
export const sheetFillMaxRows = 1001;
export const sheetFillMaxColumns = 200;

/**
 * GET /tasks/{uuid}/spreadsheet: the cells of the first tab of the process's spreadsheet, header row first, for the user
 * who holds a task whose step is filled in from a spreadsheet. Empty when the server cannot read it (an addition to the
 * floor).
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

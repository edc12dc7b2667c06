import { type endpoints, type ParsedRequestOf, sheetFillMaxColumns, sheetFillMaxRows } from '@tramita/client/contract';
import { canFinish, reasonText } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { ConflictError, ForbiddenError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { SheetError } from '../ports/sheet-store.ts';
import { loadDetail } from '../requests/request-detail.ts';
import { requireVisibleTask } from '../requests/visible-task.ts';

type Call = (typeof endpoints)['tasks.readSpreadsheet'];

const bounds = { rows: sheetFillMaxRows, columns: sheetFillMaxColumns };

/**
 * Returns the rows of the process's spreadsheet, only to the user who fills in the task, because the rows contain data
 * of other requests too.
 */
export async function readTaskSpreadsheet(
  context: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { idk, taskId } = await requireVisibleTask(context, { taskUuid: params.uuid });
  const task = await loadDetail(context, { idk, taskId });
  const permission = canFinish(task, context.user);
  if (!permission.allowed) {
    const message = reasonText[permission.reason];
    if (permission.reason === 'TASK_NOT_OPEN') throw new ConflictError(message, 'TASK_NOT_OPEN');
    throw new ForbiddenError(message, 'TASK_NOT_HELD');
  }
  const { sheets } = context.services;
  if (!task.fillingFromSheet || !task.spreadsheetUrl || !sheets?.read) return { rows: [] };
  try {
    return { rows: await sheets.read(task.spreadsheetUrl, bounds) };
  } catch (error) {
    if (error instanceof SheetError) throw new ConflictError(error.reason);
    throw error;
  }
}

import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findWorker } from '../db/absences/covers.ts';
import { isAddressedTo, markRead, markUnread } from '../db/tasks/tasks.ts';
import { NotFoundError } from '../errors.ts';
import { requireVisibleTaskByIdOrUuid } from '../requests/visible-task.ts';
import { requireAddressedTask } from './addressed-task.ts';

type UnreadCall = (typeof endpoints)['tasks.unread'];
type ReadCall = (typeof endpoints)['tasks.read'];
type AssigneeReadCall = (typeof endpoints)['tasks.assigneeRead'];

/** Marks a task unread for the caller. @throws NotFoundError unless it was addressed to them */
export async function markTaskUnread(context: CallContext, { params }: ParsedRequestOf<UnreadCall>): Promise<void> {
  const { taskId } = await requireAddressedTask(context, params.uuid);
  await markUnread(context.services.db, taskId, context.user.id);
}

/** Marks a task of a request the caller may see as read for the caller. */
export async function markTaskRead(context: CallContext, { params }: ParsedRequestOf<ReadCall>): Promise<void> {
  const { taskId } = await requireVisibleTaskByIdOrUuid(context, params.id);
  await markRead(context.services.db, taskId, context.user.id);
}

/** Marks a task of the caller's queue as read for the caller. @throws NotFoundError unless it was addressed to them */
export async function markAssigneeTaskRead(
  context: CallContext,
  { params }: ParsedRequestOf<AssigneeReadCall>,
): Promise<void> {
  const { taskId } = await requireVisibleTaskByIdOrUuid(context, params.id);
  const worker = await findWorker(context.services.db, context.user.id, context.services.now());
  if (!(await isAddressedTo(context.services.db, taskId, worker))) throw new NotFoundError();
  await markRead(context.services.db, taskId, context.user.id);
}

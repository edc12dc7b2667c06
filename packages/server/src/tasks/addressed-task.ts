import type { CallContext } from '../context.ts';
import { findAddressed, isAddressedTo } from '../db/tasks/tasks.ts';
import { NotFoundError } from '../errors.ts';
import { findVisibleTasks, missingTask, requireVisibleTask, type VisibleTask } from '../requests/visible-task.ts';

/**
 * Returns a task addressed to the caller by name or by group, which they may take.
 * @throws NotFoundError for any other task, even if the caller may read it
 */
export async function requireAddressedTask(context: CallContext, taskUuid: string): Promise<VisibleTask> {
  const task = await requireVisibleTask(context, { taskUuid });
  if (await isAddressedTo(context.services.db, task.taskId, context.user.id)) return task;
  throw new NotFoundError(missingTask);
}

/** Returns those of several tasks that are addressed to the caller, by uuid. */
export async function findAddressedTasks(
  context: CallContext,
  uuids: readonly string[],
): Promise<Map<string, VisibleTask>> {
  const tasks = await findVisibleTasks(context, uuids);
  const ids = [...tasks.values()].map(({ taskId }) => taskId);
  const addressed = await findAddressed(context.services.db, ids, context.user.id);
  return new Map([...tasks].filter(([, { taskId }]) => addressed.has(taskId)));
}

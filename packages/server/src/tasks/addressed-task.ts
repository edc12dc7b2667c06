import type { CallContext } from '../context.ts';
import { isAddressedTo } from '../db/tasks.ts';
import { NotFoundError } from '../errors.ts';
import { requireVisibleTask } from './visible-task.ts';

/**
 * A task addressed to the caller by name or by group, which they may take.
 * @throws NotFoundError for every other, also for those the caller may read
 */
export async function requireAddressedTask(context: CallContext, taskUuid: string) {
  const task = await requireVisibleTask(context, { taskUuid });
  if (await isAddressedTo(context.services.db, task.taskId, context.user.id)) return task;
  throw new NotFoundError('Não foi possível encontrar a tarefa');
}

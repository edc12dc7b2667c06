import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext, Db } from '../context.ts';
import { insertHistory } from '../db/histories.ts';
import { findTaskStanding, type TaskStanding, takeTask } from '../db/tasks.ts';
import { historyMessages } from '../engine/history-messages.ts';
import { ConflictError } from '../errors.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { loadDetail } from '../requests/request-detail.ts';
import { requireAddressedTask } from './addressed-task.ts';
import { refuseClosedTask } from './refuse-closed-task.ts';
import type { VisibleTask } from './visible-task.ts';

type Call = (typeof endpoints)['tasks.assign'];

/** Makes the caller the only assignee. Taking what one holds already changes nothing. */
export async function assignTask(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const task = await requireAddressedTask(context, params.uuid);
  await takeOver(context, task);
  return loadDetail(context, task);
}

/** Makes the caller the holder of a task addressed to them; false when they hold it already. `known` is how it stood a moment ago. */
export function takeOver(
  { services, user }: CallContext,
  { idk, taskId }: VisibleTask,
  known?: TaskStanding,
): Promise<boolean> {
  return services.db.transaction().execute(async (tx) => {
    const before = known ?? (await findTaskStanding(tx, taskId));
    if (before.status === 'TO_DO' && (before.held_by ?? before.sole_addressee) === user.id) return false;
    if (!(await takeTask(tx, taskId, user.id))) return refuseTaken(tx, taskId, user);
    await insertHistory(tx, {
      idk,
      step_id: before.step_id,
      task_id: taskId,
      kind: 'ASSIGNED',
      message: historyMessages.assigned(user.completeName, before.title),
      user_id: user.id,
      created_at: services.now(),
    });
    return true;
  });
}

async function refuseTaken(tx: Db, taskId: number, user: CallContext['user']): Promise<never> {
  const task = await findTaskStanding(tx, taskId);
  if (task.status !== 'TO_DO') return refuseClosedTask(task, user);
  const message = task.holder ? `Esta tarefa já está atribuída a ${task.holder}.` : errorMessage('TASK_HELD_BY_OTHER');
  throw new ConflictError(message, 'TASK_HELD_BY_OTHER');
}

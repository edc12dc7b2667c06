import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { insertHistory } from '../db/histories.ts';
import { findTaskStanding, returnTask, type TaskStanding } from '../db/tasks.ts';
import { historyMessages } from '../engine/history-messages.ts';
import { InvalidInputError } from '../errors.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { loadDetail } from '../requests/request-detail.ts';
import { requireAddressedTask } from './addressed-task.ts';
import { refuseClosedTask } from './refuse-closed-task.ts';
import type { VisibleTask } from './visible-task.ts';

type Call = (typeof endpoints)['tasks.unassign'];

/** Gives a task the caller took over back to all it was addressed to. */
export async function unassignTask(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const task = await requireAddressedTask(context, params.uuid);
  await giveBack(context, task);
  return loadDetail(context, task);
}

/** Gives a task the caller took over back to all it was addressed to. `known` is how it stood a moment ago. */
export async function giveBack(
  { services, user }: CallContext,
  { idk, taskId }: VisibleTask,
  known?: TaskStanding,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const returned = await returnTask(tx, taskId, user.id);
    const task = (returned && known) || (await findTaskStanding(tx, taskId));
    if (!returned) {
      if (task.status !== 'TO_DO') return refuseClosedTask(task, user);
      const code = task.held_by === null ? 'UNABLE_TO_UNASSIGN' : 'UNASSIGN_ERROR';
      throw new InvalidInputError(errorMessage(code), code);
    }
    await insertHistory(tx, {
      idk,
      step_id: task.step_id,
      task_id: taskId,
      kind: 'UNASSIGNED',
      message: historyMessages.unassigned(user.completeName, task.title),
      user_id: user.id,
      created_at: services.now(),
    });
  });
}

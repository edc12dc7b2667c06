import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { historyMessages } from '@tramita/client/engine';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { ConflictError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { loadDetail } from '../requests/request-detail.ts';
import { say } from '../text/sentence.ts';
import { type AddressedTask, requireAddressedTask } from './addressed-task.ts';
import { changeTask, type LockedTask } from './change-task.ts';
import { refuseClosedTask } from './refuse-closed-task.ts';

type Call = (typeof endpoints)['tasks.assign'];

/** Makes the caller the only assignee. Does nothing if the caller already is. */
export async function assignTask(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const task = await requireAddressedTask(context, params.uuid);
  await takeOver(context, task);
  return loadDetail(context, task);
}

/**
 * Makes the caller the assignee of a task that they may take, also if an absent person whose substitute they are took it.
 * Returns false if they already are.
 */
export function takeOver(context: CallContext, task: AddressedTask, together?: LockedTask): Promise<boolean> {
  const { services, user } = context;
  const { onBehalfOf } = task;
  return changeTask(context, task, together, ({ current, changes }) => {
    if (current.status !== 'TO_DO') return refuseClosedTask(current, user);
    if ((current.held_by ?? current.sole_addressee) === user.id) return false;
    if (current.held_by !== null && current.held_by !== onBehalfOf?.id) {
      const message = current.holder ? say`Esta tarefa já está atribuída a ${current.holder}.` : undefined;
      throw new ConflictError(message ?? errorMessage('TASK_HELD_BY_OTHER'), 'TASK_HELD_BY_OTHER');
    }
    changes.add(
      { id: task.taskId, held_by: user.id, held_on_behalf_of: onBehalfOf?.id ?? null },
      {
        idk: task.idk,
        step_id: current.step_id,
        task_id: task.taskId,
        kind: 'ASSIGNED',
        message: historyMessages.assigned({ completeName: user.completeName, onBehalfOf }, current.title),
        user_id: user.id,
        on_behalf_of: onBehalfOf?.id ?? null,
        created_at: services.now(),
      },
    );
    return true;
  });
}

import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { historyMessages } from '@tramita/client/engine';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { loadDetail } from '../requests/request-detail.ts';
import { type AddressedTask, requireAddressedTask } from './addressed-task.ts';
import { changeTask, type LockedTask } from './change-task.ts';
import { refuseClosedTask } from './refuse-closed-task.ts';

type Call = (typeof endpoints)['tasks.unassign'];

/** Gives a task the caller took back to everyone it was addressed to. */
export async function unassignTask(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const task = await requireAddressedTask(context, params.uuid);
  await giveBack(context, task);
  return loadDetail(context, task);
}

/** Gives a task the caller took back to everyone it was addressed to. */
export function giveBack(context: CallContext, task: AddressedTask, together?: LockedTask): Promise<void> {
  const { services, user } = context;
  const { onBehalfOf } = task;
  return changeTask(context, task, together, ({ current, changes }) => {
    if (current.status !== 'TO_DO') return refuseClosedTask(current, user);
    if (current.held_by !== user.id) {
      const code = current.held_by === null ? 'UNABLE_TO_UNASSIGN' : 'UNASSIGN_ERROR';
      throw new InvalidInputError(errorMessage(code), code);
    }
    changes.add(
      { id: task.taskId, held_by: null, held_on_behalf_of: null },
      {
        idk: task.idk,
        step_id: current.step_id,
        task_id: task.taskId,
        kind: 'UNASSIGNED',
        message: historyMessages.unassigned({ completeName: user.completeName, onBehalfOf }, current.title),
        user_id: user.id,
        on_behalf_of: onBehalfOf?.id ?? null,
        created_at: services.now(),
      },
    );
  });
}

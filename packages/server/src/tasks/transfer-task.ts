import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { EngineEvent } from '@tramita/client/engine';
import { canTransfer, reasonText } from '@tramita/client/rules';
import type { AppliedTogether } from '../bulk/load-states.ts';
import type { CallContext } from '../context.ts';
import { findCurrentTask } from '../db/tasks/tasks.ts';
import { ServiceError } from '../errors.ts';
import { applyEvent, type EventSource } from '../flow/apply-event.ts';
import type { AnswerOf } from '../handlers.ts';
import { loadDetail } from '../requests/request-detail.ts';
import { requireVisibleTask, type VisibleTask } from '../requests/visible-task.ts';
import { humanStepOf, toActionTask } from './action-task.ts';
import { refuseClosedTask } from './refuse-closed-task.ts';
import { findTransferTargets, resolveTransferTargets, type TransferTargets } from './transfer-targets.ts';

type Call = (typeof endpoints)['tasks.transfer'];

/** Transfers a task to other people and groups; the caller can still see the request. */
export async function transferTask(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const task = await requireVisibleTask(context, { taskUuid: params.uuid });
  await transferTo(context, task, await findTransferTargets(context.services.db, body));
  return loadDetail(context, task);
}

/**
 * Transfers a task the caller may see, `together` with others if there are several. Everything is checked again
 * once the request is locked.
 */
export async function transferTo(
  { services, user }: CallContext,
  task: VisibleTask,
  targets: TransferTargets,
  together: AppliedTogether = {},
): Promise<void> {
  const source: EventSource = async (state, tx): Promise<EngineEvent> => {
    const { openTask, requester } = state;
    if (openTask?.uuid !== task.uuid) return refuseClosedTask(await findCurrentTask(tx, task.taskId), user);
    const step = humanStepOf(state, openTask);
    const permission = canTransfer(toActionTask(step, openTask, { requesterId: requester.id, attachments: 0 }), user);
    if (!permission.allowed) {
      const { reason } = permission;
      const code = reason === 'NOT_ROUTABLE' ? reason : 'TASK_NOT_HELD';
      throw new ServiceError(400, code, reasonText[reason], { reason });
    }
    const addressees = resolveTransferTargets(targets, requester);
    return { kind: 'TRANSFER', by: user, at: services.now(), taskUuid: task.uuid, ...addressees };
  };
  await applyEvent(services, task.idk, source, together);
}

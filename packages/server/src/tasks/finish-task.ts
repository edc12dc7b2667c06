import type { ErrorCode, endpoints, FinishBody, FormValues, ParsedRequestOf } from '@tramita/client/contract';
import type { EngineEvent, OpenTask, RequestState } from '@tramita/client/engine';
import { canApprove, canComplete, canReject, type ReasonCode, reasonText } from '@tramita/client/rules';
import type { AppliedTogether } from '../bulk/load-states.ts';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { countAttachments } from '../db/requests/attachments.ts';
import { findCurrentTask } from '../db/tasks/tasks.ts';
import { ServiceError } from '../errors.ts';
import { withUnchangedFiles } from '../files/form-file.ts';
import { applyEvent, type EventSource } from '../flow/apply-event.ts';
import type { AnswerOf } from '../handlers.ts';
import { checkForm } from '../requests/form/check-form.ts';
import { loadDetail } from '../requests/request-detail.ts';
import { requireMotive } from '../requests/require-motive.ts';
import { requireVisibleTask, type VisibleTask } from '../requests/visible-task.ts';
import { type HumanStep, humanStepOf, toActionTask } from './action-task.ts';
import { refuseClosedTask } from './refuse-closed-task.ts';

type Call = (typeof endpoints)['tasks.finish'];

/** A user's decision, without the form. */
interface Decision {
  readonly approved: boolean | null;
  readonly motive: string | null;
}

/** Approves, rejects or completes a task. Everything is checked again once the request is locked. */
export async function finishTask(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const task = await requireVisibleTask(context, { taskUuid: params.uuid });
  await decideTask(context, task, body);
  return loadDetail(context, task);
}

/** Approves, rejects or completes a task the caller may see, or, with `together`, several tasks at once. */
export async function decideTask(
  { services, user, locale }: CallContext,
  task: VisibleTask,
  body: FinishBody,
  together: AppliedTogether = {},
): Promise<void> {
  const source: EventSource = async (state, tx): Promise<EngineEvent> => {
    const { openTask } = state;
    if (openTask?.uuid !== task.uuid) return refuseClosedTask(await findCurrentTask(tx, task.taskId), user);
    const step = humanStepOf(state, openTask);
    const decision = readDecision(step, body);
    await requirePermission(tx, { state, step, openTask, decision, user });
    const values = checkForm(await withUnchangedFiles(formValuesOf(body), state.values), {
      processId: task.process_id,
      state,
      stepId: step.id,
      now: services.now(),
      maxFileBytes: services.limits.attachmentMaxBytes,
      locale,
    });
    return { kind: 'FINISH_TASK', by: user, at: services.now(), taskUuid: task.uuid, ...decision, values };
  };
  await applyEvent(services, task.idk, source, together);
}

function formValuesOf({ approved: _approved, motive: _motive, ...values }: FinishBody): FormValues {
  return values;
}

function readDecision(step: HumanStep, { approved = null, motive = null }: FinishBody): Decision {
  if (step.type !== 'APPROVAL_TASK') {
    if (approved === false) throw refusal('NOT_AN_APPROVAL');
    return { approved: null, motive: null };
  }
  if (approved === null) throw refusal('IS_AN_APPROVAL');
  if (approved) return { approved, motive: null };
  return { approved, motive: requireMotive(motive) };
}

function refusal(reason: 'NOT_AN_APPROVAL' | 'IS_AN_APPROVAL'): ServiceError {
  const fields = [{ name: 'approved', message: reasonText[reason] }];
  return new ServiceError(400, 'VALIDATION_ERROR', reasonText[reason], { reason, fields });
}

interface Attempt {
  readonly state: RequestState;
  readonly step: HumanStep;
  readonly openTask: OpenTask;
  readonly decision: Decision;
  readonly user: CallContext['user'];
}

const codes: Partial<Record<ReasonCode, ErrorCode>> = {
  TASK_NOT_HELD: 'TASK_NOT_HELD',
  TASK_NOT_HELD_APPROVAL: 'TASK_NOT_HELD',
  ATTACHMENT_REQUIRED: 'ATTACHMENT_REQUIRED',
};

async function requirePermission(tx: Db, { state, step, openTask, decision, user }: Attempt): Promise<void> {
  const attachments = step.isAttachmentRequired ? await countAttachments(tx, state.idk) : 0;
  const task = toActionTask(step, openTask, { requesterId: state.requester.id, attachments });
  const rule = decision.approved === null ? canComplete : decision.approved ? canApprove : canReject;
  const permission = rule(task, user);
  if (permission.allowed) return;
  const { reason } = permission;
  throw new ServiceError(400, codes[reason] ?? 'VALIDATION_ERROR', reasonText[reason], { reason });
}

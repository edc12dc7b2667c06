import type { FormValues, User } from '@tramita/client/contract';
import type { RequestState } from '@tramita/client/engine';
import { canComplete } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import type { ProcessRow } from '../db/catalogue/catalogue.ts';
import type { Db } from '../db/connection/db.ts';
import { loadRequestState } from '../db/engine/request-state.ts';
import { countAttachments } from '../db/requests/attachments.ts';
import { type Applied, type ApplyOptions, applyInTransaction } from '../engine/apply-in-transaction.ts';
import { validateForm } from '../requests/form/check-form.ts';
import { toActionTask } from '../tasks/action-task.ts';

type AlsoWrite = NonNullable<ApplyOptions['alsoWrite']>;

/**
 * Finishes the first task of a new request with the values it was started with, in the same transaction. Only finishes
 * a task that is addressed to the requester alone, needs no decision and accepts these values; any other stays to do.
 */
export function finishFirstTask(
  { services, user }: CallContext,
  process: ProcessRow,
  requester: User,
  submitted: FormValues,
): AlsoWrite {
  return async (tx: Db, { idk, openedTask }: Applied) => {
    if (!openedTask) return;
    const state = await loadRequestState(tx, idk, 'read');
    if (!state || !(await mayComplete(tx, state, requester))) return;
    const stepId = state.openTask?.stepId ?? '';
    const form = {
      processId: process.id,
      state,
      stepId,
      now: services.now(),
      maxFileBytes: services.limits.attachmentMaxBytes,
    };
    const { values, problems } = validateForm(ownValues(process, stepId, submitted), form);
    if (problems.length > 0) return;
    const at = services.now();
    await applyInTransaction(tx, idk, {
      kind: 'FINISH_TASK',
      by: user,
      at,
      taskUuid: openedTask.uuid,
      approved: null,
      motive: null,
      values,
    });
  };
}

async function mayComplete(tx: Db, state: RequestState, requester: User): Promise<boolean> {
  const { openTask } = state;
  const step = state.definition.steps.find(({ id }) => id === openTask?.stepId);
  if (!openTask || (step?.type !== 'USER_TASK' && step?.type !== 'APPROVAL_TASK')) return false;
  const attachments = await countAttachments(tx, state.idk);
  return canComplete(toActionTask(step, openTask, { requesterId: requester.id, attachments }), requester).allowed;
}

/** Returns the values of the fields that the step's form contains. */
function ownValues({ definition }: ProcessRow, stepId: string, values: FormValues): FormValues {
  const step = definition.steps.find(({ id }) => id === stepId);
  const ids = new Set(step && 'fields' in step ? step.fields.map(({ fieldId }) => fieldId) : []);
  const names = new Set(definition.fields.filter(({ id }) => ids.has(id)).map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

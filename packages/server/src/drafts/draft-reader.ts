import type { FormValues } from '@tramita/client/contract';
import { unreadableFields } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findWorker } from '../db/absences/covers.ts';
import { findRequest, findTaskOfRequest } from '../db/requests/request-details.ts';
import { formReaderOf } from '../requests/form/form-reader.ts';
import type { VisibleTask } from '../requests/visible-task.ts';

/**
 * Returns the values of a draft that its author may still read at the task's step. Hidden fields are determined with
 * the values of the draft, because the form shows those.
 */
export async function readableDraft(
  context: Pick<CallContext, 'services' | 'user'>,
  { idk, taskId }: Pick<VisibleTask, 'idk' | 'taskId'>,
  values: FormValues,
): Promise<FormValues> {
  const { db } = context.services;
  const request = await findRequest(db, idk);
  const worker = await findWorker(db, context.user.id, context.services.now());
  const task = await findTaskOfRequest(db, { idk, taskId, worker });
  if (!request || !task) return {};
  const reader = await formReaderOf(context, idk, task.step_id, task);
  const form = {
    definition: request.definition,
    stepId: task.step_id,
    values: { ...request.data, ...values },
  };
  const unreadable = unreadableFields(form, reader);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !unreadable.has(name)));
}

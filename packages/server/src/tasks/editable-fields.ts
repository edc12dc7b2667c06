import type { endpoints, ParsedRequestOf, WorkflowDefinition } from '@tramita/client/contract';
import { type FormReader, readableForm } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findWorker } from '../db/absences/covers.ts';
import { findRequest, findTaskOfRequest } from '../db/requests/request-details.ts';
import { findCurrentTask, findNewestTaskAt } from '../db/tasks/tasks.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { formReaderOf } from '../requests/form/form-reader.ts';
import { missingTask, requireVisibleTask } from '../requests/visible-task.ts';

type Call = (typeof endpoints)['tasks.editableFieldsMetadata'];

/**
 * Returns the fields that can be edited at a step, without values: one form for several tasks. Without `task`, uses the
 * newest open task addressed to the caller at a step with this id.
 * @throws NotFoundError if the caller sees no such task
 */
export async function listEditableFields(
  context: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { db } = context.services;
  const stepId = query['process-step-id'];
  const { idk, taskId, process_id } = await taskAt(context, stepId, query.task);
  const request = await findRequest(db, idk);
  if (!request) throw new NotFoundError(missingTask);
  const worker = await findWorker(db, context.user.id, context.services.now());
  const task = await findTaskOfRequest(db, { idk, taskId, worker });
  const reader = await formReaderOf(context, idk, stepId, task);
  return editableFields(request.definition, { processId: process_id, stepId }, reader);
}

async function taskAt(context: CallContext, stepId: string, uuid: string | undefined) {
  const { services, user } = context;
  if (uuid === undefined) {
    const worker = await findWorker(services.db, user.id, services.now());
    const taskId = await findNewestTaskAt(services.db, stepId, worker);
    if (taskId === null) throw new NotFoundError(missingTask);
    return requireVisibleTask(context, { taskId });
  }
  const task = await requireVisibleTask(context, { taskUuid: uuid });
  if ((await findCurrentTask(services.db, task.taskId)).step_id !== stepId) throw new NotFoundError(missingTask);
  return task;
}

function editableFields(
  definition: WorkflowDefinition,
  source: { readonly processId: number; readonly stepId: string },
  reader: FormReader,
) {
  const fields = readableForm({ ...source, definition, values: {} }, reader);
  return fields.filter(({ rules }) => rules.editable !== false && rules.visible !== false);
}

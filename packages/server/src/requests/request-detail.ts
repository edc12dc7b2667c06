import type { TaskDetail } from '@tramita/client/contract';
import { errorMessage, readableForm } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findWorker } from '../db/absences/covers.ts';
import { listAttachments } from '../db/requests/attachments.ts';
import {
  findReachedEnd,
  findRequest,
  findResponsibles,
  findTaskOfRequest,
  type RequestRow,
  type TaskRow,
} from '../db/requests/request-details.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { findResponsible } from '../people/responsible.ts';
import { toAttachment } from './attachments/attachment.ts';
import { describeArea, describeRequest, describeTask } from './describe-request.ts';
import { withChosenOptions } from './form/chosen-options.ts';
import { formReaderOf } from './form/form-reader.ts';

type Caller = Pick<CallContext, 'services' | 'user'>;

/** Subject of a detail: one task, or the request seen through its newest task. */
export interface DetailSubject {
  readonly idk: number;
  /** Null for the request: then its newest task is used, with the request's own status. */
  readonly taskId: number | null;
}

/**
 * Returns the detail for the caller, whose permission to see it must have been checked already.
 * @throws InvalidInputError CREATOR_ERROR if `needsCreator` and the requester is no longer active
 */
export async function loadDetail(
  { services, user }: Caller,
  subject: DetailSubject,
  { needsCreator = false } = {},
): Promise<TaskDetail> {
  const { db } = services;
  const request = await findRequest(db, subject.idk);
  if (!request) throw new NotFoundError();
  if (needsCreator && !request.requester.active) {
    throw new InvalidInputError(errorMessage('CREATOR_ERROR'), 'CREATOR_ERROR');
  }
  const { idk, data: values, process_id: processId, definition } = request;
  const worker = await findWorker(db, user.id, services.now());
  const task = await findTaskOfRequest(db, { ...subject, worker });
  const attachments = await listAttachments(db, idk);
  const areas = await findResponsibles(db, { departmentId: request.department_id, sectorId: request.sector_id });
  const stepId = (subject.taskId === null ? await endOf(db, request) : null) ?? task?.step_id ?? startOf(request);
  const reader = await formReaderOf({ services, user }, idk, stepId, task);
  return {
    ...describeRequest(request),
    ...describeTask(request, task, subject.taskId === null),
    mayRate: request.requester.id === user.id,
    canReadSpreadsheet: request.spreadsheet_bool && services.sheets?.read !== undefined,
    ...(await responsibleFor(db, task)),
    fields: withChosenOptions(readableForm({ processId, definition, stepId, values }, reader), definition),
    attachments: attachments.map(toAttachment),
    department: describeArea(request.department, areas.department),
    sector: describeArea(request.sector, areas.sector),
  };
}

type Db = Caller['services']['db'];

async function responsibleFor(db: Db, task: TaskRow | null): Promise<Pick<TaskDetail, 'assignees' | 'groups'>> {
  const byTask = await findResponsible(db, task ? [{ ...task, task_id: task.id }] : []);
  return byTask.get(task?.id ?? 0) ?? { assignees: [], groups: [] };
}

/** Returns the end step whose form a finished request shows, if that end has one. */
async function endOf(db: Db, { idk, status, definition }: RequestRow): Promise<string | null> {
  if (status !== 'FINISHED') return null;
  const ends = definition.steps.filter((step) => step.type === 'END_EVENT' && step.fields.length > 0);
  return findReachedEnd(
    db,
    idk,
    ends.map(({ id }) => id),
  );
}

const startOf = ({ definition }: RequestRow): string => definition.steps[0]?.id ?? '';

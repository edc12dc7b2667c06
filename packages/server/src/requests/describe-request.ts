import type { Step, TaskDetail } from '@tramita/client/contract';
import type { PersonRow } from '../db/people/people.ts';
import type { RequestRow, TaskRow } from '../db/requests/request-details.ts';
import { toPerson } from '../people/person.ts';

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** Returns the parts of a detail that do not depend on the task. */
export function describeRequest(request: RequestRow) {
  const { requester } = request;
  return {
    protocol: request.protocol,
    protocolKirk: request.protocol,
    processInstanceId: request.idk,
    processTitle: request.process_title,
    instanceCreatedBy: requester.id,
    createdBy: {
      id: requester.id,
      nickName: requester.nick_name,
      completeName: requester.complete_name,
      picture: requester.picture,
      branch: requester.branch,
      department: requester.sector,
      email: requester.email,
    },
    processVersion: request.process_version,
    processId: request.process_id,
    spreadsheetUrl: request.spreadsheet_bool ? request.spreadsheet_url : null,
    hasNps: request.has_nps,
    npsStatus: request.nps_status,
    npsComment: request.nps_comment,
    contentRemovedAt: iso(request.content_removed_at),
    commentCount: request.comment_count,
  } satisfies Partial<TaskDetail>;
}

/** Returns the parts of a detail that depend on a task; `asRequest` takes status and dates from the request instead. */
export function describeTask(request: RequestRow, task: TaskRow | null, asRequest: boolean) {
  const step = stepOf(request, task?.step_id ?? request.current_step);
  const motive = task?.motive ?? request.motive;
  const { status, created_at, finished_at } = asRequest || !task ? request : task;
  return {
    // a request that never had a task is identified by its number and protocol
    uuid: task?.uuid ?? request.protocol,
    id: task?.id ?? request.idk,
    type: task?.type ?? 'NORMAL',
    status,
    ...placeOf(request, task, asRequest),
    ...flagsOf(step),
    motive,
    data: { approved: task?.approved ?? null, motive },
    description: step?.description ?? request.process_description,
    createdAt: created_at.toISOString(),
    finishedAt: iso(finished_at),
    taskMarker: tagOf(task),
    onBehalfOf: task?.on_behalf_of && task.status === 'TO_DO' ? toPerson(task.on_behalf_of) : null,
    ...handlingOf(task),
  } satisfies Partial<TaskDetail>;
}

const stepOf = ({ definition }: RequestRow, stepId: string | null): Step | undefined =>
  definition.steps.find(({ id }) => id === stepId);

function placeOf(request: RequestRow, task: TaskRow | null, asRequest: boolean) {
  const ofTask = task?.step_id ?? request.current_step;
  const title = task?.title ?? stepOf(request, ofTask)?.title ?? request.process_title;
  if (!asRequest) return { title, currentStep: ofTask };
  // a request that stopped, or waits for a service, is past its newest task
  const here = request.current_step;
  return { title: stepOf(request, here)?.title ?? title, currentStep: here ?? ofTask };
}

/** Returns the settings that only some kinds of step have. */
function flagsOf(step: Step | undefined) {
  if (!step) return { isRoutable: false, isAttachmentRequired: false, fillingFromSheet: false };
  return {
    isRoutable: 'isRoutable' in step && step.isRoutable,
    isAttachmentRequired: 'isAttachmentRequired' in step && step.isAttachmentRequired,
    fillingFromSheet: 'fillingFromSheet' in step && step.fillingFromSheet === true,
  };
}

/** Returns what an open task allows and when it is due. */
function handlingOf(task: TaskRow | null) {
  if (task?.status !== 'TO_DO') return { unread: false, expiresIn: null, canAssign: false, canUnassign: false };
  return {
    unread: task.is_addressed && !task.is_read,
    expiresIn: iso(task.due_at),
    ...(task.due_time_zone === null ? {} : { dueTimeZone: task.due_time_zone }),
    canAssign: task.is_addressed,
    canUnassign: task.held_by !== null,
  };
}

function tagOf(task: TaskRow | null): TaskDetail['taskMarker'] {
  if (!task || task.marker_id === null || task.marker_name === null || task.marker_color === null) return null;
  return {
    id: task.marker_id,
    name: task.marker_name,
    color: task.marker_color,
    description: task.marker_description,
  };
}

/** Describes a department or sector with the people responsible for it. */
export function describeArea(description: string | null, responsibles: readonly PersonRow[]) {
  return description === null ? null : { description, responsibles: responsibles.map(toPerson) };
}

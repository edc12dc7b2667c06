import type { TaskDetail } from '@tramita/client/contract';
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
    commentCount: request.comment_count,
  } satisfies Partial<TaskDetail>;
}

/** Returns the parts of a detail that depend on a task; `asRequest` takes status and dates from the request instead. */
export function describeTask(request: RequestRow, task: TaskRow | null, asRequest: boolean) {
  const step = request.definition.steps.find(({ id }) => id === (task?.step_id ?? request.current_step));
  // a request that stopped, or waits for a service, is past its newest task
  const here = request.definition.steps.find(({ id }) => id === request.current_step);
  const isOpen = task?.status === 'TO_DO';
  const motive = task?.motive ?? request.motive;
  return {
    // a request that never had a task is identified by its number and protocol
    uuid: task?.uuid ?? request.protocol,
    id: task?.id ?? request.idk,
    title: (asRequest ? here?.title : null) ?? task?.title ?? step?.title ?? request.process_title,
    type: task?.type ?? 'NORMAL',
    status: asRequest || !task ? request.status : task.status,
    currentStep: asRequest ? (request.current_step ?? task?.step_id ?? null) : (task?.step_id ?? request.current_step),
    isRoutable: step !== undefined && 'isRoutable' in step && step.isRoutable,
    isAttachmentRequired: step !== undefined && 'isAttachmentRequired' in step && step.isAttachmentRequired,
    fillingFromSheet: step !== undefined && 'fillingFromSheet' in step && step.fillingFromSheet === true,
    unread: isOpen && task.is_addressed && !task.is_read,
    motive,
    data: { approved: task?.approved ?? null, motive },
    description: step?.description ?? request.process_description,
    createdAt: (asRequest || !task ? request.created_at : task.created_at).toISOString(),
    expiresIn: isOpen ? iso(task.due_at) : null,
    finishedAt: iso(asRequest || !task ? request.finished_at : task.finished_at),
    taskMarker: markerOf(task),
    canAssign: isOpen && task.is_addressed,
    canUnassign: isOpen && task.held_by !== null,
  } satisfies Partial<TaskDetail>;
}

function markerOf(task: TaskRow | null): TaskDetail['taskMarker'] {
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

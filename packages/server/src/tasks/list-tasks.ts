import type { endpoints, ParsedRequestOf, TaskRow, TrackNode } from '@tramita/client/contract';
import { canSeeAttendance, errorMessage, isDay, isHeldBy, trackNodes } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findTrackSteps, type TrackStepRow } from '../db/request-tracks.ts';
import { type TaskListColumn, type TaskListName, taskListColumns } from '../db/task-list-sources.ts';
import { findListOwner, findTaskListPage, type TaskListFilter, type TaskListRow } from '../db/task-lists.ts';
import { ForbiddenError, InvalidInputError } from '../errors.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { findResponsible, type Responsible } from './responsible.ts';

type Call = (typeof endpoints)['tasks.list'];
type Query = ParsedRequestOf<Call>['query'];

/** A page of one of the caller's lists. @throws ForbiddenError for attendance lists of people with the personal menu only */
export async function listTasks(
  { services, user }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { db } = services;
  const list = listNameOf(query);
  if (list !== 'my-tasks' && !canSeeAttendance(user)) {
    throw new ForbiddenError(errorMessage('FORBIDDEN'), 'FORBIDDEN', 'PERSONAL_MENU_ONLY');
  }
  const filter = filterOf(query);
  const owner = await findListOwner(db, user.id);
  const { rows, total } = await findTaskListPage(db, list, query.status, owner, filter);
  const responsible = await findResponsible(db, rows.flatMap(toResponsibleTask));
  const tracks = await findTrackSteps(
    db,
    rows.map(({ idk }) => idk),
  );
  return rows.map((row) => {
    const who = responsible.get(row.task_id ?? 0) ?? { assignees: [], groups: [] };
    return {
      ...describeRow(row, query),
      ...describeHolding(row, who, user),
      track: trackOf(row, tracks),
      totalLength: total,
    };
  });
}

function listNameOf(query: Pick<Query, 'myTasks' | 'assignedToMe'>): TaskListName {
  if (query.myTasks) return 'my-tasks';
  return query.assignedToMe ? 'my-attendance' : 'attendance';
}

const largestIdk = 2_147_483_647;

function filterOf(query: Query): TaskListFilter {
  for (const column of ['createdAt', 'finishedAt'] as const) {
    const day = query[column];
    if (day !== undefined && !isDay(day)) {
      throw new InvalidInputError(errorMessage('VALIDATION_ERROR'), 'VALIDATION_ERROR', [
        { name: column, message: 'Esta data não existe' },
      ]);
    }
  }
  const idks = query.idk?.split(',').filter(Boolean).map(Number);
  return {
    ...query,
    idks: idks && idks.length > 0 ? idks.filter((idk) => idk <= largestIdk) : undefined,
    markerId: query.taskMarker,
    order: taskListColumns.flatMap((column) => orderBy(query, column)),
    size: query.itemsPerPage,
  };
}

function orderBy(query: Query, column: TaskListColumn): TaskListFilter['order'] {
  const name = `orderBy${column[0]?.toUpperCase()}${column.slice(1)}` as `orderBy${Capitalize<TaskListColumn>}`;
  const direction = query[name];
  return direction ? [{ column, direction }] : [];
}

const toResponsibleTask = ({ task_id, task_status, held_by, finished_by }: TaskListRow) =>
  task_id === null || task_status === null ? [] : [{ task_id, status: task_status, held_by, finished_by }];

function describeRow(row: TaskListRow, query: Query) {
  const isOpen = row.task_status === 'TO_DO';
  return {
    // a request that never had a task is named by its protocol
    uuid: row.task_uuid ?? row.protocol,
    protocol: row.protocol,
    idk: row.idk,
    process: row.process_title,
    step: row.task_title,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    createdBy: row.requester_name,
    unread: row.unread,
    subtitle: row.marker?.name,
    color: row.marker?.color,
    description: row.marker?.description,
    status: query.status,
    type: row.task_type ?? undefined,
    dueAt: isOpen ? (row.task_due_at?.toISOString() ?? null) : null,
    taskMarkerId: row.marker?.id,
    isRoutable: row.task_is_routable ?? false,
    instanceCreatedBy: row.requester_id,
    currentStep: row.current_step,
  } satisfies Partial<TaskRow>;
}

function describeHolding(row: TaskListRow, who: Responsible, user: { readonly id: number }) {
  const isOpen = row.task_status === 'TO_DO';
  return { ...who, held: isOpen && isHeldBy(who, user), canUnassign: isOpen && row.held_by === user.id };
}

function trackOf(row: TaskListRow, tracks: ReadonlyMap<number, readonly TrackStepRow[]>): TrackNode[] {
  const steps = tracks.get(row.idk) ?? [];
  const current = row.current_step;
  return trackNodes(
    steps.map(({ stepId, status, approved, canceled }) => ({
      // only approvals are decided and only ends are canceled, so the definition need not be read for each row
      type: canceled ? 'END_EVENT' : approved === null ? 'USER_TASK' : 'APPROVAL_TASK',
      status,
      currentStep: stepId === current,
      fail: status === 'FAILED',
      approved,
      canceled,
    })),
  );
}

import type { endpoints, ParsedRequestOf, TaskRow, TaskStatus } from '@tramita/client/contract';
import { canSeeAttendance, errorMessage, isHeldBy } from '@tramita/client/rules';
import { listedValues, type ProcessColumn } from '../../columns/process-columns.ts';
import { progressOf, trackOf } from '../../columns/row-track.ts';
import type { CallContext } from '../../context.ts';
import { findWorker } from '../../db/absences/covers.ts';
import type { TaskListRow } from '../../db/lists/task-list-rows.ts';
import { findTaskListPage } from '../../db/lists/task-lists.ts';
import { findTrackSteps } from '../../db/requests/request-tracks.ts';
import { ForbiddenError } from '../../errors.ts';
import { createSearchLabels, pageLabelLimits } from '../../field-search/search-labels.ts';
import type { AnswerOf } from '../../handlers.ts';
import { toPerson } from '../../people/person.ts';
import { findResponsible, type Responsible } from '../../people/responsible.ts';
import { listNameOf, readListFilter } from './list-filter.ts';

type Call = (typeof endpoints)['tasks.list'];

/**
 * Returns a page of one of the caller's lists.
 * @throws ForbiddenError for attendance lists of users with the personal menu only
 */
export async function listTasks(context: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const list = listNameOf(query);
  if (list !== 'my-tasks' && !canSeeAttendance(user)) {
    throw new ForbiddenError(errorMessage('FORBIDDEN'), 'FORBIDDEN', 'PERSONAL_MENU_ONLY');
  }
  const { filter, columns } = await readListFilter(context, query);
  const owner = await findWorker(services.db, user.id, services.now());
  const { rows, total } = await findTaskListPage(services.db, list, query.status, owner, filter);
  const labelled = createSearchLabels(services, pageLabelLimits);
  const described = await describeRows(context, rows, query.status, { columns, labelled });
  return described.map((row) => ({ ...row, totalLength: total }));
}

/** The data columns of a list, null without a process, and what replaces codes of search fields with labels. */
interface DescribedData {
  readonly columns: readonly ProcessColumn[] | null;
  readonly labelled: ReturnType<typeof createSearchLabels>;
}

/** Converts rows to their form in the contract, without the length of their list. */
export async function describeRows(
  { services: { db }, user }: Pick<CallContext, 'services' | 'user'>,
  rows: readonly TaskListRow[],
  status: TaskStatus,
  { columns, labelled }: DescribedData,
): Promise<Omit<TaskRow, 'totalLength'>[]> {
  const idks = rows.map(({ idk }) => idk);
  const [responsible, tracks, data] = await Promise.all([
    findResponsible(db, rows.flatMap(toResponsibleTask)),
    findTrackSteps(db, idks),
    columns && labelled(rows.map((row) => ({ fields: columns, values: row.data ?? {} }))),
  ]);
  return rows.map((row, index) => {
    const who = responsible.get(row.task_id ?? 0) ?? { assignees: [], groups: [] };
    return {
      ...describeRow(row, status),
      ...describeHolding(row, who, user),
      track: trackOf(row, tracks),
      ...progressOf(row, tracks),
      ...(columns && { data: listedValues(columns, data?.[index] ?? {}) }),
    };
  });
}

const toResponsibleTask = ({ task_id, task_status, held_by, finished_by }: TaskListRow) =>
  task_id === null || task_status === null ? [] : [{ task_id, status: task_status, held_by, finished_by }];

function describeRow(row: TaskListRow, status: TaskStatus) {
  const isOpen = row.task_status === 'TO_DO';
  return {
    // a request that never had a task is identified by its protocol
    uuid: row.task_uuid ?? row.protocol,
    protocol: row.protocol,
    idk: row.idk,
    process: row.process_title,
    step: row.step_title ?? row.task_title,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    createdBy: row.requester_name,
    unread: row.unread,
    subtitle: row.tag?.name,
    color: row.tag?.color,
    description: row.tag?.description,
    status,
    type: row.task_type ?? undefined,
    dueAt: isOpen ? (row.task_due_at?.toISOString() ?? null) : null,
    taskMarkerId: row.tag?.id,
    isRoutable: row.task_is_routable ?? false,
    instanceCreatedBy: row.requester_id,
    currentStep: row.current_step,
    waiting: isOpen,
    responsibleFor: row.responsible_for && toPerson(row.responsible_for),
    onBehalfOf: row.on_behalf_of && toPerson(row.on_behalf_of),
  } satisfies Partial<TaskRow>;
}

function describeHolding(row: TaskListRow, who: Responsible, user: { readonly id: number }) {
  const isOpen = row.task_status === 'TO_DO';
  return { ...who, held: isOpen && isHeldBy(who, user), canUnassign: isOpen && row.held_by === user.id };
}

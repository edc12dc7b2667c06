import { type RawBuilder, sql } from 'kysely';
import { absentPersonOf, coveredTasks, withoutOwnQueues } from '../absences/covers.ts';
import { type DataReader, readableData } from '../requests/readable-data.ts';
import { listedRequests } from './list-entries.ts';
import { isOneOf } from './search-text.ts';
import { columnsBy, newestTask, type TaskListColumn } from './task-list-columns.ts';
import type { ListOwner, TaskListName, TaskListStatus } from './task-list-names.ts';

type Condition = RawBuilder<boolean>;

/** SQL of a list: rows of one table under the alias `r`, the condition that selects them, and its columns. */
export interface TaskListSource {
  readonly table: RawBuilder<unknown>;
  /** Number that breaks ties; the newest row has the highest. */
  readonly key: RawBuilder<number>;
  readonly membership: Condition;
  readonly columns: Readonly<Record<TaskListColumn, RawBuilder<unknown>>>;
  readonly isProcess: (title: string) => Condition;
  readonly requesterId: RawBuilder<unknown>;
  /**
   * The names that the column `assignees` is ordered by, read for many rows together; without it, the column of each row
   * is read by itself.
   */
  readonly responsibles?: {
    /** The user who holds the row's task, if any. */
    readonly holder: RawBuilder<unknown>;
    /** SQL for `key` and `name` of rows, given SQL for their `key` and `holder`. */
    readonly namesOf: (rows: RawBuilder<unknown>) => RawBuilder<unknown>;
  };
  /** Whether one of these users or groups holds the row's task, is its addressee, or finished it. */
  readonly isWith: (named: { readonly people: readonly number[]; readonly groups: readonly number[] }) => Condition;
  /** The absent person in whose place the user sees the row; null for all rows of lists of requests. */
  readonly absentPerson: RawBuilder<number | null>;
  /** Values of the request's form that a reader may search. */
  readonly dataFor: (reader: DataReader) => RawBuilder<unknown>;
}

/** SQL condition: the task belongs to one of the given users or groups by the rule that orders by `assignees`. */
const isWith =
  ({ people, groups }: { readonly people: readonly number[]; readonly groups: readonly number[] }) =>
  (task: RawBuilder<unknown>) =>
    sql<boolean>`
    case when ${task}.status <> 'TO_DO' then ${isOneOf(sql`${task}.finished_by`, people)}
      when ${task}.held_by is not null then ${isOneOf(sql`${task}.held_by`, people)}
      else exists (select from task_addressees a where a.task_id = ${task}.id
        and (${isOneOf(sql`a.user_id`, people)} or ${isOneOf(sql`a.group_id`, groups)}))
    end`;

const addressedTo = (userId: number) =>
  sql`select a.task_id from task_addressees a where a.is_open and a.user_id = ${userId}`;

/**
 * SQL for the ids of the open tasks that a user could work, one statement for each reason; index-only look-ups for those
 * addressed to the user and to a group. Includes tasks that are on "my tasks" instead of the queue.
 */
export const workableTasks = (owner: ListOwner): readonly RawBuilder<unknown>[] => [
  addressedTo(owner.userId),
  sql`select a.task_id from task_addressees a where a.is_open and a.group_id = any (${owner.groupIds}::integer[])`,
  ...(owner.takenIds.length > 0 ? [sql`select unnest(${owner.takenIds}::integer[])`] : []),
  ...coveredTasks(withoutOwnQueues(owner)),
];

/** Tasks to do. A task addressed to its requester by name is on "my tasks", all others are in the attendance queue. */
function taskSource(list: TaskListName, owner: ListOwner): TaskListSource {
  const { userId } = owner;
  const byName = sql<boolean>`exists (select from task_addressees a where a.task_id = r.id and a.user_id = ${userId})`;
  const isQueued = sql<boolean>`not (r.requester_id = ${userId} and ${byName})`;
  const byUser = addressedTo(userId);
  // as an array, so that the planner looks the tasks up by their keys instead of planning a join
  const queued = sql<boolean>`r.status = 'TO_DO'
    and r.id = any (array(${sql.join(workableTasks(owner), sql` union all `)})) and ${isQueued}`;
  // tasks the user can hold: those addressed to the user by name, and those the user took
  const mine = sql<boolean>`r.status = 'TO_DO' and r.id = any (array(${byUser} union all
      select t.id from tasks t where t.status = 'TO_DO' and t.held_by = ${userId}))
    and ${isQueued}`;
  const membership: Record<TaskListName, Condition> = {
    'my-tasks': sql<boolean>`r.status = 'TO_DO' and r.requester_id = ${userId} and ${byName}`,
    attendance: queued,
    'my-attendance': sql<boolean>`${mine} and ${isHeldBy(userId)}`,
  };
  return {
    table: sql`tasks`,
    key: sql`r.id`,
    membership: membership[list],
    columns: columnsBy(({ ofTask }) => ofTask),
    isProcess: (title) => sql<boolean>`r.process_title = ${title}`,
    requesterId: sql`r.requester_id`,
    responsibles: { holder: sql`r.held_by`, namesOf: namesOfOpenTasks },
    isWith: (named) => isWith(named)(sql.raw('r')),
    absentPerson: absentPersonOf(sql.raw('r'), owner),
    dataFor: (reader) => sql`(select ${readableData(sql.raw('i'), reader)} from instances i where i.idk = r.idk)`,
  };
}

/** SQL for the names of the holders of open tasks, or else their first addressees. */
const namesOfOpenTasks = (rows: RawBuilder<unknown>) => sql`
  select held.key, users.list_name as name from (${rows}) held join users on users.id = held.holder
  union all
  select a.task_id, min(coalesce(users.list_name, groups.list_name)) from task_addressees a
  left join users on users.id = a.user_id
  left join groups on groups.id = a.group_id
  where a.task_id = any (array(select key from (${rows}) free where free.holder is null)) group by a.task_id`;

/** SQL condition: the user holds the open task `r`: they took it, or are its only addressee. */
export function isHeldBy(userId: number): Condition {
  return sql<boolean>`(r.held_by = ${userId} or (r.held_by is null and
    (select count(*) = 1 and bool_and(a.user_id is not distinct from ${userId})
      from task_addressees a where a.task_id = r.id)))`;
}

/**
 * Requests, one row each: the user's own, or those the user worked on; `my-attendance` is those with a task they
 * finished.
 */
function requestSource(list: TaskListName, status: Exclude<TaskListStatus, 'TO_DO'>, owner: ListOwner): TaskListSource {
  const { userId } = owner;
  // as an array, so that the planner looks the requests up by their keys instead of planning a join
  const listed = sql<boolean>`r.idk = any (${listedRequests(list, status, owner)})`;
  const membership = list === 'my-tasks' ? sql<boolean>`r.created_by = ${userId}` : listed;
  return {
    table: sql`instances`,
    key: sql`r.idk`,
    membership: sql<boolean>`r.status = ${status} and ${membership}`,
    columns: columnsBy(({ ofRequest }) => ofRequest),
    isProcess: (title) => sql<boolean>`r.process_id in (select id from processes where title = ${title})`,
    requesterId: sql`r.created_by`,
    absentPerson: sql<number | null>`null::integer`,
    isWith: (named) => sql<boolean>`coalesce(${newestTask(isWith(named))}, false)`,
    dataFor: (reader) => readableData(sql.raw('r'), reader),
  };
}

/** Returns the SQL of one list of a user. */
export function taskListSource(list: TaskListName, status: TaskListStatus, owner: ListOwner): TaskListSource {
  return status === 'TO_DO' ? taskSource(list, owner) : requestSource(list, status, owner);
}

/** SQL condition: the time is on this day in the product's time zone. */
export function onDay(time: RawBuilder<unknown>, day: string): Condition {
  return sql<boolean>`(${time} >= ${day}::date::timestamp at time zone 'America/Sao_Paulo'
    and ${time} < (${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo')`;
}

import { type RawBuilder, sql } from 'kysely';
import { contains } from './search-text.ts';

type Condition = RawBuilder<boolean>;

/** Which of a person's lists. */
export type TaskListName = 'my-tasks' | 'attendance' | 'my-attendance';

/** Lists of tasks to do, or of requests by how they stand. */
export type TaskListStatus = 'TO_DO' | 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';

/** Columns a list can be searched and ordered by. */
export const taskListColumns = [
  'idk',
  'process',
  'step',
  'createdAt',
  'finishedAt',
  'createdBy',
  'assignees',
  'taskMarker',
  'dueAt',
] as const;
export type TaskListColumn = (typeof taskListColumns)[number];

/** A list as SQL: rows of one table under the alias `r`, which of them belong to it, and its columns. */
export interface TaskListSource {
  readonly table: RawBuilder<unknown>;
  /** Number that breaks ties; the newest row has the highest. */
  readonly key: RawBuilder<number>;
  readonly membership: Condition;
  readonly columns: Readonly<Record<TaskListColumn, RawBuilder<unknown>>>;
  readonly isProcess: (title: string) => Condition;
  /** What lists may search of the request's form. */
  readonly data: RawBuilder<unknown>;
}

/** Whose list it is. The groups are given by value: the planner then knows how few rows they have. */
export interface ListOwner {
  readonly userId: number;
  readonly groupIds: readonly number[];
}

/** SQL condition: the addressee row `a` names the person or a group of theirs. */
export const namesOwner = ({ userId, groupIds }: ListOwner): Condition =>
  sql<boolean>`(a.user_id = ${userId} or a.group_id = any (${groupIds}::integer[]))`;

/** Names of those who have a task, for searching and ordering: holder, else addressees; who finished it once done. */
const responsibleOf = (task: RawBuilder<unknown>) => sql<string>`
  case when ${task}.status <> 'TO_DO'
    then (select complete_name || ' ' || nick_name from users where id = ${task}.finished_by)
    else coalesce(
      (select complete_name || ' ' || nick_name from users where id = ${task}.held_by),
      (select string_agg(coalesce(u.complete_name || ' ' || u.nick_name, g.name), ', ' order by u.complete_name, g.name)
        from task_addressees a left join users u on u.id = a.user_id left join groups g on g.id = a.group_id
        where a.task_id = ${task}.id))
  end`;

const markerOf = (task: RawBuilder<unknown>) => sql`(select name from task_markers where id = ${task}.marker_id)`;

const row = sql.raw('r');

/** Tasks to do. A task addressed to the requester by name is on "my tasks", every other one in the attendance queue. */
function taskSource(list: TaskListName, owner: ListOwner): TaskListSource {
  const { userId } = owner;
  const byName = sql<boolean>`exists (select from task_addressees a where a.task_id = r.id and a.user_id = ${userId})`;
  // as an array: the planner then looks the tasks up by their keys, instead of planning a join
  const queued = sql<boolean>`r.id = any (array(
      select a.task_id from task_addressees a where a.is_open and ${namesOwner(owner)}))
    and not (r.requester_id = ${userId} and ${byName})`;
  const membership: Record<TaskListName, Condition> = {
    'my-tasks': sql<boolean>`r.status = 'TO_DO' and r.requester_id = ${userId} and ${byName}`,
    attendance: queued,
    'my-attendance': sql<boolean>`${queued} and ${isHeldBy(userId)}`,
  };
  return {
    table: sql`tasks`,
    key: sql`r.id`,
    membership: membership[list],
    columns: {
      idk: sql`r.idk`,
      process: sql`r.process_title`,
      step: sql`r.title`,
      createdAt: sql`r.created_at`,
      finishedAt: sql`r.finished_at`,
      createdBy: sql`(select complete_name || ' ' || nick_name from users where id = r.requester_id)`,
      assignees: responsibleOf(row),
      taskMarker: markerOf(row),
      dueAt: sql`r.due_at`,
    },
    isProcess: (title) => sql<boolean>`r.process_title = ${title}`,
    data: sql`(select list_data from instances where instances.idk = r.idk)`,
  };
}

/** SQL condition: the person holds the open task `r`: took it, or it was addressed to nobody else. */
export function isHeldBy(userId: number): Condition {
  return sql<boolean>`(r.held_by = ${userId} or (r.held_by is null and
    (select count(*) = 1 and bool_and(a.user_id is not distinct from ${userId})
      from task_addressees a where a.task_id = r.id)))`;
}

const newestTask = (expression: (task: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql`(select ${expression(sql.raw('n'))} from tasks n where n.idk = r.idk order by n.id desc limit 1)`;

/** Requests, one row each: one's own, or those one worked on; `my-attendance` means finished a task of oneself. */
function requestSource(list: TaskListName, status: Exclude<TaskListStatus, 'TO_DO'>, owner: ListOwner): TaskListSource {
  const { userId } = owner;
  const membership: Record<TaskListName, Condition> = {
    'my-tasks': sql<boolean>`r.created_by = ${userId}`,
    attendance: sql<boolean>`exists (select from task_addressees a where a.instance_idk = r.idk and not a.is_open
      and ${namesOwner(owner)})`,
    'my-attendance': sql<boolean>`r.idk in (select idk from tasks where finished_by = ${userId} and status = 'FINISHED')`,
  };
  return {
    table: sql`instances`,
    key: sql`r.idk`,
    membership: sql<boolean>`r.status = ${status} and ${membership[list]}`,
    columns: {
      idk: sql`r.idk`,
      process: sql`(select title from processes where id = r.process_id)`,
      step: newestTask((task) => sql`${task}.title`),
      createdAt: sql`r.created_at`,
      finishedAt: sql`r.finished_at`,
      createdBy: sql`(select complete_name || ' ' || nick_name from users where id = r.created_by)`,
      assignees: newestTask(responsibleOf),
      taskMarker: newestTask(markerOf),
      dueAt: newestTask((task) => sql`case when ${task}.status = 'TO_DO' then ${task}.due_at end`),
    },
    isProcess: (title) => sql<boolean>`r.process_id in (select id from processes where title = ${title})`,
    data: sql`r.list_data`,
  };
}

/** The SQL of one list of a person. */
export function taskListSource(list: TaskListName, status: TaskListStatus, owner: ListOwner): TaskListSource {
  return status === 'TO_DO' ? taskSource(list, owner) : requestSource(list, status, owner);
}

/** SQL condition: the column's text contains what was typed. */
export function columnContains(source: TaskListSource, column: TaskListColumn, typed: string): Condition {
  return contains(sql<string>`${source.columns[column]}`, typed);
}

/** SQL condition: the time lies within this day in the product's time zone. */
export function onDay(time: RawBuilder<unknown>, day: string): Condition {
  return sql<boolean>`(${time} >= ${day}::date::timestamp at time zone 'America/Sao_Paulo'
    and ${time} < (${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo')`;
}

import type { TaskColumnName } from '@tramita/client/rules';
import { type RawBuilder, sql } from 'kysely';

/** Name to order a task by: its holder's, else its first addressee's; for a finished task, the user who finished it. */
const responsibleOf = (task: RawBuilder<unknown>) => sql<string>`
  case when ${task}.status <> 'TO_DO' then (select list_name from users where id = ${task}.finished_by)
    when ${task}.held_by is not null then (select list_name from users where id = ${task}.held_by)
    else (select min(coalesce(
        (select list_name from users where id = a.user_id),
        (select list_name from groups where id = a.group_id)))
      from task_addressees a where a.task_id = ${task}.id)
  end`;

const tagOf = (task: RawBuilder<unknown>) => sql`(select name from task_markers where id = ${task}.marker_id)`;

/** Title of the current step, which may not be a task: a service call, or a decision without an answer. */
export const currentTitle = (request: RawBuilder<unknown>) => sql<string | null>`
  (select title from process_steps where process_id = ${request}.process_id and step_id = ${request}.current_step)`;

/** Evaluates an expression on the newest task of the request `r`. */
export const newestTask = (expression: (task: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql`(select ${expression(sql.raw('n'))} from tasks n where n.idk = r.idk order by n.id desc limit 1)`;

/** A column by which task lists are ordered; all except the track. */
export type TaskListColumn = Exclude<TaskColumnName, 'status'>;

/** SQL by which a column is ordered. */
interface ColumnOrder {
  /** In lists of tasks to do, rows `r` of `tasks`. */
  readonly ofTask: RawBuilder<unknown>;
  /** In lists of running requests, rows `r` of `instances`. */
  readonly ofRequest: RawBuilder<unknown>;
  /** In lists of ended requests, rows `e` of `list_entries`. */
  readonly ofEntry: RawBuilder<unknown>;
  /** Column of `list_entries` that `ofEntry` or its join reads. */
  readonly entryColumn: string;
  /** Join that `ofEntry` needs. */
  readonly entryJoin?: RawBuilder<unknown>;
  /** Common table expression that the join needs: names folded once instead of for each entry. */
  readonly entryTable?: RawBuilder<unknown>;
  /** Whether `ofTask` and `ofRequest` are texts that are not stored folded. @default false */
  readonly isText?: true;
}

const row = sql.raw('r');

/** One record per column. */
export const columnOrders: Readonly<Record<TaskListColumn, ColumnOrder>> = {
  idk: { ofTask: sql`r.idk`, ofRequest: sql`r.idk`, ofEntry: sql`e.idk`, entryColumn: 'idk' },
  process: {
    ofTask: sql`r.process_title`,
    ofRequest: sql`(select title from processes where id = r.process_id)`,
    ofEntry: sql`processes_named.name`,
    entryColumn: 'process_id',
    entryJoin: sql`left join processes_named on processes_named.id = e.process_id`,
    entryTable: sql`processes_named as materialized (select id, fold(title) collate "C" as name from processes)`,
    isText: true,
  },
  step: {
    ofTask: sql`r.title`,
    ofRequest: sql`coalesce(${currentTitle(row)}, ${newestTask((task) => sql`${task}.title`)})`,
    ofEntry: sql`e.step`,
    entryColumn: 'step',
    isText: true,
  },
  createdAt: {
    ofTask: sql`r.created_at`,
    ofRequest: sql`r.created_at`,
    ofEntry: sql`e.created_at`,
    entryColumn: 'created_at',
  },
  finishedAt: {
    ofTask: sql`r.finished_at`,
    ofRequest: sql`r.finished_at`,
    ofEntry: sql`e.finished_at`,
    entryColumn: 'finished_at',
  },
  createdBy: {
    ofTask: sql`(select list_name from users where id = r.requester_id)`,
    ofRequest: sql`(select list_name from users where id = r.created_by)`,
    ofEntry: sql`requester.list_name`,
    entryColumn: 'requester_id',
    entryJoin: sql`left join users requester on requester.id = e.requester_id`,
  },
  assignees: {
    ofTask: responsibleOf(row),
    ofRequest: newestTask(responsibleOf),
    ofEntry: sql`finisher.list_name`,
    entryColumn: 'finisher_id',
    entryJoin: sql`left join users finisher on finisher.id = e.finisher_id`,
  },
  taskMarker: {
    ofTask: tagOf(row),
    ofRequest: newestTask(tagOf),
    ofEntry: sql`tags_named.name`,
    entryColumn: 'marker_id',
    entryJoin: sql`left join tags_named on tags_named.id = e.marker_id`,
    entryTable: sql`tags_named as materialized (select id, fold(name) collate "C" as name from task_markers)`,
    isText: true,
  },
  dueAt: {
    ofTask: sql`r.due_at`,
    ofRequest: newestTask((task) => sql`case when ${task}.status = 'TO_DO' then ${task}.due_at end`),
    // ended requests have no due date
    ofEntry: sql`null::timestamptz`,
    entryColumn: 'idk',
  },
};

export const taskListColumns = Object.keys(columnOrders) as readonly TaskListColumn[];

/** Returns the same SQL of each column. */
export const columnsBy = (
  of: (order: ColumnOrder) => RawBuilder<unknown>,
): Readonly<Record<TaskListColumn, RawBuilder<unknown>>> =>
  Object.fromEntries(taskListColumns.map((column) => [column, of(columnOrders[column])])) as Record<
    TaskListColumn,
    RawBuilder<unknown>
  >;

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { Page } from '../connection/paging.ts';
import { findEndedPage } from './ended-lists.ts';
import { isListedProcess } from './list-entries.ts';
import { findAllKeys, findLivePage } from './live-lists.ts';
import { findNamedPeople } from './named-people.ts';
import type { TaskListFilter } from './task-list-filter.ts';
import type { ListOwner, TaskListName, TaskListStatus } from './task-list-names.ts';
import { readTaskListRows, type TaskListRow } from './task-list-rows.ts';
import { taskListSource, workableTasks } from './task-list-sources.ts';

/** Returns a page of one of a user's lists. Finds the keys before it reads the rows, which keeps both plans simple. */
export async function findTaskListPage(
  db: Db,
  list: TaskListName,
  status: TaskListStatus,
  owner: ListOwner,
  filter: TaskListFilter,
): Promise<Page<TaskListRow>> {
  const named = await findNamedPeople(db, filter);
  const { keys, total } =
    status === 'FINISHED' || status === 'CANCELED'
      ? await findEndedPage(db, list, status, owner, filter, named)
      : await findLivePage(db, taskListSource(list, status, owner), filter, named);
  return { rows: await readTaskListRows(db, status, keys, owner, filter), total };
}

/** Returns the keys of all rows of one of a user's lists, in their order. */
export async function findTaskListKeys(
  db: Db,
  list: TaskListName,
  status: TaskListStatus,
  owner: ListOwner,
  filter: TaskListFilter,
): Promise<readonly number[]> {
  return findAllKeys(db, taskListSource(list, status, owner), filter, await findNamedPeople(db, filter));
}

/** Returns the titles of the processes that have rows on one of a user's lists. */
export async function findListedProcessTitles(
  db: Db,
  list: TaskListName,
  statuses: readonly TaskListStatus[],
  owner: ListOwner,
): Promise<string[]> {
  const lists = statuses.map((status) => {
    if (status !== 'TO_DO') return sql`select title from processes p where ${isListedProcess(list, status, owner)}`;
    const source = taskListSource(list, status, owner);
    return sql`select distinct ${source.columns.process} as title from ${source.table} r where ${source.membership}`;
  });
  const { rows } = await sql<{ title: string }>`
    select distinct on (fold(title) collate "C", title) title from (${sql.join(lists, sql` union all `)}) listed order by fold(title) collate "C", title`.execute(
    db,
  );
  return rows.map(({ title }) => title);
}

/**
 * Returns the number of unread tasks on each of a user's to-do lists. A queue can be long, so of its tasks only the ids are
 * read: from the indexes of addressees and of the tasks that the user has read.
 */
export async function countUnreadTasks(db: Db, owner: ListOwner): Promise<Record<TaskListName, number>> {
  const { userId } = owner;
  const on = (list: TaskListName) =>
    sql`select r.id from tasks r where ${taskListSource(list, 'TO_DO', owner).membership}`;
  const isUnread = (id: RawBuilder<unknown>) =>
    sql`not exists (select from task_reads where task_id = ${id} and user_id = ${userId})`;
  const { rows } = await sql<{ mine: number; queued: number; held: number }>`
    with mine as materialized (${on('my-tasks')}), held as materialized (${on('my-attendance')}),
      queue (id) as materialized (${sql.join(workableTasks(owner), sql` union `)})
    select (select count(*)::integer from mine where ${isUnread(sql`mine.id`)}) as mine,
      (select count(*)::integer from held where ${isUnread(sql`held.id`)}) as held,
      (select count(*)::integer from queue where ${isUnread(sql`queue.id`)} and queue.id not in (select id from mine)) as queued`.execute(
    db,
  );
  const [counts] = rows;
  return { 'my-tasks': counts?.mine ?? 0, attendance: counts?.queued ?? 0, 'my-attendance': counts?.held ?? 0 };
}

import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { Page } from '../connection/paging.ts';
import { findEndedPage } from './ended-lists.ts';
import { isListedProcess } from './list-entries.ts';
import { findAllKeys, findLivePage } from './live-lists.ts';
import { findNamedPeople } from './named-people.ts';
import type { TaskListFilter } from './task-list-filter.ts';
import type { ListOwner, TaskListName, TaskListStatus } from './task-list-names.ts';
import { readTaskListRows, type TaskListRow } from './task-list-rows.ts';
import { isHeldBy, taskListSource } from './task-list-sources.ts';

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

/** Returns the number of unread tasks on each of a user's to-do lists. */
export async function countUnreadTasks(db: Db, owner: ListOwner): Promise<Record<TaskListName, number>> {
  const unreadOn = (list: TaskListName) => sql`from tasks r where ${taskListSource(list, 'TO_DO', owner).membership}
    and not exists (select from task_reads where task_id = r.id and user_id = ${owner.userId})`;
  const { rows } = await sql<{ mine: number; queued: number; held: number }>`
    select mine.count as mine, queue.count as queued, queue.held
    from (select count(*)::integer ${unreadOn('my-tasks')}) mine,
      (select count(*)::integer, (count(*) filter (where ${isHeldBy(owner.userId)}))::integer as held
        ${unreadOn('attendance')}) queue`.execute(db);
  const [counts] = rows;
  return { 'my-tasks': counts?.mine ?? 0, attendance: counts?.queued ?? 0, 'my-attendance': counts?.held ?? 0 };
}

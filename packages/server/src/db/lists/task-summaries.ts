import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { ListOwner, TaskListName, TaskListStatus } from './task-list-names.ts';
import { taskListSource } from './task-list-sources.ts';

/** Returns the number of rows on one of a user's lists. */
export async function countTaskList(
  db: Db,
  list: TaskListName,
  status: TaskListStatus,
  owner: ListOwner,
): Promise<number> {
  const source = taskListSource(list, status, owner);
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${source.table} r where ${source.membership}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** An open task that has waited long. */
export interface OldTaskRow {
  readonly idk: number;
  readonly uuid: string;
  readonly process_title: string;
  readonly created_at: Date;
}

/** Returns the open tasks of a list that have waited longest, oldest first. */
export async function findOldestTasks(
  db: Db,
  list: TaskListName,
  owner: ListOwner,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OldTaskRow[]> {
  const source = taskListSource(list, 'TO_DO', owner);
  const { rows } = await sql<OldTaskRow>`
    select r.idk, r.uuid, r.process_title, r.created_at from ${source.table} r
    where ${source.membership} order by r.created_at, r.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

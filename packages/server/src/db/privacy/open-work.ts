import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** Open requests and tasks of a person. */
export interface OpenWork {
  readonly openRequests: number;
  readonly openTasks: number;
}

/** Returns the open requests that a person made or sent, and the open tasks that are addressed to them or that they hold. */
export async function countOpenWork(db: Db, id: number): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`
    select
      (select count(*)::integer from (
        select idk from instances where created_by = ${id} and status = 'IN_PROGRESS'
        union select idk from instances where started_by = ${id} and status = 'IN_PROGRESS'
      ) requests) as "openRequests",
      (select count(*)::integer from (
        select task_id as id from task_addressees where user_id = ${id} and is_open and task_id is not null
        union select id from tasks where held_by = ${id} and status = 'TO_DO'
      ) open_tasks) as "openTasks"`.execute(db);
  return rows[0] ?? { openRequests: 0, openTasks: 0 };
}

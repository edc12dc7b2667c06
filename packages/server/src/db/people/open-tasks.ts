import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type Page, type PageQuery, pageOf } from '../connection/paging.ts';

/** An open task of a person. */
export interface OpenTaskRow {
  readonly id: number;
  readonly idk: number;
  readonly process_title: string;
  readonly title: string;
  readonly created_at: Date;
  readonly due_at: Date | null;
  readonly taken: boolean;
  readonly sole: boolean;
}

/**
 * SQL condition: the person took the open task `t`, or is an addressee and no one took it. The ids are an array, so that
 * the planner looks the tasks up by their keys instead of planning a join.
 */
const isOf = (userId: number): RawBuilder<boolean> => sql<boolean>`t.status = 'TO_DO' and t.id = any (array(
    select task_id from task_addressees where is_open and user_id = ${userId}
    union all
    select task_id from task_addressees where is_open
      and group_id = any (array(select group_id from group_members where user_id = ${userId}))
    union all
    select id from tasks where held_by = ${userId} and status = 'TO_DO'
  )) and (t.held_by is null or t.held_by = ${userId})`;

/** SQL condition: the task `t` has no active addressee except the person. The groups of others are read once for all tasks. */
const isSole = (userId: number): RawBuilder<boolean> => {
  const isOther = sql`u.active and u.kind = 'PERSON' and u.id <> ${userId}`;
  return sql<boolean>`not exists (
    select from task_addressees a where a.task_id = t.id and (
      a.group_id in (select m.group_id from group_members m join users u on u.id = m.user_id where ${isOther})
      or exists (select from users u where u.id = a.user_id and ${isOther})
    )
  )`;
};

/** Returns the number of open tasks that would have no active assignee without this person. */
export async function countSoleTasks(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from tasks t where ${isOf(userId)} and ${isSole(userId)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns a page of the open tasks of a person, oldest first. */
export async function listOpenTasks(db: Db, userId: number, query: PageQuery): Promise<Page<OpenTaskRow>> {
  const { rows } = await sql<OpenTaskRow>`
    select t.id, t.idk, t.process_title, t.title, t.created_at, t.due_at,
      t.held_by is not null as taken, ${isSole(userId)} as sole
    from tasks t where ${isOf(userId)}
    order by t.created_at, t.id limit ${query.size} offset ${query.page * query.size}`.execute(db);
  return pageOf(rows, query, async () => {
    const counted = await sql<{ total: number }>`
      select count(*)::integer as total from tasks t where ${isOf(userId)}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
}

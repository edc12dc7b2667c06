import { sql } from 'kysely';
import { substitutesOfRequest } from '../absences/task-substitutes.ts';
import type { Db } from '../connection/db.ts';
import { type PersonRow, personColumns, personJson } from '../people/people.ts';

/** A comment and its author. */
export interface CommentRow {
  readonly comment_id: number;
  readonly comments: string;
  readonly created_at: Date;
  readonly by: PersonRow;
  /** The absent person for whom the author commented. */
  readonly on_behalf_of: PersonRow | null;
}

/** Returns the comments of a request, oldest first. */
export async function listComments(db: Db, idk: number): Promise<CommentRow[]> {
  const rows = await db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.id as comment_id', 'comments', 'comments.created_at'])
    .select(personColumns)
    .select(personJson(sql.ref('comments.on_behalf_of')).as('on_behalf_of'))
    .where('idk', '=', idk)
    .orderBy('comments.id')
    .execute();
  return rows.map(({ comment_id, comments, created_at, on_behalf_of, ...by }) => ({
    comment_id,
    comments,
    created_at,
    by,
    on_behalf_of,
  }));
}

/** Inserts a comment; returns its id. */
export async function insertComment(
  db: Db,
  comment: {
    readonly idk: number;
    readonly userId: number;
    readonly onBehalfOf: number | null;
    readonly text: string;
    readonly at: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('comments')
    .values({
      idk: comment.idk,
      user_id: comment.userId,
      on_behalf_of: comment.onBehalfOf,
      comments: comment.text,
      created_at: comment.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Returns the active users a request currently concerns: requester and sender, users who commented or finished a task
 * of it, and the users of its open task, including members of its groups and substitutes.
 */
export async function findParticipants(db: Db, idk: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select users.id from users where users.active and users.id in (
      select created_by from instances where idk = ${idk}
      union select started_by from instances where idk = ${idk}
      union select user_id from comments where idk = ${idk}
      union select coalesce(finished_by, held_by) from tasks where idk = ${idk}
      union select a.user_id from task_addressees a join tasks t on t.id = a.task_id
        where a.instance_idk = ${idk} and a.is_open and t.held_by is null
      union select m.user_id from task_addressees a join tasks t on t.id = a.task_id
        join group_members m on m.group_id = a.group_id
        where a.instance_idk = ${idk} and a.is_open and t.held_by is null
      union select substitute_id from (${substitutesOfRequest(idk, now)}) found_substitutes
    ) order by users.id`.execute(db);
  return rows.map(({ id }) => id);
}

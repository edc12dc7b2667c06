import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { PersonRow } from '../people/people.ts';
import type { TaskState } from '../tables/schema.ts';

/** A user who has a task open on the screen. */
export interface Presence {
  readonly taskId: number;
  readonly userId: number;
  readonly isEditing: boolean;
  readonly now: Date;
  /** Users last seen before this time are ignored. */
  readonly since: Date;
}

/** Other users who have a task open, and the state of the task. */
export interface PresenceRow {
  readonly status: TaskState;
  readonly version: number;
  /** The user who took the task, or its only addressee. */
  readonly holder: PersonRow | null;
  readonly others: readonly (PersonRow & { readonly since: string; readonly is_editing: boolean })[];
  readonly last_message: string | null;
  readonly last_at: Date | null;
  readonly last_by: PersonRow | null;
}

const personJson = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`jsonb_build_object('id', ${column('id')}, 'nick_name', ${column('nick_name')},
    'complete_name', ${column('complete_name')}, 'user_name', ${column('user_name')}, 'picture', ${column('picture')})`;
};

/**
 * Records that a user has a task open and returns, in the same statement, the other users who have it open, the state
 * of the task and the last action of another user on its request. System entries count only if no user action caused
 * them.
 */
export async function announce(db: Db, { taskId, userId, isEditing, now, since }: Presence): Promise<PresenceRow> {
  const { rows } = await sql<PresenceRow>`
    with said as (
      insert into task_presences as p (task_id, user_id, since, seen_at, is_editing)
      values (${taskId}, ${userId}, ${now}, ${now}, ${isEditing})
      on conflict (task_id, user_id) do update set
        since = case when p.seen_at > ${since} then p.since else excluded.since end,
        seen_at = excluded.seen_at,
        is_editing = excluded.is_editing
    )
    select t.status, i.revision + coalesce((select max(h.id) from histories h where h.idk = t.idk), 0) as version,
      case when holder.id is not null then ${personJson('holder')} end as holder,
      coalesce((
        select jsonb_agg(${personJson('u')} || jsonb_build_object('since', p.since, 'is_editing', p.is_editing)
          order by p.since, u.id)
        from task_presences p join users u on u.id = p.user_id
        where p.task_id = t.id and p.user_id <> ${userId} and p.seen_at > ${since}
      ), '[]') as others,
      last.message as last_message, last.created_at as last_at,
      case when actor.id is not null then ${personJson('actor')} end as last_by
    from tasks t
    join instances i on i.idk = t.idk
    left join users holder on holder.id = coalesce(t.held_by, (
      select case when count(*) = 1 then max(a.user_id) end from task_addressees a where a.task_id = t.id))
    left join lateral (
      select h.message, h.created_at, h.user_id from histories h
      where h.idk = t.idk and (h.user_id <> ${userId}
        or h.user_id is null and h.kind in ('SERVICE_SUCCEEDED', 'SERVICE_RETRY', 'SERVICE_FAILED'))
      order by h.id desc limit 1
    ) last on true
    left join users actor on actor.id = last.user_id
    where t.id = ${taskId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no task ${taskId}`);
  return row;
}

/** Records that a user closed a task. */
export async function leave(db: Db, taskId: number, userId: number): Promise<void> {
  await db.deleteFrom('task_presences').where('task_id', '=', taskId).where('user_id', '=', userId).execute();
}

/** Deletes presences last seen before `before`. */
export async function deleteOldPresences(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('task_presences').where('seen_at', '<', before).execute();
}

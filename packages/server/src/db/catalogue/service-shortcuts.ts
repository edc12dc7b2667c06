import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { activeServices, type ServiceRow } from './catalogue.ts';

/** Maximum number of recently requested services that are listed. */
const recentMax = 5;

/** Returns the active services a user marked as favourites, ordered by title. */
export async function listFavouriteServices(db: Db, userId: number): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`
    select line.* from favourite_services f
    join (${activeServices}) line on line.parent_id = f.parent_id
    where f.user_id = ${userId}
    order by fold(line.title) collate "C", line.id`.execute(db);
  return rows;
}

/** A service with a user's newest request of it. */
export interface RecentServiceRow extends ServiceRow {
  readonly requested_at: Date;
  readonly idk: number;
  readonly current_step: string | null;
}

/** Returns the active services a user requested last, or that were requested for them, newest first. */
export async function listRecentServices(db: Db, userId: number): Promise<RecentServiceRow[]> {
  const { rows } = await sql<RecentServiceRow>`
    select line.*, asked.requested_at, asked.idk, asked.current_step from (
      select distinct on (p.parent_id) p.parent_id, i.created_at as requested_at, i.idk, i.current_step
      from instances i join processes p on p.id = i.process_id
      where i.created_by = ${userId} order by p.parent_id, i.created_at desc, i.idk desc
    ) asked
    join (${activeServices}) line on line.parent_id = asked.parent_id
    order by asked.requested_at desc, line.id limit ${recentMax}`.execute(db);
  return rows;
}

/**
 * Adds a service to a user's favourites unless the user already has `most` of them. Returns whether the service is a
 * favourite afterwards. Locks the user's row until the transaction ends, so that concurrent calls are counted one
 * after the other.
 */
export async function insertFavouriteService(tx: Db, userId: number, parentId: number, most: number): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { rows } = await sql`
    insert into favourite_services (user_id, parent_id)
    select ${userId}, ${parentId}
    where (select count(*) from favourite_services where user_id = ${userId}) < ${most}
      or exists (select from favourite_services where user_id = ${userId} and parent_id = ${parentId})
    on conflict (user_id, parent_id) do update set user_id = excluded.user_id
    returning parent_id`.execute(tx);
  return rows.length > 0;
}

/** Removes a service from a user's favourites. */
export async function deleteFavouriteService(db: Db, userId: number, parentId: number): Promise<void> {
  await db.deleteFrom('favourite_services').where('user_id', '=', userId).where('parent_id', '=', parentId).execute();
}

/** Returns the id of the first version of a process, or null; `id` is the id of any of its versions. */
export async function findParentId(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('processes').select('parent_id').where('id', '=', id).executeTakeFirst();
  return row?.parent_id ?? null;
}

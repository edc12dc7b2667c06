import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** Returns the attendance groups, active ones first; `foreign` is the name of the source that their members come from. */
export async function readGroups(
  db: Db,
): Promise<{ readonly id: number; readonly name: string; readonly foreign: string | null }[]> {
  const { rows } = await sql<{ id: number; name: string; foreign: string | null }>`
    select g.id, g.name, d.name as foreign from groups g
      left join scim_groups s on s.group_id = g.id left join directory_sources d on d.key = s.source
    where g.deleted_at is null order by g.active desc, g.id`.execute(db);
  return rows;
}

/** Returns all members of attendance groups, as `group user`. */
export async function readMembers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ pair: string }>`
    select m.group_id || ' ' || m.user_id as pair from group_members m
    join groups g on g.id = m.group_id where g.deleted_at is null`.execute(db);
  return rows.map(({ pair }) => pair);
}

/** Returns whether a group, person or membership of the difference changed since the check. */
export async function haveMembersChanged(db: Db, importId: number): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select exists (
      select from import_changes c
      where c.import_id = ${importId} and (
        not exists (select from groups g where g.id = c.record_id and g.deleted_at is null)
        or (c.write ->> 'member')::boolean = exists (
          select from group_members m where m.group_id = c.record_id and m.user_id = (c.write ->> 'user')::integer)
      )
    ) as changed`.execute(db);
  return rows[0]?.changed ?? false;
}

/** Adds and removes the members of a difference. */
export async function writeMembers(tx: Db, importId: number): Promise<void> {
  await sql`
    delete from group_members m using import_changes c
    where c.import_id = ${importId} and not (c.write ->> 'member')::boolean
      and m.group_id = c.record_id and m.user_id = (c.write ->> 'user')::integer`.execute(tx);
  await sql`
    insert into group_members (group_id, user_id)
    select c.record_id, (c.write ->> 'user')::integer from import_changes c
    where c.import_id = ${importId} and (c.write ->> 'member')::boolean
    on conflict do nothing`.execute(tx);
}

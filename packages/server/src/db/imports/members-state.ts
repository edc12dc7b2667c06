import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** Returns the attendance groups by id. */
export async function readGroups(db: Db): Promise<{ readonly id: number; readonly name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from groups where deleted_at is null order by active desc, id`.execute(db);
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

import { sql } from 'kysely';
import { isRunning } from '../absences/covers.ts';
import type { Db } from '../connection/db.ts';

/** Returns those of the users who belong to one of the groups. */
export async function findMembersAmong(
  db: Db,
  groupIds: readonly number[],
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (groupIds.length === 0 || userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('group_members')
    .select('user_id')
    .where((eb) => eb('group_id', '=', eb.fn.any(eb.val(groupIds))))
    .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Returns those of the users who substitute one of the absent people, or of the members of one of the groups. */
export async function findSubstitutesAmong(
  db: Db,
  { people, groups }: { readonly people: readonly number[]; readonly groups: readonly number[] },
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (people.length + groups.length === 0 || userIds.length === 0) return new Set();
  const { rows } = await sql<{ user_id: number }>`
    select distinct s.user_id from absence_substitutes s
    join absences ab on ab.id = s.absence_id
    join users p on p.id = ab.user_id
    where s.user_id = any (${userIds}::integer[]) and s.declined_at is null
      and ${isRunning(sql`${now}::timestamptz`)} and (ab.user_id = any (${people}::integer[])
        or ab.includes_groups and exists (select from group_members m
          where m.user_id = ab.user_id and m.group_id = any (${groups}::integer[])))`.execute(db);
  return new Set(rows.map((row) => row.user_id));
}

/** Returns those of the users who are active. */
export async function findActiveAmong(db: Db, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(userIds))))
    .where('active', '=', true)
    .execute();
  return new Set(rows.map((row) => row.id));
}

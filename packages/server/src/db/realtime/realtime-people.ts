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

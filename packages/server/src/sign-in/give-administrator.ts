import { roles } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { findStoredPerson, hasActiveWithRole, replaceGrants, updatePersonRow } from '../db/people/directory-writes.ts';

/** Returns whether an active person has ROLE_ADMIN. */
export const hasAdministrator = (db: Db): Promise<boolean> => hasActiveWithRole(db, roles.admin);

/**
 * Gives ROLE_ADMIN to a person, as if it were given on the screen; returns the roles before and after. Must run in a
 * transaction that called `lockDirectory`.
 */
export async function giveAdministrator(
  tx: Db,
  id: number,
  now: Date,
): Promise<{ readonly before: string; readonly after: string }> {
  const before = (await findStoredPerson(tx, id))?.roles ?? '';
  await replaceGrants(tx, id, 'screen', { among: [roles.admin], roles: [roles.admin] });
  const after = (await findStoredPerson(tx, id))?.roles ?? '';
  if (after !== before) await updatePersonRow(tx, id, {}, now);
  return { before, after };
}

import type { Db } from '../db/connection/db.ts';
import { findStatusNamed } from '../db/people/directory-writes.ts';
import { createPersonRow, type WrittenPerson } from '../directory/write-person.ts';
import type { PersonNames } from './names-of.ts';

/**
 * Creates an active person with the status 'Ativo', if it exists, and without roles. Must run in a transaction that
 * called `lockDirectory`.
 */
export async function createActivePerson(
  tx: Db,
  { userName, names }: { readonly userName: string; readonly names: PersonNames },
  now: Date,
): Promise<WrittenPerson> {
  const statusId = await findStatusNamed(tx, 'Ativo');
  return createPersonRow(tx, { source: null, now }, { userName, ...names, ...(statusId !== null && { statusId }) });
}

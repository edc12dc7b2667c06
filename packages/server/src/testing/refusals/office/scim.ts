import type { Kysely } from 'kysely';
import { saveSource } from '../../../db/people/directory-writes.ts';
import { saveGroupUse } from '../../../db/scim/linked-groups.ts';
import { addScimMembers, insertScimGroup } from '../../../db/scim/scim-groups.ts';
import { removeScimPerson } from '../../../db/scim/scim-people.ts';
import type { Database } from '../../../db/tables/schema.ts';
import { insertGroup, insertInitializerGroup, insertUser } from '../../../db/testing/builders.ts';

const at = new Date('2026-02-01T12:00:00Z');

/**
 * Inserts groups of the directory of a connection, one without a use and two that are linked, and people whom the
 * connection deleted, one of whom is active again. Returns their ids.
 */
export async function insertScim(db: Kysely<Database>, account: number) {
  const source = `scim:${account}`;
  await saveSource(db, { key: source, kind: 'SCIM', name: 'ERP' });
  const person = await insertUser(db, { user_name: 'conectada' });
  const insert = (name: string, groupId: number | null) =>
    insertScimGroup(db, { source, externalId: null, name, groupId, at });
  const free = await insert('Diretoria', null);
  await addScimMembers(db, free, [person]);
  const taken = await insertGroup(db, [], { name: 'Ligado' });
  const linked = await insert('Ligado', taken);
  const linkedInitializer = await insertInitializerGroup(db, [], { name: 'Quem já vem do diretório' });
  const request = await insert('Quem solicita', null);
  await saveGroupUse(db, request, {
    use: 'REQUEST',
    groupId: null,
    initializerGroupId: linkedInitializer,
    role: null,
  });
  const open = await insertGroup(db, [], { name: 'Ainda livre' });
  const removed = await insertUser(db, { user_name: 'excluida', active: false });
  await removeScimPerson(db, source, removed, at);
  const restored = await insertUser(db, { user_name: 'de.volta' });
  await removeScimPerson(db, source, restored, at);
  return { account, free, linked, taken, linkedInitializer, open, removed, restored };
}

import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables/schema.ts';
import { insertGroup, insertInitializerGroup, insertUser } from '../../../db/testing/builders.ts';

/**
 * Inserts administrators: `gestora` manages groups, `analista` is a process analyst; and an unused group of each kind.
 */
export async function insertFreeGroups(db: Kysely<Database>) {
  await insertUser(db, { user_name: 'gestora', roles: 'ROLE_USER,ROLE_GROUP_MANAGER' });
  await insertUser(db, { user_name: 'analista', roles: 'ROLE_USER, ROLE_PROCESS_ANALYST' });
  const attendance = { id: await insertGroup(db, [], { name: 'Comissão' }), name: 'Comissão' };
  const initializer = { id: await insertInitializerGroup(db, [], { name: 'Diretoria' }), name: 'Diretoria' };
  return { attendance, initializer };
}

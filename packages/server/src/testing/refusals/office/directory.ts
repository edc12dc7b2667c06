import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables/schema.ts';
import { insertUser } from '../../../db/testing/builders.ts';

/**
 * Inserts `novata`, who works at a branch, `gerida`, whose last name and access belong to a source, `inativa` and
 * `saida`, who are inactive and superiors of one person each, that of `saida` by a source, and three branches: an inactive
 * one that nothing uses, that of `novata`, and one of the source.
 */
export async function insertDirectory(db: Kysely<Database>) {
  const source = 'file';
  await db.insertInto('directory_sources').values({ key: source, kind: 'FILE', name: 'Arquivo do RH' }).execute();
  const branch = async (name: string, code: string) =>
    (await db.insertInto('branches').values({ name, code }).returning('id').executeTakeFirstOrThrow()).id;
  const branches = {
    free: await branch('Norte', 'N1'),
    used: await branch('Sul', 'S1'),
    managed: await branch('Leste', 'L1'),
  };
  const fresh = await insertUser(db, { user_name: 'novata', first_name: 'Nina', branch_id: branches.used });
  const managed = await insertUser(db, { user_name: 'gerida', first_name: 'Gil' });
  await db
    .insertInto('attribute_owners')
    .values([
      { kind: 'PERSON', record_id: managed, attribute: 'lastName', source },
      { kind: 'PERSON', record_id: managed, attribute: 'active', source },
      { kind: 'BRANCH', record_id: branches.managed, attribute: 'name', source },
    ])
    .execute();
  const inactive = await insertUser(db, { user_name: 'inativa', first_name: 'Ivo', active: false });
  await db
    .insertInto('attribute_owners')
    .values({ kind: 'PERSON', record_id: inactive, attribute: 'active', source })
    .execute();
  const left = await insertUser(db, { user_name: 'saida', first_name: 'Sara', active: false });
  await insertUser(db, { user_name: 'de.inativa', first_name: 'Dora', superior_id: inactive });
  const ofLeft = await insertUser(db, { user_name: 'de.saida', first_name: 'Dino', superior_id: left });
  await db
    .insertInto('attribute_owners')
    .values({ kind: 'PERSON', record_id: ofLeft, attribute: 'superiorId', source })
    .execute();
  await db.updateTable('branches').set({ active: false }).where('id', '=', branches.free).execute();
  return { left, fresh, managed, inactive, branches };
}

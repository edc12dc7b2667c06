import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPgliteDatabase } from '../connection/open-database.ts';
import { openPglitePort } from '../connection/pglite-port.ts';
import { migrateTo, migrateToLatest } from './migrate.ts';

const before = '0025-next-steps';

async function openOld() {
  const db = openPgliteDatabase(await openPglitePort());
  await migrateTo(db, before);
  return db;
}

test('D1.09 D1.10 an empty database gets the statuses, of which one restricts the menu', async () => {
  const db = await openOld();
  await migrateToLatest(db);
  const rows = await db.selectFrom('assignee_statuses').selectAll().orderBy('id').execute();
  expect(rows).toEqual([
    { id: 1, description: 'Ativo', active: true, restricts_menu: false },
    { id: 2, description: 'Afastado', active: true, restricts_menu: true },
    { id: 3, description: 'Férias', active: true, restricts_menu: false },
    { id: 4, description: 'Aviso prévio', active: true, restricts_menu: false },
    { id: 5, description: 'Aprendiz', active: true, restricts_menu: false },
  ]);
  const next = await db.insertInto('assignee_statuses').values({ description: 'Licença' }).returning('id').execute();
  expect(next).toEqual([{ id: 6 }]);
  await db.destroy();
});

test('D1.09 a database with data keeps its statuses, users and role texts, and gets role grants', async () => {
  const db = await openOld();
  await sql`insert into assignee_statuses (id, description) values (7, 'AFASTADO'), (9, 'Normal')`.execute(db);
  await sql`
    insert into users (user_name, first_name, last_name, nick_name, complete_name, roles, catalogue_token, status_id)
    values ('ana', 'Ana', 'Silva', 'Ana', 'Ana Silva', 'ROLE_USER, ROLE_ADMIN,,ROLE_USER', 'a', 7),
      ('bia', 'Bia', 'Silva', 'Bia', 'Bia Silva', '', 'b', 9)`.execute(db);
  const old = await sql<object>`select * from users order by id`.execute(db);
  await migrateToLatest(db);
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  expect(users).toMatchObject(old.rows);
  expect(users).toMatchObject([{ kind: 'PERSON', signed_in_at: null }, { sector_id: null }]);
  const statuses = await db.selectFrom('assignee_statuses').selectAll().orderBy('id').execute();
  expect(statuses).toEqual([
    { id: 7, description: 'AFASTADO', active: true, restricts_menu: true },
    { id: 9, description: 'Normal', active: true, restricts_menu: false },
  ]);
  const grants = await db.selectFrom('role_grants').select(['user_id', 'role', 'source']).orderBy('id').execute();
  expect(grants).toEqual([
    { user_id: 1000, role: 'ROLE_USER', source: 'screen' },
    { user_id: 1000, role: 'ROLE_ADMIN', source: 'screen' },
  ]);
  await db.destroy();
});

test('D1.03 an external id is unique for its source and kind, and a record has one for each source', async () => {
  const db = await openOld();
  await migrateToLatest(db);
  await db
    .insertInto('directory_sources')
    .values([
      { key: 'one', kind: 'FILE', name: 'Um' },
      { key: 'two', kind: 'SCIM', name: 'Dois' },
    ])
    .execute();
  for (const kind of ['PERSON', 'GROUP', 'BRANCH', 'JOB_TITLE', 'DEPARTMENT', 'SECTOR'] as const) {
    const store = (source: string, external_id: string, record_id: number) =>
      db.insertInto('external_ids').values({ source, kind, external_id, record_id }).execute();
    await store('one', 'a', 1);
    await expect(store('one', 'a', 2)).rejects.toThrow(/duplicate key/);
    await expect(store('one', 'b', 1)).rejects.toThrow(/duplicate key/);
    await store('one', 'b', 2);
    await store('two', 'a', 1);
  }
  await db.destroy();
});

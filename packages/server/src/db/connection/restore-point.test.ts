import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOffice } from '../../testing/api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createRestorePoint } from './restore-point.ts';

let database: TestDatabase;
let goBack: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertOffice(database.db);
  goBack = await createRestorePoint(database.db);
});
afterAll(() => database.close());

/** Returns the content of the user tables. */
async function rows() {
  const { db } = database;
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const members = await db.selectFrom('group_members').selectAll().orderBy('user_id').orderBy('group_id').execute();
  const groups = await db.selectFrom('groups').selectAll().orderBy('id').execute();
  return { users, members, groups };
}
const addGroup = () =>
  database.db.insertInto('groups').values({ name: 'Novo' }).returning('id').executeTakeFirstOrThrow();

test('restores changed, deleted, added and truncated rows repeatedly', async () => {
  const { db } = database;
  const before = await rows();
  expect(before.users.length).toBeGreaterThan(0);
  for (const change of [
    () => db.updateTable('users').set({ first_name: 'Outra' }).execute(),
    () => db.deleteFrom('group_members').execute(),
    addGroup,
    () => sql`truncate users cascade`.execute(db),
  ]) {
    await change();
    expect(await rows()).not.toEqual(before);
    await goBack();
    expect(await rows()).toEqual(before);
  }
});

test('does not rewrite unchanged tables', async () => {
  const places = () => sql`select ctid::text, id from users order by id`.execute(database.db);
  const { rows: before } = await places();
  await addGroup();
  await goBack();
  expect((await places()).rows).toEqual(before);
});

test('restores the id sequences', async () => {
  const { id } = await addGroup();
  await addGroup();
  await goBack();
  expect((await addGroup()).id).toBe(id);
  await goBack();
});

test('checks foreign keys again afterwards', async () => {
  await goBack();
  await expect(
    database.db.insertInto('group_members').values({ user_id: 987_654, group_id: 987_654 }).execute(),
  ).rejects.toThrow(/foreign key/);
});

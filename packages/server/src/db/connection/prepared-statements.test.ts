import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabaseUrl } from '../testing/postgres-template.ts';
import { createTestSchema } from '../testing/test-database.ts';
import { openPostgresDatabase } from './open-postgres-database.ts';
import { createStatementNames } from './prepared-statements.ts';

describe('names of prepared statements', () => {
  test('names a statement from the second time it is sent', () => {
    const nameOf = createStatementNames();
    expect(nameOf('select id from tasks')).toBeUndefined();
    expect(nameOf('select id from users')).toBeUndefined();
    expect(nameOf('select id from tasks')).toBe('tramita_0');
    expect(nameOf('select id from users')).toBe('tramita_1');
    expect(nameOf('select id from tasks')).toBe('tramita_0');
  });

  test.each([
    'select * from tasks',
    'select "users".* from "users"',
    'select t.id from (select *, 1 from tasks) t',
    'update users set active = true returning *',
    '/* planned for its values */ select id from tasks',
    'begin',
    'listen changes',
  ])('leaves out %s', (text) => {
    const nameOf = createStatementNames();
    nameOf(text);
    expect(nameOf(text)).toBeUndefined();
  });

  test('counts are prepared', () => {
    const nameOf = createStatementNames();
    nameOf('select count(*) from tasks');
    expect(nameOf('select count(*) from tasks')).toBe('tramita_0');
  });

  test('stops naming statements when there are too many', () => {
    const nameOf = createStatementNames();
    const names = new Set<string | undefined>();
    for (let n = 0; n < 400; n += 1) {
      nameOf(`select ${n}`);
      names.add(nameOf(`select ${n}`));
    }
    expect(names.size).toBe(301);
    expect(nameOf('select 0')).toBe('tramita_0');
  });
});

describe.runIf(testDatabaseUrl !== '')('prepared statements', () => {
  test('run again after a migration added a column to their table', async () => {
    const schema = await createTestSchema(testDatabaseUrl);
    const db = openPostgresDatabase(testDatabaseUrl, { schema: schema.name, connections: 1 });
    await sql`create table notes (id integer)`.execute(db);
    const read = (id: number) => sql<{ id: number }>`select id from notes where id >= ${id}`.execute(db);
    const readAll = () => sql`select * from notes`.execute(db);
    for (let turn = 0; turn < 7; turn += 1) await read(turn);
    await readAll();
    await readAll();
    const prepared = await sql<{ n: number }>`select count(*) as n from pg_prepared_statements`.execute(db);
    expect(prepared.rows).toEqual([{ n: 1 }]);
    await sql`alter table notes add column text text`.execute(db);
    await sql`insert into notes values (7, 'x')`.execute(db);
    expect((await read(7)).rows).toEqual([{ id: 7 }]);
    expect((await readAll()).rows).toEqual([{ id: 7, text: 'x' }]);
    await db.destroy();
    await schema.drop();
  });
});

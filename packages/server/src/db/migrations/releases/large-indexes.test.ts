import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../connection/db.ts';
import { openPostgresDatabase } from '../../connection/open-postgres-database.ts';
import type { Database } from '../../tables/schema.ts';
import { testDatabaseUrl } from '../../testing/postgres-template.ts';
import { createTestSchema } from '../../testing/test-database.ts';
import { buildLargeIndexes } from './large-indexes.ts';

const index = { name: 'notes_text', on: 'notes (text)' };

describe.runIf(testDatabaseUrl !== '')('indexes of large tables', () => {
  let schema: Awaited<ReturnType<typeof createTestSchema>>;
  let db: Kysely<Database>;
  beforeAll(async () => {
    schema = await createTestSchema(testDatabaseUrl);
    db = openPostgresDatabase(testDatabaseUrl, { schema: schema.name });
    await sql`create table notes (id integer generated always as identity, text text)`.execute(db);
  });
  afterAll(async () => {
    await db.destroy();
    await schema.drop();
  });

  const write = (target: Db) => sql`insert into notes (text) values ('x')`.execute(target);
  const readIndex = async () => {
    const { rows } = await sql<{ id: number; valid: boolean }>`
      select indexrelid as id, indisvalid as valid from pg_index where indexrelid = to_regclass('notes_text')`.execute(
      db,
    );
    return rows[0] ?? expect.unreachable();
  };

  test('D11.08 writes go on while an index waits for an open transaction, and two servers create it once', async () => {
    const open = await db.startTransaction().execute();
    await write(open);
    const building = Promise.all([buildLargeIndexes(db, [index]), buildLargeIndexes(db, [index])]);
    const waits = () =>
      sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where query like 'create index concurrently "notes_text"%' and wait_event_type = 'Lock'`.execute(db);
    await expect.poll(async () => (await waits()).rows[0]?.n).toBe(1);
    await write(db);
    const { id, valid } = await readIndex();
    expect(valid).toBe(false);
    await open.commit().execute();
    await building;
    expect(await readIndex()).toEqual({ id, valid: true });
  });

  test('replaces an index that a stopped server left invalid', async () => {
    const { id } = await readIndex();
    await sql`update pg_index set indisvalid = false where indexrelid = 'notes_text'::regclass`.execute(db);
    await buildLargeIndexes(db, [index]);
    const replaced = await readIndex();
    expect(replaced.valid).toBe(true);
    expect(replaced.id).not.toBe(id);
  });
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrateToLatest } from '../migrations/migrate.ts';
import type { Database } from '../tables/schema.ts';
import { insertUser } from '../testing/builders.ts';
import { fillEmbeddedFolder } from '../testing/embedded-folder.ts';
import { testDatabaseUrl } from '../testing/postgres-template.ts';
import { createTestSchema, describeDatabases } from '../testing/test-database.ts';
import { testDatabaseFile } from '../testing/test-database-file.ts';
import { openPgliteDatabase } from './open-database.ts';
import { openPostgresDatabase } from './open-postgres-database.ts';
import { openPglitePort } from './pglite-port.ts';
import { openPgliteWorkerPort } from './pglite-worker-port.ts';
import type { PglitePort } from './sql-port.ts';

const countTags = async (db: Kysely<Database>) => {
  const row = await db
    .selectFrom('task_markers')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirst();
  return row?.n;
};
const tag = (name: string) => ({ name, color: '#000000', description: null });

describeDatabases('a database', (database) => {
  test('reports a violated constraint by code and name', async () => {
    const { db } = database();
    await insertUser(db, { user_name: 'ana', catalogue_token: 'a' });
    const again = insertUser(db, { user_name: 'Ana', catalogue_token: 'b' });
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'users_user_name' });
  });

  test('ids of users and groups do not overlap the special assignee ids', async () => {
    const { db } = database();
    expect(await insertUser(db)).toBe(1000);
    await expect(insertUser(db, { id: 2 })).rejects.toMatchObject({ code: '23514' });
    const { id } = await db.insertInto('groups').values({ name: 'G' }).returning('id').executeTakeFirstOrThrow();
    expect(id).toBe(1000);
  });

  test('returns counts and bigints as numbers, timestamps as dates, and json parsed', async () => {
    const { rows } = await sql<{ n: number; at: Date; data: unknown }>`
      select count(*) as n, timestamptz '2026-01-02T03:04:05Z' as at, '{"a":[1]}'::jsonb as data from users`.execute(
      database().db,
    );
    expect(rows).toEqual([{ n: 0, at: new Date('2026-01-02T03:04:05Z'), data: { a: [1] } }]);
  });

  test('fold removes case and accents', async () => {
    const { rows } = await sql<{ folded: string }>`
      select fold('ÁRVORE São João Çedilha ÑANDÚ ÿ É') as folded`.execute(database().db);
    expect(rows).toEqual([{ folded: 'arvore sao joao cedilha nandu y e' }]);
  });

  test('a first version is its own parent, later versions refer to it', async () => {
    const { db } = database();
    const version = { is_last_version: true, name: 'p', title: 'P', assignee_statuses: '[]', definition: '{}' };
    const first = await db
      .insertInto('processes')
      .values({ ...version, version: 1, is_last_version: false })
      .returning(['id', 'parent_id'])
      .executeTakeFirstOrThrow();
    expect(first.parent_id).toBe(first.id);
    await db
      .insertInto('processes')
      .values({ ...version, version: 2, parent_id: first.id })
      .execute();
    const twice = db
      .insertInto('processes')
      .values({ ...version, version: 2, parent_id: first.id })
      .execute();
    await expect(twice).rejects.toMatchObject({ constraint: 'processes_version' });
    const secondLast = db
      .insertInto('processes')
      .values({ ...version, version: 3, parent_id: first.id })
      .execute();
    await expect(secondLast).rejects.toMatchObject({
      constraint: expect.stringMatching(/^processes_(last_version|name)$/),
    });
    const orphan = db
      .insertInto('processes')
      .values({ ...version, version: 2 })
      .execute();
    await expect(orphan).rejects.toMatchObject({ code: '23514' });
  });

  test('transactions are isolated from each other and from single statements', async () => {
    const { db } = database();
    await db.insertInto('settings').values({ key: 'n', value: '0' }).execute();
    const bump = (fail: boolean) =>
      db.transaction().execute(async (tx) => {
        const { value } = await tx.selectFrom('settings').select('value').forUpdate().executeTakeFirstOrThrow();
        // further statements may run between the two of this transaction
        await sql`select 1`.execute(tx);
        await tx
          .updateTable('settings')
          .set({ value: String(Number(value) + 1) })
          .execute();
        if (fail) throw new Error('roll back');
      });
    const outside = (number: number) =>
      db
        .insertInto('task_markers')
        .values(tag(String(number)))
        .execute();
    const work = Array.from({ length: 40 }, (_, number) => [bump(number % 2 === 0), outside(number)]).flat();
    await Promise.allSettled(work);
    expect(await db.selectFrom('settings').select('value').executeTakeFirst()).toEqual({ value: '20' });
    expect(await countTags(db)).toBe(40);
  });

  test('commit throws if a failed statement of the transaction was caught', async () => {
    const { db } = database();
    const committing = db.transaction().execute(async (tx) => {
      await tx.insertInto('task_markers').values(tag('a')).execute();
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(committing).rejects.toThrow('rolled back');
    expect(await countTags(db)).toBe(0);
  });

  test('a failed statement rolls back only to its savepoint', async () => {
    const { db } = database();
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('task_markers').values(tag('a')).execute();
      await sql`savepoint here`.execute(tx);
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
      await sql`rollback to savepoint here`.execute(tx);
    });
    expect(await countTags(db)).toBe(1);
  });

  test('repeated and concurrent migrations change nothing', async () => {
    const { db } = database();
    await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)]);
    await insertUser(db);
  });
});

if (testDatabaseUrl) {
  describe('Postgres', () => {
    test('concurrent starts on an empty schema migrate it once', async () => {
      const schema = await createTestSchema(testDatabaseUrl);
      const instances = [1, 2, 3].map(() => openPostgresDatabase(testDatabaseUrl, { schema: schema.name }));
      await Promise.all(instances.map((db) => migrateToLatest(db)));
      const [first] = instances;
      if (first) await insertUser(first);
      await Promise.all(instances.map((db) => db.destroy()));
      await schema.drop();
    });

    test('statements run without JIT compilation', async () => {
      const db = openPostgresDatabase(testDatabaseUrl, { schema: 'public', connections: 1 });
      const { rows } = await sql<{ jit: string }>`show jit`.execute(db);
      await db.destroy();
      expect(rows).toEqual([{ jit: 'off' }]);
    });

    test('the migrator sees only the tables of its own schema', async () => {
      const [own, neighbour] = [await createTestSchema(testDatabaseUrl), await createTestSchema(testDatabaseUrl)];
      const databases = [own, neighbour].map(({ name }) => openPostgresDatabase(testDatabaseUrl, { schema: name }));
      for (const db of databases) await sql`create table ledger ()`.execute(db);
      const tables = await databases[0]?.introspection.getTables();
      expect(tables?.map(({ schema, name }) => [schema, name])).toEqual([[own.name, 'ledger']]);
      await Promise.all(databases.map((db) => db.destroy()));
      await Promise.all([own.drop(), neighbour.drop()]);
    });

    test('a connection that ends in a transaction fails its next statement, and the following ones have a new one', async () => {
      const open = () => openPostgresDatabase(testDatabaseUrl, { connections: 1 });
      const [db, other] = [open(), open()];
      const pidOf = async (connection: Kysely<Database>) =>
        (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)).rows[0]?.pid;
      let first: number | undefined;
      // an error without a listener would end the process
      const interrupted = db.transaction().execute(async (tx) => {
        first = await pidOf(tx);
        await sql`select pg_terminate_backend(${first})`.execute(other);
        // the end of the connection arrives on its own, between two statements
        await new Promise((resolve) => setTimeout(resolve, 100));
        await pidOf(tx);
      });
      await expect(interrupted).rejects.toThrow();
      expect(await pidOf(db)).not.toBe(first);
      await Promise.all([db.destroy(), other.destroy()]);
    });

    test('cancels a statement that exceeds the timeout', async () => {
      const db = openPostgresDatabase(testDatabaseUrl, { statementTimeoutMs: 50 });
      await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
      await db.destroy();
    });
  });
}

describe('the single connection of PGlite', () => {
  let port: PglitePort;
  beforeAll(async () => {
    port = await openPglitePort({ snapshot: await readFile(testDatabaseFile) });
  });
  afterAll(() => port.close());

  test('rejects a query on the outer db inside a transaction instead of hanging', async () => {
    const db = openPgliteDatabase(port, { stallMs: 50 });
    const mistaken = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await sql`select 2`.execute(db);
    });
    await expect(mistaken).rejects.toThrow('Inside a transaction use the transaction, never the outer db');
    expect((await sql`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }]);
  });

  test('detects the stall even if other callers keep arriving', async () => {
    const db = openPgliteDatabase(port, { stallMs: 60 });
    const coming: Promise<unknown>[] = [];
    const interval = setInterval(() => {
      coming.push(Promise.allSettled([sql`select 1`.execute(db)]));
    }, 10);
    const mistaken = db.transaction().execute(() => sql`select 2`.execute(db));
    await expect(mistaken).rejects.toThrow('Inside a transaction use the transaction');
    clearInterval(interval);
    await Promise.all(coming);
  });

  test('accepts a long statement and a long queue', async () => {
    const db = openPgliteDatabase(port, { stallMs: 40 });
    const slow = () =>
      db.transaction().execute(async (tx) => {
        for (let turn = 0; turn < 3; turn += 1) {
          await sql`select count(*) from generate_series(1, 200000)`.execute(tx);
          await new Promise(setImmediate);
        }
      });
    await Promise.all([slow(), slow(), slow(), sql`select 1`.execute(db)]);
  });
});

describe('PGlite in a worker thread', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tramita-db-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('keeps its folder, passes errors on, and fills another database from its dump', async () => {
    fillEmbeddedFolder(join(folder, 'first'));
    const port = await openPgliteWorkerPort({ dataDir: join(folder, 'first') });
    const db = openPgliteDatabase(port);
    await insertUser(db, { user_name: 'ana', catalogue_token: 'a' });
    const again = insertUser(db, { user_name: 'ana', catalogue_token: 'b' });
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'users_user_name' });
    const snapshot = await port.dump();
    await db.destroy();

    const names = async (opened: Kysely<Database>) => {
      const rows = await opened.selectFrom('users').select('user_name').execute();
      await opened.destroy();
      return rows;
    };
    const reopened = openPgliteDatabase(await openPgliteWorkerPort({ dataDir: join(folder, 'first') }));
    expect(await names(reopened)).toEqual([{ user_name: 'ana' }]);
    const copy = openPgliteDatabase(await openPgliteWorkerPort({ dataDir: join(folder, 'copy'), snapshot }));
    expect(await names(copy)).toEqual([{ user_name: 'ana' }]);
  });

  test('does not block the main thread while a statement runs', async () => {
    const db = openPgliteDatabase(await openPgliteWorkerPort({ dataDir: join(folder, 'first') }));
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 5);
    await sql`select count(*) from generate_series(1, 3000000)`.execute(db);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(5);
    await db.destroy();
  });

  test('rejects statements after it is closed', async () => {
    const port = await openPgliteWorkerPort({ snapshot: await readFile(testDatabaseFile) });
    await port.close();
    await port.close();
    await vi.waitFor(() => expect(port.query('select 1', [])).rejects.toThrow('The embedded database has stopped'));
  });

  test('reports why a folder cannot be opened', async () => {
    await expect(openPgliteWorkerPort({ dataDir: '/proc/nowhere/db' })).rejects.toThrow();
  });
});

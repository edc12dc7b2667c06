import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishTask } from '@tramita/client/contract';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPgliteDatabase } from '../../db/connection/open-database.ts';
import { openPostgresDatabase } from '../../db/connection/open-postgres-database.ts';
import { openPgliteWorkerPort } from '../../db/connection/pglite-worker-port.ts';
import { type ComparedTable, contentOf, useNeutralTexts } from '../../db/move/compare-tables.ts';
import { listTables } from '../../db/move/tables.ts';
import type { Database } from '../../db/tables/schema.ts';
import { fillEmbeddedFolder } from '../../db/testing/embedded-folder.ts';
import { testDatabaseUrl } from '../../db/testing/postgres-template.ts';
import { createMemoryFileStore } from '../../files/memory-file-store.ts';
import { startTestIssuer, type TestIssuer } from '../../identity/testing/external-issuer.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../../testing/api.ts';
import { embeddedFolder } from '../open-database.ts';
import { runCommand } from '../testing/run-command.ts';
import { startServerProcess } from '../testing/server-process.ts';

const openFolder = async (dataDir: string) =>
  openPgliteDatabase(await openPgliteWorkerPort({ dataDir: embeddedFolder(dataDir) }));

/** Contents of all tables. */
const contentsOf = (db: Kysely<Database>) =>
  db.transaction().execute(async (tx) => {
    await useNeutralTexts(tx);
    const contents: Record<string, unknown> = {};
    for (const table of await listTables(tx)) contents[table.name] = await contentOf(tx, table);
    return contents;
  });

/** Fills a folder with a database of which every kind of value is moved; returns the contents of all tables. */
async function prepare(dataDir: string): Promise<Record<string, unknown>> {
  fillEmbeddedFolder(embeddedFolder(dataDir));
  const db = await openFolder(dataDir);
  const { processId } = await insertOffice(db);
  const api = createTestApi(db, { files: createMemoryFileStore() });
  const { processInstanceId } = await startPurchase(api, processId);
  for (let count = 0; count < 3; count += 1) await startPurchase(api, processId);
  await api
    .as('bia')
    .call(finishTask, {
      params: { uuid: await openTaskOf(db, processInstanceId) },
      body: { item: 'mesa "1"; \\ é\n', approved: true },
    })
    .catch(() => {});
  await db
    .insertInto('task_markers')
    .values([
      { name: 'Um', color: '#111111', description: null },
      { name: 'Dois', color: '#222222', description: '' },
    ])
    .execute();
  // superiors in a circle, and one with a higher id
  const ids = (await db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);
  await db
    .updateTable('users')
    .set({ superior_id: ids.at(-1) ?? null })
    .where('id', '=', ids[0] ?? 0)
    .execute();
  const contents = await contentsOf(db);
  await db.destroy();
  return contents;
}

describe.runIf(testDatabaseUrl !== '')('tramita move', () => {
  let root: string;
  /** Folder that each test gets a copy of, and the contents of its tables. */
  let prepared: string;
  let before: Record<string, unknown>;
  let dataDir: string;
  let issuer: TestIssuer;
  let server: Kysely<Database>;
  let url: string;
  let name: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'move-'));
    issuer = await startTestIssuer();
    server = openPostgresDatabase(testDatabaseUrl, { connections: 1 });
    await sql`create role tramita_mover login nosuperuser`.execute(server).catch(() => {});
    prepared = join(root, 'prepared');
    before = await prepare(prepared);
  });
  afterAll(async () => {
    issuer.close();
    await server.destroy();
    await rm(root, { recursive: true, force: true });
  });
  beforeEach(async () => {
    name = `move_${randomUUID().replaceAll('-', '')}`;
    await sql`create database ${sql.id(name)} owner tramita_mover`.execute(server);
    const address = new URL(testDatabaseUrl);
    address.pathname = `/${name}`;
    address.username = 'tramita_mover';
    url = address.href;
    dataDir = join(root, name);
    await cp(prepared, dataDir, { recursive: true });
  });
  afterEach(() => sql`drop database ${sql.id(name)} with (force)`.execute(server));

  const move = (...flags: string[]) => runCommand(['move', '--to', url, '--data', dataDir, ...flags]);
  const report = () =>
    JSON.parse(readFileSync(join(dataDir, 'move-report.json'), 'utf8')) as { isSame: boolean; tables: ComparedTable[] };
  const serveFolder = (...flags: string[]) =>
    runCommand(['serve', '--port', '0', '--data', dataDir, ...flags], issuer.env);
  async function withTarget<Result>(use: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
    const db = openPostgresDatabase(url);
    try {
      return await use(db);
    } finally {
      await db.destroy();
    }
  }
  async function withSource<Result>(use: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
    const db = await openFolder(dataDir);
    try {
      return await use(db);
    } finally {
      await db.destroy();
    }
  }

  test('D11.09 D11.10 copies all tables as a role that is not superuser, continues ids and marks the folder', async () => {
    // a view of an extension, as hosted databases have, does not make the schema used
    const address = new URL(testDatabaseUrl);
    address.pathname = `/${name}`;
    const owner = openPostgresDatabase(address.href, { connections: 1 });
    await sql`create view statistics as select 1 as calls`.execute(owner);
    await sql`alter extension plpgsql add view statistics`.execute(owner);
    await owner.destroy();
    const moved = await move();
    expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('copiadas e conferidas') });
    expect(await withSource(contentsOf)).toEqual(before);
    expect(await withTarget(contentsOf)).toEqual(before);

    const { isSame, tables } = report();
    expect(isSame).toBe(true);
    expect(tables.map(({ table }) => table).sort()).toEqual(Object.keys(before).sort());
    for (const { table, source, target } of tables)
      expect([source, target], table).toEqual([before[table], before[table]]);
    const order = tables.map(({ table }) => table);
    for (const [earlier, later] of [
      ['users', 'instances'],
      ['processes', 'instances'],
      ['instances', 'tasks'],
      ['tasks', 'task_addressees'],
    ] as const) {
      expect(order.indexOf(earlier), `${earlier} before ${later}`).toBeLessThan(order.indexOf(later));
    }
    await withTarget(async (db) => {
      const next = async () =>
        (
          await db
            .insertInto('task_markers')
            .values({ name: 'x', color: '#0', description: null })
            .returning('id')
            .execute()
        )[0]?.id;
      const last = Math.max(...(await db.selectFrom('task_markers').select('id').execute()).map(({ id }) => id));
      expect(await next()).toBe(last + 1);
      const { rows } = await sql<{ disabled: number; deferrable: number; superuser: boolean }>`
        select (select count(*)::int from pg_trigger where tgenabled = 'D') as disabled,
          (select count(*)::int from pg_constraint where condeferrable) as deferrable,
          (select rolsuper from pg_roles where rolname = current_user) as superuser`.execute(db);
      expect(rows).toEqual([{ disabled: 0, deferrable: 0, superuser: false }]);
    });

    const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
    const refused = await serveFolder();
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain(`O banco desta pasta foi movido para o Postgres em ${today}.`);
    expect((await move()).output).toContain('O banco desta pasta foi movido para o Postgres');
    const forced = await startServerProcess({ ...issuer.env, DATA_DIR: dataDir }, [], ['--force']);
    expect(await forced.stop()).toBe(0);

    const running = await startServerProcess({ ...issuer.env, DATABASE_URL: url, DRAIN_DELAY_SECONDS: '0' });
    const authorization = `Bearer ${await issuer.sign({ sub: 's1', preferred_username: 'ana' })}`;
    expect((await fetch(`${running.address}/auth/info`, { headers: { authorization } })).status).toBe(200);
    expect(await running.stop()).toBe(0);
  });

  test('D11.09 needs a stopped server and an empty schema', async () => {
    const running = await startServerProcess({ ...issuer.env, DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '0' });
    const used = await move();
    expect([used.code, used.output]).toEqual([1, expect.stringContaining('já está em uso pelo processo')]);
    await running.stop();
    await withTarget((db) => sql`create table other (id int)`.execute(db));
    for (const flags of [[], ['--restart']]) {
      const refused = await move(...flags);
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('não está vazio')]);
    }
    const tables = await withTarget((db) =>
      sql`select tablename from pg_tables where schemaname = 'public'`.execute(db),
    );
    expect(tables.rows).toEqual([{ tablename: 'other' }]);
    expect(existsSync(join(dataDir, 'moved.json'))).toBe(false);
  });

  test('D11.10 a difference is reported, ends with 1 and leaves neither rows nor the mark', async () => {
    const address = new URL(testDatabaseUrl);
    address.pathname = `/${name}`;
    const owner = openPostgresDatabase(address.href, { connections: 1 });
    // loses one row of a table as soon as the table exists
    await sql`create function lose_row() returns event_trigger language plpgsql as $$
      begin
        if to_regclass('public.task_markers') is not null
          and not exists (select from pg_rules where rulename = 'lose') then
          execute 'create rule lose as on insert to public.task_markers where new.name = ''Dois'' do instead nothing';
        end if;
      end $$`.execute(owner);
    await sql`create event trigger lose on ddl_command_end when tag in ('CREATE TABLE') execute function lose_row()`.execute(
      owner,
    );
    const { code, output } = await move();
    expect(code).toBe(1);
    expect(output).toContain('task_markers: 2 linhas na origem, 1 no destino; o conteúdo difere.');
    const { isSame, tables } = report();
    expect(isSame).toBe(false);
    expect(tables.filter((table) => !table.isSame).map(({ table }) => table)).toEqual(['task_markers']);
    expect(existsSync(join(dataDir, 'moved.json'))).toBe(false);
    expect(await withTarget((db) => db.selectFrom('users').selectAll().execute())).toEqual([]);
    expect(await withSource(contentsOf)).toEqual(before);

    await sql`drop event trigger lose`.execute(owner);
    await sql`drop rule lose on task_markers`.execute(owner);
    await owner.destroy();
    const again = await move();
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('repita com --restart')]);
    expect(await move('--restart')).toMatchObject({ code: 0 });
    expect(await withTarget(contentsOf)).toEqual(before);
  });

  test('D11.10 an interrupted move leaves no rows and is repeated with --restart', async () => {
    // the database ends the connection while rows are copied
    const address = new URL(testDatabaseUrl);
    address.pathname = `/${name}`;
    const owner = openPostgresDatabase(address.href, { connections: 1 });
    await sql`create function end_move() returns event_trigger language plpgsql as $$
      begin
        if to_regclass('public.histories') is not null and not exists (select from pg_rules where rulename = 'end_it') then
          execute 'create rule end_it as on insert to public.histories do also select pg_terminate_backend(pg_backend_pid())';
        end if;
      end $$`.execute(owner);
    await sql`create event trigger end_it on ddl_command_end when tag in ('CREATE TABLE') execute function end_move()`.execute(
      owner,
    );
    expect((await move()).code).toBe(1);
    expect(existsSync(join(dataDir, 'moved.json'))).toBe(false);
    expect(await withTarget((db) => db.selectFrom('users').selectAll().execute())).toEqual([]);
    await sql`drop event trigger end_it`.execute(owner);
    await sql`drop rule end_it on histories`.execute(owner);
    await owner.destroy();
    expect((await move()).output).toContain('repita com --restart');
    // new data would be lost by the repeated move
    const started = await runCommand(['serve', '--port', '0'], { ...issuer.env, DATABASE_URL: url });
    expect([started.code, started.output]).toEqual([1, expect.stringContaining('contém uma mudança interrompida')]);
    expect(await move('--restart')).toMatchObject({ code: 0 });
    expect(await withTarget(contentsOf)).toEqual(before);

    // interrupted after the folder was marked, before the target was complete
    await withTarget((db) => sql`create table tramita_move ()`.execute(db));
    expect((await move()).code).toBe(1);
    expect(await move('--restart')).toMatchObject({ code: 0 });
    expect(await withTarget(contentsOf)).toEqual(before);
    expect((await move('--restart')).output).toContain('O banco desta pasta foi movido');
  });
});

import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestIssuer, type TestIssuer } from '../../../identity/testing/external-issuer.ts';
import { runCommand } from '../../../runtime/testing/run-command.ts';
import { startServerProcess } from '../../../runtime/testing/server-process.ts';
import { openPostgresDatabase } from '../../connection/open-postgres-database.ts';
import type { Database } from '../../tables/schema.ts';
import { insertUser } from '../../testing/builders.ts';
import { copyTemplate, testDatabaseUrl } from '../../testing/postgres-template.ts';
import { migrations } from '../migrations.ts';
import { setOldestServer, versionOf } from './oldest-server.ts';

const next = '9000-next-release';
const own = versionOf(Object.keys(migrations).sort().at(-1) ?? '');

describe.runIf(testDatabaseUrl !== '')('a database that a newer release has migrated', () => {
  let db: Kysely<Database>;
  let issuer: TestIssuer;
  let env: Record<string, string>;
  const closers: (() => unknown)[] = [];

  beforeEach(async () => {
    const copy = await copyTemplate();
    closers.push(() => copy.drop());
    db = openPostgresDatabase(copy.url);
    closers.push(() => db.destroy());
    issuer = await startTestIssuer();
    closers.push(() => issuer.close());
    await insertUser(db, { user_name: 'ana.souza' });
    env = { ...issuer.env, DATABASE_URL: copy.url, DRAIN_DELAY_SECONDS: '0' };
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  /** Migrates as the next release does, which adds a column; `more` is what else its migration does. */
  async function migrateAsNext(more: (db: Kysely<Database>) => Promise<void> = async () => {}) {
    const up = async (tx: Kysely<Database>) => {
      await sql`alter table users add column added_later text not null default ''`.execute(tx);
      await more(tx);
    };
    const all = { ...migrations, [next]: { up } };
    const migrator = new Migrator({ db, migrationTableSchema: 'public', provider: { getMigrations: async () => all } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  }

  test('D11.07 a server of this release starts on it and is ready', async () => {
    await migrateAsNext();
    const server = await startServerProcess(env);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    const authorization = `Bearer ${await issuer.sign({ sub: 's1', preferred_username: 'ana.souza' })}`;
    expect((await fetch(`${server.address}/auth/info`, { headers: { authorization } })).status).toBe(200);
    expect(await server.stop()).toBe(0);
    const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
    expect(rows).toEqual([{ name: next }]);
  });

  test('D11.07 a server that the database no longer accepts stops with one sentence', async () => {
    await migrateAsNext((tx) => setOldestServer(tx, next));
    const { code, output } = await runCommand(['serve', '--port', '0'], env);
    expect(code).toBe(1);
    expect(output).toContain(`O banco é da versão 9000; este servidor é da versão ${own} e não pode usá-lo.`);
  });
});

import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { openPostgresDatabase } from '../connection/open-postgres-database.ts';
import { migrateToLatest } from '../migrations/migrate.ts';
import type { Database } from '../tables/schema.ts';
import { createEmptyTables } from './empty-tables.ts';
import { databaseFingerprint } from './test-database-file.ts';

/** Server for the suites that run on Postgres; empty if none is configured. Its user must be a superuser. */
export const testDatabaseUrl: string = process.env.TRAMITA_TEST_DATABASE_URL ?? '';

/** Name of a new, migrated database on that server; copying it takes a tenth of the time that migrating takes. */
const template = `tramita_template_${databaseFingerprint}`;

/** Creates the template on the server if one is configured and it does not exist; Vitest calls it before the first test. */
export async function setup(): Promise<void> {
  if (!testDatabaseUrl) return;
  await onServer(async (server) => {
    const { rows } = await sql`select from pg_database where datname = ${template}`.execute(server);
    if (rows.length > 0) return;
    // renamed when it is complete: an interrupted run must not leave half a template
    const draft = `${template}_${process.pid}`;
    await sql`create database ${sql.id(draft)}`.execute(server);
    const db = openPostgresDatabase(addressOf(draft), { connections: 1 });
    try {
      await migrateToLatest(db);
      await createEmptyTables(db);
    } finally {
      await db.destroy();
    }
    await sql`alter database ${sql.id(draft)} rename to ${sql.id(template)}`.execute(server);
  });
}

/** Copies the template; `drop` deletes the copy, whose connections must be closed. */
export async function copyTemplate(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `tramita_test_${randomUUID().replaceAll('-', '')}`;
  await onServer((server) => sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server));
  return {
    url: addressOf(name),
    async drop() {
      await onServer((server) => sql`drop database ${sql.id(name)} with (force)`.execute(server));
    },
  };
}

async function onServer(work: (server: Kysely<Database>) => Promise<unknown>): Promise<void> {
  const server = openPostgresDatabase(testDatabaseUrl, { connections: 1 });
  try {
    await work(server);
  } finally {
    await server.destroy();
  }
}

/** Address of another database on the same server. */
function addressOf(database: string): string {
  const url = new URL(testDatabaseUrl);
  url.pathname = `/${database}`;
  return url.href;
}

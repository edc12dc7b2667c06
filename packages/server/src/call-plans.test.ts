import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ignoreDrops } from './db/connection/open-postgres-database.ts';
import type { Database } from './db/tables/schema.ts';
import { insertGrowingRecords } from './db/testing/growing-records.ts';
import { insertLongHistory } from './db/testing/long-history.ts';
import { copyTemplate, testDatabaseUrl } from './db/testing/postgres-template.ts';
import { planOf } from './db/testing/query-plans.ts';
import { createTestApi } from './testing/api.ts';
import { growingCalls, type OpenRequest } from './testing/growing-calls.ts';

/** Tables that grow with use. */
const growing = new Set([
  'attachments',
  'audit_events',
  'comments',
  'histories',
  'instance_steps',
  'instances',
  'list_entries',
  'notifications',
  'outbox_messages',
  'task_addressees',
  'task_reads',
  'tasks',
  'webhook_deliveries',
]);

/** Calls that count all rows of a table, for which the planner may read the table instead of an index. */
const countsAll: Readonly<Record<string, string>> = {
  outbox: 'outbox_messages',
  'audit trail': 'audit_events',
};

describe.runIf(testDatabaseUrl !== '')('plans of list, report and dashboard calls', () => {
  let copy: Awaited<ReturnType<typeof copyTemplate>>;
  let db: Kysely<Database>;
  const sent: CompiledQuery[] = [];
  beforeAll(async () => {
    copy = await copyTemplate();
    const types = {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    };
    const pool = new pg.Pool({ connectionString: copy.url, max: 4, types });
    // dropping the copy ends connections that are still closing
    ignoreDrops(pool);
    const log = ({ query }: { readonly query: CompiledQuery }) => void sent.push(query);
    db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log });
    await insertLongHistory(db, 20_000);
    await insertGrowingRecords(db, 'pessoa7');
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await copy.drop();
  });

  test('no call reads a whole table that grows with use', async () => {
    const { rows } = await sql<OpenRequest>`
      select t.uuid, i.protocol, i.idk from tasks t join instances i on i.idk = t.idk where t.status = 'TO_DO' limit 1`.execute(
      db,
    );
    const api = createTestApi(db);
    const scanned: string[] = [];
    for (const [name, path] of growingCalls(rows[0] ?? expect.unreachable())) {
      sent.length = 0;
      const response = await api.fetch('pessoa7', path);
      expect([name, response.status]).toEqual([name, 200]);
      const queries = sent.filter((query) => /^\W*(?:planned for its values \*\/ )?(?:select|with)\b/i.test(query.sql));
      expect(queries.length, name).toBeGreaterThan(0);
      for (const query of queries) {
        for (const node of await planOf(db, query, '')) {
          const table = node['Relation Name'] ?? '';
          const isScan = node['Node Type'] === 'Seq Scan' && growing.has(table) && countsAll[name] !== table;
          if (isScan) scanned.push(`${name}: ${table}`);
        }
      }
    }
    expect(scanned).toEqual([]);
  });
});

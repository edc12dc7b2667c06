import { type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { testServices } from '../flow/testing/engine-bench.ts';
import { writeAuditExport } from './write-audit-export.ts';

/** Counts the rows of the audit trail that statements return. */
function countRead() {
  const read = { rows: 0, mostInStatement: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const { length } = result.rows.filter((row) => 'object_kind' in row);
      read.rows += length;
      read.mostInStatement = Math.max(read.mostInStatement, length);
      return result;
    },
  };
  return { read, plugin };
}

describeDatabase('an export of the audit trail', (database) => {
  test('keeps at most 50 rows in memory, however long the trail is', async () => {
    const { db } = database();
    await sql`insert into audit_events (actor_name, origin, action, object_kind, object_id)
      select 'Sistema', 'SYSTEM', 'CHANGED', 'group', n::text from generate_series(1, 1950) n`.execute(db);
    const { read, plugin } = countRead();
    const lines: string[] = [];
    let mostWaiting = 0;
    const file = {
      parts: [],
      size: 0,
      async write(content: string | Uint8Array) {
        // the store is slower than the database
        await new Promise((resolve) => setTimeout(resolve, 2));
        mostWaiting = Math.max(mostWaiting, read.rows - Math.max(0, lines.length - 1));
        lines.push(...String(content).split('\r\n').slice(0, -1));
      },
      async end() {},
    };
    const services = testServices(db.withPlugin(plugin));
    await writeAuditExport(services, crypto.randomUUID(), {}, file, new AbortController().signal);
    expect(lines.length).toBe(1951);
    expect(lines.slice(1).map((line) => Number(line.split(';')[0]))).toEqual(
      Array.from({ length: 1950 }, (_, index) => 1950 - index),
    );
    expect(read.mostInStatement).toBe(50);
    expect(mostWaiting).toBeLessThanOrEqual(50);
  });
});

import type { ReportFilter } from '@tramita/client/contract';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../tables/schema.ts';
import { insertLongHistory } from '../testing/long-history.ts';
import { planOf, recording } from '../testing/query-plans.ts';
import { bareReportRows, bareReportTotal, insertReportAreas, reportExamples } from '../testing/report-examples.ts';
import { describeDatabase } from '../testing/test-database.ts';
import { findReportPage } from './task-reports.ts';

const history = {
  idk: 4807,
  group: 'grupo 0',
  month: ['2024-01-05', '2024-01-09'],
  years: ['2024-01-02', '2024-01-14'],
  latePages: { process: 39, step: 199, finished: 999 },
} as const;

describeDatabase('plans of the report', (database) => {
  test('C1.07 every filter and page of the report reads at most 3 times the blocks of its plain SQL', async () => {
    const { db } = database();
    await insertLongHistory(db, 20_000);
    // tasks of every kind: approvals, cancelled, late, and open tasks without a holder
    await sql`update tasks set
      type = case when id % 10 = 0 then 'APPROVAL' else type end,
      status = case when id % 50 = 1 and status = 'FINISHED' then 'CANCELED' else status end,
      due_at = case when id % 3 = 0 then created_at + interval '8 hours' end
      where id % 10 = 0 or id % 50 = 1 or id % 3 = 0`.execute(db);
    await sql`insert into task_addressees (task_id, instance_idk, is_open, user_id)
      select id, idk, true, 1000 from tasks where status = 'TO_DO' and id % 4 = 0
      on conflict do nothing`.execute(db);
    await insertReportAreas(db);
    const now = new Date();
    const empty: string[] = [];
    for (const { name, query, where } of reportExamples(history)) {
      const { page = 0, itemsPerPage = 10, ...filter } = query;
      const { watched, statements } = recording(db);
      const asked = { filter: filter as ReportFilter, now };
      const found = await findReportPage(watched, asked, { page: Number(page), size: Number(itemsPerPage) });
      const bare = [bareReportRows(where, query), bareReportTotal(where)].map((text) => CompiledQuery.raw(text));
      const counted = await db.executeQuery<{ count: string }>(bare[1] as CompiledQuery);
      expect(found.total, name).toBe(Number(counted.rows[0]?.count));
      const [own, plain] = [await blocksRead(db, statements), await blocksRead(db, bare)];
      if (found.total === 0) empty.push(name);
      expect(own, `${name}: ${own} blocks, bare SQL ${plain}`).toBeLessThanOrEqual(3 * plain);
    }
    expect(empty).toEqual([]);
  });
});

/** Blocks these statements read, from memory or from disk. */
async function blocksRead(db: Kysely<Database>, statements: readonly CompiledQuery[]): Promise<number> {
  let blocks = 0;
  for (const statement of statements) {
    const [top] = await planOf(db, statement, 'analyze, buffers, ');
    blocks += (top?.['Shared Hit Blocks'] ?? 0) + (top?.['Shared Read Blocks'] ?? 0);
  }
  return blocks;
}

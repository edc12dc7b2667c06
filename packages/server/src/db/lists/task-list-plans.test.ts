import { endedListMaxRows } from '@tramita/client/contract';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { findWorker } from '../absences/covers.ts';
import type { Database } from '../tables/schema.ts';
import { busyUserId, insertLongHistory } from '../testing/long-history.ts';
import { planOf, recording } from '../testing/query-plans.ts';
import { describeDatabase } from '../testing/test-database.ts';
import { taskListColumns } from './task-list-columns.ts';
import type { TaskListFilter } from './task-list-filter.ts';
import type { TaskListName, TaskListStatus } from './task-list-names.ts';
import { findListedProcessTitles, findTaskListPage } from './task-lists.ts';

/** Tables that grow with the history. */
const growing = new Set(['tasks', 'instances', 'task_addressees', 'list_entries', 'instance_steps', 'task_reads']);

const plain: TaskListFilter = {
  order: [],
  data: { conditions: [], order: [] },
  reader: { userId: busyUserId, isAdmin: false },
  withData: false,
  page: 0,
  size: 20,
};
const byProcess = { process: 'Processo 3', withData: true };
const questions: Record<string, Partial<TaskListFilter>> = {
  plain: {},
  'page 51': { page: 50 },
  idk: { idks: [20, 21, 22, 4000] },
  process: byProcess,
  step: { step: 'analise 3' },
  createdBy: { createdBy: 'nome7' },
  assignees: { assignees: 'grupo 1' },
  tag: { tagId: 1 },
  createdAt: { createdAt: '2024-01-10' },
  finishedAt: { finishedAt: '2024-01-10' },
  'data text': {
    ...byProcess,
    data: { conditions: [{ name: 'fornecedor', kind: 'text', value: 'dor 7' }], order: [] },
  },
  'data number': { ...byProcess, data: { conditions: [{ name: 'valor', kind: 'number', value: 7 }], order: [] } },
  'data order': {
    ...byProcess,
    data: { conditions: [], order: [{ name: 'valor', kind: 'number', direction: 'ASC', labels: {} }] },
  },
  ...Object.fromEntries(
    taskListColumns.flatMap((column) =>
      (['ASC', 'DESC'] as const).map((direction) => [`${column} ${direction}`, { order: [{ column, direction }] }]),
    ),
  ),
};
const lists: TaskListName[] = ['my-tasks', 'attendance', 'my-attendance'];
const statuses: TaskListStatus[] = ['TO_DO', 'IN_PROGRESS', 'FINISHED', 'CANCELED'];

describeDatabase('plans of task lists', (database) => {
  test('no list reads a whole growing table, with any filter and order', async () => {
    const { db } = database();
    await insertLongHistory(db, 20_000);
    const owner = await findWorker(db, busyUserId, new Date());
    const scanned: string[] = [];
    let looked = 0;
    for (const list of lists) {
      for (const status of statuses) {
        const { watched, statements } = recording(db);
        const titles = recording(db);
        await findListedProcessTitles(titles.watched, list, [status], owner);
        for (const query of titles.statements) await check(query, `${list} ${status} titles`);
        for (const [name, question] of Object.entries(questions)) {
          await findTaskListPage(watched, list, status, owner, { ...plain, ...question });
          for (const query of statements.splice(0)) await check(query, `${list} ${status} ${name}`);
        }
      }
    }
    // a substitute for ten people
    const cover = { groupIds: [], versionIds: null, insteadOf: null };
    const covers = Array.from({ length: 10 }, (_, index) => ({ ...cover, absentId: busyUserId + 1 + index }));
    for (const substitutions of ['ALL', 'MINE', 'SUBSTITUTIONS'] as const) {
      const { watched, statements } = recording(db);
      await findTaskListPage(watched, 'attendance', 'TO_DO', { ...owner, covers }, { ...plain, substitutions });
      for (const query of statements) await check(query, `substitutions ${substitutions}`);
    }
    const { watched, statements } = recording(db);
    await findWorker(watched, busyUserId, new Date());
    for (const query of statements) await check(query, 'worker');
    expect(scanned).toEqual([]);
    expect(looked).toBeGreaterThan(Object.keys(questions).length * 12);

    async function check(query: CompiledQuery, name: string) {
      looked += 1;
      for (const node of await planOf(db, query, '')) {
        const table = node['Relation Name'] ?? '';
        if (node['Node Type'] === 'Seq Scan' && growing.has(table)) scanned.push(`${name}: ${table}`);
      }
    }
  });

  test('the rows read for a page do not depend on its number or on the size of the history', async () => {
    const { db } = database();
    const [short, long] = [13_000, 26_000];
    const read: Record<string, number>[] = [];
    for (const requests of [short, long]) {
      await database().reset();
      await insertLongHistory(db, requests);
      // the same number of open tasks in both, so that only the history differs
      await sql`update tasks set status = 'FINISHED', finished_at = created_at, finished_by = requester_id
        where status = 'TO_DO' and idk > ${short}`.execute(db);
      await sql`update instances set status = 'FINISHED', finished_at = created_at, current_step = null
        where status = 'IN_PROGRESS' and idk > ${short}`.execute(db);
      await sql`vacuum analyze`.execute(db);
      const owner = await findWorker(db, busyUserId, new Date());
      const counts: Record<string, number> = {};
      for (const list of lists) {
        for (const status of ['TO_DO', 'IN_PROGRESS', 'FINISHED'] as const) {
          for (const page of [0, 30, 400]) {
            const { watched, statements } = recording(db);
            await findTaskListPage(watched, list, status, owner, { ...plain, page });
            let rows = 0;
            for (const query of statements) rows += await rowsRead(db, query);
            counts[`${list} ${status} ${page}`] = rows;
          }
        }
      }
      read.push(counts);
    }
    const [before = {}, after = {}] = read;
    for (const [name, rows] of Object.entries(after)) {
      if (name.startsWith('attendance FINISHED')) expect(rows, name).toBeLessThan(endedListMaxRows + 500);
      else if (!name.includes('FINISHED')) expect(rows, name).toBeLessThanOrEqual((before[name] ?? 0) + 10);
      const first = after[name.replace(/\d+$/, '0')] ?? 0;
      expect(rows, `${name}, page 0 reads ${first}`).toBeLessThanOrEqual(first + 10);
    }
    expect(after['attendance FINISHED 0']).toBeGreaterThan(endedListMaxRows - 1);
  });

  test('a list of ended requests stops at its limit; filters with an index reach further back', async () => {
    const { db } = database();
    await insertLongHistory(db, 14_000);
    const owner = await findWorker(db, busyUserId, new Date());
    const find = (question: Partial<TaskListFilter>) =>
      findTaskListPage(db, 'attendance', 'FINISHED', owner, { ...plain, ...question });
    const idks = async (question: Partial<TaskListFilter>) => (await find(question)).rows.map(({ idk }) => idk);
    expect((await find({})).total).toBe(endedListMaxRows);
    expect(await find({ page: endedListMaxRows / 20 })).toEqual({ rows: [], total: 0 });
    expect((await find({ page: endedListMaxRows / 20 - 1 })).rows).toHaveLength(20);
    expect((await idks({}))[0]).toBe(13_999);
    expect((await idks({ order: [{ column: 'createdAt', direction: 'ASC' }] }))[0]).toBe(1);
    expect(await idks({ idks: [1, 2, 13_999] })).toEqual([13_999, 2, 1]);
    expect((await find({ process: 'Processo 3' })).total).toBe(1400);
    expect((await find({ createdAt: '2024-01-01' })).total).toBeGreaterThan(1000);
    expect(await idks({ createdAt: '2024-01-01', createdBy: 'nome31 ' })).toEqual(
      (await idks({ createdAt: '2024-01-01', size: 2000 })).filter((idk) => (idk * 31) % 200 === 31).slice(0, 20),
    );
    const exact = await findTaskListPage(db, 'my-tasks', 'FINISHED', owner, plain);
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from instances
      where created_by = ${busyUserId} and status = 'FINISHED'`.execute(db);
    expect(exact.total).toBe(rows[0]?.count);
  });
});

/** Total rows scanned in growing tables. */
async function rowsRead(db: Kysely<Database>, query: CompiledQuery): Promise<number> {
  const nodes = await planOf(db, query, 'analyze, ');
  return nodes
    .filter((node) => growing.has(node['Relation Name'] ?? ''))
    .reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1), 0);
}

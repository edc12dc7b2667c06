/**
 * Measures how long the server takes to return pages of 20 rows of the task lists.
 *
 *     node --conditions=@tramita/source e2e/bench/task-list.mjs [--tasks 100000] [--rounds 50] [--postgres]
 *       [--database <url>]
 *
 * Uses the embedded database, or with --postgres a temporary Postgres and then every filter and order of every list. With
 * --database it uses that Postgres, which is filled if it is empty and is kept.
 * Measures wall time of the whole response, and CPU time of this thread and of the database, which is more reliable on
 * a busy machine.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createSandbox } from '@tramita/server/sandbox';
import { openServerOnPostgres } from '../../scripts/lib/server-on-postgres.mjs';
import { seed } from './task-list-seeds.mjs';

const { values: options } = parseArgs({
  options: {
    tasks: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '50' },
    postgres: { type: 'boolean', default: false },
    database: { type: 'string' },
  },
});
const tasks = Number(options.tasks);
const rounds = Number(options.rounds);
const onPostgres = options.postgres || options.database !== undefined;

async function openEmbedded() {
  const sandbox = await createSandbox({ seed: false });
  await seed(sandbox.services.db, tasks);
  return { fetch: sandbox.as('pessoa7').fetch, close: () => sandbox.close() };
}

const home = onPostgres
  ? await openServerOnPostgres((db) => seed(db, tasks), 'pessoa7', { url: options.database })
  : await openEmbedded();

/** Returns the rows of a list, or the counts. */
async function get(path, query = {}) {
  const response = await home.fetch(`http://bench${path}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Returns CPU milliseconds of this process, and of the database's process if there is one. */
function cpuTime() {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  if (home.parent === undefined) return own;
  let ticks = 0;
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[1]) === home.parent) ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // the process ended meanwhile
    }
  }
  return own + ticks * 10;
}

const all = [];

async function measure(name, work) {
  for (let i = 0; i < Math.min(10, rounds); i += 1) await work();
  const times = [];
  const before = cpuTime();
  for (let i = 0; i < rounds; i += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const cpu = (cpuTime() - before) / rounds;
  times.sort((a, b) => a - b);
  const total = (await work())[0]?.totalLength ?? '';
  const [median, p95] = [times[Math.floor(rounds / 2)], times[Math.floor(rounds * 0.95)]];
  const columns = [median, p95, cpu].map((ms) => ms.toFixed(2).padStart(8));
  const line = [name.padEnd(50), ...columns, String(total).padStart(8)].join(' ');
  all.push({ median, p95, cpu, line });
  if (!onPostgres) console.log(line);
}

const lists = {
  'my-tasks': { myTasks: true, assignedToMe: false },
  attendance: { myTasks: false, assignedToMe: false },
  'my-attendance': { myTasks: false, assignedToMe: true },
};
const columns = ['Idk', 'Process', 'Step', 'CreatedAt', 'FinishedAt', 'CreatedBy', 'Assignees', 'TaskMarker', 'DueAt'];
const process8 = { process: 'Processo 8' };
const everything = {
  'page 9': { page: 8 },
  'page 401': { page: 400 },
  'filtered by IDK': { idk: '12,1200,48007' },
  'filtered by process': process8,
  'filtered by step': { step: 'analise 3' },
  'filtered by requester': { createdBy: 'nome77' },
  'filtered by any requester': { createdBy: 'silva' },
  'filtered by responsible': { assignees: 'nome1' },
  'filtered by tag': { taskMarker: 1 },
  'filtered by day of creation': { createdAt: '2020-03-01' },
  'filtered by day of end': { finishedAt: '2020-03-01' },
  'filtered by data text': { ...process8, fornecedor: 'fornecedor 1' },
  'filtered by data number': { ...process8, valor: '7' },
  'ordered by data text': { ...process8, order_by_fornecedor: 'ASC' },
  'ordered by data number': { ...process8, order_by_valor: 'DESC' },
  ...Object.fromEntries(
    columns.flatMap((column) =>
      ['ASC', 'DESC'].map((direction) => [`ordered by ${column} ${direction}`, { [`orderBy${column}`]: direction }]),
    ),
  ),
};
const some = {
  'ordered by requester': { orderByCreatedBy: 'ASC' },
  'ordered by responsible': { orderByAssignees: 'ASC' },
  'filtered by step and requester': { step: 'analise 3', createdBy: 'silva' },
  'page 9': { page: 8 },
};

const heads = ['median', 'p95', 'cpu', 'rows'].map((text) => text.padStart(8));
console.log(`${tasks} tasks, ${onPostgres ? 'Postgres' : 'embedded'}`.padEnd(50), ...heads, ' (ms)');
for (const [list, flags] of Object.entries(lists)) {
  for (const status of ['TO_DO', 'IN_PROGRESS', 'FINISHED']) {
    const query = { ...flags, status, page: 0, itemsPerPage: 20 };
    await measure(`${list} ${status}`, () => get('/v1/tasks', query));
    if (!onPostgres) continue;
    for (const [name, more] of Object.entries(everything)) {
      await measure(`${list} ${status} ${name}`, () => get('/v1/tasks', { ...query, ...more }));
    }
  }
}
if (!onPostgres) {
  const queue = { ...lists.attendance, status: 'TO_DO', page: 0, itemsPerPage: 20 };
  for (const [name, query] of Object.entries(some)) {
    await measure(`attendance TO_DO ${name}`, () => get('/v1/tasks', { ...queue, ...query }));
  }
}
await measure('unread counts', () => get('/v1/tasks/assignee/unread'));
if (onPostgres) {
  // hundreds of combinations
  const slowestFirst = all.toSorted((a, b) => b.median - a.median);
  for (const { line } of slowestFirst.slice(0, 15)) console.log(line);
  console.log(all.at(-1).line);
  console.log(
    `the median of ${all.length}`.padEnd(50),
    slowestFirst[Math.floor(all.length / 2)].median.toFixed(2).padStart(8),
  );
  console.log(`over 10 ms: ${slowestFirst.filter(({ median }) => median > 10).length}`);
}
const worst = (key) =>
  Math.max(...all.map((one) => one[key]))
    .toFixed(2)
    .padStart(8);
console.log('the slowest of each'.padEnd(50), worst('median'), worst('p95'), worst('cpu'));
await home.close();

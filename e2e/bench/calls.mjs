/**
 * Measures every list, report and dashboard call that reads tables which grow with use, except the filters of the task
 * lists and of the report, which `task-list.mjs` and `report.mjs` measure.
 *
 *     node --conditions=@tramita/source e2e/bench/calls.mjs [--tasks 1000000] [--users 1000] [--rounds 20]
 *       [--database <url>]
 *
 * Uses a temporary Postgres, or the one of --database, which is filled if it is empty and is kept. Measures wall time of
 * the whole response, and CPU time of this process and of the database, which is more reliable on a busy machine.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { growingCalls, insertGrowingRecords } from '../../scripts/lib/growing-calls.mjs';
import { openServerOnPostgres } from '../../scripts/lib/server-on-postgres.mjs';
import { runSql } from './kit/run-sql.mjs';
import { cpuOf, cpuOfPostgres } from './load/cluster.mjs';
import { seed } from './task-list-seeds.mjs';

const { values: options } = parseArgs({
  options: {
    tasks: { type: 'string', default: '1000000' },
    users: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '20' },
    database: { type: 'string' },
  },
});
const tasks = Number(options.tasks);
const users = Number(options.users);
const rounds = Number(options.rounds);

const home = await openServerOnPostgres(
  async (db) => {
    await seed(db, tasks, { users });
    await insertGrowingRecords(db, 'pessoa7');
  },
  'pessoa7',
  { url: options.database },
);

async function get(path) {
  const response = await home.fetch(`http://bench${path}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** Returns the length of the whole list, or of the page if the call returns no total. */
function lengthOf(answer) {
  if (Array.isArray(answer)) return answer[0]?.totalLength ?? answer.length;
  return answer.total ?? answer.totalElements ?? answer.items?.length ?? answer.content?.length ?? '';
}

const spent = () => cpuOf(process.pid) + cpuOfPostgres(home.parent);

const heads = ['median', 'p95', 'most', 'cpu', 'rows'].map((text) => text.padStart(9));
console.log(`${tasks} tasks, ${users} users, Postgres, load ${loadavg()[0].toFixed(1)}`.padEnd(60), ...heads, ' (ms)');
const { rows } = await runSql(
  home.db,
  `select t.uuid, i.protocol, i.idk from tasks t join instances i on i.idk = t.idk where t.idk = ${Math.floor(tasks / 24) * 12}`,
);
for (const [name, path] of growingCalls(rows[0])) {
  let answer = await get(path);
  const times = [];
  const before = spent();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    answer = await get(path);
    times.push(performance.now() - start);
  }
  const cpu = (spent() - before) / rounds;
  times.sort((a, b) => a - b);
  const figures = [times[Math.floor(rounds / 2)], times[Math.floor(rounds * 0.95)], times.at(-1), cpu];
  const columns = [...figures.map((ms) => ms.toFixed(2)), String(lengthOf(answer))];
  console.log(name.padEnd(60), ...columns.map((text) => text.padStart(9)));
}
await home.close();

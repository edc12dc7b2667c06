/**
 * Measures how long the server takes to list pending work of each kind, and how long a light call waits meanwhile, with
 * many tasks in Postgres.
 *
 *     node --conditions=@tramita/source e2e/bench/pending.mjs [--tasks 1000000] [--rounds 10]
 *
 * One task in twelve is open. First the directory is mostly in order; then one group with a tenth of the open tasks loses
 * its members, a tenth of the people leave, and most records have a gap.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { pendingKinds } from '@tramita/client/contract';
import { openServerOnPostgres } from '../../scripts/lib/server-on-postgres.mjs';
import { seedDirectory, seedGaps } from './pending-seeds.mjs';
import { seed } from './task-list-seeds.mjs';

const { values: options } = parseArgs({
  options: { tasks: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '10' } },
});
const tasks = Number(options.tasks);
const rounds = Number(options.rounds);
const limitMs = 250;

const home = await openServerOnPostgres(async (db) => {
  await seed(db, tasks, { lists: false });
  await seedDirectory(db);
}, 'pessoa7');

async function get(path) {
  const response = await home.fetch(`http://bench${path}`);
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

async function timed(work) {
  const start = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - start };
}

const longest = { list: 0, wait: 0 };

async function measure(name, path) {
  const times = [];
  const waits = [];
  let total = 0;
  for (let round = 0; round < rounds; round += 1) {
    const list = timed(() => get(path));
    waits.push((await timed(() => get('/v1/whoami'))).ms);
    const { answer, ms } = await list;
    times.push(ms);
    total = answer.kinds.reduce((sum, kind) => sum + kind.total, 0);
  }
  times.sort((a, b) => a - b);
  const [median, most, wait] = [times[Math.floor(rounds / 2)], times.at(-1), Math.max(...waits)];
  longest.list = Math.max(longest.list, most);
  longest.wait = Math.max(longest.wait, wait);
  console.log(
    name.padEnd(44),
    ...[median, most, wait].map((ms) => ms.toFixed(1).padStart(8)),
    String(total).padStart(7),
  );
}

async function measureAll(title) {
  console.log(`\n${title}`.padEnd(45), '  median     most     wait entries');
  for (const kind of pendingKinds) {
    await measure(kind, `/v1/pending?kind=${kind}&size=50`);
    await measure(`${kind}, page 20`, `/v1/pending?kind=${kind}&size=50&page=19`);
  }
  await measure('all kinds', '/v1/pending');
}

console.log(`${tasks} tasks, Postgres, load ${loadavg()[0].toFixed(1)}, times in ms`);
await measureAll('Few gaps');
await seedGaps(home.db);
await measureAll('Many gaps');
await home.close();
const reached = longest.list <= limitMs && longest.wait <= limitMs;
console.log(
  `\nlongest list ${longest.list.toFixed(1)} ms, longest wait of a light call ${longest.wait.toFixed(1)} ms, limit ${limitMs}: ${reached ? 'reached' : 'missed'}`,
);
if (!reached) process.exitCode = 1;

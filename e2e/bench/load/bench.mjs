/**
 * Measures several instances of the server on one Postgres, behind a load balancer and with an S3-compatible store, with a
 * million tasks, 5,000 users and 2,000 realtime connections: a mixed day at rising rates, the time until a change reaches
 * all connected users, the time until the connection of a deactivated user is closed, and an export of a million rows meanwhile.
 *
 *     node --conditions=@tramita/source e2e/bench/load/bench.mjs [--tasks 1000000] [--users 5000] [--connections 2000]
 *       [--instances 2] [--rates 25,50,100,150] [--seconds 20] [--only day|realtime|deactivation|export] [--database <url>]
 *
 * Uses a temporary Postgres, or the one of --database, which is filled if it is empty and is kept. Everything, also what
 * sends the calls, runs on this machine. A time begins when the call is due, so that waiting to be sent counts.
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { insertGrowingRecords } from '../../../scripts/lib/growing-calls.mjs';
import { openPostgresDatabase } from '../../../scripts/lib/load-parts.mjs';
import { quick, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { fillDatabase } from '../../../scripts/lib/server-on-postgres.mjs';
import { runSql } from '../kit/run-sql.mjs';
import { seed } from '../task-list-seeds.mjs';
import { cpuOf, cpuOfPostgres, memoryOf, startCluster } from './cluster.mjs';
import { createDay } from './day.mjs';
import { prepareOffice } from './office.mjs';
import { connectAll } from './realtime.mjs';

const { values: options } = parseArgs({
  options: {
    tasks: { type: 'string', default: '1000000' },
    users: { type: 'string', default: '5000' },
    connections: { type: 'string', default: '2000' },
    instances: { type: 'string', default: '2' },
    rates: { type: 'string', default: '25,50,100,150' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string' },
    database: { type: 'string' },
  },
});
const [tasks, users, connections, instances, seconds] = ['tasks', 'users', 'connections', 'instances', 'seconds'].map(
  (name) => Number(options[name]),
);
const rates = options.rates.split(',').map(Number);
const goals = { rate: 150, p95: 150, realtime: 2000, deactivation: 2000, export: 120, memory: 150, slower: 2 };
const runs = (part) => options.only === undefined || options.only === part;
const reached = (isReached) => (isReached ? 'reached' : 'missed');

const countsStatements = 'shared_preload_libraries=pg_stat_statements';
const postgres = options.database
  ? { url: options.database, stop: () => {} }
  : await startPostgres({ settings: [...quick, countsStatements] });
if (!postgres.url) throw new Error(postgres.missing);
const db = openPostgresDatabase(postgres.url, { statementTimeoutMs: 0, connections: 2 });
const query = async (sql) => (await runSql(db, sql)).rows;
await fillDatabase(db, async (empty) => {
  await seed(empty, tasks, { users });
  await insertGrowingRecords(empty, 'pessoa7');
  // otherwise the instances would do this meanwhile
  await query('select seal_audit_events()');
});
await query('create extension if not exists pg_stat_statements').catch(() => {});
const office = await prepareOffice(db, connections);
const [{ folder }] = await query(`select current_setting('data_directory') as folder`);
const parent = Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0]);

const cluster = await startCluster(postgres.url, instances);
const day = createDay(cluster, office);

const percentile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const cell = (value, digits = 0) => (typeof value === 'number' ? value.toFixed(digits) : value).padStart(9);
const spentBy = () => ({
  servers: cluster.pids.servers.reduce((sum, pid) => sum + cpuOf(pid), 0),
  database: cpuOfPostgres(parent),
  rest: cpuOf(cluster.pids.proxy) + cpuOf(cluster.pids.store) + cpuOf(process.pid),
});

/** Returns the number of statements that the database has run; NaN without its extension. */
const statementsRun = () =>
  query('select sum(calls)::float8 as calls from pg_stat_statements').then(
    ([{ calls }]) => calls,
    () => Number.NaN,
  );

/** Runs the day at a rate; returns its figures with the processor time that each part needed for a call. */
async function measureDay(rate, length = seconds) {
  const sent = await statementsRun();
  const before = spentBy();
  const { times, failures, calls, seconds: took } = await day.run(rate, length);
  const after = spentBy();
  const statements = ((await statementsRun()) - sent) / calls;
  const all = [...times.values()].flat().sort((a, b) => a - b);
  const cpu = Object.fromEntries(Object.keys(after).map((part) => [part, (after[part] - before[part]) / calls]));
  return { times, failures, all, cpu, statements, rate, achieved: calls / took };
}

const figuresOf = (times) => [0.5, 0.95, 0.99].map((share) => percentile(times, share));

async function warmUp() {
  // the daily clean-up removes the rows of the seeds that are older than their retention time
  const isCleaning = async () =>
    (await query(`select from jobs where kind = 'clean-up' and state in ('WAITING', 'RUNNING') and run_at <= now()`))
      .length > 0;
  while (await isCleaning()) await new Promise((resolve) => setTimeout(resolve, 500));
  // users sign in, and the instances prepare their statements
  await day.run(40, 10);
  await query('vacuum analyze');
}

function report(measured) {
  const { all, failures, cpu, statements, rate, achieved } = measured;
  const columns = [...figuresOf(all).map((ms) => cell(ms)), cell(failures.length), cell(achieved)];
  console.log(String(rate).padEnd(24), ...columns, ...Object.values(cpu).map((ms) => cell(ms, 1)), cell(statements, 1));
}

async function measureRates() {
  console.log(
    '\ncalls a second'.padEnd(25),
    ...['median', 'p95', 'p99', 'errors', 'answered', 'servers', 'database', 'rest', 'statements'].map((text) =>
      cell(text),
    ),
    ' (ms; CPU ms and statements a call)',
  );
  let last;
  for (const rate of rates) {
    last = await measureDay(rate);
    report(last);
    for (const failure of last.failures.slice(0, 5)) console.log(`  ${failure}`);
    if (rate === goals.rate) {
      const p95 = percentile(last.all, 0.95);
      const isReached = p95 <= goals.p95 && last.failures.length === 0;
      console.log(
        `${rate} calls a second: p95 ${p95.toFixed(0)} ms, at most ${goals.p95}, without errors: ${reached(isReached)}`,
      );
    }
  }
  const heads = ['median', 'p95', 'p99', 'calls'].map((text) => cell(text));
  console.log(`\nby call, at ${last.rate} a second`.padEnd(31), ...heads, ' (ms)');
  for (const [kind, unsorted] of last.times) {
    const times = unsorted.sort((a, b) => a - b);
    console.log(kind.padEnd(30), ...figuresOf(times).map((ms) => cell(ms)), cell(times.length));
  }
}

async function measureRealtime(realtime) {
  const all = [];
  for (let round = 0; round < 3; round += 1) {
    const begin = performance.now();
    const changes = realtime.nextChanges(begin, 30_000);
    const { status, text } = await day.call(office.people.at(-1), 'POST', `/v1/processes/${office.forAll}/start`, {});
    if (status !== 201) throw new Error(`the change failed: ${status} ${text}`);
    all.push(...(await changes));
  }
  const missing = all.filter((ms) => ms === null).length;
  const times = all.filter((ms) => ms !== null).sort((a, b) => a - b);
  const [median, p95, p99] = figuresOf(times);
  console.log(
    `\na change for ${realtime.size} connected users: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)}, not reached ${missing}, connections lost ${realtime.lost()}; ` +
      `p95 at most ${goals.realtime}: ${reached(missing === 0 && p95 <= goals.realtime)}`,
  );
}

/** Deactivates some of the connected users, one after the other, and activates them again. */
async function measureDeactivation(realtime) {
  await query(`update users set roles = 'ROLE_ADMIN' where user_name = 'pessoa8'`);
  const times = [];
  for (const user of office.connected.slice(-5)) {
    const [{ id }] = await query(`select id from users where user_name = '${user}'`);
    const closed = realtime.whenClosed(user);
    const begin = performance.now();
    const { status, text } = await day.call('pessoa8', 'POST', `/v1/people/${id}/deactivate`);
    if (status >= 300) throw new Error(`not deactivated: ${status} ${text}`);
    await closed;
    times.push(performance.now() - begin);
    await day.call('pessoa8', 'POST', `/v1/people/${id}/activate`);
  }
  const slowest = Math.max(...times);
  console.log(
    `\na deactivated user of ${realtime.size} connected ones is disconnected after ${slowest.toFixed(0)} ms at most, ` +
      `at most ${goals.deactivation}: ${reached(slowest <= goals.deactivation)}`,
  );
}

async function measureExport() {
  const rate = 30;
  const without = await measureDay(rate, 15);
  const idle = cluster.pids.servers.map(memoryOf);
  let above = 0;
  const watch = setInterval(() => {
    for (const [index, pid] of cluster.pids.servers.entries()) above = Math.max(above, memoryOf(pid) - idle[index]);
  }, 200);
  const begin = performance.now();
  const created = await day.call('pessoa7', 'POST', '/v1/export-queues', { type: 'NORMAL', reportType: 'LIST' });
  if (created.status !== 201) throw new Error(`no export: ${created.status} ${created.text}`);
  const { uuid } = JSON.parse(created.text);
  const state = async () => {
    const { text } = await day.call('pessoa7', 'GET', '/v1/export-queues?page=0&size=10');
    return JSON.parse(text).elements.find((item) => item.uuid === uuid);
  };
  const all = [];
  let item = await state();
  while (item.status === 'IN_QUEUE' || item.status === 'IN_PROGRESS') {
    all.push(...(await measureDay(rate, 5)).all);
    item = await state();
    if (performance.now() - begin > 600_000) break;
  }
  clearInterval(watch);
  const [row] = await query(
    `select extract(epoch from ready_at - created_at)::float8 as took, size from exports where uuid = '${uuid}'`,
  );
  const [before, during] = [
    percentile(without.all, 0.95),
    percentile(
      all.sort((a, b) => a - b),
      0.95,
    ),
  ];
  console.log(
    `\nexport of ${item.rowsDone} rows, ${(row.size / 2 ** 20).toFixed(0)} MB, at ${rate} other calls a second: ${item.status}`,
  );
  console.log(
    `  ${row.took.toFixed(0)} s, at most ${goals.export}: ${reached(item.status === 'READY' && row.took <= goals.export)}`,
  );
  console.log(`  ${above.toFixed(0)} MB above idle, at most ${goals.memory}: ${reached(above <= goals.memory)}`);
  console.log(
    `  others' p95 ${during.toFixed(0)} ms instead of ${before.toFixed(0)}, at most ${goals.slower} times: ${reached(during <= goals.slower * before)}`,
  );
}

console.log(
  `${tasks} tasks, ${users} users, ${connections} connections, ${instances} instances, ${cpus().length} processors, load ${loadavg()[0].toFixed(1)}`,
);
let realtime;
try {
  await warmUp();
  realtime = await connectAll(cluster, day, office.connected);
  for (const failure of realtime.failures.slice(0, 5)) console.log(`  not connected: ${failure}`);
  if (runs('day')) await measureRates();
  if (runs('realtime')) await measureRealtime(realtime);
  if (runs('deactivation')) await measureDeactivation(realtime);
  if (runs('export')) await measureExport();
} finally {
  realtime?.close();
  day.close();
  for (const { level, msg, ...rest } of cluster.logs().slice(0, 10))
    console.log(`log ${level}: ${msg} ${JSON.stringify(rest).slice(0, 300)}`);
  await cluster.close();
  await db.destroy();
  await postgres.stop();
}

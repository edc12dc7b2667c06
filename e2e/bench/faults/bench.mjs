/**
 * Causes faults at random moments while two instances of the server work: kills an instance, Postgres and the store, interrupts
 * the network to Postgres, fills its disk, and sets a clock forward or back. After each fault it checks that nothing
 * acknowledged is lost or there twice, that no transition is half done, that everyone who has a page open sees the next change
 * without a reload, and how long it takes until calls are as quick as before.
 *
 *     node --conditions=@tramita/source e2e/bench/faults/bench.mjs [--runs 100] [--seed 1] [--rate 20] [--tasks 20000]
 *       [--watchers 40] [--only <part of a fault's name>]
 *
 * The disk that is filled is a file system in memory, which only root can create; without it this fault is left out.
 */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openPostgresDatabase } from '../../../scripts/lib/load-parts.mjs';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { fillDatabase } from '../../../scripts/lib/server-on-postgres.mjs';
import { runSql } from '../kit/run-sql.mjs';
import { startCluster } from '../load/cluster.mjs';
import { createDay } from '../load/day.mjs';
import { prepareOffice } from '../load/office.mjs';
import { seed } from '../task-list-seeds.mjs';
import { faults } from './faults.mjs';
import { startFlows } from './flows.mjs';
import { findDamage, findStuckJobs } from './invariants.mjs';
import { openWatchers } from './watchers.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '20' },
    tasks: { type: 'string', default: '20000' },
    watchers: { type: 'string', default: '40' },
    only: { type: 'string' },
  },
});
const [runs, rate, tasks, watcherCount] = ['runs', 'rate', 'tasks', 'watchers'].map((name) => Number(options[name]));
const users = 400;
const writers = 10;
/** Calls are as quick as before if those of this time have a p95 of at most twice the usual one and none failed. */
const calmWindowMs = 5000;
const recoveryGoalMs = 30_000;
const recoveryLimitMs = 90_000;
/** A page that lost its connection connects again after 20 s. */
const reconnectLimitMs = 60_000;

/** Random numbers that are the same for the same seed (mulberry32). */
function randomFrom(start) {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = randomFrom(Number(options.seed));

const folder = mkdtempSync(join(tmpdir(), 'tramita-faults-'));
chmodSync(folder, 0o755);
const disk = mkdtempSync(join(folder, 'disk-'));
const hasDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1g,mode=755', 'tmpfs', disk]).status === 0;
if (!hasDisk) console.log('No file system could be created, so no disk is filled.');
const kinds = Object.keys(faults).filter(
  (name) => (hasDisk || !name.includes('disk')) && (options.only === undefined || name.includes(options.only)),
);

const postgres = await startPostgres({ parent: disk, settings: ['max_wal_size=128MB', 'min_wal_size=32MB'] });
if (!postgres.url) throw new Error(postgres.missing);
const db = openPostgresDatabase(postgres.url, { statementTimeoutMs: 0, connections: 2 });
await fillDatabase(db, async (empty) => {
  await seed(empty, tasks, { users });
  // who reads the report and the exports of the day
  await runSql(empty, `update users set roles = 'ROLE_REPORT' where user_name = 'pessoa7'`);
});
const office = await prepareOffice(db, watcherCount);
const [{ last: firstIdk }] = (await runSql(db, 'select max(idk) as last from instances')).rows;
const wire = fork(join(import.meta.dirname, 'wire.mjs'), [String(postgres.port)]);
const [wirePort] = await once(wire, 'message');
const clockFile = join(folder, 'clock');
writeFileSync(clockFile, '0');
const cluster = await startCluster(postgres.url.replace(`:${postgres.port}/`, `:${wirePort}/`), 2, {
  filesIn: join(folder, 'files'),
  nodeFlags: ['--import', pathToFileURL(join(import.meta.dirname, 'clock.mjs')).href],
  env: { CLOCK_FILE: clockFile },
});

const people = office.people.slice(-writers);
const day = createDay(cluster, { ...office, people: office.people.slice(0, -writers) });
const calls = [];
const ended = new AbortController();
const dayRun = day.run(rate, Number.POSITIVE_INFINITY, { signal: ended.signal, onCall: (call) => calls.push(call) });
const [{ process: flowProcess, group }] = office.processes.map(({ id, group }) => ({ process: id, group }));
const worker = office.members.get(group)[0];
const flows = startFlows({ cluster, people, process: flowProcess, worker });
const watchers = openWatchers(cluster, office.connected);

const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const between = (from, to) => calls.filter(({ due }) => due >= from && due < to);
const p95Of = (some) =>
  percentile(
    some.map(({ ms }) => ms),
    0.95,
  );

/** Resolves to the time in ms after which calls were as quick as usual again, or null if they were not in time. */
async function recovery(over, usual) {
  for (let from = over; from - over < recoveryLimitMs; from += 500) {
    // calls that are under way when the window ends count as well
    while (performance.now() < from + calmWindowMs + 2 * usual) await pause(100);
    const window = between(from, from + calmWindowMs);
    const isComplete = window.length >= (rate * calmWindowMs) / 1000 - 2;
    if (isComplete && window.every(({ failure }) => !failure) && p95Of(window) <= 2 * usual) return from - over;
  }
  return null;
}

/** Shows everyone a change: a new task of a group that all of them are in. A person repeats what fails. */
async function change() {
  const sender = office.people.at(-writers - 1);
  let failure;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const path = `/v1/processes/${office.forAll}/start`;
    const answer = await day.call(sender, 'POST', path, {}).catch((error) => ({ status: 0, text: error.message }));
    if (answer.status === 201) return;
    failure = `${answer.status} ${answer.text}`;
    console.log(`    the change failed: ${failure.slice(0, 200)}`);
    await pause(500);
  }
  throw new Error(`the change failed: ${failure}`);
}

const results = [];
let damage = [];
let usual;
try {
  // people sign in, and the instances prepare their statements
  await pause(15_000);
  const from = performance.now();
  await pause(20_000);
  usual = p95Of(between(from, performance.now() - 2000));
  const unconnected = await watchers.allConnected(reconnectLimitMs);
  if (unconnected > 0) throw new Error(`${unconnected} pages could not be connected`);
  const early = calls.filter(({ failure }) => failure).map(({ failure }) => failure);
  if (early.length > 0) throw new Error(`calls failed before the first fault: ${early.slice(0, 3).join('; ')}`);
  console.log(
    `${runs} faults, seed ${options.seed}, ${rate} calls a second and ${writers} people who write; usual p95 ${usual.toFixed(0)} ms, load ${loadavg()[0].toFixed(1)}`,
  );
  for (let run = 0; run < runs; run += 1) {
    const kind = kinds[run % kinds.length];
    await pause(500 + random() * 3000);
    const begin = performance.now();
    const [repeatsBefore, problemsBefore] = [flows.repeats(), flows.problems.length];
    const over = await faults[kind]({ cluster, postgres, wire, disk, clockFile, random });
    const crashes = await cluster.startEnded();
    const recovered = await recovery(over, usual);
    const failures = between(begin, performance.now()).filter(({ failure }) => failure);
    const notConnected = await watchers.allConnected(reconnectLimitMs);
    const unshown = await watchers.missing(change, 10_000);
    const found = await flows.whileResting(() => findDamage(db, cluster, { done: flows.done, people, firstIdk }));
    found.push(...crashes);
    const isNew = found.filter((line) => !damage.includes(line));
    damage = [...damage, ...isNew];
    results.push({
      kind,
      recovered,
      failures: failures.length,
      repeats: flows.repeats() - repeatsBefore,
      notConnected,
      unshown,
    });
    console.log(
      `${String(run + 1).padStart(3)} ${kind.padEnd(34)} recovered ${recovered === null ? 'never' : `${(recovered / 1000).toFixed(1)} s`}, ` +
        `${failures.length} calls failed, ${flows.repeats() - repeatsBefore} writes repeated, pages not connected ${notConnected}, not shown ${unshown}, damage ${isNew.length}`,
    );
    for (const problem of flows.problems.slice(problemsBefore)) console.log(`    did not recover: ${problem}`);
    for (const line of isNew.slice(0, 5)) console.log(`    ${line.slice(0, 500)}`);
    const kindsOfFailures = new Map();
    for (const { failure } of failures) {
      const name = failure
        .replace(/^[^:]+: /, '')
        .replaceAll(/\d{3,}|[0-9a-f-]{36}/g, '#')
        .slice(0, 70);
      kindsOfFailures.set(name, (kindsOfFailures.get(name) ?? 0) + 1);
    }
    for (const [name, count] of [...kindsOfFailures].sort((a, b) => b[1] - a[1]).slice(0, 3))
      console.log(`    ${count} x ${name}`);
  }
  await pause(65_000);
  damage.push(...(await findStuckJobs(db)));
} finally {
  await flows.whileResting(() => {});
  ended.abort();
  await Promise.all([flows.stop(), dayRun]);
  watchers.close();
  day.close();
  await cluster.close();
  await db.destroy();
  wire.disconnect();
  await postgres.stop();
  if (hasDisk) spawnSync('umount', ['-l', disk]);
  rmSync(folder, { recursive: true, force: true });
}

const cell = (value) => String(value).padStart(10);
const seconds = (ms) => (ms === undefined ? '-' : (ms / 1000).toFixed(1));
console.log('\nfault'.padEnd(36), ...['runs', 'median s', 'longest s', 'failed', 'repeated'].map(cell));
for (const kind of kinds) {
  const own = results.filter((result) => result.kind === kind);
  const times = own.map(({ recovered }) => recovered ?? Number.POSITIVE_INFINITY);
  const sum = (key) => own.reduce((total, result) => total + result[key], 0);
  console.log(
    kind.padEnd(35),
    ...[own.length, seconds(percentile(times, 0.5)), seconds(Math.max(...times)), sum('failures'), sum('repeats')].map(
      cell,
    ),
  );
}
const { done, problems } = flows;
const acknowledged = Object.values(done).reduce((sum, list) => sum + list.length, 0);
const late = results.filter(({ recovered }) => recovered === null || recovered > recoveryGoalMs).length;
const blind = results.reduce((sum, { notConnected, unshown }) => sum + notConnected + unshown, 0);
console.log(
  `\n${acknowledged} acknowledged writes; damage: ${damage.length}; calls that did not recover: ${problems.length}; ` +
    `pages of ${watchers.size} that missed a change: ${blind}; faults after which calls took longer than ${recoveryGoalMs / 1000} s to be as quick as before: ${late}`,
);
for (const problem of problems.slice(0, 10)) console.log(`  ${problem}`);

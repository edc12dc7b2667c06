/**
 * Measures the audit trail with many rows in Postgres: the first page with each filter, and an export of all rows as CSV with
 * the memory that the process needs for it. V8 enlarges the memory for young objects of a process once, and keeps it for
 * whatever comes later; that part of the growth is shown on its own, and a second export shows the growth without it.
 * The process has the limit for it that the image and the systemd unit set.
 *
 *     node --conditions=@tramita/source e2e/bench/audit.mjs [--rows 1000000] [--rounds 5]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readContainerfile } from '../../scripts/container/read-containerfile.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { insertUser, openServerOnPostgres, startExports } from '../../scripts/lib/server-on-postgres.mjs';
import { seedAudit } from './audit-seeds.mjs';
import { calibration } from './machine.mjs';

const [, ...flags] = readContainerfile(readFileSync(join(root, 'Containerfile'), 'utf8'))
  .at(-1)
  .entrypoint.slice(0, -1);
if (!flags.every((flag) => process.execArgv.includes(flag))) {
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...flags, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '5' } },
});
const rows = Number(options.rows);
const limits = { pageMs: 200, exportSeconds: 60, memoryMb: 64 };
const verdict = (isReached) => (isReached ? 'reached' : 'missed');

const folder = mkdtempSync(join(tmpdir(), 'tramita-audit-'));
const home = await openServerOnPostgres(
  async (db) => {
    await insertUser(db, { user_name: 'admin', roles: 'ROLE_ADMIN' });
    await seedAudit(db, rows);
  },
  'admin',
  { folder },
);

async function get(path) {
  const response = await home.fetch(`http://bench${path}`);
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The filters of the trail. */
const filters = {
  'without filter': {},
  'oldest first': { order: 'ASC' },
  'from a day on': { from: '2020-02-01T00:00:00Z' },
  'up to a day': { to: '2020-02-01T00:00:00Z' },
  'one day': { from: '2020-02-01T00:00:00Z', to: '2020-02-02T00:00:00Z' },
  actor: { actor: 1007 },
  origin: { origin: 'SCIM' },
  action: { action: 'CREATED' },
  kind: { kind: 'person' },
  object: { object: '777' },
  'kind and object': { kind: 'person', object: '13' },
};
/** Texts of the search field, alone and with filters. */
const searches = {
  'search: an id': { q: '777' },
  'search: a rare name': { q: 'objeto 41234' },
  'search: a frequent name': { q: 'diretoria' },
  'search: a name of a person': { q: 'nome77 silva' },
  'search: an unknown name': { q: 'inexistente' },
  'search: with kind and time': { q: 'compras', kind: 'group', from: '2020-02-01T00:00:00Z' },
};

console.log(
  `${rows} rows, Postgres, load ${loadavg()[0].toFixed(1)}`.padEnd(36),
  ...['median', 'p95', 'rows'].map((text) => text.padStart(9)),
  ' (ms)',
);

/** Measures the first page; returns the median. */
async function measure(name, query, rounds) {
  const path = `/v1/audit?${new URLSearchParams({ page: 0, size: 50, ...query })}`;
  const { totalElements } = await get(path);
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await get(path);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const [median, p95] = [times[Math.floor(rounds / 2)], times[Math.floor(rounds * 0.95)]];
  console.log(
    name.padEnd(36),
    ...[median.toFixed(1), p95.toFixed(1), String(totalElements)].map((text) => text.padStart(9)),
  );
  return median;
}

let slowest = 0;
for (const [name, query] of Object.entries(filters))
  slowest = Math.max(slowest, await measure(name, query, Number(options.rounds)));
console.log(`the slowest filter ${slowest.toFixed(1)} ms, under ${limits.pageMs}: ${verdict(slowest < limits.pageMs)}`);

// a search reads all names, and is measured once
for (const [name, query] of Object.entries(searches)) await measure(name, query, 1);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const megabyte = 2 ** 20;
const memoryNow = () => process.memoryUsage().rss / megabyte;
const youngNow = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space').physical_space_size / megabyte;

/** Exports the trail; returns the seconds that it took, and the memory above that before in MB, in all and for young objects. */
async function exportAll() {
  collect();
  const before = memoryNow();
  const youngBefore = youngNow();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryNow());
  }, 20);
  const start = performance.now();
  const created = await home.send(
    new Request('http://bench/v1/audit/exports', {
      method: 'POST',
      headers: { ...home.headers, 'content-type': 'application/json' },
      body: '{}',
    }),
  );
  if (!created.ok) throw new Error(`the export was refused: ${created.status} ${await created.text()}`);
  const { uuid } = await created.json();
  for (;;) {
    const { status, rowsDone } = await get(`/v1/audit/exports/${uuid}`);
    if (status === 'READY') {
      const seconds = (performance.now() - start) / 1000;
      clearInterval(watch);
      return { seconds, rowsDone, growth: most - before, young: youngNow() - youngBefore };
    }
    if (status === 'FAILED') throw new Error('the export failed');
    await setTimeout(100);
  }
}

const worker = startExports(home.services);
const first = await exportAll();
const second = await exportAll();
await worker.stop();
const { seconds, rowsDone, growth, young } = first;
console.log(
  `an export of ${rowsDone} rows took ${seconds.toFixed(1)} s, under ${limits.exportSeconds}: ${verdict(seconds < limits.exportSeconds)}`,
);
console.log(
  `its memory growth ${growth.toFixed(1)} MB, below ${limits.memoryMb}: ${verdict(growth < limits.memoryMb)}; ${young.toFixed(1)} MB of it for young objects`,
);
console.log(`the memory growth of a second export ${second.growth.toFixed(1)} MB`);
console.log(calibration());
await home.close();
rmSync(folder, { recursive: true, force: true });

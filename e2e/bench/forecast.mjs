/**
 * Tests the forecasts of requests with the history of the demo company, then measures how long the server takes to return
 * a forecast, and how long a light call waits meanwhile, with many requests in Postgres.
 *
 *     node --conditions=@tramita/source e2e/bench/forecast.mjs [--tasks 1000000] [--rounds 50]
 *
 * Each forecast of the first part is made for the moment at which a request reached a step, from the requests that had
 * finished by then.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createSandbox } from '@tramita/server/sandbox';
import {
  backTest,
  listPastRequests,
  loadDemo,
  passedSteps,
  readSnapshotFile,
} from '../../scripts/lib/forecast-back-test.mjs';
import { openServerOnPostgres } from '../../scripts/lib/server-on-postgres.mjs';
import { seed } from './task-list-seeds.mjs';

const { values: options } = parseArgs({
  options: { tasks: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '50' } },
});
const limits = { least: 72, most: 88, wait: 250 };
const reached = (isReached) => {
  if (!isReached) process.exitCode = 1;
  return isReached ? 'reached' : 'missed';
};

async function testBack() {
  const snapshot = readSnapshotFile();
  // the sandbox's clock shows the end of the history, so that no moment moves
  const sandbox = await createSandbox({ seed: false, now: new Date(snapshot.epoch) });
  await loadDemo(sandbox.services);
  const found = await backTest(passedSteps(snapshot), (query) => listPastRequests(sandbox.services.db, query));
  await sandbox.close();
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  const isCovered = found.covered * 100 >= limits.least && found.covered * 100 <= limits.most;
  console.log(`${found.forecasts} forecasts of the demo company's history, each from older requests only`);
  console.log(`completed between the 10 % and the 90 % moment: ${percent(found.covered)}`);
  console.log(`earlier: ${percent(found.early)}, later: ${percent(found.late)}`);
  console.log(`median absolute error of the 50 % moment: ${found.medianErrorHours.toFixed(1)} hours`);
  console.log(`coverage from ${limits.least} to ${limits.most} %: ${reached(isCovered)}`);
}

const run = (db, sql) => db.executeQuery({ sql, parameters: [], query: { kind: 'RawNode' }, queryId: {} });

async function measureCalls(tasks, rounds) {
  const home = await openServerOnPostgres(async (db) => {
    await seed(db, tasks);
    await run(db, `update users set roles = 'ROLE_ADMIN' where user_name = 'pessoa7'`);
    // requests finished until now and passed the step at which the others wait since an hour ago
    await run(
      db,
      `update instances set finished_at = now() - (${tasks} - idk) * interval '3 minutes' where finished_at is not null`,
    );
    await run(
      db,
      `update instance_steps s set status = case when i.status = 'FINISHED' then 'FINISHED' else 'NONE' end,
        started_at = coalesce(i.finished_at - (2 + i.idk % 90) * interval '1 hour', now() - interval '1 hour')
      from instances i where i.idk = s.idk and s.step_id = 's3'`,
    );
    await run(db, 'vacuum analyze instances, instance_steps');
  }, 'pessoa7');
  const get = async (path) => {
    const response = await home.fetch(`http://bench${path}`);
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const timed = async (work) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const { rows } = await run(
    home.db,
    `select idk from instances where status = 'IN_PROGRESS' order by md5(idk::text) limit ${rounds}`,
  );
  const times = [];
  const waits = [];
  let samples = 0;
  for (const { idk } of rows) {
    const forecast = timed(async () => {
      samples = Math.max(samples, (await get(`/v1/requests/${idk}/forecast`)).samples);
    });
    waits.push(await timed(() => get('/v1/whoami')));
    times.push(await forecast);
  }
  await home.close();
  times.sort((a, b) => a - b);
  const longest = Math.max(...waits);
  console.log(`\n${tasks} requests, Postgres, load ${loadavg()[0].toFixed(1)}, up to ${samples} past requests used`);
  console.log(
    `a forecast takes ${times[Math.floor(times.length / 2)].toFixed(1)} ms, at most ${times.at(-1).toFixed(1)} ms`,
  );
  console.log(
    `longest wait of a light call meanwhile: ${longest.toFixed(1)} ms, limit ${limits.wait}: ${reached(longest <= limits.wait)}`,
  );
}

await testBack();
await measureCalls(Number(options.tasks), Number(options.rounds));

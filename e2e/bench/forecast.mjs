/**
 * Tests the forecasts of requests with the history of the demo company, then measures how long the server takes to return
 * a forecast, and how long a light call waits meanwhile, with many requests in Postgres.
 *
 *     node --conditions=@tramita/source e2e/bench/forecast.mjs [--requests 1000000] [--rounds 50]
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
import { runSql } from './kit/run-sql.mjs';

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '50' } },
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

/**
 * Statements that insert requests of the last two years, half of them of one process. One in twelve waits at the step that
 * the others passed.
 */
const seeds = (requests) => [
  'set session_replication_role = replica',
  `insert into users (id, user_name, first_name, last_name, nick_name, complete_name, roles, catalogue_token)
    values (1000, 'pessoa7', 'Ana', 'Lima', 'Ana', 'Ana Lima', 'ROLE_ADMIN', 't1')`,
  `insert into processes (id, parent_id, version, is_last_version, name, title, assignee_statuses, definition)
    select g, g, 1, true, 'p' || g, 'Processo ' || g, '[]', '{"steps": [], "fields": []}' from generate_series(1, 60) g`,
  `insert into instances (protocol, process_id, status, created_by, started_by, created_at, finished_at, current_step)
    select gen_random_uuid(), case when g % 2 = 0 then 1 else 1 + g / 2 % 60 end,
      case when g % 12 = 0 then 'IN_PROGRESS' else 'FINISHED' end, 1000, 1000,
      now() - (${requests} - g + 1) * interval '2 years' / ${requests} - interval '100 hours',
      case when g % 12 > 0 then now() - (${requests} - g + 1) * interval '2 years' / ${requests} end,
      case when g % 12 = 0 then 's3' end
    from generate_series(1, ${requests}) g`,
  `insert into instance_steps (idk, step_id, step_order, status, started_at)
    select idk, 's' || g, g, case when status = 'FINISHED' or g < 3 then 'FINISHED' else 'NONE' end,
      coalesce(finished_at - (2 + idk % 90) * interval '1 hour', now() - interval '1 hour')
    from instances, generate_series(1, 4) g`,
  'set session_replication_role = origin',
  'vacuum analyze',
];

async function measureCalls(requests, rounds) {
  const home = await openServerOnPostgres(async (database) => {
    await database.connection().execute(async (db) => {
      for (const statement of seeds(requests)) await runSql(db, statement);
    });
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
  const { rows } = await runSql(
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
  console.log(`\n${requests} requests, Postgres, load ${loadavg()[0].toFixed(1)}, up to ${samples} past requests used`);
  console.log(
    `a forecast takes ${times[Math.floor(times.length / 2)].toFixed(1)} ms, at most ${times.at(-1).toFixed(1)} ms`,
  );
  console.log(
    `longest wait of a light call meanwhile: ${longest.toFixed(1)} ms, limit ${limits.wait}: ${reached(longest <= limits.wait)}`,
  );
}

await testBack();
await measureCalls(Number(options.requests), Number(options.rounds));

/**
 * Measures the recalculation of open tasks after a change of their calendar in Postgres, and pages of 'Atendimento' before
 * and meanwhile.
 *
 *     node --conditions=@tramita/source e2e/bench/recalculation.mjs [--open 100000] [--tasks 300000]
 */
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openServerOnPostgres, startExports } from '../../scripts/lib/server-on-postgres.mjs';
import { runSql } from './kit/run-sql.mjs';
import { calibration } from './machine.mjs';
import { seed } from './task-list-seeds.mjs';

const { values: options } = parseArgs({
  options: { open: { type: 'string', default: '100000' }, tasks: { type: 'string', default: '300000' } },
});
const [open, tasks] = [Number(options.open), Number(options.tasks)];
const limits = { seconds: 60, ratio: 2 };
const verdict = (isReached) => (isReached ? 'reached' : 'missed');

/** Opens the newest tasks, and gives the open ones an agreed time of 16 working hours of the first calendar. */
const rows = [
  `create temporary table opened as
    select id, idk from tasks where step_id = 's3' order by status = 'TO_DO' desc, id desc limit ${open}`,
  `update instances set status = 'IN_PROGRESS', finished_at = null, current_step = 's3' where idk in (select idk from opened)`,
  `update tasks set status = 'TO_DO', finished_at = null, finished_by = null,
    calendar_version_id = (select current_version_id from calendars where is_default),
    due_at = created_at + interval '3 days' where id in (select id from opened)`,
  'update task_addressees set is_open = true where task_id in (select id from opened)',
  `update instance_steps set due_at = now(),
    calendar_version_id = (select current_version_id from calendars where is_default)
    where step_id = 's3' and idk in (select idk from opened)`,
  `update processes set definition = jsonb_set(definition::jsonb, '{steps,1}', '{"id": "s3", "type": "USER_TASK",
    "title": "Análise", "sla": 16, "slaUnit": "HOURS", "slaCounting": "BUSINESS", "fields": []}', true)`,
  `update users set roles = 'ROLE_ADMIN' where user_name = 'pessoa7'`,
];

const home = await openServerOnPostgres(async (database) => {
  await seed(database, tasks, { lists: false });
  await database.connection().execute(async (db) => {
    await runSql(db, 'set session_replication_role = replica');
    for (const statement of rows) await runSql(db, statement);
    await runSql(db, 'set session_replication_role = origin');
    await runSql(db, 'vacuum analyze');
  });
}, 'pessoa7');

async function send(path, init = {}) {
  const headers = { ...home.headers, ...(init.body && { 'content-type': 'application/json' }) };
  const response = await home.send(new Request(`http://bench${path}`, { ...init, headers }));
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

const query = new URLSearchParams({ myTasks: false, assignedToMe: false, status: 'TO_DO', page: 0, itemsPerPage: 20 });

/** Calls the list every 100 ms as long as `isDone` is false; returns the times of the calls in order. */
async function watchList(isDone) {
  const times = [];
  while (!isDone(times.length)) {
    const start = performance.now();
    await send(`/v1/tasks?${query}`);
    times.push(performance.now() - start);
    await setTimeout(100);
  }
  return times.toSorted((one, other) => one - other);
}
const p95 = (times) => times[Math.floor(times.length * 0.95)];

const waiting = async () => {
  const { rows: found } = await runSql(
    home.db,
    `select count(*)::integer as count from jobs where kind = 'recalculate-due-times' and state in ('WAITING', 'RUNNING')`,
  );
  return found[0].count;
};

console.log(`${open} open tasks of ${tasks}, Postgres, load ${loadavg()[0].toFixed(1)}`);
await watchList((calls) => calls >= 20);
const usual = await watchList((calls) => calls >= 100);
const { elements } = await send('/v1/calendars');
const calendar = await send(`/v1/calendars/${elements[0].id}`);
const worker = startExports(home.services);
const start = performance.now();
await send(`/v1/calendars/${calendar.id}`, {
  method: 'PATCH',
  body: JSON.stringify({
    settings: { ...calendar.settings, week: calendar.settings.week.map((day) => day.slice(0, 1)) },
    openTasks: 'RECALCULATE',
  }),
});
worker.wake();
let isDone = false;
const meanwhile = watchList(() => isDone);
while ((await waiting()) > 0) await setTimeout(200);
const seconds = (performance.now() - start) / 1000;
isDone = true;
const busy = await meanwhile;
await worker.stop();
const { rows: counted } = await runSql(
  home.db,
  `select count(*) filter (where calendar_version_id = (select max(id) from calendar_versions))::integer as moved,
    (select count(*)::integer from histories where kind = 'DUE_MOVED') as entries from tasks where status = 'TO_DO'`,
);
const ratio = p95(busy) / p95(usual);
console.log(`${counted[0].moved} tasks with the new version, ${counted[0].entries} entries of histories`);
console.log(`${seconds.toFixed(1)} s, under ${limits.seconds}: ${verdict(seconds < limits.seconds)}`);
console.log(
  `first page of Atendimento, p95 usually ${p95(usual).toFixed(1)} ms of ${usual.length} calls, meanwhile ${p95(busy).toFixed(1)} ms of ${busy.length}`,
);
console.log(`ratio ${ratio.toFixed(2)}, below ${limits.ratio}: ${verdict(ratio < limits.ratio)}`);
console.log(calibration());
await home.close();

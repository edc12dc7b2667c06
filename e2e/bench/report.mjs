/**
 * How long the report of tasks takes at a million tasks in Postgres, for every filter and for late pages, compared with
 * the SQL of the same page written by hand: one statement for the rows, one for the total, over the same connection.
 *
 *     node --conditions=@tramita/source e2e/bench/report.mjs [--tasks 1000000] [--rounds 7]
 *
 * Both are measured in turns, so that other work on the machine slows them alike; the ratio is that of the medians.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openServerOnPostgres } from '../../scripts/lib/server-on-postgres.mjs';
import { seed } from './task-list-seeds.mjs';

const { values: options } = parseArgs({
  options: { tasks: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '7' } },
});
const tasks = Number(options.tasks);
const rounds = Number(options.rounds);
const run = (db, sql) => db.executeQuery({ sql, parameters: [], query: { kind: 'RawNode' }, queryId: {} });

const home = await openServerOnPostgres(async (db) => {
  await seed(db, tasks);
  for (const sql of [
    `insert into departments (description) select 'Departamento ' || g from generate_series(1, 6) g`,
    `insert into sectors (department_id, description) select 1 + g % 6, 'Setor ' || g from generate_series(1, 18) g`,
    'update processes set department_id = 1 + id % 6, sector_id = (select s.id from sectors s where s.department_id = 1 + processes.id % 6 order by s.id limit 1)',
    `update users set roles = 'ROLE_REPORT' where user_name = 'pessoa7'`,
    'update instances set nps_status = idk % 2 where idk % 25 = 0',
    'vacuum analyze',
  ]) {
    await run(db, sql);
  }
}, 'pessoa7');

/** What people read of a page, whose keys are `k`: a plain statement without regard to how the server does it. */
const rows = (where, size, offset) => `
  select r.uuid, r.title, r.type, r.status, r.created_at, r.finished_at, i.idk, i.protocol, i.created_at, i.finished_at,
    v.title, d.description, s.description, u.complete_name, f.complete_name, h.complete_name,
    (select json_agg(coalesce(au.complete_name, ag.name)) from task_addressees a left join users au on au.id = a.user_id
      left join groups ag on ag.id = a.group_id where a.task_id = r.id) as addressees,
    (select json_agg(json_build_array(x.step_id, x.status) order by x.step_order) from instance_steps x where x.idk = i.idk) as steps
  from tasks r join instances i on i.idk = r.idk join processes v on v.id = r.process_id
  left join departments d on d.id = v.department_id left join sectors s on s.id = v.sector_id
  join users u on u.id = i.created_by left join users f on f.id = r.finished_by left join users h on h.id = r.held_by
  where ${where} order by r.created_at desc, r.id desc limit ${size} offset ${offset}`;
const total = (where) =>
  `select count(*) from tasks r join instances i on i.idk = r.idk join processes v on v.id = r.process_id where ${where}`;

const assigned = `(r.held_by is not null or (select count(*) = 1 and count(a.user_id) = 1 from task_addressees a where a.task_id = r.id))`;
const people = (text) => `(select id from users where list_name like '%${text}%')`;
const groups = `(select id from groups where list_name like '%grupo 1%')`;
const late = 'coalesce(r.finished_at, now()) >= r.due_at';
const all = { process: 'Processo 8' };
const bare8 = `v.title = 'Processo 8'`;
const day = (name, from, to) => ({ [`${name}From`]: `${from}T00:00:00.000Z`, [`${name}To`]: `${to}T23:59:59.999Z` });
const between = (column, from, to) => `${column} >= '${from}T00:00:00.000Z' and ${column} <= '${to}T23:59:59.999Z'`;
const month = ['2022-03-01', '2022-03-31'];

const cases = [
  ['process', all, bare8],
  ['process, page 40', { ...all, page: 39 }, bare8],
  ['process, 50 rows', { ...all, itemsPerPage: 50 }, bare8],
  ['idk', { idk: '48007' }, 'r.idk = 48007'],
  ['step', { step: 'Análise 3' }, `r.title = 'Análise 3'`],
  ['step, page 400', { step: 'Análise 3', page: 399 }, `r.title = 'Análise 3'`],
  ['step of earlier tasks', { step: 'Triagem' }, `r.title = 'Triagem'`],
  ['step id and process', { ...all, stepId: 's3' }, `${bare8} and r.step_id = 's3'`],
  ['status to do', { status: 'TO_DO' }, `r.status = 'TO_DO' and not ${assigned}`],
  ['status in progress', { status: 'IN_PROGRESS' }, `r.status = 'TO_DO' and ${assigned}`],
  ['status finished', { status: 'FINISHED' }, `r.status = 'FINISHED'`],
  ['status finished, page 2000', { status: 'FINISHED', page: 1999 }, `r.status = 'FINISHED'`],
  ['status canceled', { status: 'CANCELED' }, `r.status = 'CANCELED'`],
  ['type normal', { type: 'NORMAL' }, `r.type = 'NORMAL'`],
  ['type approval', { type: 'APPROVAL' }, `r.type = 'APPROVAL'`],
  ['department', { department: 2 }, 'v.department_id = 2'],
  ['sector', { department: 2, sector: 1 }, 'v.department_id = 2 and v.sector_id = 1'],
  ['sectors', { sectorIds: '1,2,3' }, 'v.sector_id in (1, 2, 3)'],
  ['processes', { processIds: '3,9' }, 'v.parent_id in (3, 9)'],
  ['requester', { createdBy: 'nome77' }, `r.requester_id in ${people('nome77')}`],
  ['any requester', { createdBy: 'silva' }, `r.requester_id in ${people('silva')}`],
  [
    'responsible',
    { assignees: 'nome77' },
    `(case when r.status = 'FINISHED' then r.finished_by else r.held_by end in ${people('nome77')} or (
      case when r.status = 'FINISHED' then r.finished_by else r.held_by end is null
      and exists (select from task_addressees a where a.task_id = r.id and a.user_id in ${people('nome77')})))`,
  ],
  [
    'group',
    { groups: 'grupo 1' },
    `case when r.status = 'FINISHED' then r.finished_by else r.held_by end is null
      and exists (select from task_addressees a where a.task_id = r.id and a.group_id in ${groups})`,
  ],
  ['task created in a month', day('createdAt', ...month), between('r.created_at', ...month)],
  [
    'task created in four years',
    day('createdAt', '2020-01-01', '2023-12-31'),
    between('r.created_at', '2020-01-01', '2023-12-31'),
  ],
  ['task finished in a month', day('finishedAt', ...month), between('r.finished_at', ...month)],
  ['request created in a month', day('requestCreatedAt', ...month), between('i.created_at', ...month)],
  [
    'request created in four years',
    day('requestCreatedAt', '2020-01-01', '2023-12-31'),
    between('i.created_at', '2020-01-01', '2023-12-31'),
  ],
  ['request finished in a month', day('requestFinishedAt', ...month), between('i.finished_at', ...month)],
  ['counted by the dashboard', { counted: 'ALL' }, `r.status <> 'CANCELED'`],
  ['late', { sla: 'OUTSIDE' }, late],
  ['late, of a process', { ...all, sla: 'OUTSIDE' }, `${bare8} and ${late}`],
  ['rated Gostei', { nps: '1' }, 'i.nps_status = 1'],
  [
    'process, step, status, month',
    { ...all, step: 'Análise 3', status: 'FINISHED', ...day('createdAt', ...month) },
    `${bare8} and r.title = 'Análise 3' and r.status = 'FINISHED' and ${between('r.created_at', ...month)}`,
  ],
];

async function report(query) {
  const response = await home.fetch(
    `http://bench/v1/tasks-report?${new URLSearchParams({ page: 0, itemsPerPage: 10, ...query })}`,
  );
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

async function bare(where, { page = 0, itemsPerPage = 10 }) {
  const found = await run(home.db, rows(where, itemsPerPage, page * itemsPerPage));
  const counted = await run(home.db, total(where));
  return [found.rows, Number(counted.rows[0].count)];
}

const timed = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

const heads = ['report', 'bare SQL', 'ratio', 'rows'].map((text) => text.padStart(9));
console.log(`${tasks} tasks, Postgres, load ${loadavg()[0].toFixed(1)}`.padEnd(36), ...heads, ' (ms)');
let worst = 0;
for (const [name, query, where] of cases) {
  const [found, count] = await bare(where, query);
  const answer = await report(query);
  if (answer.length !== found.length || (answer[0] && answer[0].totalLength !== count)) {
    throw new Error(`${name}: the report found ${answer[0]?.totalLength ?? answer.length}, the bare SQL ${count}`);
  }
  const times = { report: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.report.push(await timed(() => report(query)));
    times.bare.push(await timed(() => bare(where, query)));
  }
  const [own, plain] = [median(times.report), median(times.bare)];
  worst = Math.max(worst, own / plain);
  const columns = [own.toFixed(2), plain.toFixed(2), (own / plain).toFixed(2), String(count)];
  console.log(name.padEnd(36), ...columns.map((text) => text.padStart(9)));
}
console.log(
  `the highest ratio: ${worst.toFixed(2)}, under 3: ${worst < 3 ? 'reached' : 'missed'}; load ${loadavg()[0].toFixed(1)}`,
);
await home.close();

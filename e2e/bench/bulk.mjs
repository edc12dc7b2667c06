/**
 * Measures bulk actions on 200 tasks in the embedded database with 20,000 other tasks: sent at once, and as the portal
 * sends them, 20 at a time with an idempotency key each.
 *
 *     node --conditions=@tramita/source e2e/bench/bulk.mjs [--tasks 200] [--others 20000]
 */
import { parseArgs } from 'node:util';
import { createSandbox } from '@tramita/server/sandbox';
import { runSql } from './kit/run-sql.mjs';

const { values: options } = parseArgs({
  options: { tasks: { type: 'string', default: '200' }, others: { type: 'string', default: '20000' } },
});
const count = Number(options.tasks);
const chunk = 20;
const limitMs = 3000;

const ask = (name, editable = 'true') => ({ fieldId: `f-${name}`, visible: 'true', required: 'false', editable });
const names = Array.from({ length: 30 }, (_, index) => `campo${index}`);
const human = { notifyAssignees: 0, isRoutable: true, isAttachmentRequired: false, waitUntilEndOfProcess: false };
/** A form of 30 fields for a step of one group, followed by a step of another. */
const definition = {
  fields: names.map((name) => ({ id: `f-${name}`, name, label: name, type: 'string' })),
  steps: [
    {
      id: 'start',
      type: 'START_EVENT',
      title: 'Início',
      connections: [{ stepId: 'work' }],
      fields: names.map((name) => ask(name)),
    },
    {
      ...human,
      id: 'work',
      type: 'USER_TASK',
      title: 'Análise',
      assignees: [],
      groups: [{ id: 1, name: 'Grupo 1' }],
      connections: [{ stepId: 'check' }],
      fields: names.map((name, index) => ask(name, index < 20 ? 'false' : 'true')),
    },
    {
      ...human,
      id: 'check',
      type: 'APPROVAL_TASK',
      title: 'Conferência',
      assignees: [{ id: 2, firstName: 'Superior direto' }],
      groups: [{ id: 2, name: 'Grupo 2' }],
      connections: [{ stepId: 'end' }],
      fields: names.map((name) => ask(name, 'false')),
    },
    { id: 'end', type: 'END_EVENT', title: 'Final', connections: [], fields: [] },
  ],
};
const data = Object.fromEntries(names.map((name) => [name, `valor de ${name}`]));
const text = (value) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** Rows of the requests from `first` to `last`, each at the group's step. */
const requests = (first, last) => [
  `insert into instances (protocol, process_id, created_by, started_by, created_at, current_step, data)
    select gen_random_uuid(), (select min(id) from processes), 1000 + g % 1000, 1000 + g % 1000,
      timestamptz '2026-01-01' + g * interval '1 minute', 'work', ${text(data)}
    from generate_series(${first}, ${last}) g`,
  `insert into instance_steps (idk, step_id, step_order, status)
    select idk, steps.id, steps.place, case steps.place when 0 then 'FINISHED' else 'NONE' end
    from instances, unnest(array['start', 'work', 'check', 'end'], array[0, 1, 2, 3]) steps (id, place)
    where not exists (select from instance_steps s where s.idk = instances.idk)`,
  `insert into tasks (uuid, idk, step_id, title, type, created_at, requester_id, process_id, process_title)
    select gen_random_uuid(), idk, 'work', 'Análise', 'NORMAL', created_at, created_by, process_id, 'Processo'
    from instances where not exists (select from tasks where tasks.idk = instances.idk)`,
  `insert into task_addressees (task_id, group_id)
    select id, (select min(id) from groups) from tasks
    where not exists (select from task_addressees a where a.task_id = tasks.id)`,
];

const seeds = [
  `insert into users (user_name, first_name, last_name, nick_name, complete_name, roles, catalogue_token, superior_id)
    select 'pessoa' || g, 'Nome' || g, 'da Silva', 'Nome' || g, 'Nome' || g || ' da Silva', '', 't' || g,
      case when g > 0 then 1000 + g / 10 end
    from generate_series(0, 999) g`,
  `insert into groups (name) values ('Grupo 1'), ('Grupo 2')`,
  `insert into group_members select groups.id, users.id from users, groups where users.id % 100 = 7`,
  `insert into task_markers (name, color) values ('Urgente', '#cc0000')`,
];

const sandbox = await createSandbox({ seed: false });
const { db } = sandbox.services;
const run = async (sql) => (await runSql(db, sql)).rows;
for (const sql of seeds) await run(sql);
const [{ first }] = await run('select min(id) as first from groups');
const groups = JSON.stringify(definition)
  .replaceAll('"groups":[{"id":1', `"groups":[{"id":${first}`)
  .replaceAll('"groups":[{"id":2', `"groups":[{"id":${first + 1}`);
await run(`insert into processes (version, is_last_version, name, title, assignee_statuses, definition)
  values (1, true, 'processo', 'Processo', '[]', ${text(JSON.parse(groups))})`);
for (const sql of requests(1, Number(options.others))) await run(sql);
await run('analyze');
const [{ tag }] = await run('select min(id) as tag from task_markers');

const { fetch } = sandbox.as('pessoa7');
const userId = 1500;

let made = Number(options.others);
/** Creates new tasks for the caller's group, held by the caller if `held`. */
async function prepare(held) {
  for (const sql of requests(made + 1, made + count)) await run(sql);
  made += count;
  const newest = `select id from tasks order by id desc limit ${count}`;
  if (held) await run(`update tasks set held_by = 1007 where id in (${newest})`);
  return (await run(`select uuid from tasks where id in (${newest})`)).map(({ uuid }) => uuid);
}

async function send(path, method, body, key) {
  const headers = { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) };
  const response = await fetch(`http://sandbox${path}`, { method, headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} returned ${response.status} ${JSON.stringify(answer)}`);
  const failed = answer.results.find(({ outcome }) => outcome !== 'done');
  if (failed) throw new Error(`${path}: ${failed.reason} ${failed.message}`);
}

const values = Object.fromEntries(names.slice(20).map((name) => [name, 'decidido']));
const actions = {
  assign: { path: '/v1/tasks/massive-assign', held: false, body: (tasks) => ({ tasks }) },
  unassign: { path: '/v1/tasks/massive-unassign', held: true, body: (tasks) => ({ tasks }) },
  finish: { path: '/v1/tasks/massive-finish', held: true, body: (tasks) => ({ tasks, data: values }) },
  transfer: {
    path: '/v1/tasks/massive-route',
    held: true,
    body: (tasks) => ({ tasks, assignees: [userId, 2], groups: [first + 1] }),
  },
  tag: { path: `/v1/tasks/task-marker-massive?idTaskMarker=${tag}`, held: false, body: (items) => ({ items }) },
};

/** Measures wall and CPU time of a function; CPU time is more reliable on a busy machine. */
async function measure(work) {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { wall: performance.now() - start, cpu: (user + system) / 1000 };
}

const columns = (cells) => cells.map((cell) => String(cell).padStart(12)).join('');
console.log(`${count} tasks`.padEnd(12), columns(['at once', 'cpu', `${chunk} each`, 'cpu', 'longest']), ' (ms)');
let key = 0;
for (const [name, { path, held, body }] of Object.entries(actions)) {
  await send(path, 'POST', body((await prepare(held)).slice(0, chunk)));
  const all = await prepare(held);
  const atOnce = await measure(() => send(path, 'POST', body(all)));
  const rest = await prepare(held);
  let longest = 0;
  const inChunks = await measure(async () => {
    for (let from = 0; from < rest.length; from += chunk) {
      key += 1;
      const one = await measure(() => send(path, 'POST', body(rest.slice(from, from + chunk)), `lote-${key}`));
      longest = Math.max(longest, one.wall);
    }
  });
  const verdict = Math.max(atOnce.wall, inChunks.wall) < limitMs ? 'reached' : 'missed';
  const figures = [atOnce.wall, atOnce.cpu, inChunks.wall, inChunks.cpu, longest].map((ms) => ms.toFixed(0));
  console.log(name.padEnd(12), columns(figures), ` under ${limitMs}: ${verdict}`);
}
await sandbox.close();

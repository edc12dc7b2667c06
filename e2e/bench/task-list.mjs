/**
 * How long the server takes to answer a page of 20 rows of each task list, of 100,000 tasks in the embedded database.
 *
 *     node --conditions=@tramita/source e2e/bench/task-list.mjs [--tasks 100000]
 *
 * Wall time of the whole answer in this thread, and CPU time, which says more on a machine with other work.
 */
import { parseArgs } from 'node:util';
import { createSandbox } from '@tramita/server/sandbox';

const { values: options } = parseArgs({
  options: { tasks: { type: 'string', default: '100000' } },
});
const tasks = Number(options.tasks);

/** 1,000 people in 40 groups, two groups each; one task in twelve is open, four in five go to a group. */
const seeds = [
  `insert into users (user_name, first_name, last_name, nick_name, complete_name, roles, catalogue_token)
    select 'pessoa' || g, 'Nome' || g, 'da Silva', 'Nome' || g, 'Nome' || g || ' da Silva', '', 't' || g
    from generate_series(0, 999) g`,
  `insert into groups (name) select 'Grupo ' || g from generate_series(0, 39) g`,
  `insert into group_members select 1000 + (u + k * 17) % 40, 1000 + u from generate_series(0, 999) u, generate_series(0, 1) k`,
  `insert into processes (version, is_last_version, name, title, assignee_statuses, definition)
    select 1, true, 'p' || g, 'Processo ' || g, '[]', '{"steps":[],"fields":[]}' from generate_series(1, 60) g`,
  `insert into instances (protocol, process_id, status, created_by, started_by, created_at, finished_at, current_step)
    select gen_random_uuid(), 1 + g % 60, case when g % 12 = 0 then 'IN_PROGRESS' else 'FINISHED' end,
      1000 + g * 31 % 1000, 1000 + g * 31 % 1000, timestamptz '2026-01-01' + g * interval '3 minutes',
      case when g % 12 > 0 then timestamptz '2026-01-02' + g * interval '3 minutes' end,
      case when g % 12 = 0 then 's3' end
    from generate_series(1, ${tasks}) g`,
  `insert into tasks (uuid, idk, step_id, title, type, status, created_at, finished_at, finished_by, requester_id,
      process_id, process_title)
    select gen_random_uuid(), idk, 's3', 'Análise ' || idk % 7, 'NORMAL',
      case status when 'IN_PROGRESS' then 'TO_DO' else 'FINISHED' end, created_at, finished_at,
      case when finished_at is not null then 1000 + idk * 17 % 1000 end, created_by, process_id, 'Processo ' || process_id
    from instances`,
  `insert into task_addressees (task_id, group_id, user_id)
    select id, case when id / 12 % 5 < 4 then 1000 + id / 12 % 40 end, case when id / 12 % 5 = 4 then 1000 + id * 11 % 1000 end
    from tasks`,
  `insert into instance_steps (idk, step_id, step_order, status)
    select idk, 's' || g, g, case when g < 3 then 'FINISHED' else 'NONE' end from instances, generate_series(1, 7) g`,
  'analyze',
];

const sandbox = await createSandbox({ seed: false });
const { db } = sandbox.services;
for (const sql of seeds) await db.executeQuery({ sql, parameters: [], query: { kind: 'RawNode' }, queryId: {} });
const { fetch } = sandbox.as('pessoa7');

/** The rows of a list, or the counts. */
async function get(path, query = {}) {
  const response = await fetch(`http://sandbox${path}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

const lists = {
  'my-tasks': { myTasks: true, assignedToMe: false },
  attendance: { myTasks: false, assignedToMe: false },
  'my-attendance': { myTasks: false, assignedToMe: true },
};

async function measure(name, work) {
  for (let i = 0; i < 10; i += 1) await work();
  const times = [];
  const cpu = process.cpuUsage();
  const rounds = 50;
  for (let i = 0; i < rounds; i += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const { user: own, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const total = (await work())[0]?.totalLength ?? '';
  const columns = [times[rounds / 2], times[Math.floor(rounds * 0.95)], (own + system) / 1000 / rounds].map((ms) =>
    ms.toFixed(2).padStart(8),
  );
  console.log(name.padEnd(44), ...columns, String(total).padStart(8));
}

console.log(`${tasks} tasks`.padEnd(44), ...['median', 'p95', 'cpu', 'rows'].map((text) => text.padStart(8)), ' (ms)');
for (const [list, flags] of Object.entries(lists)) {
  for (const status of ['TO_DO', 'IN_PROGRESS', 'FINISHED']) {
    const query = { ...flags, status, page: 0, itemsPerPage: 20 };
    await measure(`${list} ${status}`, () => get('/v1/tasks', query));
  }
}
const queue = { ...lists.attendance, status: 'TO_DO', page: 0, itemsPerPage: 20 };
for (const [name, query] of Object.entries({
  'ordered by requester': { orderByCreatedBy: 'ASC' },
  'ordered by responsible': { orderByAssignees: 'ASC' },
  'filtered by step and requester': { step: 'analise 3', createdBy: 'silva' },
  'page 9': { page: 8 },
})) {
  await measure(`attendance TO_DO ${name}`, () => get('/v1/tasks', { ...queue, ...query }));
}
await measure('unread counts', () => get('/v1/tasks/assignee/unread'));
await sandbox.close();

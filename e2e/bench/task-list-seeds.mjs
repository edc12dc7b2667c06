import { runSql } from './kit/run-sql.mjs';

/** A process whose form has a text and an amount, so that lists have data columns. */
const definition = JSON.stringify({
  steps: [
    {
      type: 'START_EVENT',
      id: 's0',
      title: 'Início',
      connections: [{ stepId: 's3' }],
      fields: ['f1', 'f2'].map((fieldId) => ({ fieldId, visible: 'true', required: 'false', editable: 'true' })),
    },
  ],
  fields: [
    { id: 'f1', name: 'fornecedor', label: 'Fornecedor', type: 'string' },
    { id: 'f2', name: 'valor', label: 'Valor', type: 'money' },
  ],
});

/** Minutes between two requests: three, or less if they would otherwise need more than the years of a million requests. */
const minutesBetween = (tasks) => Math.min(3, 3_000_000 / tasks);

/**
 * Statements that insert users in groups of 25, two groups each. One task in twelve is open, four in five are addressed
 * to a group, and one in ten of the requests in progress had an earlier task.
 */
const rows = (tasks, users, groups = users / 25) => [
  `insert into users (user_name, first_name, last_name, nick_name, complete_name, roles, catalogue_token, list_name)
    select 'pessoa' || g, 'Nome' || g, 'da Silva', 'Nome' || g, 'Nome' || g || ' da Silva', '', 't' || g,
      fold('Nome' || g || ' da Silva Nome' || g)
    from generate_series(0, ${users - 1}) g`,
  `insert into groups (name, list_name) select 'Grupo ' || g, fold('Grupo ' || g) from generate_series(0, ${groups - 1}) g`,
  `insert into group_members select 1000 + (u + k * 17) % ${groups}, 1000 + u from generate_series(0, ${users - 1}) u, generate_series(0, 1) k`,
  `insert into task_markers (name, color) select 'Etiqueta ' || g, '#c00000' from generate_series(1, 5) g`,
  `insert into processes (id, parent_id, version, is_last_version, name, title, assignee_statuses, definition)
    select g, g, 1, true, 'p' || g, 'Processo ' || g, '[]', '${definition}' from generate_series(1, 60) g`,
  `insert into instances (protocol, process_id, status, created_by, started_by, created_at, finished_at, current_step, data, list_data)
    select gen_random_uuid(), 1 + g / 7 % 60, case when g % 12 = 0 then 'IN_PROGRESS' else 'FINISHED' end,
      1000 + g * 31 % ${users}, 1000 + g * 31 % ${users}, timestamptz '2020-01-01' + g * interval '${minutesBetween(tasks)} minutes',
      case when g % 12 > 0 then timestamptz '2020-01-02' + g * interval '${minutesBetween(tasks)} minutes' end,
      case when g % 12 = 0 then 's3' end,
      data, list_values(data)
    from generate_series(1, ${tasks}) g,
      jsonb_build_object('fornecedor', 'Fornecedor ' || g % 500, 'valor', g % 1000) data`,
  `insert into tasks (uuid, idk, step_id, title, type, status, created_at, finished_at, finished_by, requester_id,
      process_id, process_title, is_routable)
    select gen_random_uuid(), idk, 's2', 'Triagem', 'NORMAL', 'FINISHED', created_at, created_at + interval '1 hour',
      1000 + idk * 13 % ${users}, created_by, process_id, 'Processo ' || process_id, true
    from instances where idk % 120 = 0`,
  `insert into tasks (uuid, idk, step_id, title, type, status, created_at, finished_at, finished_by, requester_id,
      process_id, process_title, is_routable, marker_id, due_at)
    select gen_random_uuid(), idk, 's3', 'Análise ' || idk % 7, 'NORMAL',
      case status when 'IN_PROGRESS' then 'TO_DO' else 'FINISHED' end, created_at, finished_at,
      case when finished_at is not null then 1000 + idk * 17 % ${users} end, created_by, process_id,
      'Processo ' || process_id, true, case when idk % 10 < 2 then 1 + idk % 5 end, created_at + interval '3 days'
    from instances`,
  `insert into task_addressees (task_id, instance_idk, is_open, group_id, user_id)
    select id, idk, status = 'TO_DO', case when idk / 12 % 5 < 4 then 1000 + idk / 12 % ${groups} end,
      case when idk / 12 % 5 = 4 then 1000 + idk * 11 % ${users} end
    from tasks`,
  `insert into instance_steps (idk, step_id, step_order, status)
    select idk, 's' || g, g, case when g < 3 then 'FINISHED' else 'NONE' end from instances, generate_series(1, 7) g`,
];

const indexes = ['list_entries_newest', 'list_entries_process'];
const chunk = 100_000;

/**
 * Fills an empty, migrated database; values that triggers would set row by row are set at once. Without `lists`, the
 * entries of the task lists, which take most of the time, are left out.
 */
export async function seed(database, tasks, { lists = true, users = 1000 } = {}) {
  await database.connection().execute(async (db) => {
    await runSql(db, 'set session_replication_role = replica');
    for (const sql of rows(tasks, users)) await runSql(db, sql);
    if (lists) await seedLists(db, tasks);
    await runSql(db, 'set session_replication_role = origin');
    await runSql(db, 'vacuum analyze');
  });
}

async function seedLists(db, tasks) {
  const found = await runSql(db, `select indexdef from pg_indexes where indexname in ('${indexes.join("','")}')`);
  for (const name of indexes) await runSql(db, `drop index ${name}`);
  for (let from = 1; from <= tasks; from += chunk) {
    await runSql(
      db,
      `select list_requests(array(select generate_series(${from}, ${Math.min(from + chunk - 1, tasks)})))`,
    );
  }
  for (const { indexdef } of found.rows) await runSql(db, indexdef);
}

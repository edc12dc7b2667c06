import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/schema.ts';

const tables = ['users', 'groups', 'instances', 'tasks', 'task_addressees'] as const;

/** A user of {@link insertLongHistory} in the group that gets nine of ten requests. */
export const busyUserId = 1001;

/**
 * Fills an empty database with requests one minute apart, for tests of lists: 200 users and 5 groups, 10 processes with
 * a text and an amount; one of twenty requests is running, one of ten of these at its second task. The work of row
 * triggers is done with single statements.
 */
export async function insertLongHistory(db: Kysely<Database>, requests: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(connection);
    for (const statement of statements(requests)) await statement.execute(connection);
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(connection);
    await sql`select list_requests(array(select idk from instances))`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
  });
}

const fields = ['fornecedor', 'valor'].map((name, index) => ({
  id: name,
  name,
  label: name,
  type: index === 0 ? 'string' : 'money',
}));
const start = {
  type: 'START_EVENT',
  id: 's0',
  title: 'Início',
  connections: [],
  fields: fields.map(({ id }) => ({ fieldId: id, visible: 'true', required: 'false', editable: 'true' })),
};
const definition = JSON.stringify({ steps: [start], fields });

const statements = (requests: number) => [
  sql`insert into users (user_name, first_name, last_name, nick_name, complete_name, roles, catalogue_token, list_name)
    select 'pessoa' || g, 'Nome' || g, 'Silva', 'Nome' || g, 'Nome' || g || ' Silva', '', 't' || g, 'nome' || g || ' silva nome' || g
    from generate_series(0, 199) g`,
  sql`insert into groups (name, list_name) select 'Grupo ' || g, 'grupo ' || g from generate_series(0, 4) g`,
  sql`insert into group_members select 1000 + k, 1000 + u from generate_series(0, 199) u, generate_series(0, 4) k
    where u % 5 = k or (u % 7 = k and k > 0)`,
  sql`insert into group_members values (1000, ${busyUserId}) on conflict do nothing`,
  sql`insert into task_markers (name, color) values ('Urgente', '#c00000'), ('Retorno', '#00c000')`,
  sql`insert into processes (id, parent_id, version, is_last_version, name, title, assignee_statuses, definition)
    select g, g, 1, true, 'p' || g, 'Processo ' || g, '[]', ${definition}::jsonb from generate_series(1, 10) g`,
  sql`insert into instances (protocol, process_id, status, created_by, started_by, created_at, finished_at,
      current_step, data, list_data)
    select gen_random_uuid(), 1 + g % 10, case when g % 20 > 0 then 'FINISHED' else 'IN_PROGRESS' end,
      1000 + g * 31 % 200, 1000 + g * 31 % 200, timestamptz '2024-01-01 03:00Z' + g * interval '1 minute',
      case when g % 20 > 0 then timestamptz '2024-01-02 03:00Z' + g * interval '1 minute' end,
      case when g % 20 = 0 then 's3' end, values, values
    from generate_series(1, ${requests}::integer) g,
      lateral (select jsonb_build_object('fornecedor', 'Fornecedor ' || g % 50, 'valor', g % 100) as values) v`,
  sql`insert into tasks (uuid, idk, step_id, title, type, status, created_at, finished_at, finished_by, requester_id,
      process_id, process_title, is_routable)
    select gen_random_uuid(), idk, 's2', 'Triagem', 'NORMAL', 'FINISHED', created_at, created_at, 1000 + idk / 200 % 20,
      created_by, process_id, 'Processo ' || process_id, true
    from instances where idk % 200 = 0`,
  sql`insert into tasks (uuid, idk, step_id, title, type, status, created_at, finished_at, finished_by, requester_id,
      process_id, process_title, is_routable, marker_id)
    select gen_random_uuid(), idk, 's3', 'Análise ' || idk % 7, 'NORMAL',
      case status when 'IN_PROGRESS' then 'TO_DO' else 'FINISHED' end, created_at, finished_at,
      case when finished_at is not null then 1000 + idk * 17 % 200 end, created_by, process_id,
      'Processo ' || process_id, true, case when idk % 3 = 0 then 1 + idk % 2 end
    from instances`,
  sql`insert into task_addressees (task_id, instance_idk, is_open, group_id, user_id)
    select id, idk, status = 'TO_DO', case when idk % 10 > 0 then 1000 when idk % 20 > 0 then 1002 end,
      case when idk % 20 = 0 then 1000 + idk / 20 % 200 end
    from tasks`,
  sql`insert into task_reads (task_id, user_id) select id, 1000 + id % 200 from tasks`,
];

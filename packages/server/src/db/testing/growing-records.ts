import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/schema.ts';
import { insertReportAreas } from './report-examples.ts';

const steps = JSON.stringify([
  {
    type: 'USER_TASK',
    id: 's2',
    title: 'Triagem',
    connections: [{ stepId: 's3' }],
    assignees: [],
    groups: [],
    fields: [],
  },
  { type: 'USER_TASK', id: 's3', title: 'Análise', connections: [], assignees: [], groups: [], fields: [] },
]);

/**
 * Statements that fill the other tables that grow: two notifications, a history entry and a change of the audit trail for
 * each request, a message and a delivery of a webhook for every second one, comments and attachments for every fifth.
 */
const rows = [
  `update processes set definition = jsonb_set(definition, '{steps}', definition -> 'steps' || '${steps}'::jsonb)`,
  'select index_process_steps(id, definition) from processes',
  `insert into instance_steps (idk, step_id, step_order, status)
    select idk, 's' || g, g, 'FINISHED' from instances, generate_series(1, 3) g where not exists (select from instance_steps)`,
  `insert into notifications (user_id, message, name, content, protocol, read, active, created_at)
    select case k when 1 then i.created_by else 1000 + (i.idk * 17) % (select count(*)::integer from users) end, 'Nova tarefa', null, null, i.protocol,
      i.idk % 50 > 0, true, i.created_at
    from instances i, generate_series(1, 2) k`,
  `insert into histories (idk, step_id, kind, message, user_id, created_at)
    select idk, 's3', 'STARTED', 'Solicitação iniciada', created_by, created_at from instances`,
  `insert into comments (idk, user_id, comments, created_at)
    select idk, created_by, 'É urgente.', created_at from instances where idk % 5 = 0`,
  `insert into attachments (idk, original_file_name, size, content_type, storage_key, sha256, user_id, created_at)
    select idk, 'nota.pdf', 1000, 'application/pdf', 'chave-' || idk, repeat('0', 64), created_by, created_at
    from instances where idk % 5 = 1`,
  `insert into outbox_messages (channel, user_id, address, subject, body, path, protocol, state, created_at, sent_at)
    select case when idk % 3 = 0 then 'CHAT' else 'EMAIL' end, created_by, 'pessoa@exemplo.com', 'Nova tarefa', 'Há uma tarefa.',
      '/my-tasks', protocol, case when idk % 1000 = 0 then 'FAILED' else 'SENT' end, created_at, created_at
    from instances where idk % 2 = 0`,
  `insert into webhooks (name, url, events, processes, responsible_id, secret, created_at)
    select 'ERP ' || g, 'https://erp.example.com/' || g, '{}', '{}', 1000, 'whsec_AAAA', now() from generate_series(1, 2) g`,
  `insert into webhook_deliveries (webhook_id, message_id, type, body, state, created_at)
    select 1 + idk % 2, 'msg_' || idk, 'request.finished', '{}', case when idk % 500 < 2 then 'FAILED' else 'DELIVERED' end, created_at
    from instances where idk % 4 < 2`,
  `insert into audit_events (created_at, actor_id, actor_name, origin, action, object_kind, object_id, object_name)
    select i.created_at, i.created_by, u.complete_name, case when i.idk % 9 = 0 then 'FILE' else 'SCREEN' end,
      case when i.idk % 20 = 0 then 'CREATED' else 'CHANGED' end, case when i.idk % 4 = 0 then 'group' else 'person' end,
      (1000 + i.idk % 1000)::text, 'Nome' || i.idk % 1000
    from instances i join users u on u.id = i.created_by order by i.idk`,
  `insert into task_reads (task_id, user_id) select id, 1000 + id / 2 % (select count(*)::integer from users) from tasks where id % 2 = 0
    on conflict do nothing`,
];

/**
 * Adds rows of the other tables that grow, ratings and areas to the requests of `insertLongHistory`. Its user with this login
 * becomes an administrator. The database role must be a superuser.
 */
export async function insertGrowingRecords(database: Kysely<Database>, userName: string): Promise<void> {
  await database.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db);
    await sql`update users set roles = 'ROLE_ADMIN' where user_name = ${userName}`.execute(db);
    for (const statement of rows) await sql.raw(statement).execute(db);
    await sql`set session_replication_role = origin`.execute(db);
    await insertReportAreas(db);
  });
}

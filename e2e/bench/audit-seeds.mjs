import { auditActions, auditObjectKinds, auditOrigins } from '@tramita/client/contract';
import { runSql } from './kit/run-sql.mjs';

const pick = (names, index) => `(array['${names.join("','")}'])[1 + (${index}) % ${names.length}]`;

/** Changes of a person, of members and of one attribute, as administrators make them. */
const changes = `case g % 3
  when 0 then jsonb_build_array(
    jsonb_build_object('attribute', 'jobTitle', 'before', 'Analista', 'after', 'Cargo ' || g % 120),
    jsonb_build_object('attribute', 'email', 'before', 'pessoa' || g % 50000 || '@empresa.example', 'after', 'p' || g || '@empresa.example'),
    jsonb_build_object('attribute', 'active', 'before', true, 'after', g % 2 = 0))
  when 1 then jsonb_build_array(jsonb_build_object('attribute', 'members', 'before', '[]'::jsonb,
    'after', jsonb_build_array('Nome' || g % 50000 || ' da Silva', 'Nome' || g % 777 || ' Souza')))
  else jsonb_build_array(jsonb_build_object('attribute', 'name', 'before', 'Nome ' || g % 5000, 'after', 'Nome ' || g % 7000))
end`;

/**
 * Appends rows to the audit trail of an otherwise empty database, a hundred for every ten minutes: of 1,000 people, all
 * kinds, actions and ways in, and 50,000 objects.
 */
export async function seedAudit(database, rows) {
  await database.connection().execute(async (db) => {
    await runSql(db, 'set session_replication_role = replica');
    await runSql(
      db,
      `insert into audit_events (created_at, actor_id, actor_name, origin, action, object_kind, object_id, object_name,
          changes, request_id, address)
        select timestamptz '2020-01-01' + g * interval '6 seconds', 1000 + g * 31 % 1000,
          'Nome' || g * 31 % 1000 || ' da Silva', ${pick(auditOrigins, 'g * 7')}, ${pick(auditActions, 'g / 3')},
          ${pick(auditObjectKinds, 'g / 5')}, (g * 13 % 50000)::text,
          'Objeto ' || g * 13 % 50000 || ${pick(['', ' da diretoria', ' de São Paulo', ' – compras'], 'g')},
          ${changes}, gen_random_uuid()::text, '10.0.' || g % 250 || '.' || g % 199
        from generate_series(1, ${rows}) g`,
    );
    await runSql(db, 'set session_replication_role = origin');
    await runSql(db, 'vacuum analyze audit_events');
  });
}

import { runSql } from './kit/run-sql.mjs';

/** A process of 60 steps; every fourth is for the direct superior of the requester, the others name a person and a group. */
const steps = `(select jsonb_agg(jsonb_build_object('id', 's' || g, 'type', 'USER_TASK', 'title', 'Etapa ' || g,
  'assignees', jsonb_build_array(jsonb_build_object('id', case when g % 4 = 0 then 2 else 1000 + (p.id * 7 + g) % 1000 end)),
  'groups', jsonb_build_array(jsonb_build_object('id', 1000 + (p.id + g) % 40)),
  'fields', (select jsonb_agg(jsonb_build_object('fieldId', 'f' || f, 'visible', 'true', 'required', 'false', 'editable', 'true'))
    from generate_series(1, 40) f))) from generate_series(1, 60) g)`;

/** Statements that add people, superiors, absences, departments and failed steps to those of the task lists. */
const rows = [
  `update users set roles = 'ROLE_ADMIN' where user_name = 'pessoa7'`,
  `insert into users (user_name, first_name, last_name, nick_name, complete_name, roles, catalogue_token, list_name, superior_id, active)
    select 'colega' || g, 'Colega' || g, 'Souza', 'Colega' || g, 'Colega' || g || ' Souza', '', 'c' || g, fold('Colega' || g || ' Souza'),
      1000 + g % 1000, g % 50 > 0
    from generate_series(1, 20000) g`,
  'update users set superior_id = 1000 + (id - 1000) / 20 where id between 1021 and 1999',
  `update processes p set definition = jsonb_set(p.definition::jsonb, '{steps}', ${steps})`,
  'select index_process_steps(id, definition) from processes',
  `insert into absences (user_id, starts_on, ends_on, reason, created_at)
    select 1000 + g % 1000, current_date - 900 + g / 10, current_date - 890 + g / 10, 'VACATION', now()
    from generate_series(1, 9000) g`,
  `insert into absence_substitutes (absence_id, user_id) select id, case when user_id = 1999 then 1000 else user_id + 1 end from absences`,
  `insert into departments (description) select 'Departamento ' || g from generate_series(1, 300) g`,
  'insert into department_responsibles (department_id, user_id) select id, 1000 + id % 1000 from departments',
  `insert into sectors (description, department_id) select 'Setor ' || d.id || ' ' || g, d.id from departments d, generate_series(1, 5) g`,
  'insert into sector_responsibles (sector_id, user_id) select id, 1000 + id % 1000 from sectors',
];

/** Statements after which most records have a gap. */
const gaps = [
  'delete from group_members where group_id in (1003, 1007, 1011, 1015)',
  `insert into groups (name, list_name) select 'Vazio ' || g, fold('Vazio ' || g) from generate_series(1, 1500) g`,
  'update users set active = false, deactivated_at = now() where id % 10 = 8',
  'update users set superior_id = null where id % 3 = 0',
  `update instance_steps s set status = 'FAILED', started_at = now() from instances i
    where i.idk = s.idk and i.status = 'IN_PROGRESS' and s.step_id = i.current_step and s.idk % 60 = 0`,
  'delete from absence_substitutes where absence_id % 2 = 0',
  'delete from sector_responsibles where sector_id % 4 > 0',
];

async function runAll(database, statements) {
  await database.connection().execute(async (db) => {
    await runSql(db, 'set session_replication_role = replica');
    for (const statement of statements) await runSql(db, statement);
    await runSql(db, 'set session_replication_role = origin');
    await runSql(db, 'vacuum analyze');
  });
}

/** Adds a directory that is in order, but for inactive people without work. */
export const seedDirectory = (db) => runAll(db, rows);

/** Deactivates people and removes members, superiors, substitutes and responsible people. */
export const seedGaps = (db) => runAll(db, gaps);

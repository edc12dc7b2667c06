import { definition, insertProcess, step, to } from '../../../scripts/lib/load-parts.mjs';
import { runSql } from '../kit/run-sql.mjs';

/**
 * Adds the processes that the benches start, each for one group, and one for the group of the first `connections` users.
 * Returns them with the people who send calls.
 */
export async function prepareOffice(db, connections) {
  const query = async (sql) => (await runSql(db, sql)).rows;
  await query(`select setval(pg_get_serial_sequence('processes', 'id'), max(id)) from processes`);
  const ofGroup = (group, name) =>
    insertProcess(
      db,
      definition([
        step.start('attend'),
        step.task({
          id: 'attend',
          title: 'Atendimento',
          groups: [{ id: group, name: 'Grupo' }],
          connections: to('end'),
        }),
        step.end(),
      ]),
      { name, title: name, created_by: 1000 },
    );
  const groups = await query(`select id from groups where name <> 'Todos' order by id limit 20`);
  let [everyone] = await query(`select id from groups where name = 'Todos'`);
  if (!everyone) [everyone] = await query(`insert into groups (name) values ('Todos') returning id`);
  await query(
    `insert into group_members (group_id, user_id) select ${everyone.id}, id from users order by id limit ${connections}
      on conflict do nothing`,
  );
  const known = await query(`select id, name from processes where name like 'carga-%' order by id`);
  const idOf = async (group, name) =>
    known.find((process) => process.name === name)?.id ?? (await ofGroup(group, name));
  const processes = [];
  for (const { id: group } of groups) processes.push({ id: await idOf(group, `carga-${group}`), group });
  const forAll = await idOf(everyone.id, 'carga-todos');
  const members = new Map();
  for (const { group_id: group, user_name: name } of await query(
    `select group_id, user_name from group_members join users on users.id = user_id where group_id <> ${everyone.id}`,
  )) {
    members.set(group, [...(members.get(group) ?? []), name]);
  }
  // as after the first sign-in of each user
  await query('update users set subject = user_name where subject is null');
  const people = (await query('select user_name from users order by id')).map((row) => row.user_name);
  const requests = await query(
    `select idk, protocol, user_name as requester from instances join users on users.id = created_by
      where idk > (select max(idk) from instances) - 20000 order by md5(idk::text) limit 5000`,
  );
  return { processes, members, people, requests, forAll, connected: people.slice(0, connections) };
}

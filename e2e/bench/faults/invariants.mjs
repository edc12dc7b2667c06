import { createClient } from '@tramita/client';
import { downloadAttachment } from '@tramita/client/contract';
import { runSql } from '../kit/run-sql.mjs';

const listed = (values) => (values.length === 0 ? 'null' : values.map((value) => `'${value}'`).join(','));

/**
 * Rules that a request obeys in every state, as statements that find those which break them, among the requests of the
 * people in `:people` after request `:first`: everything that belongs to a transition is there, or nothing of it.
 */
const halfTransitions = {
  'a running request has one open task, which is that of its step and has an addressee': `
    select i.idk from instances i where i.idk > :first and i.created_by in (:people) and i.status = 'IN_PROGRESS' and 1 <> (
      select count(*) from tasks t where t.idk = i.idk and t.status = 'TO_DO' and t.step_id = i.current_step
        and exists (select from task_addressees a where a.task_id = t.id and a.is_open))`,
  'an ended request has an end, no step, no open task and no open addressee': `
    select i.idk from instances i where i.idk > :first and i.created_by in (:people) and i.status = 'FINISHED' and (
      i.finished_at is null or i.current_step is not null
      or exists (select from tasks t where t.idk = i.idk and t.status = 'TO_DO')
      or exists (select from task_addressees a where a.instance_idk = i.idk and a.is_open))`,
  'a finished task has who finished it, when, and one row of history': `
    select i.idk from instances i join tasks t on t.idk = i.idk where i.idk > :first and i.created_by in (:people) and t.status = 'FINISHED'
      and (t.finished_at is null or t.finished_by is null
        or 1 <> (select count(*) from histories h where h.task_id = t.id and h.kind = 'COMPLETED'))`,
  'a request has one row of history for its start, and one for its end if it ended': `
    select i.idk from instances i where i.idk > :first and i.created_by in (:people) and (
      1 <> (select count(*) from histories h where h.idk = i.idk and h.kind = 'STARTED')
      or (i.status = 'FINISHED')::int <> (select count(*) from histories h where h.idk = i.idk and h.kind = 'FINISHED'))`,
  'an ended request is on the lists of its requester and of who finished its task': `
    select i.idk from instances i where i.idk > :first and i.created_by in (:people) and i.status = 'FINISHED' and 2 <> (
      select count(*) from list_entries l where l.idk = i.idk and l.status = 'FINISHED' and (
        (l.list = 1 and l.owner_id = i.created_by)
        or (l.list = 4 and l.owner_id = (select finished_by from tasks t where t.idk = i.idk and t.status = 'FINISHED'))))`,
  'a step of an ended request is not left open': `
    select i.idk from instances i join instance_steps s on s.idk = i.idk
      where i.idk > :first and i.created_by in (:people) and i.status = 'FINISHED' and s.status = 'NONE'`,
};

/**
 * Compares the database with everything that the server acknowledged to the people of the flows, while they rest. Returns a line for each
 * difference.
 */
export async function findDamage(db, cluster, { done, people, firstIdk }) {
  const query = async (sql) => (await runSql(db, sql)).rows;
  const ids = (await query(`select id from users where user_name in (${listed(people)})`))
    .map(({ id }) => id)
    .join(',');
  const damage = [];
  for (const [rule, sql] of Object.entries(halfTransitions)) {
    const broken = await query(sql.replaceAll(':people', ids).replaceAll(':first', firstIdk));
    if (broken.length > 0)
      damage.push(
        `not so: ${rule}: ${broken
          .slice(0, 10)
          .map(({ idk }) => idk)
          .join(', ')}`,
      );
  }

  const started = (await query(`select idk from instances where created_by in (${ids}) and idk > ${firstIdk}`)).map(
    ({ idk }) => idk,
  );
  for (const idk of done.started) if (!started.includes(idk)) damage.push(`lost: request ${idk}`);
  for (const idk of started) if (!done.started.includes(idk)) damage.push(`not asked for, or twice: request ${idk}`);

  const comments = await query(
    `select idk, comments, count(*)::int as times from comments where user_id in (${ids}) group by idk, comments`,
  );
  const timesOf = new Map(comments.map((row) => [`${row.idk} ${row.comments}`, row.times]));
  for (const { idk, text } of done.comments) {
    const times = timesOf.get(`${idk} ${text}`) ?? 0;
    if (times !== 1) damage.push(`${times === 0 ? 'lost' : `${times} times`}: comment of ${idk}`);
  }

  const tasks = await query(
    `select uuid, status, held_by, (select count(*)::int from histories h where h.task_id = tasks.id and h.kind = 'ASSIGNED') as taken
      from tasks where requester_id in (${ids}) and idk > ${firstIdk}`,
  );
  const taskOf = new Map(tasks.map((task) => [task.uuid, task]));
  for (const uuid of done.taken) if (!taskOf.get(uuid)?.taken) damage.push(`lost: task ${uuid} was taken`);
  for (const uuid of done.finished)
    if (taskOf.get(uuid)?.status !== 'FINISHED') damage.push(`lost: task ${uuid} was finished`);

  return [...damage, ...(await findDamagedFiles(query, cluster, done))];
}

/** Downloads the acknowledged files that were not checked yet. */
async function findDamagedFiles(query, cluster, { files }) {
  const damage = [];
  for (const file of files.filter(({ isChecked }) => !isChecked)) {
    const [row] = await query(
      `select a.id, u.user_name from attachments a join users u on u.id = a.user_id
        where a.idk = ${file.idk} and a.original_file_name = '${file.name}' order by a.id limit 1`,
    );
    if (!row) {
      damage.push(`lost: file ${file.name}`);
      continue;
    }
    const client = createClient({
      baseUrl: cluster.address,
      tokenProvider: { getToken: () => cluster.tokenOf(row.user_name) },
    });
    const params = { processInstanceId: file.idk, attachmentId: row.id, fileName: file.name };
    const text = await client.call(downloadAttachment, { params }).then(
      (blob) => blob.text(),
      (error) => error.message,
    );
    if (text !== `${file.name} `.repeat(500)) damage.push(`damaged: file ${file.name}: ${text.slice(0, 80)}`);
    file.isChecked = true;
  }
  return damage;
}

/** Returns the jobs that gave up, and those that no one has run for a minute although they are due. */
export async function findStuckJobs(db) {
  const { rows } = await runSql(
    db,
    `select kind, state, last_error from jobs where state = 'DEAD'
      or (state = 'WAITING' and run_at < now() - interval '1 minute')
      or (state = 'RUNNING' and leased_until < now() - interval '1 minute')`,
  );
  return rows.map(({ kind, state, last_error: error }) => `job ${kind} is ${state}: ${error}`);
}

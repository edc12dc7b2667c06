import type { WorkflowDefinition } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { Viewer } from '../requests/visibility.ts';

/** SQL condition on a process `p`: it is in the catalogue, or the user takes or took part in a request of it. */
function mayKnow({ userId, seesAll }: Viewer): RawBuilder<boolean> {
  if (seesAll) return sql<boolean>`true`;
  const mine = sql`(a.user_id = ${userId} or a.group_id in (select group_id from group_members where user_id = ${userId}))`;
  const among = sql`(select id from processes named where named.title = p.title)`;
  return sql<boolean>`(
    (p.active and p.is_last_version)
    or p.created_by = ${userId}
    or exists (select from department_responsibles d where d.department_id = p.department_id and d.user_id = ${userId})
    or exists (select from sector_responsibles s where s.sector_id = p.sector_id and s.user_id = ${userId})
    or exists (select from instances i where i.created_by = ${userId} and i.process_id in ${among})
    or exists (select from instances i where i.started_by = ${userId} and i.process_id in ${among})
    or exists (select from tasks t where t.finished_by = ${userId} and t.process_id in ${among})
    or exists (select from tasks t where t.held_by = ${userId} and t.status = 'TO_DO' and t.process_id in ${among})
    or exists (select from task_addressees a join instances i on i.idk = a.instance_idk
      where ${mine} and i.process_id in ${among}))`;
}

/** Returns the newest definition of the process with this title; null if the viewer may not see the process. */
export async function findTitledDefinition(db: Db, title: string, viewer: Viewer): Promise<WorkflowDefinition | null> {
  const { rows } = await sql<{ definition: WorkflowDefinition }>`
    select p.definition from processes p
    where p.title = ${title} and ${mayKnow(viewer)}
    order by p.is_last_version desc, p.active desc, p.version desc, p.id desc limit 1`.execute(db);
  return rows[0]?.definition ?? null;
}

/** Returns whether the viewer may see that a version of a process exists. */
export async function mayKnowProcess(db: Db, id: number, viewer: Viewer): Promise<boolean> {
  const { rows } = await sql`select from processes p where p.id = ${id} and ${mayKnow(viewer)}`.execute(db);
  return rows.length > 0;
}

/** Returns definitions of process versions, by id. */
export async function findDefinitions(db: Db, ids: readonly number[]): Promise<Map<number, WorkflowDefinition>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('processes').select(['id', 'definition']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, definition }) => [id, definition]));
}

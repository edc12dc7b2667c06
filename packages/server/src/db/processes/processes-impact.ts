import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** Running requests of one version. */
export interface RunningVersionRow {
  readonly version: number;
  readonly count: number;
  readonly oldest_idk: number;
  readonly oldest_created_at: Date;
}

/** Returns the running requests of a process by version, newest version first; omits versions without any. */
export async function countRunning(db: Db, parentId: number): Promise<RunningVersionRow[]> {
  const { rows } = await sql<RunningVersionRow>`
    select p.version, count(*)::integer as count, 
      (array_agg(i.idk order by i.created_at, i.idk))[1] as oldest_idk, min(i.created_at) as oldest_created_at
    from instances i join processes p on p.id = i.process_id
    where p.parent_id = ${parentId} and i.status = 'IN_PROGRESS'
    group by p.version order by p.version desc`.execute(db);
  return rows;
}

/** Returns the number of drafts of open tasks of a process. */
export async function countTaskDrafts(db: Db, parentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from processes p
    join tasks t on t.process_id = p.id and t.status = 'TO_DO'
    join task_drafts d on d.task_id = t.id
    where p.parent_id = ${parentId}`.execute(db);
  return rows[0]?.count ?? 0;
}

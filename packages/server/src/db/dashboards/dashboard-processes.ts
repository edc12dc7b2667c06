import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { contains, nameOrder } from '../lists/search-text.ts';
import { inProcessArea, type ProcessArea } from '../tasks/task-predicates.ts';

/** A process with all its versions. Its latest version decides its area, also for requests of earlier versions. */
export interface DashboardProcessRow {
  /** Id shared by all versions. */
  readonly id: number;
  readonly title: string;
  readonly sector_id: number | null;
  readonly versions: number[];
}

/** SQL condition: the latest version `p` of a process is not an external service and is in the area. */
const inArea = (area: ProcessArea): RawBuilder<boolean> => sql<boolean>`(p.url is null and ${inProcessArea(area)})`;

/** Returns the processes of an area by title, including those removed from the catalogue. */
export async function findDashboardProcesses(db: Db, area: ProcessArea): Promise<DashboardProcessRow[]> {
  const { rows } = await sql<DashboardProcessRow>`
    select p.parent_id as id, p.title, p.sector_id, array(select v.id from processes v
      where v.parent_id = p.parent_id order by v.version desc) as versions
    from processes p where ${inArea(area)}
    order by ${nameOrder(sql.ref('p.title'))}, p.parent_id`.execute(db);
  return rows;
}

const measured: Record<'SLA' | 'NPS', RawBuilder<boolean>> = {
  SLA: sql<boolean>`exists (select from jsonb_array_elements(p.definition -> 'steps') step
    where step ->> 'type' in ('USER_TASK', 'APPROVAL_TASK'))`,
  NPS: sql<boolean>`(p.has_nps or exists (select from instances i join processes v on v.id = i.process_id
    where v.parent_id = p.parent_id and i.nps_status is not null))`,
};

/** Returns a page of the processes a dashboard can filter by: those with user steps, or with ratings. */
export async function listDashboardProcesses(
  db: Db,
  kind: 'SLA' | 'NPS',
  { q, page, size, ...area }: ProcessArea & PageQuery & { readonly q?: string | undefined },
): Promise<Page<{ id: number; title: string }>> {
  const typed = q?.trim();
  const named = typed ? contains(sql.ref('p.title'), typed) : sql<boolean>`true`;
  const source = sql`from processes p where ${inArea(area)} and ${measured[kind]} and ${named}`;
  const { rows } = await sql<{ id: number; title: string }>`
    select p.parent_id as id, p.title ${source}
    order by ${nameOrder(sql.ref('p.title'))}, p.parent_id limit ${size} offset ${page * size}`.execute(db);
  return pageOf(rows, { page, size }, async () => {
    const counted = await sql<{ total: number }>`select count(*)::integer as total ${source}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
}

/** Returns a department with its sectors, including inactive ones; null if the department does not exist. */
export async function findDashboardDepartment(
  db: Db,
  id: number,
): Promise<{ readonly label: string; readonly sectors: ReadonlyMap<number, string> } | null> {
  const department = await db.selectFrom('departments').select('description').where('id', '=', id).executeTakeFirst();
  if (!department) return null;
  const sectors = await db
    .selectFrom('sectors')
    .select(['id', 'description'])
    .where('department_id', '=', id)
    .orderBy((eb) => nameOrder(eb.ref('description')))
    .orderBy('id')
    .execute();
  return {
    label: department.description,
    sectors: new Map(sectors.map(({ id: sector, description }) => [sector, description])),
  };
}

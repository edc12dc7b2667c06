import { sql } from 'kysely';
import type { Db } from '../context.ts';
import { countRows, type Page, type PageQuery, pageOf } from './paging.ts';
import { contains, nameOrder } from './search-text.ts';

type AreaQuery = PageQuery & { readonly q?: string | undefined; readonly userId: number };

/** A department or sector, and whether the person who asks is responsible for it. */
export interface AreaRow {
  readonly id: number;
  readonly description: string;
  readonly active: boolean;
  readonly belong: boolean;
}

/** Departments by name, inactive ones too. */
export async function listDepartments(db: Db, { q, userId, page, size }: AreaQuery): Promise<Page<AreaRow>> {
  const found = db
    .selectFrom('departments')
    .$if(Boolean(q?.trim()), (query) => query.where((eb) => contains(eb.ref('description'), q?.trim() ?? '')));
  const rows = await found
    .select(['id', 'description', 'active'])
    .select(
      sql<boolean>`exists (select from department_responsibles r
        where r.department_id = departments.id and r.user_id = ${userId})`.as('belong'),
    )
    .orderBy((eb) => nameOrder(eb.ref('description')))
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute();
  return pageOf(rows, { page, size }, () => countRows(found));
}

/** Sectors of a department by name, inactive ones too; null when there is no such department. */
export async function listSectors(
  db: Db,
  departmentId: number,
  { q, userId, page, size }: AreaQuery,
): Promise<Page<AreaRow> | null> {
  const department = await db.selectFrom('departments').select('id').where('id', '=', departmentId).executeTakeFirst();
  if (!department) return null;
  const found = db
    .selectFrom('sectors')
    .where('department_id', '=', departmentId)
    .$if(Boolean(q?.trim()), (query) => query.where((eb) => contains(eb.ref('description'), q?.trim() ?? '')));
  const rows = await found
    .select(['id', 'description', 'active'])
    .select(
      sql<boolean>`exists (select from sector_responsibles r
        where r.sector_id = sectors.id and r.user_id = ${userId})`.as('belong'),
    )
    .orderBy((eb) => nameOrder(eb.ref('description')))
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute();
  return pageOf(rows, { page, size }, () => countRows(found));
}

import type { AreaKind } from '@tramita/client/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { contains, nameOrder } from '../lists/search-text.ts';
import type { GroupMemberRow } from './groups.ts';

type AreaQuery = PageQuery & { readonly q?: string | undefined; readonly userId: number };

/** A department or sector, and whether the current user is responsible for it. */
export interface AreaRow {
  readonly id: number;
  readonly description: string;
  readonly active: boolean;
  readonly belong: boolean;
}

/** A sector with its department. */
export interface SectorRow extends AreaRow {
  readonly department_id: number;
}

/** Tables of departments and sectors. */
const places = {
  department: { areas: 'departments', links: 'department_responsibles', key: 'department_id' },
  sector: { areas: 'sectors', links: 'sector_responsibles', key: 'sector_id' },
} as const;

type MaybeId = RawBuilder<number | null>;

/** SQL condition: a user is responsible for the department, the sector, or the sector's department. */
export function answersFor(userId: number, department: MaybeId, sector: MaybeId): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from department_responsibles r where r.user_id = ${userId}
      and (r.department_id = ${department} or r.department_id = (select department_id from sectors where id = ${sector})))
    or exists (select from sector_responsibles r where r.user_id = ${userId} and r.sector_id = ${sector}))`;
}

/** Returns whether a user is responsible for the department or sector with these ids; null for none. */
export async function doesAnswerFor(
  db: Db,
  userId: number,
  { department, sector }: { readonly department: number | null; readonly sector: number | null },
): Promise<boolean> {
  const place = [sql<number | null>`${department}::integer`, sql<number | null>`${sector}::integer`] as const;
  const { rows } = await sql<{ answers: boolean }>`select ${answersFor(userId, ...place)} as answers`.execute(db);
  return rows[0]?.answers ?? false;
}

/** SQL condition: a user is responsible for an area `a`. */
const belongs = (kind: AreaKind, userId: number): RawBuilder<boolean> =>
  kind === 'department'
    ? answersFor(userId, sql`a.id`, sql`null::integer`)
    : answersFor(userId, sql`a.department_id`, sql`a.id`);

async function listAreas<Row extends AreaRow>(
  db: Db,
  kind: AreaKind,
  departmentId: number | null,
  { q, userId, page, size }: AreaQuery,
): Promise<Page<Row>> {
  const typed = q?.trim() ?? '';
  const found = sql`from ${sql.table(places[kind].areas)} a where
    ${typed === '' ? sql`true` : contains(sql<string>`a.description`, typed)}
    and ${departmentId === null ? sql`true` : sql`a.department_id = ${departmentId}`}`;
  const { rows } = await sql<Row>`
    select a.*, ${belongs(kind, userId)} as belong ${found}
    order by ${nameOrder(sql<string>`a.description`)}, a.id limit ${size} offset ${page * size}`.execute(db);
  return pageOf(rows, { page, size }, async () => {
    const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
}

/** Returns departments by name, including inactive ones. */
export const listDepartments = (db: Db, query: AreaQuery): Promise<Page<AreaRow>> =>
  listAreas<AreaRow>(db, 'department', null, query);

/** Returns the sectors of a department by name, including inactive ones; null if the department does not exist. */
export async function listSectors(db: Db, departmentId: number, query: AreaQuery): Promise<Page<SectorRow> | null> {
  const department = await db.selectFrom('departments').select('id').where('id', '=', departmentId).executeTakeFirst();
  return department ? listAreas<SectorRow>(db, 'sector', departmentId, query) : null;
}

/** Returns the sectors of several departments by name, including inactive ones. */
export async function listSectorsOf(db: Db, departmentIds: readonly number[], userId: number): Promise<SectorRow[]> {
  if (departmentIds.length === 0) return [];
  const { rows } = await sql<SectorRow>`
    select a.*, ${belongs('sector', userId)} as belong from sectors a
    where a.department_id = any (${departmentIds}::integer[])
    order by ${nameOrder(sql<string>`a.description`)}, a.id`.execute(db);
  return rows;
}

/** Returns a department or sector as a user sees it, or null; a department's `department_id` is its own id. */
export async function findArea(db: Db, kind: AreaKind, id: number, userId: number): Promise<SectorRow | null> {
  const own = kind === 'department' ? sql`a.id` : sql`a.department_id`;
  const { rows } = await sql<SectorRow>`
    select a.id, a.description, a.active, ${own} as department_id, ${belongs(kind, userId)} as belong
    from ${sql.table(places[kind].areas)} a where a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the users responsible for a department or sector, by name. */
export async function findResponsibles(db: Db, kind: AreaKind, id: number): Promise<GroupMemberRow[]> {
  const { links, key } = places[kind];
  const { rows } = await sql<GroupMemberRow>`
    select u.id, u.first_name, u.last_name, u.user_name, u.email, u.picture
    from ${sql.table(links)} r join users u on u.id = r.user_id
    where r.${sql.ref(key)} = ${id} order by ${nameOrder(sql<string>`u.complete_name`)}, u.id`.execute(db);
  return rows;
}

/** Locks areas of a kind against writes until the transaction ends, so that a free name stays free. */
export async function lockAreas(db: Db, kind: AreaKind): Promise<void> {
  await sql`lock table ${sql.table(places[kind].areas)} in share row exclusive mode`.execute(db);
}

/** An area to write; `departmentId` is null for departments. */
export interface AreaToWrite {
  readonly description: string;
  readonly active: boolean;
  readonly departmentId: number | null;
  readonly responsibles: readonly number[];
}

/** Returns whether another department, or sector of the department, has this name, ignoring case and accents. */
export async function isAreaNameTaken(db: Db, area: AreaToWrite, except: number | null): Promise<boolean> {
  const { areas } = places[area.departmentId === null ? 'department' : 'sector'];
  const { rows } = await sql`
    select from ${sql.table(areas)} where fold(description) = fold(${area.description})
      and id is distinct from ${except}::integer
      and ${area.departmentId === null ? sql`true` : sql`department_id = ${area.departmentId}`} limit 1`.execute(db);
  return rows.length > 0;
}

/** Inserts a department, or a sector if `departmentId` is set; returns its id. */
export async function insertArea(db: Db, area: AreaToWrite): Promise<number> {
  const { description, active, departmentId } = area;
  const { id } = await (departmentId === null
    ? db.insertInto('departments').values({ description, active }).returning('id').executeTakeFirstOrThrow()
    : db
        .insertInto('sectors')
        .values({ description, active, department_id: departmentId })
        .returning('id')
        .executeTakeFirstOrThrow());
  await replaceResponsibles(db, departmentId === null ? 'department' : 'sector', id, area.responsibles);
  return id;
}

/** Updates an area. If a sector moves to another department, its processes move with it. */
export async function updateArea(db: Db, id: number, area: AreaToWrite): Promise<void> {
  const { description, active, departmentId } = area;
  if (departmentId === null) {
    await db.updateTable('departments').set({ description, active }).where('id', '=', id).execute();
    return replaceResponsibles(db, 'department', id, area.responsibles);
  }
  await db
    .updateTable('sectors')
    .set({ description, active, department_id: departmentId })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('processes')
    .set({ department_id: departmentId })
    .where('sector_id', '=', id)
    .where('department_id', '<>', departmentId)
    .execute();
  await replaceResponsibles(db, 'sector', id, area.responsibles);
}

/** Activates or deactivates an area. */
export async function setAreaActive(db: Db, kind: AreaKind, id: number, active: boolean): Promise<void> {
  await db.updateTable(places[kind].areas).set({ active }).where('id', '=', id).execute();
}

async function replaceResponsibles(db: Db, kind: AreaKind, id: number, userIds: readonly number[]): Promise<void> {
  const { links, key } = places[kind];
  const [table, area] = [sql.table(links), sql.ref(key)];
  await sql`delete from ${table} where ${area} = ${id} and user_id <> all (${userIds}::integer[])`.execute(db);
  await sql`
    insert into ${table} (${area}, user_id) select ${id}, unnest(${userIds}::integer[])
    on conflict do nothing`.execute(db);
}

import type { RegisterKind } from '@tramita/client/contract';
import type { RegisterPart } from '@tramita/client/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { contains, nameOrder, wordsOf } from '../lists/search-text.ts';
import type { OwnedKind } from '../tables/organisation-tables.ts';
import type { SourceRow } from './directory.ts';

interface Place {
  readonly table: string;
  /** Column of the name. */
  readonly name: string;
  /** Kind of its owners and external ids. */
  readonly kind: OwnedKind;
  /** Column of each part. */
  readonly parts: Partial<Record<RegisterPart, string>>;
  /** Counts the records that use the record `id`. */
  readonly uses: (id: number) => RawBuilder<unknown>;
}

const places: Record<RegisterKind, Place> = {
  branches: {
    table: 'branches',
    name: 'name',
    kind: 'BRANCH',
    parts: { code: 'code', state: 'state', city: 'city', timeZone: 'time_zone', calendar: 'calendar_id' },
    uses: (id) => sql`(select count(*) from users where branch_id = ${id})
      + (select count(*) from initializer_group_branches where branch_id = ${id})`,
  },
  'job-titles': {
    table: 'job_titles',
    name: 'name',
    kind: 'JOB_TITLE',
    parts: {},
    uses: (id) => sql`(select count(*) from users where job_title_id = ${id})
      + (select count(*) from initializer_group_job_titles where job_title_id = ${id})`,
  },
  statuses: {
    table: 'assignee_statuses',
    name: 'description',
    kind: 'STATUS',
    parts: { restrictsMenu: 'restricts_menu' },
    uses: (id) => sql`(select count(*) from users where status_id = ${id})
      + (select count(*) from processes where is_last_version and assignee_statuses @> to_jsonb(${id}::integer))`,
  },
  categories: {
    table: 'categories',
    name: 'title',
    kind: 'CATEGORY',
    parts: { icon: 'icon', color: 'color' },
    uses: (id) => sql`(select count(distinct parent_id) from processes where category_id = ${id})`,
  },
  tags: {
    table: 'task_markers',
    name: 'name',
    kind: 'TAG',
    parts: { color: 'color', description: 'description' },
    uses: (id) => sql`(select count(*) from tasks where marker_id = ${id})`,
  },
};

/** A record of the register; parts by the names of the contract. */
export type RegisterRow = {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  readonly source: SourceRow | null;
} & { readonly [Part in RegisterPart]?: string | number | boolean | null };

/** Values of a record to store. */
export type RegisterValues = { readonly name?: string } & {
  readonly [Part in RegisterPart]?: string | number | boolean | null;
};

function selected({ name, kind, parts }: Place): RawBuilder<unknown> {
  const columns = Object.entries(parts).map(([part, column]) => sql`r.${sql.ref(column)} as ${sql.ref(part)}`);
  const source = sql`(
    select json_build_object('key', s.key, 'name', s.name) from directory_sources s
    where s.key in (
      select source from attribute_owners where kind = ${kind} and record_id = r.id
      union select source from external_ids where kind = ${kind} and record_id = r.id
    ) order by s.key limit 1
  ) as source`;
  return sql.join([sql`r.id`, sql`r.${sql.ref(name)} as name`, sql`r.active`, source, ...columns]);
}

/** Filter and page of a list of the register. */
export interface RegisterQuery extends PageQuery {
  readonly q?: string | undefined;
  readonly active?: boolean | undefined;
}

/** Returns records of a kind whose name or code contains every typed word, ordered by name. */
export async function listRegisterRows(db: Db, kind: RegisterKind, query: RegisterQuery): Promise<Page<RegisterRow>> {
  const place = places[kind];
  const name = sql<string>`r.${sql.ref(place.name)}`;
  const searched = place.parts.code ? sql<string>`concat_ws(' ', ${name}, r.code)` : name;
  const conditions = [sql`true`, ...wordsOf(query.q).map((word) => sql`${contains(searched, word)}`)];
  if (query.active !== undefined) conditions.push(sql`r.active = ${query.active}`);
  const found = sql`from ${sql.table(place.table)} r where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<RegisterRow>`
    select ${selected(place)} ${found} order by ${nameOrder(name)}, r.id
    limit ${query.size} offset ${query.page * query.size}`.execute(db);
  return pageOf(rows, query, async () => {
    const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
}

/** Returns a record of a kind, or null. */
export async function findRegisterRow(db: Db, kind: RegisterKind, id: number): Promise<RegisterRow | null> {
  const place = places[kind];
  const { rows } = await sql<RegisterRow>`
    select ${selected(place)} from ${sql.table(place.table)} r where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

const columnsOf = ({ name, parts }: Place, values: RegisterValues): [string, unknown][] =>
  Object.entries(values).flatMap(([part, value]): [string, unknown][] => {
    const column = part === 'name' ? name : parts[part as RegisterPart];
    return column === undefined ? [] : [[column, value]];
  });

/** Inserts a record; returns its id. */
export async function insertRegisterRow(db: Db, kind: RegisterKind, values: RegisterValues): Promise<number> {
  const place = places[kind];
  const columns = columnsOf(place, values);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(place.table)} (${sql.join(columns.map(([column]) => sql.ref(column)))})
    values (${sql.join(columns.map(([, value]) => sql`${value}`))}) returning id`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The insert returned no row');
  return row.id;
}

/** Updates parts of a record. */
export async function updateRegisterRow(db: Db, kind: RegisterKind, id: number, values: RegisterValues): Promise<void> {
  const place = places[kind];
  const changes = columnsOf(place, values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (changes.length === 0) return;
  await sql`update ${sql.table(place.table)} set ${sql.join(changes)} where id = ${id}`.execute(db);
}

/** Activates or deactivates a record. */
export async function setRegisterActive(db: Db, kind: RegisterKind, id: number, active: boolean): Promise<void> {
  await sql`update ${sql.table(places[kind].table)} set active = ${active} where id = ${id}`.execute(db);
}

/** Deletes a record, which must not be in use. */
export async function deleteRegisterRow(db: Db, kind: RegisterKind, id: number): Promise<void> {
  await sql`delete from ${sql.table(places[kind].table)} where id = ${id}`.execute(db);
}

/** Locks a table of the register against writes until the transaction ends, so that a free name stays free. */
export async function lockRegister(db: Db, kind: RegisterKind): Promise<void> {
  await sql`lock table ${sql.table(places[kind].table)} in share row exclusive mode`.execute(db);
}

/** Returns whether another record of the kind has this name, or branch this code, regardless of case and accents. */
export async function isRegisterTaken(
  db: Db,
  kind: RegisterKind,
  part: 'name' | 'code',
  { value, except }: { readonly value: string; readonly except: number | null },
): Promise<boolean> {
  const { table, name } = places[kind];
  const { rows } = await sql`
    select from ${sql.table(table)} where fold(${sql.ref(part === 'name' ? name : 'code')}) = fold(${value})
      and id is distinct from ${except}::integer limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns the number of records that use a record. */
export async function countRegisterUses(db: Db, kind: RegisterKind, id: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select (${places[kind].uses(id)})::integer as total`.execute(db);
  return rows[0]?.total ?? 0;
}

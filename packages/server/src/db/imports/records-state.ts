import type { ImportKind } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { OwnedKind } from '../tables/organisation-tables.ts';

/** Kinds whose files have one line for each record. */
export type RecordKind = Exclude<ImportKind, 'people' | 'members'>;

interface Place {
  readonly table: string;
  /** Kind of its owners; without it, no source owns the records. */
  readonly owned?: OwnedKind;
  /** Column of each attribute of the files. */
  readonly columns: Readonly<Record<string, string>>;
  /** Attributes that are not columns, as SQL over the record `r`. */
  readonly others?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Table and column of the responsible people. */
  readonly responsibles?: { readonly table: string; readonly key: string };
  readonly where?: RawBuilder<unknown>;
}

const peopleOf = (table: string, key: string) => sql`coalesce((
  select json_agg(lower(u.user_name) order by lower(u.user_name)) from ${sql.table(table)} p
  join users u on u.id = p.user_id where p.${sql.ref(key)} = r.id), '[]')`;

const departmentPeople = { table: 'department_responsibles', key: 'department_id' };
const sectorPeople = { table: 'sector_responsibles', key: 'sector_id' };

const places: Readonly<Record<RecordKind, Place>> = {
  branches: {
    table: 'branches',
    owned: 'BRANCH',
    columns: { code: 'code', name: 'name', state: 'state', city: 'city', timeZone: 'time_zone', active: 'active' },
  },
  'job-titles': { table: 'job_titles', owned: 'JOB_TITLE', columns: { name: 'name', active: 'active' } },
  departments: {
    table: 'departments',
    owned: 'DEPARTMENT',
    columns: { name: 'description', active: 'active' },
    others: { responsibles: peopleOf(departmentPeople.table, departmentPeople.key) },
    responsibles: departmentPeople,
  },
  sectors: {
    table: 'sectors',
    owned: 'SECTOR',
    columns: { name: 'description', active: 'active' },
    others: {
      department: sql`(select d.description from departments d where d.id = r.department_id)`,
      responsibles: peopleOf(sectorPeople.table, sectorPeople.key),
    },
    responsibles: sectorPeople,
  },
  groups: {
    table: 'groups',
    owned: 'GROUP',
    columns: { name: 'name', active: 'active' },
    where: sql`r.deleted_at is null`,
  },
  categories: {
    table: 'categories',
    owned: 'CATEGORY',
    columns: { name: 'title', icon: 'icon', color: 'color', active: 'active' },
  },
  tags: {
    table: 'task_markers',
    owned: 'TAG',
    columns: { name: 'name', color: 'color', description: 'description', active: 'active' },
  },
  holidays: { table: 'city_holidays', columns: { city: 'city', date: 'day', name: 'name' } },
};

/** A record with its values by attribute. */
export interface RecordState {
  readonly id: number;
  readonly values: Readonly<Record<string, string | boolean | null | readonly string[]>>;
  /** Name of another source that owns the record. */
  readonly foreign: string | null;
  readonly owned: boolean;
  readonly seen: string;
}

const stateOf = (kind: RecordKind, source: string): RawBuilder<unknown> => {
  const { table, owned, columns, others = {}, where = sql`true` } = places[kind];
  const parts = [
    ...Object.entries(columns).map(([name, column]) => sql`${name}::text, r.${sql.ref(column)}`),
    ...Object.entries(others).map(([name, value]) => sql`${name}::text, ${value}`),
  ];
  const from = sql`from ${sql.table(table)} r where ${where}`;
  if (!owned)
    return sql`select r.id, jsonb_build_object(${sql.join(parts)}) as values, null as "foreign", true as owned ${from}`;
  return sql`
    select r.id, jsonb_build_object(${sql.join(parts)}) as values,
      (select s.name from attribute_owners o join directory_sources s on s.key = o.source
        where o.kind = ${owned} and o.record_id = r.id and o.source <> ${source} order by s.key limit 1) as "foreign",
      exists (select from attribute_owners o
        where o.kind = ${owned} and o.record_id = r.id and o.source = ${source}) as owned
    ${from}`;
};

/** Returns all records of a kind. */
export async function readRecordStates(db: Db, kind: RecordKind, source: string): Promise<RecordState[]> {
  const { rows } = await sql<RecordState>`
    select state.*, md5(state::text) as seen from (${stateOf(kind, source)}) state order by id`.execute(db);
  return rows;
}

/** Returns the people of files that name people: lower user names, by id. */
export async function readUserNames(db: Db): Promise<{ readonly id: number; readonly name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, lower(user_name) as name from users where kind = 'PERSON'`.execute(db);
  return rows;
}

/** Compares a stored record with a row `c` of the difference by what identifies records of the kind. */
function isSameRecord(kind: RecordKind, record: string): RawBuilder<boolean> {
  const column = (name: string) => {
    const stored = places[kind].columns[name] ?? name;
    return sql<boolean>`fold(${sql.ref(`${record}.${stored}`)}) = fold(c.write -> 'columns' ->> ${stored})`;
  };
  if (kind === 'holidays') return sql`${column('city')} and ${column('date')}`;
  if (kind !== 'sectors') return column('name');
  return sql`${column('name')} and ${sql.ref(`${record}.department_id`)} = (c.write ->> 'department')::integer`;
}

/** Returns whether a record of the difference changed since the check, or a new one exists by now. */
export async function hasRecordChanged(db: Db, importId: number, kind: RecordKind, source: string): Promise<boolean> {
  const { table, where = sql`true` } = places[kind];
  const { rows } = await sql<{ changed: boolean }>`
    select exists (
      select from import_changes c
      where c.import_id = ${importId} and c.record_id is not null and (
        select md5(state::text) from (${stateOf(kind, source)} and r.id = c.record_id) state
      ) is distinct from c.seen
    ) or exists (
      select from import_changes c join ${sql.table(table)} r on ${isSameRecord(kind, 'r')}
      where ${where} and c.import_id = ${importId} and r.id is distinct from c.record_id
    ) as changed`.execute(db);
  return rows[0]?.changed ?? false;
}

/** Locks a kind of records against writes until the transaction ends. */
export async function lockRecords(db: Db, kind: RecordKind): Promise<void> {
  await sql`lock table ${sql.table(places[kind].table)} in share row exclusive mode`.execute(db);
}

/** Returns the columns for values by attribute; values that are no columns are left out. */
export function columnsOf(kind: RecordKind, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { columns } = places[kind];
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      const column = columns[name];
      return column === undefined ? [] : [[column, value]];
    }),
  );
}

/** Writes the records of a difference with their responsible people and owners. */
export async function writeRecords(
  tx: Db,
  importId: number,
  kind: RecordKind,
  { source, at }: { readonly source: string; readonly at: Date },
): Promise<void> {
  const { table, columns, responsibles, owned } = places[kind];
  const scope = kind === 'sectors' ? [sql.ref('department_id')] : [];
  const names = [...Object.values(columns).map((column) => sql.ref(column)), ...scope];
  const row = sql`null::${sql.table(table)}`;
  await sql`
    with created as (
      insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join(names.map((name) => sql`p.${name}`))}
      from import_changes c cross join lateral jsonb_populate_record(${row},
        (c.write -> 'columns') || jsonb_build_object('department_id', c.write -> 'department')) p
      where c.import_id = ${importId} and c.effect = 'CREATED' order by c.ordinal
      returning *
    )
    update import_changes c set record_id = created.id from created
    where c.import_id = ${importId} and c.effect = 'CREATED'
      and ${isSameRecord(kind, 'created')}`.execute(tx);
  const changes = Object.values(columns).map((column) => sql`${sql.ref(column)} = p.${sql.ref(column)}`);
  await sql`
    update ${sql.table(table)} r set ${sql.join(changes)}
    from import_changes c join ${sql.table(table)} o on o.id = c.record_id
      cross join lateral jsonb_populate_record(o, c.write -> 'columns') p
    where r.id = c.record_id and c.import_id = ${importId}
      and c.effect in ('CHANGED', 'REACTIVATED', 'DEACTIVATED')`.execute(tx);
  if (responsibles) {
    const people = sql.table(responsibles.table);
    const key = sql.ref(responsibles.key);
    await sql`
      delete from ${people} p using import_changes c
      where c.import_id = ${importId} and c.write ? 'responsibles' and p.${key} = c.record_id
        and not c.write -> 'responsibles' @> to_jsonb(p.user_id)`.execute(tx);
    await sql`
      insert into ${people} (${key}, user_id)
      select c.record_id, given.id::integer from import_changes c
        cross join lateral jsonb_array_elements_text(c.write -> 'responsibles') given (id)
      where c.import_id = ${importId}
      on conflict do nothing`.execute(tx);
  }
  if (!owned) return;
  await sql`
    insert into attribute_owners (kind, record_id, attribute, source, written_at)
    select ${owned}::text, c.record_id, given.attribute, ${source}, ${at} from import_changes c
      cross join lateral jsonb_array_elements_text(c.write -> 'own') given (attribute)
    where c.import_id = ${importId}
    on conflict (kind, record_id, attribute) do update set source = excluded.source, written_at = excluded.written_at`.execute(
    tx,
  );
}

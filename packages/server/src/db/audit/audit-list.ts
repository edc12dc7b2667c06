import type { AuditFilter, Direction } from '@tramita/client/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { countRows, type PageQuery } from '../connection/paging.ts';
import { contains, wordsOf } from '../lists/search-text.ts';
import type { AuditEventsTable } from '../tables/audit-tables.ts';

export type AuditEventRow = Selectable<AuditEventsTable>;

/** A filter of the audit trail, with the names that contain its text. */
export interface AuditSelection {
  readonly filter: AuditFilter;
  /** Null without a text to search for. */
  readonly named: {
    readonly objects: readonly string[];
    readonly actors: readonly string[];
    /** All kinds of objects in the trail, because its index finds an object's id within a kind. */
    readonly kinds: readonly string[];
  } | null;
}

type NameColumn = 'actor_name' | 'object_name' | 'object_kind';

/**
 * SQL for the different values of a column that contain all words. Each value is one look-up in the column's index, because
 * the trail has many rows of few names.
 */
function valuesWith(column: NameColumn, words: readonly string[]): RawBuilder<unknown> {
  const value = sql.ref(column);
  const conditions = [sql`name is not null`, ...words.map((word) => contains(sql<string | null>`name`, word))];
  return sql`array(
    with recursive names (name) as (
      (select ${value} from audit_events where ${value} is not null order by ${value} limit 1)
      union all
      select (select ${value} from audit_events where ${value} > names.name order by ${value} limit 1)
      from names where names.name is not null
    )
    select name from names where ${sql.join(conditions, sql` and `)})`;
}

/** Finds the names that a filter's text matches. */
export async function selectAudit(db: Db, filter: AuditFilter): Promise<AuditSelection> {
  const words = wordsOf(filter.q);
  if (words.length === 0) return { filter, named: null };
  const { rows } = await sql<NonNullable<AuditSelection['named']>>`
    select ${valuesWith('object_name', words)} as objects, ${valuesWith('actor_name', words)} as actors,
      ${valuesWith('object_kind', [])} as kinds`.execute(db);
  return { filter, named: rows[0] ?? null };
}

/** Up to this number of names, their rows are found in the indexes; rows of more names are likely among the newest. */
const fewNames = 100;

const isNamed = (column: NameColumn, names: readonly string[]) =>
  names.length <= fewNames
    ? sql<boolean>`${sql.ref(column)} = any (${names}::text[])`
    : sql<boolean>`(${sql.ref(column)} in (select unnest(${names}::text[]))) is true`;

function matching(db: Db, { filter, named }: AuditSelection) {
  const { from, to, actor, origin, action, kind, object, q } = filter;
  let query = db.selectFrom('audit_events');
  if (from !== undefined) query = query.where('created_at', '>=', new Date(from));
  if (to !== undefined) query = query.where('created_at', '<=', new Date(to));
  if (actor !== undefined) query = query.where('actor_id', '=', actor);
  if (origin !== undefined) query = query.where('origin', '=', origin);
  if (action !== undefined) query = query.where('action', '=', action);
  if (kind !== undefined) query = query.where('object_kind', '=', kind);
  if (object !== undefined) query = query.where('object_id', '=', object);
  if (!named) return query;
  return query.where((eb) =>
    eb.or([
      eb.and([isNamed('object_kind', named.kinds), eb('object_id', '=', wordsOf(q).join(' '))]),
      // without names, the planner would still expect rows of them, and look for these in the whole trail
      ...(named.objects.length > 0 ? [isNamed('object_name', named.objects)] : []),
      ...(named.actors.length > 0 ? [isNamed('actor_name', named.actors)] : []),
    ]),
  );
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Limits the ids of the rows in a time range, so that rows in the order of their ids are not read from the end of the trail
 * on. A change is written within a day, so a row of a day later has a higher id, and one of a day before a lower one.
 */
function near({ from, to }: AuditFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (to !== undefined) {
    conditions.push(sql<boolean>`id < coalesce((
      select later.id from audit_events later where later.created_at > ${new Date(Date.parse(to) + dayMs)}
      order by later.created_at, later.id limit 1), 2147483647)`);
  }
  if (from !== undefined) {
    conditions.push(sql<boolean>`id > coalesce((
      select earlier.id from audit_events earlier where earlier.created_at < ${new Date(Date.parse(from) - dayMs)}
      order by earlier.created_at desc, earlier.id desc limit 1), 0)`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Returns rows of the audit trail after the row with the id `after`, which is not included; null starts at the end. */
export async function readAuditEvents(
  db: Db,
  selection: AuditSelection,
  { after, order, limit }: { readonly after: number | null; readonly order: Direction; readonly limit: number },
): Promise<AuditEventRow[]> {
  const query = matching(db, selection).where(near(selection.filter));
  const following = after === null ? query : query.where('id', order === 'ASC' ? '>' : '<', after);
  return following
    .selectAll()
    .orderBy('id', order === 'ASC' ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

/** A row of the audit trail as its file shows it. */
export type AuditLine = Omit<AuditEventRow, 'created_at' | 'actor_id'> & {
  /** dd/MM/yyyy HH:mm:ss in São Paulo. */
  readonly time: string;
};

/** An id that no row of the audit trail reaches. */
const endOfTrail = 2 ** 31 - 1;

/**
 * Returns a function that reads the next `limit` rows of the audit trail for a file, newest first. The statement is built
 * once, because what Kysely creates to build one stays in memory until old objects are collected.
 */
export function createAuditLineReader(db: Db, selection: AuditSelection, limit: number): () => Promise<AuditLine[]> {
  const query = matching(db, selection)
    .where(near(selection.filter))
    .where('id', '<', endOfTrail)
    // only the columns of the file, and the time as a text: a million rows are read
    .select(['id', 'actor_name', 'origin', 'action', 'object_kind', 'object_id', 'object_name', 'changes'])
    .select(['refused_as', 'request_id', 'address', 'reason'])
    .select(sql<string>`to_char(created_at at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI:SS')`.as('time'))
    .orderBy('id', 'desc')
    .limit(limit)
    .compile();
  const place = query.parameters.lastIndexOf(endOfTrail);
  let last = endOfTrail;
  return async () => {
    const parameters = query.parameters.with(place, last);
    const { rows } = await db.executeQuery<AuditLine>({ ...query, parameters });
    last = rows.at(-1)?.id ?? last;
    return rows;
  };
}

/** Returns a page of the audit trail. */
export async function pageAuditEvents(
  db: Db,
  selection: AuditSelection,
  { page, size, order }: PageQuery & { readonly order: Direction },
): Promise<AuditEventRow[]> {
  return matching(db, selection)
    .where(near(selection.filter))
    .selectAll()
    .orderBy('id', order === 'ASC' ? 'asc' : 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** Returns the number of selected rows. */
export const countAuditEvents = (db: Db, selection: AuditSelection): Promise<number> =>
  countRows(matching(db, selection));

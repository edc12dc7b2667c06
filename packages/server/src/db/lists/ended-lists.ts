import { endedListMaxRows } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { readableData } from '../requests/readable-data.ts';
import { type EndedStatus, type Entries, ownersOf } from './list-entries.ts';
import type { NamedPeople } from './named-people.ts';
import { foldedContains } from './search-text.ts';
import { columnOrders } from './task-list-columns.ts';
import { dataHolds, dataOrder } from './task-list-data.ts';
import type { KeyPage, TaskListFilter } from './task-list-filter.ts';
import type { ListOwner, TaskListName } from './task-list-names.ts';
import { onDay } from './task-list-sources.ts';

/** Number of newest entries of a list that are searched; each filter with an index reaches further back. */
const reach = 30_000;

/** SQL conditions that an index over a list's entries supports. */
function narrowing({ process, createdAt, finishedAt }: TaskListFilter): RawBuilder<boolean>[] {
  const all: RawBuilder<boolean>[] = [];
  if (process) all.push(sql<boolean>`e.process_id = any (array(select id from processes where title = ${process}))`);
  if (createdAt) all.push(onDay(sql`e.created_at`, createdAt));
  if (finishedAt) {
    all.push(onDay(sql`e.finished_at`, finishedAt));
    all.push(sql<boolean>`e.created_at < (${finishedAt}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`);
  }
  return all;
}

const dataOf = ({ reader }: TaskListFilter) =>
  sql`(select ${readableData(sql.raw('i'), reader)} from instances i where i.idk = e.idk)`;

/** SQL conditions applied to the entries within reach. */
function searching(filter: TaskListFilter, { createdBy, assignees }: NamedPeople): RawBuilder<boolean>[] {
  const all: RawBuilder<boolean>[] = [];
  const step = filter.step?.trim();
  if (step) all.push(foldedContains(sql<string>`e.step`, step));
  if (createdBy) all.push(sql<boolean>`e.requester_id = any (${createdBy}::integer[])`);
  if (assignees) all.push(sql<boolean>`e.finisher_id = any (${assignees.people}::integer[])`);
  if (filter.tagId !== undefined) all.push(sql<boolean>`e.marker_id = ${filter.tagId}`);
  for (const condition of filter.data.conditions) all.push(dataHolds(dataOf(filter), condition));
  return all;
}

const where = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

const entryColumns = sql.raw(
  'e.idk, e.created_at, e.finished_at, e.process_id, e.requester_id, e.step, e.finisher_id, e.marker_id',
);

/**
 * Returns the list's entries, each request once, newest or oldest first. An index returns each owner's entries in this
 * order, so that merging them reads no more entries than requested.
 */
function entriesWithinReach(
  owners: readonly Entries[],
  status: EndedStatus,
  filter: TaskListFilter,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const narrowed = narrowing(filter);
  if (filter.idks) narrowed.push(sql<boolean>`e.idk = any (${filter.idks}::integer[])`);
  // each subquery is ordered and limited by itself, otherwise the entries are sorted instead of merged in index order
  const ofOwner = ({ list, ownerId }: Entries) => sql`(select ${entryColumns} from list_entries e
    ${where([sql<boolean>`e.list = ${sql.lit(list)} and e.owner_id = ${ownerId} and e.status = ${sql.lit(status)}`, ...narrowed])}
    order by ${order} limit ${sql.lit(reach)})`;
  const distinct = owners.length > 1 ? sql`distinct on (e.created_at, e.idk)` : sql``;
  return sql`select ${distinct} ${entryColumns} from (${sql.join(owners.map(ofOwner), sql` union all `)}) e
    order by ${order} limit ${sql.lit(reach)}`;
}

const direction = (word: 'ASC' | 'DESC') => sql.raw(word === 'ASC' ? 'asc nulls last' : 'desc nulls last');

/**
 * Returns a page of a list of ended requests. These lists only grow, so every query reads a bounded number of index
 * entries. Orders other than by creation apply to the newest `endedListMaxRows` rows.
 */
export async function findEndedPage(
  db: Db,
  list: TaskListName,
  status: EndedStatus,
  owner: ListOwner,
  filter: TaskListFilter,
  named: NamedPeople,
): Promise<KeyPage> {
  const offset = filter.page * filter.size;
  if (offset >= endedListMaxRows) return { keys: [], total: 0 };
  const [first] = filter.order;
  const fromOldest = first?.direction === 'ASC' && (first.column === 'createdAt' || first.column === 'idk');
  const way = sql.raw(fromOldest ? 'e.created_at asc, e.idk asc' : 'e.created_at desc, e.idk desc');
  const columns = [
    ...filter.order.map((order) => sql`${columnOrders[order.column].ofEntry} ${direction(order.direction)}`),
    ...filter.data.order.map((order) => sql`${dataOrder(dataOf(filter), order)} ${direction(order.direction)}`),
  ];
  if (columns.length === 0) columns.push(sql`e.created_at desc`);
  // names are joined only to order by one of them
  const joins = sql.join(
    [sql``, ...filter.order.flatMap(({ column }) => columnOrders[column].entryJoin ?? [])],
    sql` `,
  );
  const { rows } = await sql<{ key: number; total: number }>`
    with listed as materialized (
      select ${entryColumns} from (${entriesWithinReach(ownersOf(list, owner), status, filter, way)}) e
      ${where(searching(filter, named))} limit ${sql.lit(endedListMaxRows)}
    ), processes_named as materialized (select id, fold(title) collate "C" as name from processes)
    select e.idk as key, (select count(*)::integer from listed) as total from listed e ${joins}
    order by ${sql.join(columns)}, e.idk desc
    limit ${filter.size} offset ${offset}`.execute(db);
  return { keys: rows.map(({ key }) => key), total: rows[0]?.total ?? 0 };
}

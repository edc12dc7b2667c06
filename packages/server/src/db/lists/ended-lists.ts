import { endedListMaxRows } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { readableData } from '../requests/readable-data.ts';
import { type EndedStatus, type Entries, ownersOf } from './list-entries.ts';
import type { NamedPeople } from './named-people.ts';
import { foldedContains, isOneOf } from './search-text.ts';
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
  if (createdBy) all.push(isOneOf(sql`e.requester_id`, createdBy));
  if (assignees) all.push(isOneOf(sql`e.finisher_id`, assignees.people));
  if (filter.tagId !== undefined) all.push(sql<boolean>`e.marker_id = ${filter.tagId}`);
  for (const condition of filter.data.conditions) all.push(dataHolds(dataOf(filter), condition));
  return all;
}

const where = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

/** Returns the columns of an entry that a filter or an order reads; reading all of them takes longer. */
function columnsFor(filter: TaskListFilter): RawBuilder<unknown> {
  const names = new Set(['idk', 'created_at']);
  for (const { column } of filter.order) names.add(columnOrders[column].entryColumn);
  if (filter.step?.trim()) names.add('step');
  if (filter.createdBy?.trim()) names.add('requester_id');
  if (filter.assignees?.trim()) names.add('finisher_id');
  if (filter.tagId !== undefined) names.add('marker_id');
  return sql.join([...names].map((name) => sql.ref(`e.${name}`)));
}

/** A list of ended requests, and the filter of its entries. */
interface EndedList {
  readonly owners: readonly Entries[];
  readonly status: EndedStatus;
  readonly filter: TaskListFilter;
}

/** Which entries are read, and what of them. */
interface Reading {
  readonly columns: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly most: number;
}

/**
 * Returns the list's entries, each request once, newest or oldest first. An index returns each owner's entries in this
 * order, so that merging them reads no more entries than requested.
 */
function readEntries({ owners, status, filter }: EndedList, { columns, order, most }: Reading): RawBuilder<unknown> {
  const narrowed = narrowing(filter);
  if (filter.idks) narrowed.push(sql<boolean>`e.idk = any (${filter.idks}::integer[])`);
  // each subquery is ordered and limited by itself, otherwise the entries are sorted instead of merged in index order
  const ofOwner = ({ list, ownerId }: Entries) => sql`(select ${columns} from list_entries e
    ${where([sql<boolean>`e.list = ${sql.lit(list)} and e.owner_id = ${ownerId} and e.status = ${sql.lit(status)}`, ...narrowed])}
    order by ${order} limit ${sql.lit(most)})`;
  const [first, ...others] = owners.map(ofOwner);
  if (first && others.length === 0) return first;
  return sql`select distinct on (e.created_at, e.idk) ${columns} from (${sql.join(owners.map(ofOwner), sql` union all `)}) e
    order by ${order} limit ${sql.lit(most)}`;
}

const direction = (word: 'ASC' | 'DESC') => sql.raw(word === 'ASC' ? 'asc nulls last' : 'desc nulls last');
const newestFirst = sql`e.created_at desc, e.idk desc`;

/** Returns whether a list is ordered as the index of its entries. */
function isNewestFirst({ order, data }: TaskListFilter): boolean {
  const [first, ...others] = order;
  if (data.order.length + others.length > 0) return false;
  return first === undefined || (first.column === 'createdAt' && first.direction === 'DESC');
}

type Row = { readonly key: number; readonly total: number };

/** SQL for the first page of a list in the order of its index, which reads nothing of the other entries but their number. */
function firstPageOfNewest(list: EndedList): RawBuilder<Row> {
  const columns = sql`e.idk, e.created_at`;
  const counted = readEntries(list, { columns, order: newestFirst, most: endedListMaxRows });
  const paged = readEntries(list, { columns, order: newestFirst, most: list.filter.size });
  return sql<Row>`
    select e.idk as key, (select count(*)::integer from (${counted}) counted) as total from (${paged}) e
    order by ${newestFirst}`;
}

/** SQL for a page of a list in any order, with filters on the entries within reach. */
function pageOfMatches(list: EndedList, searched: readonly RawBuilder<boolean>[], offset: number): RawBuilder<Row> {
  const { filter } = list;
  const [first] = filter.order;
  const fromOldest = first?.direction === 'ASC' && (first.column === 'createdAt' || first.column === 'idk');
  const order = fromOldest ? sql`e.created_at asc, e.idk asc` : newestFirst;
  const columns = [
    ...filter.order.map((one) => sql`${columnOrders[one.column].ofEntry} ${direction(one.direction)}`),
    ...filter.data.order.map((one) => sql`${dataOrder(dataOf(filter), one)} ${direction(one.direction)}`),
  ];
  if (columns.length === 0) columns.push(sql`e.created_at desc`);
  // names are joined only to order by one of them
  const ordered = filter.order.map(({ column }) => columnOrders[column]);
  const tables = ordered.flatMap(({ entryTable }) => entryTable ?? []);
  const joins = sql.join([sql``, ...ordered.flatMap(({ entryJoin }) => entryJoin ?? [])], sql` `);
  const read = columnsFor(filter);
  const listed = sql`listed as materialized (
      select ${read} from (${readEntries(list, { columns: read, order, most: reach })}) e
      ${where(searched)} limit ${sql.lit(endedListMaxRows)}
    )`;
  return sql<Row>`
    with ${sql.join([listed, ...tables])}
    select e.idk as key, (select count(*)::integer from listed) as total from listed e ${joins}
    order by ${sql.join(columns)}, e.idk desc
    limit ${filter.size} offset ${offset}`;
}

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
  const ended = { owners: ownersOf(list, owner), status, filter };
  const searched = searching(filter, named);
  const isFirst = offset === 0 && searched.length === 0 && isNewestFirst(filter);
  const { rows } = await (isFirst ? firstPageOfNewest(ended) : pageOfMatches(ended, searched, offset)).execute(db);
  return { keys: rows.map(({ key }) => key), total: rows[0]?.total ?? 0 };
}

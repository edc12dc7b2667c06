import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { NamedPeople } from './named-people.ts';
import { contains } from './search-text.ts';
import { columnOrders } from './task-list-columns.ts';
import { dataHolds, dataOrder } from './task-list-data.ts';
import type { KeyPage, TaskListFilter } from './task-list-filter.ts';
import { onDay, type TaskListSource } from './task-list-sources.ts';

function conditions(source: TaskListSource, filter: TaskListFilter, named: NamedPeople): RawBuilder<unknown> {
  const all: RawBuilder<boolean>[] = [source.membership];
  if (filter.idks) all.push(sql<boolean>`r.idk = any (${filter.idks}::integer[])`);
  if (filter.process) all.push(source.isProcess(filter.process));
  const step = filter.step?.trim();
  if (step) all.push(contains(sql<string>`${source.columns.step}`, step));
  if (named.createdBy) all.push(sql<boolean>`${source.requesterId} = any (${named.createdBy}::integer[])`);
  if (named.assignees) all.push(source.isWith(named.assignees));
  if (filter.substitutions === 'MINE') all.push(sql<boolean>`${source.absentPerson} is null`);
  if (filter.substitutions === 'SUBSTITUTIONS') all.push(sql<boolean>`${source.absentPerson} is not null`);
  for (const column of ['createdAt', 'finishedAt'] as const) {
    const day = filter[column];
    if (day) all.push(onDay(source.columns[column], day));
  }
  if (filter.tagId !== undefined) {
    all.push(sql<boolean>`(select name from task_markers where id = ${filter.tagId}) = ${source.columns.taskMarker}`);
  }
  for (const condition of filter.data.conditions) all.push(dataHolds(source.dataFor(filter.reader), condition));
  return sql.join(all, sql` and `);
}

/** SQL to order by the requested columns, then newest first, so that pages never overlap. */
function ordering(source: TaskListSource, filter: TaskListFilter): RawBuilder<unknown> {
  const columns = filter.order.map(({ column, direction }) => {
    const value = source.columns[column];
    const comparable = columnOrders[column].isText ? sql`fold(${value}) collate "C"` : value;
    return sql`${comparable} ${sql.raw(direction === 'ASC' ? 'asc' : 'desc')} nulls last`;
  });
  for (const order of filter.data.order) {
    columns.push(
      sql`${dataOrder(source.dataFor(filter.reader), order)} ${sql.raw(order.direction === 'ASC' ? 'asc' : 'desc')} nulls last`,
    );
  }
  if (columns.length === 0) columns.push(sql`${source.columns.createdAt} desc`);
  return sql.join([...columns, sql`${source.key} desc`]);
}

/** Returns a page of a list from its source. Reads all rows of the list, so it is only for lists that stay short. */
export async function findLivePage(
  db: Db,
  source: TaskListSource,
  filter: TaskListFilter,
  named: NamedPeople,
): Promise<KeyPage> {
  const { rows } = await sql<{ key: number; total: number }>`
    select ${source.key} as key, (count(*) over ())::integer as total
    from ${source.table} r
    where ${conditions(source, filter, named)}
    order by ${ordering(source, filter)}
    limit ${filter.size} offset ${filter.page * filter.size}`.execute(db);
  return { keys: rows.map(({ key }) => key), total: rows[0]?.total ?? 0 };
}

/** Returns the keys of all rows of a list in their order, from its source. */
export async function findAllKeys(
  db: Db,
  source: TaskListSource,
  filter: TaskListFilter,
  named: NamedPeople,
): Promise<readonly number[]> {
  // one row of numbers only: a hundred thousand keys take a megabyte
  const { rows } = await sql<{ keys: number[] | null }>`
    select array_agg(key order by position) as keys from (
      select ${source.key} as key, row_number() over (order by ${ordering(source, filter)}) as position
      from ${source.table} r where ${conditions(source, filter, named)}) listed`.execute(db);
  return rows[0]?.keys ?? [];
}

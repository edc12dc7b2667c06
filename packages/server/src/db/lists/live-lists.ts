import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { NamedPeople } from './named-people.ts';
import { foldedContains, isOneOf } from './search-text.ts';
import { columnOrders } from './task-list-columns.ts';
import { dataHolds, dataOrder } from './task-list-data.ts';
import type { KeyPage, TaskListFilter } from './task-list-filter.ts';
import { onDay, type TaskListSource } from './task-list-sources.ts';

function conditions(source: TaskListSource, filter: TaskListFilter, named: NamedPeople): RawBuilder<unknown> {
  const all: RawBuilder<boolean>[] = [source.membership];
  if (filter.idks) all.push(sql<boolean>`r.idk = any (${filter.idks}::integer[])`);
  if (filter.process) all.push(source.isProcess(filter.process));
  if (named.createdBy) all.push(isOneOf(source.requesterId, named.createdBy));
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

/** SQL of a list in its order, as parts of one statement. */
interface OrderedRows {
  /** Common table expressions; `listed` contains the key of each row. */
  readonly tables: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** SQL for a text of a JSON object, which is built once for all rows: a join could compare all rows with all texts. */
const textIn = (texts: RawBuilder<unknown>, key: RawBuilder<unknown>) => sql`((${texts}) ->> ${key}) collate "C"`;

/**
 * Returns the SQL of a list: the requested columns, then newest first, so that pages never overlap. Texts repeat in many
 * rows, so each different one is folded once; the names of addressees are read for all rows together.
 */
function orderedRows(source: TaskListSource, filter: TaskListFilter, named: NamedPeople): OrderedRows {
  const columns = new Map<string, RawBuilder<unknown>>([['key', source.key]]);
  const order: RawBuilder<unknown>[] = [];
  const add = (value: RawBuilder<unknown>, direction: 'ASC' | 'DESC') =>
    order.push(sql`${value} ${sql.raw(direction === 'ASC' ? 'asc' : 'desc')} nulls last`);
  for (const [index, { column, direction }] of filter.order.entries()) {
    const value = sql.ref(`listed.value${index}`);
    const isResponsible = column === 'assignees' && source.responsibles !== undefined;
    columns.set(`value${index}`, isResponsible ? source.responsibles.holder : source.columns[column]);
    if (isResponsible) {
      const names = source.responsibles.namesOf(sql`select key, ${value} as holder from listed`);
      add(
        textIn(sql`select json_object_agg(key, name)::jsonb from (${names}) names`, sql`listed.key::text`),
        direction,
      );
    } else if (columnOrders[column].isText) {
      const texts = sql`select distinct ${value} as text from listed where ${value} is not null`;
      add(textIn(sql`select json_object_agg(text, fold(text))::jsonb from (${texts}) texts`, value), direction);
    } else add(value, direction);
  }
  for (const [index, one] of filter.data.order.entries()) {
    columns.set(`data${index}`, dataOrder(source.dataFor(filter.reader), one));
    add(sql.ref(`listed.data${index}`), one.direction);
  }
  if (order.length === 0) {
    columns.set('value0', source.columns.createdAt);
    add(sql.ref('listed.value0'), 'DESC');
  }
  const step = filter.step?.trim();
  if (step) columns.set('step', source.columns.step);
  const selected = [...columns].map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const found = sql`select ${sql.join(selected)} from ${source.table} r where ${conditions(source, filter, named)}`;
  const listed = step
    ? [
        sql`found as materialized (${found})`,
        sql`listed as materialized (select ${sql.join([...columns.keys()].map((name) => sql.ref(name)))} from found
          where (step in (select step from (select distinct step from found) steps
            where ${foldedContains(sql<string>`fold(step)`, step)})) is true)`,
      ]
    : [sql`listed as materialized (${found})`];
  return {
    tables: sql.join(listed),
    order: sql.join([...order, sql`listed.key desc`]),
  };
}

/** Returns a page of a list from its source. Reads all rows of the list, so it is only for lists that stay short. */
export async function findLivePage(
  db: Db,
  source: TaskListSource,
  filter: TaskListFilter,
  named: NamedPeople,
): Promise<KeyPage> {
  const { tables, order } = orderedRows(source, filter, named);
  const { rows } = await sql<{ key: number; total: number }>`
    with ${tables}
    select listed.key, (select count(*)::integer from listed) as total from listed
    order by ${order} limit ${filter.size} offset ${filter.page * filter.size}`.execute(db);
  return { keys: rows.map(({ key }) => key), total: rows[0]?.total ?? 0 };
}

/** Returns the keys of all rows of a list in their order, from its source. */
export async function findAllKeys(
  db: Db,
  source: TaskListSource,
  filter: TaskListFilter,
  named: NamedPeople,
): Promise<readonly number[]> {
  const { tables, order } = orderedRows(source, filter, named);
  // one row of numbers only: a hundred thousand keys take a megabyte
  const { rows } = await sql<{ keys: number[] | null }>`
    with ${tables}
    select array_agg(key order by position) as keys from (
      select listed.key, row_number() over (order by ${order}) as position from listed) positions`.execute(db);
  return rows[0]?.keys ?? [];
}

import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../tables/schema.ts';

/** A page and how many rows there are in all. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Which page of how many rows; pages count from 0. */
export interface PageQuery {
  readonly page: number;
  readonly size: number;
}

/** Number of rows behind a query without selections. */
export async function countRows<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

/** Completes a page: a page that is not full tells the total by itself. */
export async function pageOf<Row>(
  rows: readonly Row[],
  { page, size }: PageQuery,
  count: () => Promise<number>,
): Promise<Page<Row>> {
  const isLast = rows.length > 0 ? rows.length < size : page === 0;
  return { rows, total: isLast ? page * size + rows.length : await count() };
}

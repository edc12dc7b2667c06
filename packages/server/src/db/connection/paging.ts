import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../tables/schema.ts';

/** A page of rows with the total number of rows. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Page number, counted from 0, and page size. */
export interface PageQuery {
  readonly page: number;
  readonly size: number;
}

/** Returns the number of rows of a query without selections. */
export async function countRows<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

/** Completes a page with its total; runs the count query only if the page does not show the total by itself. */
export async function pageOf<Row>(
  rows: readonly Row[],
  { page, size }: PageQuery,
  count: () => Promise<number>,
): Promise<Page<Row>> {
  const isLast = rows.length > 0 ? rows.length < size : page === 0;
  return { rows, total: isLast ? page * size + rows.length : await count() };
}

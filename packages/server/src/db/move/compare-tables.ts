import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { columnsOf, type MovedTable } from './tables.ts';

/** Content of a table: its number of rows and a checksum over all of them. */
export interface TableContent {
  readonly rows: number;
  readonly checksum: string;
}

/** A table on both sides of a move. */
export interface ComparedTable {
  readonly table: string;
  readonly source: TableContent;
  readonly target: TableContent;
  readonly isSame: boolean;
}

/** Makes the text of values the same on both sides, until the transaction ends. */
export async function useNeutralTexts(tx: Db): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('extra_float_digits', '3', true), set_config('bytea_output', 'hex', true)`.execute(tx);
}

/**
 * Returns the content of a table. The checksum adds up the checksums of all rows, in two halves of 60 bits. A sum does not
 * depend on the order of the rows, so they need no sorting, which would take memory for all of them.
 */
export async function contentOf(tx: Db, table: MovedTable): Promise<TableContent> {
  const texts = columnsOf(table, ({ name }) => sql`${sql.id(name)}::text`);
  const half = (from: number) =>
    sql`coalesce(sum(('x' || substr(digest, ${sql.raw(`${from}`)}, 15))::bit(60)::bigint), 0)`;
  const { rows } = await sql<{ rows: number; checksum: string }>`
    select count(*) as rows, ${half(1)} || '-' || ${half(16)} as checksum
    from (select md5(row(${texts})::text) as digest from ${sql.id(table.name)}) digests`.execute(tx);
  const [content] = rows;
  return { rows: Number(content?.rows ?? 0), checksum: content?.checksum ?? '' };
}

/** Compares a table on both sides. */
export async function compareTable(source: Db, target: Db, table: MovedTable): Promise<ComparedTable> {
  const [from, to] = [await contentOf(source, table), await contentOf(target, table)];
  const isSame = from.rows === to.rows && from.checksum === to.checksum;
  return { table: table.name, source: from, target: to, isSame };
}

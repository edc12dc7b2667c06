import { sql } from 'kysely';
import type { Database } from '../tables/schema.ts';
import type { Db } from './db.ts';

type TableName = keyof Database;

/** A row of any table by column name, with JSON values. */
export type PlainRow = Readonly<Record<string, unknown>>;

/** Returns the named columns of all rows of a table, in the given order. */
export async function readRows(
  db: Db,
  table: TableName,
  columns: readonly string[],
  orderBy: readonly string[],
): Promise<PlainRow[]> {
  const { rows } = await sql<PlainRow>`
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)}
    order by ${sql.join(orderBy.map((column) => sql.ref(column)))}`.execute(db);
  return rows;
}

/** Inserts many rows with one statement and one parameter; the database converts each value to its column's type. */
export async function insertRows(
  db: Db,
  table: TableName,
  columns: readonly string[],
  rows: readonly PlainRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(db);
}

/** Updates the named columns of many rows, matched by `keys`, with one statement. */
export async function updateRows(
  db: Db,
  table: TableName,
  keys: readonly string[],
  columns: readonly string[],
  rows: readonly PlainRow[],
): Promise<void> {
  if (rows.length === 0 || columns.length === 0) return;
  const changes = columns.map((column) => sql`${sql.ref(column)} = source.${sql.ref(column)}`);
  const matches = keys.map((key) => sql`target.${sql.ref(key)} = source.${sql.ref(key)}`);
  await sql`
    update ${sql.table(table)} as target set ${sql.join(changes)}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) source
    where ${sql.join(matches, sql` and `)}`.execute(db);
}

/** Sets a table's id sequence to continue at `next`, or after the highest stored id. */
export async function continueIds(db: Db, table: TableName, column: string, next?: number): Promise<void> {
  await sql`
    select setval(
      pg_get_serial_sequence(${table}, ${column}),
      coalesce(${next ?? null}::bigint, (select max(${sql.ref(column)}) + 1 from ${sql.table(table)}), 1),
      false
    )`.execute(db);
}

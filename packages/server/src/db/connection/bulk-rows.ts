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

/** Columns of rows to insert with {@link insertLongRows}. */
interface LongColumns {
  /** Types of the columns with numbers and short texts. */
  readonly short: Readonly<Record<string, 'integer' | 'text' | 'text[]'>>;
  /** Names of the columns with JSON. */
  readonly json: readonly string[];
}

/**
 * Inserts many rows with one statement, for rows with long JSON values: the database reads each of them once, and in
 * {@link insertRows} three times, because they are JSON within JSON.
 */
export async function insertLongRows(
  db: Db,
  table: TableName,
  { short, json }: LongColumns,
  rows: readonly PlainRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const lists = Object.entries(short).map(([column, type]) => {
    const values = rows.map((row) => row[column] ?? null);
    return type === 'text[]'
      ? sql`unnest(${values.map((value) => value && arrayText(value as string[]))}::text[])`
      : sql`unnest(${values}::${sql.raw(type)}[])`;
  });
  // JSON contains no line breaks
  const texts = rows.map((row) => json.map((column) => JSON.stringify(row[column])).join('\n')).join('\n\n');
  const selected = [
    ...Object.entries(short).map(([column, type]) => sql`${sql.ref(column)}::${sql.raw(type)}`),
    ...json.map((_, index) => sql`parts[${sql.lit(index + 1)}]::jsonb`),
  ];
  const names = [...Object.keys(short), ...json].map((column) => sql.ref(column));
  await sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(selected)} from (
      select given.*, string_to_array(texts, e'\\n') as parts
      from rows from (${sql.join(lists)}, string_to_table(${texts}, e'\\n\\n'))
        as given (${sql.join([...Object.keys(short), 'texts'].map((column) => sql.ref(column)))})
      -- splits each text once, not once for each column
      offset 0
    ) given`.execute(db);
}

/** Returns a list of texts as Postgres writes it. */
const arrayText = (items: readonly string[]): string =>
  `{${items.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

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

import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type CopyPlan, columnsOf, type MovedTable, type Reference } from './tables.ts';

/** Rows are read in batches of about this many characters, because a row may contain a long form. */
const batchLength = 4_000_000;
const mostRows = 2000;

type TextRow = Readonly<Record<string, string | null>>;

/** Copies all tables in the order of their references, then continues their ids where the source is. */
export async function copyTables(source: Db, target: Db, { tables, circular }: CopyPlan): Promise<void> {
  // the source contains what triggers wrote already, and the audit trail refuses to be emptied
  for (const { name } of tables) await sql`alter table ${sql.id(name)} disable trigger user`.execute(target);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.id(name)))}`.execute(target);
  for (const reference of circular) await checkAtEnd(target, reference, true);
  for (const table of tables) await copyTable(source, target, table);
  // changes of a table are not possible while its checks wait
  await sql`set constraints all immediate`.execute(target);
  for (const reference of circular) await checkAtEnd(target, reference, false);
  for (const { name } of tables) await sql`alter table ${sql.id(name)} enable trigger user`.execute(target);
  await copySequences(source, target);
}

async function checkAtEnd(target: Db, { table, constraint }: Reference, isAtEnd: boolean): Promise<void> {
  const timing = isAtEnd ? sql`deferrable initially deferred` : sql`not deferrable`;
  await sql`alter table ${sql.id(table)} alter constraint ${sql.id(constraint)} ${timing}`.execute(target);
}

async function copyTable(source: Db, target: Db, table: MovedTable): Promise<void> {
  const texts = columnsOf(table, ({ name }, index) => sql`${sql.id(name)}::text as ${sql.id(`c${index}`)}`);
  await sql`declare moved_rows no scroll cursor for select ${texts} from ${sql.id(table.name)}`.execute(source);
  let size = 50;
  for (;;) {
    const { rows } = await sql<TextRow>`fetch ${sql.raw(String(size))} from moved_rows`.execute(source);
    if (rows.length === 0) break;
    await insertTexts(target, table, rows);
    const length = rows.reduce((sum, row) => sum + lengthOf(row), 0);
    size = Math.max(1, Math.min(mostRows, Math.floor((batchLength / Math.max(1, length)) * rows.length)));
  }
  await sql`close moved_rows`.execute(source);
}

const lengthOf = (row: TextRow): number => Object.values(row).reduce((sum, text) => sum + (text?.length ?? 0), 0);

async function insertTexts(target: Db, table: MovedTable, rows: readonly TextRow[]): Promise<void> {
  const names = columnsOf(table, ({ name }) => sql.id(name));
  const aliases = columnsOf(table, (_, index) => sql.id(`c${index}`));
  const values = columnsOf(table, ({ type }, index) => sql`${sql.id(`c${index}`)}::${sql.raw(type)}`);
  const lists = columnsOf(table, (_, index) => sql`${rows.map((row) => row[`c${index}`] ?? null)}::text[]`);
  await sql`
    insert into ${sql.id(table.name)} (${names}) overriding system value
    select ${values} from unnest(${lists}) as moved(${aliases})`.execute(target);
}

async function copySequences(source: Db, target: Db): Promise<void> {
  const { rows: sequences } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = current_schema() order by 1`.execute(source);
  for (const { name } of sequences) {
    const { rows } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.id(name)}`.execute(source);
    const [place] = rows;
    if (!place) continue;
    await sql`select setval(quote_ident(${name})::regclass, ${place.last}::bigint, ${place.called})`.execute(target);
  }
}

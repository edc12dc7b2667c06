import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** A table to copy. */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** A foreign key. */
export interface Reference {
  readonly constraint: string;
  readonly table: string;
  readonly target: string;
}

/** Tables in the order of their references, and the references that no order satisfies. */
export interface CopyPlan {
  readonly tables: readonly MovedTable[];
  readonly circular: readonly Reference[];
}

/** Returns the tables of the product, without those of the migrator, in alphabetical order. */
export async function listTables(db: Db): Promise<MovedTable[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
      and c.relname <> ${markTable} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const tables = new Map<string, { name: string; type: string }[]>();
  for (const { table, column, type } of rows) {
    const columns = tables.get(table) ?? [];
    columns.push({ name: column, type });
    tables.set(table, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** Returns the foreign keys between tables of the product. */
export async function listReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select k.conname as constraint, c.relname as table, t.relname as target
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
    order by c.relname, k.conname`.execute(db);
  return rows;
}

/** Sorts tables so that each comes after those it refers to. References within a circle are returned apart. */
export function planCopy(tables: readonly MovedTable[], references: readonly Reference[]): CopyPlan {
  const sorted: MovedTable[] = [];
  let left = [...tables];
  const isLeft = (name: string) => left.some((table) => table.name === name);
  const waitsFor = ({ name }: MovedTable) =>
    references.filter(({ table, target }) => table === name && target !== name && isLeft(target));
  const circular = references.filter(({ table, target }) => table === target);
  while (left.length > 0) {
    const next = left.filter((table) => waitsFor(table).length === 0);
    if (next.length === 0) {
      const [first] = left;
      if (!first) break;
      circular.push(...waitsFor(first));
      next.push(first);
    }
    sorted.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return { tables: sorted, circular };
}

/** Table that exists in a target until its move is complete. */
const markTable = 'tramita_move';

/** Returns whether the schema contains nothing, apart from views of extensions such as pg_stat_statements. */
export async function isEmptySchema(db: Db): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from pg_class c where c.relnamespace = current_schema()::regnamespace and not exists (
        select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    ) as used`.execute(db);
  return rows[0]?.used === false;
}

/** Returns whether the schema is the target of a move that was interrupted. */
export async function isInterruptedTarget(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(quote_ident(current_schema()) || '.' || ${markTable}) as found`.execute(db);
  return rows[0]?.found !== null && rows[0] !== undefined;
}

/** Marks an empty schema as the target of a move. */
export async function markTarget(db: Db): Promise<void> {
  await sql`create table ${sql.id(markTable)} (started_at timestamptz not null default now())`.execute(db);
}

/** Removes the mark of a complete move. */
export async function unmarkTarget(db: Db): Promise<void> {
  await sql`drop table ${sql.id(markTable)}`.execute(db);
}

/** Returns the columns of a table as a list of SQL. */
export const columnsOf = (
  { columns }: MovedTable,
  show: (column: MovedTable['columns'][number], index: number) => RawBuilder<unknown>,
): RawBuilder<unknown> => sql.join(columns.map(show));

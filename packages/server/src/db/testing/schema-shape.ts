import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/schema.ts';

interface Column {
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

interface Rule {
  readonly definition: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** What servers of a release rely on: columns and functions, and the rules that their writes must keep. */
export interface SchemaShape {
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, Column>>;
  readonly rules: ReadonlyMap<string, Rule>;
  /** Names with their parameters. */
  readonly functions: ReadonlySet<string>;
}

/** Reads the tables, rules and functions of the current schema. */
export async function readShape(db: Kysely<Database>): Promise<SchemaShape> {
  const columns = await sql<Column & { table: string; name: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace and a.attnum > 0
      and not a.attisdropped`.execute(db);
  const tables = new Map<string, Map<string, Column>>();
  for (const { table, name, ...column } of columns.rows) {
    tables.set(table, (tables.get(table) ?? new Map()).set(name, column));
  }
  const rules = await sql<Rule & { name: string }>`
    select r.name, r.definition, c.relname as table, array(
      select a.attname::text from pg_depend d
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.objid = r.id and d.refobjid = c.oid) as columns
    from (
      select oid as id, conname as name, conrelid as relation, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype in ('c', 'f', 'u', 'x')
      union all
      select indexrelid, indexrelid::regclass::text, indrelid, pg_get_indexdef(indexrelid)
      from pg_index where indisunique and not indisprimary
        and not exists (select from pg_constraint where conindid = indexrelid)
    ) r join pg_class c on c.oid = r.relation where c.relnamespace = current_schema()::regnamespace`.execute(db);
  const functions = await sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace and prorettype <> 'trigger'::regtype`.execute(db);
  return {
    tables,
    rules: new Map(rules.rows.map(({ name, ...rule }) => [`${rule.table} ${name}`, rule])),
    functions: new Set(functions.rows.map(({ name }) => name)),
  };
}

function columnProblems(table: string, before: ReadonlyMap<string, Column>, after: ReadonlyMap<string, Column>) {
  const problems: string[] = [];
  for (const [name, old] of before) {
    const now = after.get(name);
    if (!now) problems.push(`${table}.${name} is removed`);
    else if (now.type !== old.type) problems.push(`${table}.${name} changes from ${old.type} to ${now.type}`);
    else if (now.isRequired && !old.isRequired) problems.push(`${table}.${name} is required now`);
    else if (old.hasDefault && !now.hasDefault) problems.push(`${table}.${name} loses its default`);
  }
  for (const [name, { isRequired, hasDefault }] of after) {
    if (!before.has(name) && isRequired && !hasDefault) problems.push(`${table}.${name} needs a value`);
  }
  return problems;
}

/** Returns the values that a rule allows for a column, by the column; null for a rule of another form. */
function allowedValues(definition = ''): { readonly column: string; readonly values: readonly string[] } | null {
  const [, column, list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? [];
  return column && list ? { column, values: list.split(', ') } : null;
}

/** Returns whether a rule only allows more values than the former rule of its name. */
function isWider(former: string | undefined, definition: string): boolean {
  const before = allowedValues(former);
  const after = allowedValues(definition);
  return !!before && before.column === after?.column && before.values.every((value) => after.values.includes(value));
}

/**
 * Returns how a changed schema hinders a server that knows only the former one: removals, and values and rules that its
 * writes do not know; empty if the change only adds.
 */
export function hindrances(before: SchemaShape, after: SchemaShape): string[] {
  const problems: string[] = [];
  for (const [table, columns] of before.tables) {
    const now = after.tables.get(table);
    problems.push(...(now ? columnProblems(table, columns, now) : [`${table} is removed`]));
  }
  for (const [name, { definition, table, columns }] of after.rules) {
    const old = before.tables.get(table);
    // the former server does not write the columns that are new
    const isOnNew = columns.length > 0 && columns.some((column) => !old?.has(column));
    const former = before.rules.get(name)?.definition;
    if (!old || isOnNew || former === definition || isWider(former, definition)) continue;
    problems.push(`${name} is a new rule: ${definition}`);
  }
  for (const name of before.functions) if (!after.functions.has(name)) problems.push(`${name} is removed`);
  return problems;
}

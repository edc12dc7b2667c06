import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { AnonymisedPerson } from './anonymised-person.ts';
import { textColumns } from './text-columns.ts';

/** Key of the last row that a step read. */
export type Place = Readonly<Record<string, unknown>>;

const defaultBatch = 500;

/** SQL conditions: the row `t` is about the person, so that a name shared with others means this person. */
const linked: Readonly<Record<string, (id: number) => RawBuilder<unknown>>> = {
  histories: (id) => sql`(t.user_id = ${id} or t.on_behalf_of = ${id} or (t.user_id is null and ${takesPart(id)}))`,
  instances: (id) => sql`${id} in (t.created_by, t.started_by)`,
  tasks: (id) => sql`${id} in (t.finished_by, t.requester_id)`,
  instance_steps: (id) => sql`t.finished_by = ${id}`,
};

const takesPart = (id: number): RawBuilder<unknown> => sql`(
  exists (select from instances i where i.idk = t.idk and ${id} in (i.created_by, i.started_by))
  or exists (select from task_addressees a where a.instance_idk = t.idk and a.user_id = ${id}))`;

/** Tables in which names are replaced, in the order of the record. */
export const replacedTables: readonly string[] = Object.entries(textColumns)
  .filter(([, { replaced }]) => replaced !== undefined)
  .map(([table]) => table);

/**
 * Replaces the names of a person in the rows of a table after `place`, as many as one batch has. Returns the place of the
 * last row, or null at the end.
 */
export async function replaceInTable(
  db: Db,
  table: string,
  person: AnonymisedPerson,
  place: Place | null,
): Promise<Place | null> {
  const { replaced = [], key = [], batch = defaultBatch } = textColumns[table as keyof typeof textColumns];
  const name = sql.table(table);
  const { replacement, pattern, elsewhere } = person;
  const isLinked = pattern === elsewhere ? undefined : linked[table]?.(person.id);
  const wanted = isLinked ? sql`case when ${isLinked} then ${pattern} else ${elsewhere} end` : sql`${elsewhere}`;
  const keys = (alias: string) => sql.join(key.map((column) => sql.ref(`${alias}.${column}`)));
  const last = sql.join(
    key.map((column) => sql`(jsonb_populate_record(null::${name}, ${place}::jsonb)).${sql.ref(column)}`),
  );
  const changes = replaced.map(
    (column) => sql`${sql.ref(column)} = without_person(t.${sql.ref(column)}, ${wanted}::text, ${replacement})`,
  );
  const matches = replaced.map((column) => sql`t.${sql.ref(column)}::text ~ ${wanted}::text`);
  const { rows } = await sql<{ read: number; place: Place | null }>`
    with part as (
      select ${keys('t')} from ${name} t
      where ${place === null ? sql`true` : sql`(${keys('t')}) > (${last})`}
      order by ${keys('t')} limit ${batch}
    ), changed as (
      update ${name} t set ${sql.join(changes)} from part
      where (${keys('t')}) = (${keys('part')}) and (${sql.join(matches, sql` or `)})
      returning 1
    )
    select (select count(*)::integer from part) as read, (
      select to_jsonb(part) from part
      order by ${sql.join(key.map((column) => sql`${sql.ref(`part.${column}`)} desc`))} limit 1
    ) as place`.execute(db);
  const [row] = rows;
  return row && row.read === batch ? row.place : null;
}

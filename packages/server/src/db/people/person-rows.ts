import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { UsersTable } from '../tables/organisation-tables.ts';

/** Attributes that a source owns after a write. */
export interface OwnedAttributes {
  readonly source: string;
  readonly attributes: readonly string[];
}

type PersonId = RawBuilder<unknown>;

const partName = (index: number): string => `part_${index}`;

/**
 * Returns one statement that also runs other ones, which must not change the same rows. Each statement is a round trip to
 * the database during which other changes of the register wait.
 */
export function withParts<Row>(parts: readonly RawBuilder<unknown>[], main: RawBuilder<Row>): RawBuilder<Row> {
  if (parts.length === 0) return main;
  const named = parts.map((part, index) => sql`${sql.ref(partName(index))} as (${part})`);
  return sql<Row>`with ${sql.join(named)} ${main}`;
}

/** Returns the statement that makes a source the owner of attributes of a person. */
export const ownedBy = ({ source, attributes }: OwnedAttributes, id: PersonId, at: Date): RawBuilder<unknown> => sql`
  insert into attribute_owners (kind, record_id, attribute, source, written_at)
  select 'PERSON', ${id}, attribute, ${source}, ${at} from unnest(${attributes}::text[]) given (attribute)
  on conflict (kind, record_id, attribute) do update
    set source = excluded.source, written_at = excluded.written_at`;

/** A write of a person's row, and of the person's rows in other tables. */
export interface PersonWrite<Columns> {
  readonly columns: Columns;
  readonly at: Date;
  /** Null for a writer who is not a source. */
  readonly owned: OwnedAttributes | null;
  /** Returns further statements about a person, which run in the same round trip. @default none */
  readonly also?: (id: PersonId) => readonly RawBuilder<unknown>[];
}

const partsOf = ({ owned, at, also }: PersonWrite<unknown>, id: PersonId) => [
  ...(owned && owned.attributes.length > 0 ? [ownedBy(owned, id, at)] : []),
  ...(also?.(id) ?? []),
];

/** Inserts a person; returns the id. */
export async function insertPerson(db: Db, write: PersonWrite<Insertable<UsersTable>>): Promise<number> {
  const columns = Object.entries(write.columns);
  const person = sql`
    insert into users (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => value))}) returning id`;
  const id = sql`(select id from ${sql.ref(partName(0))})`;
  const { rows } = await withParts([person, ...partsOf(write, id)], sql<{ id: number }>`select ${id} as id`).execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The statement returned no row');
  return row.id;
}

/** Changes a person and the time of their last change, which stays if no column is given. */
export async function updatePerson(db: Db, id: number, write: PersonWrite<Updateable<UsersTable>>): Promise<void> {
  const parts = partsOf(write, sql`${id}::integer`);
  const columns = Object.entries(write.columns);
  if (columns.length > 0) {
    const set = [...columns, ['changed_at', write.at] as const].map(
      ([name, value]) => sql`${sql.ref(name)} = ${value}`,
    );
    await withParts(parts, sql`update users set ${sql.join(set)} where id = ${id}`).execute(db);
  } else if (parts.length > 0) await withParts(parts, sql`select`).execute(db);
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** A record as a row of the audit trail names it: by its name at that time. */
export interface RecordedName {
  readonly id: number;
  readonly name: string;
}

/** Ids and names of the records that filters refer to by their ids. */
const sources = {
  sector: sql`select id, description as name from sectors`,
  // all versions of a process share this id
  process: sql`select parent_id as id, title as name from processes where is_last_version`,
  tag: sql`select id, name from task_markers`,
} satisfies Record<string, RawBuilder<unknown>>;

/** Returns the names of records for the audit trail, in the order of their ids; a missing record is named by its id. */
export async function readRecordedNames(
  db: Db,
  kind: keyof typeof sources,
  ids: readonly number[],
): Promise<RecordedName[]> {
  const { rows } = await sql<RecordedName>`
    select wanted.id, coalesce(found.name, wanted.id::text) as name
    from unnest(${ids}::integer[]) with ordinality wanted (id, place)
    left join (${sources[kind]}) found on found.id = wanted.id
    order by wanted.place`.execute(db);
  return rows;
}

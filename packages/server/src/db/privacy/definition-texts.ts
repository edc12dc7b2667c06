import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { AnonymisedPerson } from './anonymised-person.ts';

const batch = 10;

/** Parts of a definition that people read. Others name steps and fields, or compare values. */
const textKeys: ReadonlySet<string> = new Set([
  'label',
  'title',
  'subtitle',
  'description',
  'hint',
  'section',
  'firstName',
  'defaultValue',
]);
/** Parents whose `name` is that of a record. */
const namedRecords: ReadonlySet<string> = new Set(['groups', 'calendar']);

/** Returns a definition with its texts from `texts` and everything else from `others`. */
function withTextsOf(texts: unknown, others: unknown, key = '', parent = ''): unknown {
  if (typeof texts === 'string') {
    return textKeys.has(key) || (key === 'name' && namedRecords.has(parent)) ? texts : others;
  }
  // the items of a list have the key and the parent of the list
  if (Array.isArray(texts) && Array.isArray(others)) {
    return texts.map((item, index) => withTextsOf(item, others[index], key, parent));
  }
  if (typeof texts !== 'object' || texts === null) return others;
  const known = others as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, withTextsOf(value, known[name], name, key)]),
  );
}

/**
 * Replaces the names of a person in the definitions of processes after a version. Where a definition names steps and
 * fields, a name of one word stays: it is that of a field, as in a user name `compras`. Returns the last version, or null
 * at the end.
 */
export async function replaceInDefinitions(
  db: Db,
  { elsewhere, distinctive, replacement }: AnonymisedPerson,
  after: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number; texts: unknown; others: unknown }>`
    select p.id, case when c.changes then without_person(p.definition, ${elsewhere}, ${replacement}) end as texts,
      case when c.changes then without_person(p.definition, ${distinctive}, ${replacement}) end as others
    from (select id, definition from processes where id > ${after} order by id limit ${batch} for update) p,
      lateral (select p.definition::text ~ ${elsewhere}::text as changes) c
    order by p.id`.execute(db);
  for (const { id, texts, others } of rows) {
    if (texts === null) continue;
    await sql`
      update processes set definition = ${JSON.stringify(withTextsOf(texts, others))}::jsonb where id = ${id}`.execute(
      db,
    );
  }
  const last = rows.at(-1);
  return rows.length === batch && last ? last.id : null;
}

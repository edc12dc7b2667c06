import type { AuditFilter, Direction } from '@tramita/client/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { countRows, type PageQuery } from '../connection/paging.ts';
import { contains, wordsOf } from '../lists/search-text.ts';
import type { AuditEventsTable } from '../tables/audit-tables.ts';

export type AuditEventRow = Selectable<AuditEventsTable>;

function matching(db: Db, { from, to, actor, origin, action, kind, object, q }: AuditFilter) {
  let query = db.selectFrom('audit_events');
  if (from !== undefined) query = query.where('created_at', '>=', new Date(from));
  if (to !== undefined) query = query.where('created_at', '<=', new Date(to));
  if (actor !== undefined) query = query.where('actor_id', '=', actor);
  if (origin !== undefined) query = query.where('origin', '=', origin);
  if (action !== undefined) query = query.where('action', '=', action);
  if (kind !== undefined) query = query.where('object_kind', '=', kind);
  if (object !== undefined) query = query.where('object_id', '=', object);
  const words = wordsOf(q);
  if (words.length === 0) return query;
  return query.where((eb) =>
    eb.or([
      eb('object_id', '=', words.join(' ')),
      eb.and(words.map((word) => contains(eb.ref('object_name'), word))),
      eb.and(words.map((word) => contains(eb.ref('actor_name'), word))),
    ]),
  );
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Limits the ids of the rows in a time range, so that rows in the order of their ids are not read from the end of the trail
 * on. A change is written within a day, so a row of a day later has a higher id, and one of a day before a lower one.
 */
function near({ from, to }: AuditFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (to !== undefined) {
    conditions.push(sql<boolean>`id < coalesce((
      select later.id from audit_events later where later.created_at > ${new Date(Date.parse(to) + dayMs)}
      order by later.created_at, later.id limit 1), 2147483647)`);
  }
  if (from !== undefined) {
    conditions.push(sql<boolean>`id > coalesce((
      select earlier.id from audit_events earlier where earlier.created_at < ${new Date(Date.parse(from) - dayMs)}
      order by earlier.created_at desc, earlier.id desc limit 1), 0)`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Returns rows of the audit trail after the row with the id `after`, which is not included; null starts at the end. */
export async function readAuditEvents(
  db: Db,
  filter: AuditFilter,
  { after, order, limit }: { readonly after: number | null; readonly order: Direction; readonly limit: number },
): Promise<AuditEventRow[]> {
  const query = matching(db, filter).where(near(filter));
  const following = after === null ? query : query.where('id', order === 'ASC' ? '>' : '<', after);
  return following
    .selectAll()
    .orderBy('id', order === 'ASC' ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

/** Returns a page of the audit trail. */
export async function pageAuditEvents(
  db: Db,
  filter: AuditFilter,
  { page, size, order }: PageQuery & { readonly order: Direction },
): Promise<AuditEventRow[]> {
  return matching(db, filter)
    .where(near(filter))
    .selectAll()
    .orderBy('id', order === 'ASC' ? 'asc' : 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** Returns the number of rows that match a filter. */
export const countAuditEvents = (db: Db, filter: AuditFilter): Promise<number> => countRows(matching(db, filter));

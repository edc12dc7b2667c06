import { type Insertable, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type ImportPart, inPart } from '../imports/imports.ts';
import type { AuditChange, AuditEventsTable } from '../tables/audit-tables.ts';

/** A row to append to the audit trail. */
export interface NewAuditEvent extends Omit<Insertable<AuditEventsTable>, 'id' | 'changes'> {
  readonly changes: readonly AuditChange[];
}

/** Rows per statement: limits the number of parameters. */
const chunkSize = 1000;

/**
 * Appends rows to the audit trail, in order. Until its transaction ends, other transactions wait to append theirs, so
 * it should be the last statement of a transaction.
 */
export async function insertAuditEvents(db: Db, events: readonly NewAuditEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += chunkSize) {
    const rows = events
      .slice(start, start + chunkSize)
      .map(({ changes, ...event }) => ({ ...event, changes: JSON.stringify(changes) }));
    await db.insertInto('audit_events').values(rows).execute();
  }
}

/** Who imports a file, as its rows of the audit trail name them. */
export type ImportAuditSource = Pick<
  NewAuditEvent,
  'created_at' | 'actor_id' | 'actor_name' | 'origin' | 'request_id' | 'address'
>;

/** Appends a row for each record that a part of an import changes, in the order of the file; `action` replaces that of the effect. */
export async function insertImportEvents(
  db: Db,
  part: ImportPart,
  { kind, action }: { readonly kind: AuditEventsTable['object_kind']; readonly action?: AuditEventsTable['action'] },
  { created_at, actor_id, actor_name, origin, request_id, address }: ImportAuditSource,
): Promise<void> {
  await sql`
    insert into audit_events (created_at, actor_id, actor_name, origin, action, object_kind, object_id, object_name,
      changes, request_id, address)
    select ${created_at}::timestamptz, ${actor_id}::integer, ${actor_name}::text, ${origin}::text,
      coalesce(${action ?? null}::text, case effect when 'CREATED' then 'CREATED' when 'CHANGED' then 'CHANGED' when 'REACTIVATED' then 'ACTIVATED'
        else 'DEACTIVATED' end),
      ${kind}::text, record_id::text, name, (
        select coalesce(jsonb_agg(case jsonb_typeof(change) when 'array' then
          jsonb_build_object('attribute', change -> 0, 'before', null, 'after', change -> 1) else change end), '[]')
        from jsonb_array_elements(audit) change
      ), ${request_id}::text, ${address}::text
    from import_changes c where ${inPart(part)} and effect <> 'KEPT' order by ordinal`.execute(db);
}

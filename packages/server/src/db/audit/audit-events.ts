import type { Insertable } from 'kysely';
import type { Db } from '../connection/db.ts';
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

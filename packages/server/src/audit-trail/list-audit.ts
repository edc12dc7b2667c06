import type { AuditEvent, endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { Locale } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import {
  type AuditEventRow,
  countAuditEvents,
  pageAuditEvents,
  readAuditEvents,
  selectAudit,
} from '../db/audit/audit-list.ts';
import { pageOf } from '../db/connection/paging.ts';
import type { AnswerOf } from '../handlers.ts';
import { translateWritten } from '../text/translate.ts';

type Call = (typeof endpoints)['audit.list'];

/** Returns a page of the audit trail, or the rows after a cursor. */
export async function listAudit(
  { services, locale }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { db } = services;
  const { cursor, order, page, size, ...filter } = query;
  const selection = await selectAudit(db, filter);
  if (cursor !== undefined) {
    const rows = await readAuditEvents(db, selection, { after: Number(cursor), order, limit: size });
    return { elements: rows.map((row) => describeEvent(row, locale)), next: nextOf(rows, query) };
  }
  const rows = await pageAuditEvents(db, selection, { page, size, order });
  const { total } = await pageOf(rows, { page, size }, () => countAuditEvents(db, selection));
  return { elements: rows.map((row) => describeEvent(row, locale)), totalElements: total, next: nextOf(rows, query) };
}

/** Returns the cursor of the rows after these. Readers in ascending order keep theirs while there are no new rows. */
function nextOf(
  rows: readonly AuditEventRow[],
  { cursor, order, size }: ParsedRequestOf<Call>['query'],
): string | null {
  const last = rows.at(-1);
  if (order === 'ASC') return last ? String(last.id) : (cursor ?? '0');
  return last && rows.length === size ? String(last.id) : null;
}

const describeEvent = (row: AuditEventRow, locale: Locale): AuditEvent => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  actor: { id: row.actor_id, name: row.actor_name },
  origin: row.origin,
  action: row.action,
  object: { kind: row.object_kind, id: row.object_id, name: row.object_name },
  changes: row.changes.map(({ attribute, before, after }) => ({ attribute, before, after })),
  refusedAs: row.refused_as,
  requestId: row.request_id,
  address: row.address,
  // the sentence that the user read, which is stored in Portuguese; other reasons are texts of users
  reason: row.reason && row.action === 'REFUSED' ? translateWritten(row.reason, locale) : row.reason,
});

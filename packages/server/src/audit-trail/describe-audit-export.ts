import type { AuditExport } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { type AuditExportRow, findAuditExport } from '../db/reports/audit-exports.ts';
import { NotFoundError } from '../errors.ts';

/** Creates the error for an export that does not exist or belongs to another user. */
export const exportMissing = () => new NotFoundError('Não encontramos esta exportação');

/** Returns one of the caller's exports of the audit trail. @throws NotFoundError for another user's */
export async function requireAuditExport({ services, user }: CallContext, uuid: string): Promise<AuditExportRow> {
  const row = await findAuditExport(services.db, uuid, user.id);
  if (!row) throw exportMissing();
  return row;
}

/** Converts an export of the audit trail to its form in the contract. */
export const describeAuditExport = (row: AuditExportRow): AuditExport => ({
  uuid: row.uuid,
  createdAt: row.created_at.toISOString(),
  status: row.status,
  rowsDone: row.rows_done,
  rowsTotal: row.rows_total,
});

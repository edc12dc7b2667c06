import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { dayInSaoPaulo, errorMessage } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { ConflictError } from '../errors.ts';
import { readStoredParts } from '../files/stored-parts.ts';
import type { FileAnswer } from '../handlers.ts';
import { requireAuditExport } from './describe-audit-export.ts';

type Call = (typeof endpoints)['audit.downloadExport'];

/** Returns the file of one of the caller's exports of the audit trail. @throws ConflictError EXPORT_NOT_READY */
export async function downloadAuditExport(
  context: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<FileAnswer> {
  const { services } = context;
  const found = await requireAuditExport(context, params.uuid);
  if (found.status !== 'READY') throw new ConflictError(errorMessage('EXPORT_NOT_READY'), 'EXPORT_NOT_READY');
  const bytes = await readStoredParts(services.files, found.parts);
  await writeAudit(services.db, fromCall(context), {
    action: 'DOWNLOADED',
    object: { kind: 'audit', id: params.uuid, name: 'Trilha de auditoria' },
  });
  return {
    bytes,
    contentType: 'text/csv',
    fileName: `auditoria-${dayInSaoPaulo(found.created_at)}.csv`,
    ...(found.size !== null && { size: found.size }),
  };
}

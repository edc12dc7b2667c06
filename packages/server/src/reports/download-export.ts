import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { dayInSaoPaulo, errorMessage } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { findExport } from '../db/reports/exports.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { readStoredParts } from '../files/stored-parts.ts';
import type { FileAnswer } from '../handlers.ts';

type Call = (typeof endpoints)['exports.download'];

const missing = 'Não encontramos esta exportação';

/**
 * Returns the file of one of the caller's exports.
 * @throws NotFoundError for another user's; ConflictError EXPORT_NOT_READY
 */
export async function downloadExport(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<FileAnswer> {
  const { services, user } = context;
  const found = await findExport(services.db, params.uuid);
  if (found?.id !== user.id) throw new NotFoundError(missing);
  if (found.export_status !== 'READY') throw new ConflictError(errorMessage('EXPORT_NOT_READY'), 'EXPORT_NOT_READY');
  const bytes = await readStoredParts(services.files, found.parts);
  await writeAudit(services.db, fromCall(context), {
    action: 'DOWNLOADED',
    object: { kind: 'report', id: params.uuid, name: found.report_type },
  });
  return {
    bytes,
    contentType: 'text/csv',
    fileName: `relatorio-${dayInSaoPaulo(found.exported_at)}-${found.export_id}.csv`,
    ...(found.size !== null && { size: found.size }),
  };
}

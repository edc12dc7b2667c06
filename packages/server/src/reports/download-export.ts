import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { dayInSaoPaulo, errorMessage } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { findExport } from '../db/reports/exports.ts';
import { ConflictError, NotFoundError, ServiceError } from '../errors.ts';
import { joinStreams } from '../files/join-streams.ts';
import type { FileAnswer } from '../handlers.ts';
import type { FileStore } from '../ports/file-store.ts';

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
  const [first, ...others] = found.parts;
  // a failing store is detected at the first part, while an error response is still possible
  const beginning = await readPart(services.files, first ?? '');
  await writeAudit(services.db, fromCall(context), {
    action: 'DOWNLOADED',
    object: { kind: 'report', id: params.uuid, name: found.report_type },
  });
  async function* parts() {
    yield beginning;
    for (const key of others) yield await readPart(services.files, key);
  }
  return {
    bytes: joinStreams(parts()),
    contentType: 'text/csv',
    fileName: `relatorio-${dayInSaoPaulo(found.exported_at)}-${found.export_id}.csv`,
    ...(found.size !== null && { size: found.size }),
  };
}

async function readPart(files: FileStore, key: string): Promise<ReadableStream<Uint8Array>> {
  const bytes = await files.get(key).catch((cause: unknown) => {
    throw new ServiceError(502, 'AWS_DOWNLOAD_ERROR', errorMessage('AWS_DOWNLOAD_ERROR'), { cause });
  });
  if (bytes) return bytes;
  const cause = new Error(`no file under ${key}`);
  throw new ServiceError(500, 'ATTACHMENT_DOWNLOAD_ERROR', errorMessage('ATTACHMENT_DOWNLOAD_ERROR'), { cause });
}

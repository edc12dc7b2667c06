import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findUpdate } from '../db/updates/updates.ts';
import { findUpdateAttachment } from '../db/updates/updates-parts.ts';
import { NotFoundError } from '../errors.ts';
import { readStoredFile } from '../files/stored-upload.ts';
import type { FileAnswer } from '../handlers.ts';
import { readerOf } from './reader.ts';

type Call = (typeof endpoints)['updates.downloadAttachment'];

/**
 * Returns the bytes of a picture or file of an update the caller may read. The name in the URL must match the file's
 * name.
 */
export async function downloadUpdateAttachment(
  context: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<FileAnswer> {
  const { services } = context;
  const file = await findUpdateAttachment(services.db, params.id);
  const isNamed = file?.name === params.name;
  const isReadable = file && isNamed && (await findUpdate(services.db, readerOf(context), file.update_id));
  if (!isReadable || file.storage_key === null) throw new NotFoundError('Não encontramos este anexo');
  return {
    bytes: await readStoredFile(services, file.storage_key),
    contentType: file.content_type ?? 'application/octet-stream',
    fileName: file.name,
    inline: file.type === 'IMAGE',
    ...(file.size === null ? {} : { size: file.size }),
  };
}

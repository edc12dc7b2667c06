import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../../context.ts';
import { findAttachment } from '../../db/requests/attachments.ts';
import { NotFoundError } from '../../errors.ts';
import { readStoredFile } from '../../files/stored-upload.ts';
import type { FileAnswer } from '../../handlers.ts';
import { requireReadableRequest } from '../visibility.ts';

type Call = (typeof endpoints)['requests.downloadAttachment'];

const missing = 'Não encontramos este anexo';

/** Returns the bytes of a file of a request. The name in the URL must match the file's name. */
export async function downloadAttachment(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<FileAnswer> {
  const { services } = context;
  const { idk } = await requireReadableRequest(context, { idk: params.processInstanceId }, missing);
  const attachment = await findAttachment(services.db, params.attachmentId);
  if (attachment?.idk !== idk || attachment.original_file_name !== params.fileName) throw new NotFoundError(missing);
  const bytes = await readStoredFile(services, attachment.storage_key);
  return {
    bytes,
    contentType: attachment.content_type,
    fileName: attachment.original_file_name,
    size: attachment.size,
  };
}

import { type AttachmentUse, errorMessage } from '@tramita/client/rules';
import type { Services } from '../context.ts';
import { isDatabaseFailure } from '../db/connection/database-failure.ts';
import { ServiceError } from '../errors.ts';
import type { StoredAttachment } from '../ports/stored-uploads.ts';
import type { UploadedFile } from '../ports/uploaded-file.ts';
import { type AcceptedUpload, acceptUpload } from './accept-upload.ts';

/**
 * Stores files and runs `work` with them. All files are checked before the first is stored; if storing fails
 * or the work fails, all of them are removed. Files that were stored before the transaction of the call are used as they are.
 *
 * @throws the errors of `acceptUpload` and of `work`; `ServiceError` 502 AWS_UPLOAD_ERROR if the store fails
 */
export async function withStoredUploads<Result>(
  services: Services,
  uploads: readonly UploadedFile[],
  work: (stored: StoredAttachment[]) => Promise<Result>,
  use: AttachmentUse = 'attachment',
): Promise<Result> {
  const accepted: AcceptedUpload[] = [];
  for (const upload of uploads) {
    accepted.push(await acceptUpload(upload, { maxBytes: services.limits.attachmentMaxBytes, use }));
  }
  const early = accepted.map(({ content }) => services.storedUploads?.take(content));
  if (early.every((file) => file !== undefined)) return work(early);
  const stored: StoredAttachment[] = [];
  try {
    for (const upload of accepted) stored.push(await storeUpload(services, upload));
    return await work(stored);
  } catch (error) {
    await removeAfterFailure(services, error, stored);
    throw error;
  }
}

/**
 * Stores an accepted file under a new key.
 *
 * @throws `ServiceError` 502 AWS_UPLOAD_ERROR if the store fails; nothing is stored then
 */
export async function storeUpload(services: Services, upload: AcceptedUpload): Promise<StoredAttachment> {
  const { content, contentType, fileName, sha256 } = upload;
  const storageKey = `attachments/${crypto.randomUUID()}`;
  try {
    await services.files.put(storageKey, content, contentType);
  } catch (cause) {
    await removeFile(services, storageKey);
    throw new ServiceError(502, 'AWS_UPLOAD_ERROR', errorMessage('AWS_UPLOAD_ERROR'), { cause });
  }
  return { originalFileName: fileName, size: content.size, contentType, storageKey, sha256 };
}

/**
 * Removes the files of a call that failed. If the connection to the database was lost they stay, because the commit may
 * have succeeded; if it did not, they merely take up space.
 */
export async function removeAfterFailure(
  services: Services,
  error: unknown,
  stored: readonly StoredAttachment[],
): Promise<void> {
  if (isDatabaseFailure(error)) return;
  for (const { storageKey } of stored) await removeFile(services, storageKey);
}

/**
 * Returns the bytes of a stored file.
 *
 * @throws `ServiceError` 502 AWS_DOWNLOAD_ERROR if the store fails, 500 ATTACHMENT_DOWNLOAD_ERROR if the file is lost
 */
export async function readStoredFile({ files }: Services, key: string): Promise<ReadableStream<Uint8Array>> {
  let bytes: ReadableStream<Uint8Array> | null;
  try {
    bytes = await files.get(key);
  } catch (cause) {
    throw new ServiceError(502, 'AWS_DOWNLOAD_ERROR', errorMessage('AWS_DOWNLOAD_ERROR'), { cause });
  }
  if (bytes) return bytes;
  const cause = new Error(`no file under ${key}`);
  throw new ServiceError(500, 'ATTACHMENT_DOWNLOAD_ERROR', errorMessage('ATTACHMENT_DOWNLOAD_ERROR'), { cause });
}

/** Removes an unreferenced file. A failure is only logged, because the remaining file merely takes up space. */
export async function removeFile({ files, log }: Services, key: string): Promise<void> {
  try {
    await files.delete(key);
  } catch (error) {
    log.warn('a file could not be removed', { key, error: String(error) });
  }
}

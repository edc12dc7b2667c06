import { type AttachmentUse, errorMessage } from '@tramita/client/rules';
import type { Services } from '../context.ts';
import type { StoredAttachment } from '../db/engine/insert-request.ts';
import { ServiceError } from '../errors.ts';
import type { UploadedFile } from '../ports/uploaded-file.ts';
import { acceptUpload } from './accept-upload.ts';

/**
 * Stores files and runs `work` with them. All files are checked before the first is stored; if storing or the work
 * fails, all of them are removed.
 *
 * @throws the errors of `acceptUpload` and of `work`; `ServiceError` 502 AWS_UPLOAD_ERROR if the store fails
 */
export async function withStoredUploads<Result>(
  services: Services,
  uploads: readonly UploadedFile[],
  work: (stored: StoredAttachment[]) => Promise<Result>,
  use: AttachmentUse = 'attachment',
): Promise<Result> {
  const accepted = [];
  for (const upload of uploads) {
    accepted.push(await acceptUpload(upload, { maxBytes: services.limits.attachmentMaxBytes, use }));
  }
  const stored: StoredAttachment[] = [];
  try {
    for (const { content, contentType, fileName, sha256 } of accepted) {
      const storageKey = `attachments/${crypto.randomUUID()}`;
      stored.push({ originalFileName: fileName, size: content.size, contentType, storageKey, sha256 });
      await put(services, storageKey, content, contentType);
    }
    return await work(stored);
  } catch (error) {
    for (const { storageKey } of stored) await removeFile(services, storageKey);
    throw error;
  }
}

async function put(services: Services, key: string, content: UploadedFile, contentType: string): Promise<void> {
  try {
    await services.files.put(key, content, contentType);
  } catch (cause) {
    throw new ServiceError(502, 'AWS_UPLOAD_ERROR', errorMessage('AWS_UPLOAD_ERROR'), { cause });
  }
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

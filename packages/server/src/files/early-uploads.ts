import type { Services } from '../context.ts';
import type { StoredAttachment, StoredUploads } from '../ports/stored-uploads.ts';
import type { UploadedFile } from '../ports/uploaded-file.ts';
import { type AcceptedUpload, acceptUpload } from './accept-upload.ts';
import { removeAfterFailure, removeFile, storeUpload } from './stored-upload.ts';

/**
 * Stores the files of a body, then runs a call in a transaction of its own with services that know them, so that no
 * connection to the database waits for the store. Afterwards removes the files that the call did not keep. Files that no
 * call accepts are not stored; the handler refuses them.
 *
 * @throws the errors of `run`; `ServiceError` 502 AWS_UPLOAD_ERROR if the store fails
 */
export async function withEarlyUploads<Result>(
  services: Services,
  body: unknown,
  run: (services: Services) => Promise<Result>,
): Promise<Result> {
  const stored = new Map<UploadedFile, StoredAttachment>();
  const kept = new Set<StoredAttachment>();
  const take: StoredUploads['take'] = (file) => {
    const found = stored.get(file);
    if (found) kept.add(found);
    return found;
  };
  try {
    for (const file of filesOf(body)) {
      const accepted = await accept(services, file);
      if (accepted) stored.set(file, await storeUpload(services, accepted));
    }
    return await run({ ...services, storedUploads: { take } });
  } catch (error) {
    await removeAfterFailure(services, error, [...kept]);
    throw error;
  } finally {
    for (const file of stored.values()) if (!kept.has(file)) await removeFile(services, file.storageKey);
  }
}

/** The files of a parsed multipart body: its values, and those in lists. */
const filesOf = (body: unknown): UploadedFile[] =>
  Object.values(Object(body))
    .flat()
    .filter((value) => value instanceof Blob);

/** Returns the file if some call accepts it, as an attachment or as an image; otherwise null. */
async function accept({ limits }: Services, file: UploadedFile): Promise<AcceptedUpload | null> {
  for (const use of ['attachment', 'image'] as const) {
    try {
      return await acceptUpload(file, { maxBytes: limits.attachmentMaxBytes, use });
    } catch {
      // the handler refuses it with its own reason
    }
  }
  return null;
}

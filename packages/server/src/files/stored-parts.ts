import { errorMessage } from '@tramita/client/rules';
import { ServiceError } from '../errors.ts';
import type { FileStore } from '../ports/file-store.ts';
import { joinStreams } from './join-streams.ts';

/**
 * Returns the content of a file that is stored in parts. The first part is opened at once: a failing store is detected
 * while an error response is still possible.
 * @throws ServiceError AWS_DOWNLOAD_ERROR, ATTACHMENT_DOWNLOAD_ERROR
 */
export async function readStoredParts(files: FileStore, keys: readonly string[]): Promise<ReadableStream<Uint8Array>> {
  const [first, ...others] = keys;
  const beginning = await readPart(files, first ?? '');
  async function* parts() {
    yield beginning;
    for (const key of others) yield await readPart(files, key);
  }
  return joinStreams(parts());
}

async function readPart(files: FileStore, key: string): Promise<ReadableStream<Uint8Array>> {
  const bytes = await files.get(key).catch((cause: unknown) => {
    throw new ServiceError(502, 'AWS_DOWNLOAD_ERROR', errorMessage('AWS_DOWNLOAD_ERROR'), { cause });
  });
  if (bytes) return bytes;
  const cause = new Error(`no file under ${key}`);
  throw new ServiceError(500, 'ATTACHMENT_DOWNLOAD_ERROR', errorMessage('ATTACHMENT_DOWNLOAD_ERROR'), { cause });
}

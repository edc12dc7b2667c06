import { formFileNameMaxLength, formFilesMax } from '@tramita/client/contract';
import { errorMessage, formMessages, parseFileHead } from '@tramita/client/rules';
import { bytesOfBase64 } from '../base64.ts';
import type { Services } from '../context.ts';
import { findUsedFormFiles } from '../db/requests/form-files.ts';
import { InvalidInputError, ServiceError } from '../errors.ts';
import { sha256 } from '../sha256.ts';
import { inlineMaxLength, newStorageKey, referenceMark, referenceValue } from './form-file.ts';
import { removeFile } from './stored-upload.ts';

/** A parsed body whose files were stored, and the keys of their contents. */
export interface StowedBody {
  readonly body: unknown;
  readonly keys: readonly string[];
}

/**
 * Stores the contents of the files in a body and replaces them by references, so that database statements need not
 * contain them. Files are values of the body itself or of an object in it.
 * Call `releaseFormFiles` when the call has ended.
 *
 * @throws `InvalidInputError` FORM_INVALID for a file that is invalid or too large, and for a value that looks like a
 *   reference; `ServiceError` 502 AWS_UPLOAD_ERROR if the store fails
 */
export async function stowFormFiles(services: Services, body: unknown): Promise<StowedBody> {
  const stowed: Stowed = { keys: [], files: 0 };
  try {
    return { body: await stowLevel(services, body, stowed, 1), keys: stowed.keys };
  } catch (error) {
    for (const key of stowed.keys) await removeFile(services, key);
    throw error;
  }
}

/** Removes contents that are unreferenced after the call, because it was refused or omitted the field. */
export async function releaseFormFiles(services: Services, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    const used = await findUsedFormFiles(services.db, keys);
    for (const key of keys) if (!used.has(key)) await removeFile(services, key);
  } catch (error) {
    // the call itself has ended; remaining contents merely take up space
    services.log.warn('contents of file fields could not be looked up', { keys, error: String(error) });
  }
}

/** Contents stored so far, and the number of files in the body. */
interface Stowed {
  readonly keys: string[];
  files: number;
}

async function stowLevel(services: Services, level: unknown, stowed: Stowed, deeper: number): Promise<unknown> {
  if (typeof level !== 'object' || level === null || Array.isArray(level) || level instanceof Blob) return level;
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(level)) {
    const kept =
      typeof value === 'string'
        ? await stowValue(services, name, value, stowed)
        : deeper > 0
          ? await stowLevel(services, value, stowed, deeper - 1)
          : value;
    Object.defineProperty(result, name, { value: kept, enumerable: true, writable: true, configurable: true });
  }
  return result;
}

async function stowValue(services: Services, name: string, value: string, stowed: Stowed): Promise<string> {
  if (!value.startsWith('filename:')) return value;
  if (value.slice(0, 1000).includes(referenceMark)) throw refusal(name, formMessages.file);
  const head = parseFileHead(value);
  if (head === null) return value;
  stowed.files += 1;
  if (stowed.files > formFilesMax) throw refusal(name, formMessages.files);
  if (head.name.length > formFileNameMaxLength) throw refusal(name, formMessages.fileName);
  if (value.length < inlineMaxLength) return value;
  const base64 = value.slice(head.base64Start);
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  const size = (base64.length / 4) * 3 - padding;
  if (size > services.limits.attachmentMaxBytes) throw refusal(name, formMessages.fileSize);
  const bytes = bytesOfBase64(base64);
  // decoding skips or refuses other characters; checking each of them beforehand takes twenty times as long
  if (bytes === null || bytes.length !== size) throw refusal(name, formMessages.file);
  const storageKey = newStorageKey();
  stowed.keys.push(storageKey);
  const hash = await sha256(bytes);
  try {
    await services.files.put(storageKey, bytes, head.contentType);
  } catch (cause) {
    throw new ServiceError(502, 'AWS_UPLOAD_ERROR', errorMessage('AWS_UPLOAD_ERROR'), { cause });
  }
  const start = value.slice(head.contentStart, head.base64Start);
  return referenceValue(head.name, start, { storageKey, sha256: hash, size });
}

function refusal(name: string, message: string): InvalidInputError {
  return new InvalidInputError(errorMessage('FORM_INVALID'), 'FORM_INVALID', [{ name, message }]);
}

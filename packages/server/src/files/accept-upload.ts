import {
  type AttachmentProblem,
  type AttachmentUse,
  checkAttachment,
  errorMessage,
  extensionOf,
} from '@tramita/client/rules';
import { fileTypeFromBuffer } from 'file-type';
import { ServiceError } from '../errors.ts';

/** A file that may be stored. */
export interface AcceptedUpload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly fileName: string;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** What an attachment may be at most. */
export interface UploadLimits {
  readonly maxBytes: number;
  /** @default 'attachment' */
  readonly use?: AttachmentUse;
}

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a file of each allowed extension must turn out to be; those with null are plain text, which has no mark. */
const kinds: Readonly<Record<string, { readonly contentType: string; readonly sniffed: readonly string[] | null }>> = {
  jpg: { contentType: 'image/jpeg', sniffed: ['image/jpeg'] },
  jpeg: { contentType: 'image/jpeg', sniffed: ['image/jpeg'] },
  png: { contentType: 'image/png', sniffed: ['image/png', 'image/apng'] },
  gif: { contentType: 'image/gif', sniffed: ['image/gif'] },
  webp: { contentType: 'image/webp', sniffed: ['image/webp'] },
  pdf: { contentType: 'application/pdf', sniffed: ['application/pdf'] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    sniffed: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  xlsx: { contentType: excel, sniffed: [excel] },
  xmls: { contentType: excel, sniffed: [excel] },
  txt: { contentType: 'text/plain', sniffed: null },
  csv: { contentType: 'text/csv', sniffed: null },
};

function refuse(code: AttachmentProblem): never {
  throw new ServiceError(code === 'MAX_FILE_SIZE' ? 413 : 400, code, errorMessage(code));
}

/** The last part of a name that may hold folders, without what no file system shows. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{Cc}|\p{Cf}|\p{Surrogate}/gu, '').trim();
}

/** Plain text holds no NUL and few control characters, in UTF-8 or in Latin-1, the one a spreadsheet writes. */
function isPlainText(bytes: Uint8Array): boolean {
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls += 1;
  }
  if (controls > bytes.length / 100) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // 0x80 to 0x9f are control characters in Latin-1; windows-1252 leaves five of them empty
    return bytes.every((byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte));
  }
}

async function isWhatItSays(extension: string, bytes: Uint8Array): Promise<boolean> {
  const kind = kinds[extension];
  if (!kind) return false;
  const sniffed = await fileTypeFromBuffer(bytes);
  if (kind.sniffed) return sniffed !== undefined && kind.sniffed.includes(sniffed.mime);
  return (sniffed === undefined || sniffed.mime === 'application/xml') && isPlainText(bytes);
}

/**
 * Checks a file by name, size and what it holds, and reads it.
 *
 * @throws `ServiceError` ATTACHMENT_FILENAME_SIZE_EXCEEDED, ATTACHMENT_EXT_ERROR or, of images, IMAGE_EXT_ERROR (also
 * when the content is not what the extension says), MAX_FILE_SIZE (413) or ATTACHMENT_ERROR (empty, unreadable, without a name).
 */
export async function acceptUpload(
  file: Blob & { readonly name?: string },
  limits: UploadLimits,
): Promise<AcceptedUpload> {
  const fileName = cleanName(file.name ?? '');
  if (fileName === '') refuse('ATTACHMENT_ERROR');
  const { maxBytes, use = 'attachment' } = limits;
  const problem = checkAttachment({ name: fileName, size: file.size }, maxBytes, use);
  if (problem) refuse(problem);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const extension = extensionOf(fileName);
  if (!(await isWhatItSays(extension, bytes))) refuse(use === 'image' ? 'IMAGE_EXT_ERROR' : 'ATTACHMENT_EXT_ERROR');
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { bytes, contentType: kinds[extension]?.contentType ?? 'application/octet-stream', fileName, sha256 };
}

import {
  type AttachmentProblem,
  type AttachmentUse,
  checkAttachment,
  errorMessage,
  extensionOf,
} from '@tramita/client/rules';
import { fileTypeFromBlob } from 'file-type';
import { ServiceError } from '../errors.ts';
import type { UploadedFile } from '../ports/uploaded-file.ts';
import { sha256 } from '../sha256.ts';
import { chunksOf } from './chunks-of.ts';
import { createPlainTextCheck } from './plain-text-check.ts';

/** A file that may be stored. */
export interface AcceptedUpload {
  /** Its bytes, to be read as a stream. */
  readonly content: UploadedFile;
  readonly contentType: string;
  readonly fileName: string;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Limits of an upload. */
export interface UploadLimits {
  readonly maxBytes: number;
  /** @default 'attachment' */
  readonly use?: AttachmentUse;
}

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The required content type for each allowed extension; null for plain text, which has no signature. */
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

/** Returns the last part of a name that may contain folders, without invisible characters. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{Cc}|\p{Cf}|\p{Surrogate}/gu, '').trim();
}

async function isPlainText(file: UploadedFile): Promise<boolean> {
  if (file.spooled) return file.spooled.isPlainText;
  const check = createPlainTextCheck();
  for await (const chunk of chunksOf(file.stream())) check.see(chunk);
  return check.end();
}

async function isWhatItSays(extension: string, file: UploadedFile): Promise<boolean> {
  const kind = kinds[extension];
  if (!kind) return false;
  const sniffed = await fileTypeFromBlob(file);
  if (kind.sniffed) return sniffed !== undefined && kind.sniffed.includes(sniffed.mime);
  return (sniffed === undefined || sniffed.mime === 'application/xml') && (await isPlainText(file));
}

/**
 * Checks a file by name, size and content, reading it in chunks.
 *
 * @throws `ServiceError` ATTACHMENT_FILENAME_SIZE_EXCEEDED, ATTACHMENT_EXT_ERROR or, for images, IMAGE_EXT_ERROR (also
 *   if the content does not match the extension), MAX_FILE_SIZE (413) or ATTACHMENT_ERROR (empty, unreadable, or
 *   without a name).
 */
export async function acceptUpload(file: UploadedFile, limits: UploadLimits): Promise<AcceptedUpload> {
  const fileName = cleanName(file.name ?? '');
  if (fileName === '') refuse('ATTACHMENT_ERROR');
  const { maxBytes, use = 'attachment' } = limits;
  const problem = checkAttachment({ name: fileName, size: file.size }, maxBytes, use);
  if (problem) refuse(problem);
  const extension = extensionOf(fileName);
  if (!(await isWhatItSays(extension, file))) refuse(use === 'image' ? 'IMAGE_EXT_ERROR' : 'ATTACHMENT_EXT_ERROR');
  const hash = file.spooled?.sha256 ?? (await sha256(await file.arrayBuffer()));
  return {
    content: file,
    contentType: kinds[extension]?.contentType ?? 'application/octet-stream',
    fileName,
    sha256: hash,
  };
}

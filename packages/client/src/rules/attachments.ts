import type { ErrorCode } from '../contract/error-codes.ts';
import { attachmentExtensions, attachmentMaxBytes, attachmentNameMaxLength } from '../contract/limits.ts';

/** The codes {@link checkAttachment} answers. */
export type AttachmentProblem = Extract<
  ErrorCode,
  'ATTACHMENT_FILENAME_SIZE_EXCEEDED' | 'ATTACHMENT_EXT_ERROR' | 'MAX_FILE_SIZE' | 'ATTACHMENT_ERROR'
>;

/** The extension of a file name in lower case, without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/**
 * What is wrong with a file to attach, or null: its name (up to 100 characters with the extension), its extension
 * (compared without case), its size in bytes (up to `maxBytes`, default 10 MiB; an empty file cannot be read).
 */
export function checkAttachment(
  file: { name: string; size: number },
  maxBytes: number = attachmentMaxBytes,
): AttachmentProblem | null {
  if (file.name.length > attachmentNameMaxLength) return 'ATTACHMENT_FILENAME_SIZE_EXCEEDED';
  const extension = extensionOf(file.name);
  if (!attachmentExtensions.some((allowed) => allowed === extension)) return 'ATTACHMENT_EXT_ERROR';
  if (file.size > maxBytes) return 'MAX_FILE_SIZE';
  return file.size > 0 ? null : 'ATTACHMENT_ERROR';
}

import type { ErrorCode } from '../contract/base/error-codes.ts';
import {
  attachmentExtensions,
  attachmentMaxBytes,
  attachmentNameMaxLength,
  imageExtensions,
} from '../contract/base/limits.ts';

/** Purpose of a file: any attachment, or a picture that is displayed. */
export type AttachmentUse = 'attachment' | 'image';

/** Codes that {@link checkAttachment} returns. */
export type AttachmentProblem = Extract<
  ErrorCode,
  | 'ATTACHMENT_FILENAME_SIZE_EXCEEDED'
  | 'ATTACHMENT_EXT_ERROR'
  | 'IMAGE_EXT_ERROR'
  | 'MAX_FILE_SIZE'
  | 'ATTACHMENT_ERROR'
>;

/** Returns the extension of a file name in lower case, without the dot; empty without an extension. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/**
 * Returns why a file cannot be attached, or null if it can: its name (up to 100 characters with the extension), its
 * extension (case-insensitive), or its size in bytes (up to `maxBytes`, default 10 MiB; an empty file cannot be read).
 * An 'image' must be jpg, png, gif or webp.
 */
export function checkAttachment(
  file: { name: string; size: number },
  maxBytes: number = attachmentMaxBytes,
  use: AttachmentUse = 'attachment',
): AttachmentProblem | null {
  if (file.name.length > attachmentNameMaxLength) return 'ATTACHMENT_FILENAME_SIZE_EXCEEDED';
  const extension = extensionOf(file.name);
  const allowed: readonly string[] = use === 'image' ? imageExtensions : attachmentExtensions;
  if (!allowed.includes(extension)) return use === 'image' ? 'IMAGE_EXT_ERROR' : 'ATTACHMENT_EXT_ERROR';
  if (file.size > maxBytes) return 'MAX_FILE_SIZE';
  return file.size > 0 ? null : 'ATTACHMENT_ERROR';
}

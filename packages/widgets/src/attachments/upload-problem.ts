import { HttpProblemError } from '@tramita/client';
import { attachmentMaxBytes } from '@tramita/client/contract';
import { type AttachmentProblem, defaultErrorMessage, errorMessage } from '@tramita/client/rules';
import { attachmentMessages } from '../messages/attachments.ts';
import { formatFileSize } from '../messages/format/format-number.ts';

/** Returns why a selected file is rejected; for one that is too large, with its size and the limit. */
export function chosenFileProblem(code: AttachmentProblem, { name, size }: Pick<File, 'name' | 'size'>): string {
  if (code !== 'MAX_FILE_SIZE') return errorMessage(code);
  const limit = formatFileSize(attachmentMaxBytes);
  return `${errorMessage(code)} ${attachmentMessages.tooLarge(name, formatFileSize(size), limit)}`;
}

/**
 * Returns the message for a failed upload: the server's text if the file or its name is too long, otherwise the text of
 * the error code or the default text.
 */
export function uploadProblem(error: unknown): string {
  if (!(error instanceof HttpProblemError)) return defaultErrorMessage;
  const ownWords = error.problem?.message;
  const isTooLong = error.errorCode === 'ATTACHMENT_FILENAME_SIZE_EXCEEDED';
  if ((error.status === 413 || isTooLong) && ownWords) return ownWords;
  return error.status === 400 || error.status === 413 ? errorMessage(error.errorCode) : defaultErrorMessage;
}

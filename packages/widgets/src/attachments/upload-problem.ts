import { HttpProblemError } from '@tramita/client';
import { attachmentMaxBytes } from '@tramita/client/contract';
import { type AttachmentProblem, defaultErrorMessage, errorMessage } from '@tramita/client/rules';
import { attachmentMessages } from '../messages/attachments.ts';
import { formatFileSize } from '../messages/format/format-number.ts';

/** Why a chosen file is refused; for one that is too large its size and the limit. */
export function chosenFileProblem(code: AttachmentProblem, { name, size }: Pick<File, 'name' | 'size'>): string {
  if (code !== 'MAX_FILE_SIZE') return errorMessage(code);
  const limit = formatFileSize(attachmentMaxBytes);
  return `${errorMessage(code)} ${attachmentMessages.tooLarge(name, formatFileSize(size), limit)}`;
}

/** What to say of an upload that failed: the server's own words where the ledger of errors wants them, else the table's. */
export function uploadProblem(error: unknown): string {
  if (!(error instanceof HttpProblemError)) return defaultErrorMessage;
  const ownWords = error.problem?.message;
  const isTooLong = error.errorCode === 'ATTACHMENT_FILENAME_SIZE_EXCEEDED';
  if ((error.status === 413 || isTooLong) && ownWords) return ownWords;
  return error.status === 400 || error.status === 413 ? errorMessage(error.errorCode) : defaultErrorMessage;
}

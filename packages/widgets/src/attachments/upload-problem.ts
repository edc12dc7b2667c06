import { HttpProblemError } from '@tramita/client';
import { defaultErrorMessage, errorMessage } from '@tramita/client/rules';

/** What to say of an upload that failed: the server's own words where the ledger of errors wants them, else the table's. */
export function uploadProblem(error: unknown): string {
  if (!(error instanceof HttpProblemError)) return defaultErrorMessage;
  const ownWords = error.problem?.message;
  const isTooLong = error.errorCode === 'ATTACHMENT_FILENAME_SIZE_EXCEEDED';
  if ((error.status === 413 || isTooLong) && ownWords) return ownWords;
  return error.status === 400 || error.status === 413 ? errorMessage(error.errorCode) : defaultErrorMessage;
}

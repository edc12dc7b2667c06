import { HttpProblemError } from '@tramita/client';
import { attachmentMaxBytes } from '@tramita/client/contract';
import { type AttachmentProblem, type ErrorTexts, errorMessage } from '@tramita/client/rules';
import { useMemo } from 'react';
import { attachmentMessages } from '../messages/attachments.ts';
import { formatFileSize } from '../messages/format/format-number.ts';
import { defaultLocale, type Locale } from '../messages/language/locale.ts';
import { errorTexts } from '../messages/rules/errors.ts';
import { useLocale } from '../provider/use-locale.ts';
import { useMessages } from '../provider/use-messages.ts';

/** Texts and language of the problems of files. */
interface FileWords {
  readonly errors: ErrorTexts;
  readonly tooLarge: typeof attachmentMessages.tooLarge;
  readonly locale: Locale;
}

/** Returns why a selected file is rejected; for one that is too large, with its size and the limit. */
function chosenFileProblem(
  code: AttachmentProblem,
  { name, size }: Pick<File, 'name' | 'size'>,
  { errors, tooLarge, locale }: FileWords,
): string {
  if (code !== 'MAX_FILE_SIZE') return errorMessage(code, errors);
  const limit = formatFileSize(attachmentMaxBytes, locale);
  return `${errorMessage(code, errors)} ${tooLarge(name, formatFileSize(size, locale), limit)}`;
}

/**
 * Returns the message for a failed upload: the server's text if the file or its name is too long, otherwise the text of
 * the error code or the default text.
 */
function uploadProblem(error: unknown, { errors, locale }: FileWords): string {
  if (!(error instanceof HttpProblemError)) return errors.unknownError;
  const ownWords = locale === defaultLocale ? error.problem?.message : undefined;
  const isTooLong = error.errorCode === 'ATTACHMENT_FILENAME_SIZE_EXCEEDED';
  if ((error.status === 413 || isTooLong) && ownWords) return ownWords;
  const hasOwnText = error.status === 400 || error.status === 413 || error.errorCode === 'IDEMPOTENCY_IN_PROGRESS';
  return hasOwnText ? errorMessage(error.errorCode, errors) : errors.unknownError;
}

/** Returns functions that explain in the language of the page why a file is rejected or its upload failed. */
export function useFileProblems() {
  const { tooLarge } = useMessages(attachmentMessages);
  const errors = useMessages(errorTexts);
  const locale = useLocale();
  return useMemo(() => {
    const words = { errors, tooLarge, locale };
    return {
      chosenFileProblem: (code: AttachmentProblem, file: Pick<File, 'name' | 'size'>) =>
        chosenFileProblem(code, file, words),
      uploadProblem: (error: unknown) => uploadProblem(error, words),
    };
  }, [errors, tooLarge, locale]);
}

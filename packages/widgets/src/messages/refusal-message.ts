import { type ErrorTexts, errorMessage, knownErrorMessage } from '@tramita/client/rules';
import { defaultLocale, type Locale } from './language/locale.ts';

/** The properties of a refused call that are needed here. */
interface RefusalLike {
  readonly errorCode: string | null | undefined;
  readonly problem?: { readonly message?: string | undefined } | null | undefined;
}

/**
 * Returns why a call was refused: in Portuguese the text of the server, which may be more exact; in another language the
 * text of the error code, and the text of the server only for an unknown code.
 */
export function refusalMessage({ errorCode, problem }: RefusalLike, texts: ErrorTexts, locale: Locale): string {
  const ownWords = problem?.message;
  if (locale === defaultLocale) return ownWords ?? errorMessage(errorCode, texts);
  return knownErrorMessage(errorCode, texts) ?? ownWords ?? texts.unknownError;
}

import { isCallError } from '@tramita/client';
import { type ErrorTexts, knownErrorMessage } from '@tramita/client/rules';
import { defaultLocale, type Locale } from '../../messages/language/locale.ts';

/**
 * Returns why a call was refused: in Portuguese in the words of the server, in another language the text of the error
 * code. Without either, and for values that are only called invalid, it returns the text of the feature.
 */
export function refusalText(error: unknown, otherwise: string, errors: ErrorTexts, locale: Locale): string {
  if (!isCallError(error)) return otherwise;
  if (locale === defaultLocale) return error.problem?.message || otherwise;
  const code = error.problem?.errorCode;
  return (code !== 'VALIDATION_ERROR' && knownErrorMessage(code, errors)) || otherwise;
}

import { isCallError } from '@tramita/client';
import { useCallback, useContext } from 'react';
import { TramitaContext } from './tramita-context.ts';

/**
 * Returns a function that returns why a call was refused, or null if the response has no reason: in Portuguese the text of
 * the server; in another language the text of the error code, and that of the server only if the code is unknown. The
 * texts of codes are part of the language, so that Portuguese pages do not include them.
 */
export function useRefusalText(): (error: unknown) => string | null {
  const translated = useContext(TramitaContext)?.language?.texts.errors;
  return useCallback(
    (error) => {
      const problem = isCallError(error) ? error.problem : undefined;
      if (!problem) return null;
      const { errorCode: code, message } = problem;
      const texts: Readonly<Record<string, string | undefined>> = translated ?? {};
      return (code && Object.hasOwn(texts, code) ? texts[code] : undefined) || message || null;
    },
    [translated],
  );
}

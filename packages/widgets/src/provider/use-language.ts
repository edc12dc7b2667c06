import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  hasFailed,
  type Language,
  languageOf,
  loadLanguage,
  portuguese,
  watchLanguages,
} from '../messages/language/language.ts';
import type { Locale } from '../messages/language/locale.ts';

/**
 * Returns a language and loads its texts if they are missing. Until they are there it returns the language before, or
 * null if there is none. If they cannot be loaded, the failure is reported and the texts stay Portuguese until the
 * connection is back.
 */
export function useLanguage(locale: Locale, onError: (error: unknown) => void): Language | null {
  const loaded = useSyncExternalStore(
    watchLanguages,
    () => languageOf(locale),
    () => languageOf(locale),
  );
  const failed = useSyncExternalStore(
    watchLanguages,
    () => hasFailed(locale),
    () => false,
  );
  const before = useRef<Language | null>(null);
  const report = useRef(onError);
  useEffect(() => {
    if (loaded) before.current = loaded;
    report.current = onError;
  });
  useEffect(() => {
    if (loaded) return;
    const load = () => void loadLanguage(locale).catch((error: unknown) => report.current(error));
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [loaded, locale]);
  return loaded ?? before.current ?? (failed ? portuguese : null);
}

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
 * Returns the texts of a language and loads them if they are missing. While they load, it returns the texts shown until
 * then, or null at the first load. If they cannot be loaded, it reports the failure, returns Portuguese texts instead of
 * null, and tries again when the browser is online again.
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

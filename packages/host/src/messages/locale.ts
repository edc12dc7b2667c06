import type { Locale } from '@tramita/widgets/provider';

/** The languages of the portal, each by its own name. */
export const languageNames: Readonly<Record<Locale, string>> = { 'pt-BR': 'Português', en: 'English', es: 'Español' };

/** Returns the value if it is a language of the portal, otherwise undefined. */
export const readLocale = (value: unknown): Locale | undefined =>
  typeof value === 'string' && Object.hasOwn(languageNames, value) ? (value as Locale) : undefined;

/** Entry of the local storage with the language of the last user of this browser. */
const entry = 'tramita:locale';

/**
 * Returns the language that the last user of this browser chose, here or in another browser, for the pages before
 * sign-in; null before the first choice.
 */
export function lastLocale(): Locale | null {
  try {
    return readLocale(localStorage.getItem(entry)) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores the language for {@link lastLocale}; null, for a user who chose none, removes it. Does nothing if the storage is
 * full or blocked.
 */
export function rememberLocale(locale: Locale | null): void {
  try {
    if (locale === null) localStorage.removeItem(entry);
    else localStorage.setItem(entry, locale);
  } catch {
    // the next page load starts in the language of the configuration
  }
}

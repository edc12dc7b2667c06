import type { Translation } from '../messages.ts';
import { defaultLocale, type Locale } from './locale.ts';

/** A language whose texts are loaded. Texts that are left out are those of the code itself, which are Portuguese. */
export interface Language {
  readonly locale: Locale;
  readonly texts: { readonly [Feature in keyof Translation]?: Partial<Translation[Feature]> };
}

/** The language of the texts in the code; needs no loading. */
export const portuguese: Language = { locale: defaultLocale, texts: {} };

const languages = new Map<Locale, Language>([[defaultLocale, portuguese]]);
const loading = new Map<Locale, Promise<void>>();
const failed = new Set<Locale>();
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of [...listeners]) listener();
};

const loaders: Readonly<Record<Locale, () => Promise<{ translation: Partial<Translation> }>>> = {
  'pt-BR': async () => ({ translation: {} }),
  en: () => import('../en/translation.ts'),
  es: () => import('../es/translation.ts'),
};

/** Returns a language whose texts are loaded, or undefined before that. */
export const languageOf = (locale: Locale): Language | undefined => languages.get(locale);

/** Whether the last attempt to load the texts of a language failed. */
export const hasFailed = (locale: Locale): boolean => failed.has(locale);

/** Calls `listener` when the texts of a language are loaded or cannot be; returns a function that stops it. */
export function watchLanguages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes the texts of a language available at once, for pages that include them instead of loading them on demand. */
export function addLanguage(locale: Locale, texts: Partial<Translation>): void {
  if (locale === defaultLocale || languages.has(locale)) return;
  languages.set(locale, { locale, texts });
  notifyListeners();
}

/**
 * Loads the texts of a language, once for all widgets of the page.
 *
 * @throws the error of the import; a later call tries again
 */
export function loadLanguage(locale: Locale): Promise<void> {
  if (locale === defaultLocale || languages.has(locale)) return Promise.resolve();
  const running = loading.get(locale);
  if (running) return running;
  const started = loaders[locale]()
    .then(
      ({ translation }) => {
        failed.delete(locale);
        addLanguage(locale, translation);
      },
      (error: unknown) => {
        failed.add(locale);
        notifyListeners();
        throw error;
      },
    )
    .finally(() => loading.delete(locale));
  loading.set(locale, started);
  return started;
}

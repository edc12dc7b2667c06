/** Languages of the texts, as BCP 47 tags. */
export const locales = ['pt-BR', 'en', 'es'] as const;

/** A language of the texts. */
export type Locale = (typeof locales)[number];

/** The language of users and pages that choose none. */
export const defaultLocale: Locale = 'pt-BR';

/**
 * Returns the supported language for a BCP 47 tag: "pt" and "pt-PT" give "pt-BR", "en-US" gives "en".
 *
 * @returns undefined if no text exists in the language of the tag
 */
export function supportedLocale(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split('-')[0];
  return locales.find((locale) => locale.split('-')[0] === language);
}

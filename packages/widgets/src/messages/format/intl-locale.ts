import type { Locale } from '../language/locale.ts';

/**
 * The locale of dates and numbers for each language of texts. English writes the day before the month, as Portuguese and
 * Spanish do, so that dates of one company read alike in all languages and match the date input.
 */
export const intlLocale: Readonly<Record<Locale, string>> = { 'pt-BR': 'pt-BR', en: 'en-GB', es: 'es' };

/** Returns a function that makes a formatter for each language once, when it is first needed. */
/* @__NO_SIDE_EFFECTS__ */
export function perLocale<Formatter>(make: (intl: string) => Formatter): (locale: Locale) => Formatter {
  const made = new Map<Locale, Formatter>();
  return (locale) => {
    const known = made.get(locale);
    if (known) return known;
    const formatter = make(intlLocale[locale]);
    made.set(locale, formatter);
    return formatter;
  };
}

import { defaultLocale, type Locale, supportedLocale } from '@tramita/client/rules';

/** More languages than any browser sends. */
const languagesMax = 20;

/**
 * Returns the supported language that a caller prefers, from the header `accept-language` (RFC 9110, section 12.5.4).
 *
 * @param stored the language that the user chose, for a caller that names none
 */
export function acceptedLocale(header: string | null, stored?: string | null): Locale {
  const wanted = (header ?? '')
    .split(',', languagesMax)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(parameters[0] ?? '')?.[1];
      return { locale: supportedLocale(tag), weight: parameters.length > 0 ? Number(weight ?? 0) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wanted.find(({ locale }) => locale)?.locale ?? supportedLocale(stored ?? '') ?? defaultLocale;
}

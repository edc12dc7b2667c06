import { defaultLocale, type Locale, supportedLocale } from '../../messages/language/locale.ts';
import { sayMistake } from '../late-mistakes.ts';

/** Returns the value of an attribute if it is one of those allowed; says in the console if it is another one. */
export function oneOf<Value extends string>(
  element: Element,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  const given = element.getAttribute(name);
  const found = allowed.find((value) => value === given);
  if (given && !found) sayMistake(element, 'values', name, given, allowed);
  return found;
}

/** Returns the language of the attribute `locale`, also for a tag such as `en-US`; says in the console if it is another one. */
export function localeOf(element: Element): Locale {
  const given = element.getAttribute('locale');
  const found = given ? supportedLocale(given) : defaultLocale;
  if (given && !found) sayMistake(element, 'values', 'locale', given);
  return found ?? defaultLocale;
}

/** Returns a whole number of an attribute; undefined if it is absent or, which the console says, not a number. */
export function numberOf(element: Element, name: string): number | undefined {
  const given = element.getAttribute(name);
  if (!given) return undefined;
  if (/^\d+$/.test(given)) return Number(given);
  sayMistake(element, 'number', name, given);
  return undefined;
}

/** Sets an attribute, or removes it for null, so that it says what the widget shows. */
export function reflect(element: Element, name: string, value: string | number | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

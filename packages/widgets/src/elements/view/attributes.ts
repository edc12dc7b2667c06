import { defaultLocale, type Locale, locales, supportedLocale } from '../../messages/language/locale.ts';
import { sayOnce } from '../say-once.ts';

/** Returns the value of an attribute if it is one of those allowed; says in the console if it is another one. */
export function oneOf<Value extends string>(
  element: Element,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  const given = element.getAttribute(name);
  const found = allowed.find((value) => value === given);
  if (!found) sayValues(element, name, allowed);
  return found;
}

/** Returns the language of the attribute `locale`, also for a tag such as `en-US`; says in the console if it is another one. */
export function localeOf(element: Element): Locale {
  const found = supportedLocale(element.getAttribute('locale') ?? '');
  if (!found) sayValues(element, 'locale', locales);
  return found ?? defaultLocale;
}

function sayValues(element: Element, name: string, allowed: readonly string[]): void {
  const given = element.getAttribute(name);
  if (given) sayOnce(element, `has ${name}="${given}": the values are ${allowed.join(', ')}.`);
}

/** Returns a whole number of an attribute; undefined if it is absent or, which the console says, not a number. */
export function numberOf(element: Element, name: string): number | undefined {
  const given = element.getAttribute(name);
  if (!given) return undefined;
  if (/^\d+$/.test(given)) return Number(given);
  sayOnce(element, `has ${name}="${given}": it is a whole number.`);
  return undefined;
}

/** Sets an attribute, or removes it for null, so that it says what the widget shows. */
export function reflect(element: Element, name: string, value: string | number | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

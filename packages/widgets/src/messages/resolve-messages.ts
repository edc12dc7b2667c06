import type { FeatureMessages, MessageValue } from './define-messages.ts';
import { type Language, portuguese } from './language/language.ts';
import type { MessageOverrides } from './messages.ts';

/** Returns the texts of a feature in a language, with the texts that the page replaces. */
export function resolveMessages<Texts extends FeatureMessages<string, Record<string, MessageValue>>>(
  defaults: Texts,
  overrides: MessageOverrides | undefined,
  language: Language | null,
): Texts {
  const feature = defaults.$feature as keyof MessageOverrides;
  const translated = (language ?? portuguese).texts[feature];
  const own = overrides?.[feature];
  return translated || own ? { ...defaults, ...translated, ...own } : defaults;
}

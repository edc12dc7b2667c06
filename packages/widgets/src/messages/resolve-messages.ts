import type { FeatureMessages, MessageValue } from './define-messages.ts';
import type { MessageOverrides } from './messages.ts';

/** Returns the texts of a feature with the host's overrides applied. */
export function resolveMessages<Texts extends FeatureMessages<string, Record<string, MessageValue>>>(
  defaults: Texts,
  overrides: MessageOverrides | undefined,
): Texts {
  const own = overrides?.[defaults.$feature as keyof MessageOverrides];
  return own ? { ...defaults, ...own } : defaults;
}

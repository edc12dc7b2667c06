import type { FeatureMessages, MessageValue } from './define-messages.ts';
import type { MessageOverrides } from './messages.ts';

/** The feature's texts with the host's replacements on top. */
export function resolveMessages<Texts extends FeatureMessages<string, Record<string, MessageValue>>>(
  defaults: Texts,
  overrides: MessageOverrides | undefined,
): Texts {
  const own = overrides?.[defaults.$feature as keyof MessageOverrides];
  return own ? { ...defaults, ...own } : defaults;
}

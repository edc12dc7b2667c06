import type { commonMessages } from './common.ts';
import type { notificationsMessages } from './features/notifications.ts';
import type { dynamicFormMessages } from './form.ts';

/**
 * Texts of all features by name. Each feature adds a line here, so that hosts can override its texts with type checks.
 */
export interface Messages {
  common: typeof commonMessages;
  form: typeof dynamicFormMessages;
  notifications: typeof notificationsMessages;
}

type TextsOf<Feature> = { [Key in Exclude<keyof Feature, '$feature'>]: Feature[Key] };

/**
 * Texts that a host overrides, by feature. Texts left out keep their defaults.
 *
 * @example { common: { retry: 'Recarregar' } }
 */
export type MessageOverrides = { [Feature in keyof Messages]?: Partial<TextsOf<Messages[Feature]>> };

import type { commonMessages } from './common.ts';
import type { notificationsMessages } from './features/notifications.ts';
import type { dynamicFormMessages } from './form.ts';

/** Every feature's texts by name. A feature adds one line here so that hosts can override its texts with types. */
export interface Messages {
  common: typeof commonMessages;
  form: typeof dynamicFormMessages;
  notifications: typeof notificationsMessages;
}

type TextsOf<Feature> = { [Key in Exclude<keyof Feature, '$feature'>]: Feature[Key] };

/**
 * Texts a host replaces, by feature; what is left out keeps its default.
 *
 * @example { common: { retry: 'Recarregar' } }
 */
export type MessageOverrides = { [Feature in keyof Messages]?: Partial<TextsOf<Messages[Feature]>> };

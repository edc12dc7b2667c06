import { portuguese } from '../messages/language/language.ts';
import { defaultLocale } from '../messages/language/locale.ts';
import { browserStorage } from './storage/key-value-storage.ts';
import type { ResolvedSettings, TramitaSettings } from './tramita-context.ts';

/** Navigates in a page that does not do so itself. */
export const goTo = (href: string): void => window.location.assign(href);
const ignore = (): void => {};
/** The clock of settings without one. */
export const systemClock = (): Date => new Date();
const report = (error: unknown): void => console.error(error);

function defaults(): ResolvedSettings {
  return {
    client: undefined,
    theme: 'system',
    resetPageStyles: true,
    isolate: false,
    locale: defaultLocale,
    language: portuguese,
    messages: undefined,
    linkComponent: 'a',
    navigate: goTo,
    storage: browserStorage(),
    storageScope: '',
    queryClient: undefined,
    onEvent: ignore,
    onError: report,
    now: systemClock,
    isPrerendering: false,
    inside: null,
  };
}

/** Whether the page routes the links of its widgets. */
export const isRouted = ({ inside, linkComponent, navigate }: ResolvedSettings): boolean =>
  !inside && (linkComponent !== 'a' || navigate !== goTo);

/** Merges the given settings over those of the surrounding provider and the defaults. Ignores undefined entries. */
export function resolveSettings(around: ResolvedSettings | null, given: TramitaSettings): ResolvedSettings {
  const base = around ?? defaults();
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const resolved: ResolvedSettings = { ...base, ...own };
  if (given.navigate || given.linkComponent) resolved.inside = null;
  if (given.client === undefined || given.client === base.client) return resolved;
  // another connection, perhaps of another user, must not inherit the cache or the user of the surrounding provider
  const { queryClient, storageScope = '' } = given;
  return { ...resolved, queryClient, storageScope };
}

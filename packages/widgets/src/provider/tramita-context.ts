import type { QueryClient } from '@tanstack/react-query';
import type { TramitaClient } from '@tramita/client';
import { createContext, useContext } from 'react';
import type { Language } from '../messages/language/language.ts';
import type { Locale } from '../messages/language/locale.ts';
import type { MessageOverrides } from '../messages/messages.ts';
import type { ThemeName } from '../theme/theme-name.ts';
import type { LinkComponent } from '../ui/ui-surroundings.ts';
import { noClient, noProvider, noSettings } from './copies.ts';
import { type KeyValueStorage, pageMemory, pageScope } from './storage/key-value-storage.ts';
import type { WidgetEvent } from './widget-event.ts';

/** Opens pages of the portal inside a widget, in a page that routes no links itself. */
export interface Inside {
  canOpen: (path: string) => boolean;
  open: (path: string) => void;
}

/** Settings of the widgets; every entry except the client has a default. */
export interface TramitaSettings {
  /** The connection to the API; includes the token provider. */
  client?: TramitaClient;
  /** @default 'system' */
  theme?: ThemeName;
  /**
   * Whether the page's rules for elements (`button { … }`, `* { … }`) are cancelled inside widgets. A page without such
   * rules can pass false: browsers then compute the styles of widgets in about two thirds of the time.
   * @default true
   */
  resetPageStyles?: boolean;
  /**
   * Renders widgets inside a shadow root with their own styles, so that no rule of the page changes them. The page then
   * needs no style sheet of the widgets; it can style parts with `::part` of their `data-slot`. @default false
   */
  isolate?: boolean;
  /**
   * Language of texts, dates and numbers. Texts other than Portuguese are loaded on demand; import
   * `@tramita/widgets/locales/en` or `/es` to include them in the page. @default 'pt-BR'
   */
  locale?: Locale;
  /** Texts to replace in every language, by feature. */
  messages?: MessageOverrides;
  /** Renders the widgets' links, usually the link of the page's router. @default a plain `a` */
  linkComponent?: LinkComponent;
  /** Navigates after an action, such as opening a started request. @default `window.location.assign` */
  navigate?: (href: string) => void;
  /** Stores choices of the user: columns, page size, drafts. @default the browser's localStorage, if available */
  storage?: KeyValueStorage;
  /**
   * User to whom choices and drafts belong, so that two users of one browser do not share them. Pass the user's id if
   * the page has it: widgets then need not load it before they render.
   * @default the id of the signed-in user, loaded from the API
   */
  storageScope?: string;
  /** A query client shared with the page; without it each widget creates its own. */
  queryClient?: QueryClient;
  /** Called when the user does something in a widget: opened, sent, finished. */
  onEvent?: (event: WidgetEvent) => void;
  /** Called with unexpected errors, for the page's own reporting. If set, nothing is logged. */
  onError?: (error: unknown) => void;
  /** Returns the current time. @default the system clock */
  now?: () => Date;
}

/** The settings with their defaults and a client. */
export interface Tramita extends Required<Omit<TramitaSettings, 'messages' | 'queryClient' | 'onEvent'>> {
  messages: MessageOverrides | undefined;
  queryClient: QueryClient | undefined;
  /** The texts of `locale`. While they load: those shown until then, or null at the first load. */
  language: Language | null;
  onEvent: (event: WidgetEvent) => void;
  /**
   * Whether this is a rendering on a server or the first one over its HTML. Both show the cached responses, call nothing
   * and store nothing.
   */
  isPrerendering: boolean;
}

/** The settings with their defaults; the client may still be missing. */
export type ResolvedSettings = Omit<Tramita, 'client'> & {
  client: TramitaClient | undefined;
  /** Opens links inside the widget; null if the page routes them or no widget can open any. */
  inside: Inside | null;
};

/** Settings that every widget takes as props. */
export type WidgetSettings = Pick<TramitaSettings, 'client' | 'theme' | 'isolate' | 'locale'>;

export const TramitaContext = createContext<ResolvedSettings | null>(null);

/** Returns the surrounding settings, with or without a client. Throws outside of a provider and of a widget. */
export function useTramitaSettings(): ResolvedSettings {
  const settings = useContext(TramitaContext);
  if (!settings) throw new Error(noSettings);
  return settings;
}

/**
 * Returns a client for which the server writes its messages in a language. A client that a page wrote itself may know one
 * language only.
 */
export const clientIn = (client: TramitaClient, locale: Locale): TramitaClient =>
  client.locale === locale ? client : (client.withLocale?.(locale) ?? client);

/**
 * Returns the storage of choices and drafts and the user to whom they belong. While the user is unknown they last until
 * the page is reloaded, so that nothing is stored under a name shared by all users of a browser.
 */
export function keptStorage(settings: ResolvedSettings | null): Pick<ResolvedSettings, 'storage' | 'storageScope'> {
  if (settings && settings.storageScope !== '') {
    const { storage, storageScope } = settings;
    return { storage, storageScope };
  }
  return { storage: pageMemory, storageScope: pageScope(settings?.client?.identity) };
}

/**
 * Returns the connection and settings of the surrounding provider or widget.
 *
 * @throws if there is no provider, or none with a client; the message says how to add it.
 * @example
 * const { client, now } = useTramita();
 */
export function useTramita(): Tramita {
  const settings = useContext(TramitaContext);
  if (!settings) throw new Error(noProvider(TramitaContext));
  const { client } = settings;
  if (!client) throw new Error(noClient(TramitaContext));
  return { ...settings, ...keptStorage(settings), client: clientIn(client, settings.locale) };
}

import type { QueryClient } from '@tanstack/react-query';
import type { TramitaClient } from '@tramita/client';
import { createContext, useContext } from 'react';
import type { MessageOverrides } from '../messages/messages.ts';
import type { ThemeName } from '../theme/theme-name.ts';
import type { LinkComponent } from '../ui/ui-environment.ts';
import { type KeyValueStorage, pageMemory, pageScope } from './key-value-storage.ts';
import type { WidgetEvent } from './widget-event.ts';

/** What a page tells the widgets; every entry has a default except the client. */
export interface TramitaSettings {
  /** The connection to the API, with its token provider inside. */
  client?: TramitaClient;
  /** @default 'system' */
  theme?: ThemeName;
  /** Texts to replace, by feature. */
  messages?: MessageOverrides;
  /** Renders the widgets' links, usually with the page's router. @default a plain `a` */
  linkComponent?: LinkComponent;
  /** Goes to an address after an action, such as opening a started request. @default `window.location.assign` */
  navigate?: (href: string) => void;
  /** Keeps what a person chose: columns, page size, drafts. @default the browser's localStorage where it can be used */
  storage?: KeyValueStorage;
  /**
   * Whose choices and drafts these are: two users of one browser must not share them. Name the user's id where the page
   * knows it: a widget then need not ask for it before it shows anything.
   * @default the id of the signed-in user, which the API is asked for
   */
  storageScope?: string;
  /** A query client shared with the page; without one each widget owns its own. */
  queryClient?: QueryClient;
  /** Learns what people do in the widgets: opened, sent, finished. */
  onEvent?: (event: WidgetEvent) => void;
  /** Learns of unexpected errors, for the page's own reporting. Nothing is logged when it is there. */
  onError?: (error: unknown) => void;
  /** The clock. @default the system's */
  now?: () => Date;
}

/** The settings with their defaults, and a client. */
export interface Tramita extends Required<Omit<TramitaSettings, 'messages' | 'queryClient' | 'onEvent'>> {
  messages: MessageOverrides | undefined;
  queryClient: QueryClient | undefined;
  onEvent: (event: WidgetEvent) => void;
}

/** The settings with their defaults; the client may still be missing. */
export type ResolvedSettings = Omit<Tramita, 'client'> & { client: TramitaClient | undefined };

export const TramitaContext = createContext<ResolvedSettings | null>(null);

/**
 * Where choices and drafts are kept, and whose they are. While the user is unknown they last as long as the page, so that
 * nothing is kept under a name that users of one browser share.
 */
export function keptStorage(settings: ResolvedSettings | null): Pick<ResolvedSettings, 'storage' | 'storageScope'> {
  if (settings && settings.storageScope !== '') {
    const { storage, storageScope } = settings;
    return { storage, storageScope };
  }
  return { storage: pageMemory, storageScope: pageScope(settings?.client?.identity) };
}

/**
 * The connection and settings of the surrounding provider or widget.
 *
 * @throws when there is no provider around, or none with a client; the message says what to add.
 * @example
 * const { client, now } = useTramita();
 */
export function useTramita(): Tramita {
  const settings = useContext(TramitaContext);
  if (!settings) {
    throw new Error('useTramita found no provider: wrap the widgets in <TramitaProvider client={client}>.');
  }
  const { client } = settings;
  if (!client) {
    throw new Error(
      'useTramita found no client: pass one to <TramitaProvider client={client}> or to the widget, as in <TaskInbox client={client} />.',
    );
  }
  return { ...settings, ...keptStorage(settings), client };
}

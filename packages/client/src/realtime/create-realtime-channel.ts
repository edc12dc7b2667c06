import {
  createRealtimeTicket,
  type RealtimeMessage,
  realtimeMessageSchema,
  realtimePath,
  realtimeTopic,
} from '../contract/realtime.ts';
import type { TramitaClient } from '../transport/create-client.ts';
import { HttpProblemError } from '../transport/errors.ts';
import { openConnection } from './open-connection.ts';
import { realtimeFigures } from './realtime-figures.ts';

/**
 * How the channel stands: `off` by configuration, `waiting` for the next attempt, `gave-up` after too many failures or
 * a refusal that would stay, `closed` by its owner. Only `connected` brings messages; in all others ask the server in
 * intervals.
 */
export type RealtimeState = 'off' | 'connecting' | 'connected' | 'waiting' | 'gave-up' | 'closed';

/** What {@link createRealtimeChannel} takes. */
export interface RealtimeChannelOptions {
  /** The server's setting, `realtime` of `/config.json`. With false nothing is asked and no socket is opened. */
  readonly enabled: boolean;
  /** The signed-in person's client: each connection is opened with a ticket it asks for. */
  readonly client: TramitaClient;
  /** The signed-in person's user name, as `/auth/info` tells it. */
  readonly userName: string;
  /** Address of the websocket. @default `/ws` of the client's server */
  readonly url?: string;
  /** Told of each message; the first one after each connection says how things stand by then. */
  readonly onMessage: (message: RealtimeMessage) => void;
  /** Told when `state` changed. */
  readonly onStateChange?: (state: RealtimeState) => void;
  /** Stands in for the global `WebSocket`. */
  readonly WebSocket?: typeof WebSocket;
}

/** A running channel. */
export interface RealtimeChannel {
  readonly state: RealtimeState;
  /** Ends it for good, at sign-out for one; nobody is told anything afterwards. */
  close(): void;
}

/**
 * Listens to what happens to a person's tasks and notifications. Each attempt takes a fresh ticket; after a failure or
 * a lost connection the next one follows in 20 s, and after six failures in a row none does.
 *
 * @example
 * const channel = createRealtimeChannel({
 *   enabled: config.realtime, client, userName: user.userName,
 *   onMessage: ({ type, body }) => showUnread(body.notifications),
 * });
 */
export function createRealtimeChannel(options: RealtimeChannelOptions): RealtimeChannel {
  const { client, userName, onMessage } = options;
  const ended = new AbortController();
  let state: RealtimeState = options.enabled ? 'connecting' : 'off';
  let errors = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closeConnection: (() => void) | undefined;

  function become(next: RealtimeState): void {
    if (state === next || state === 'closed') return;
    state = next;
    options.onStateChange?.(next);
  }

  function connectLater(): void {
    become('waiting');
    // whoever was told may have closed the channel
    if (!ended.signal.aborted) retry = setTimeout(connect, realtimeFigures.reconnectMs);
  }

  function failed(): void {
    errors += 1;
    if (errors >= realtimeFigures.maxErrors) become('gave-up');
    else connectLater();
  }

  async function connect(): Promise<void> {
    become('connecting');
    try {
      const { ticket } = await client.call(createRealtimeTicket, { signal: ended.signal });
      if (!ended.signal.aborted) openWith(ticket);
    } catch (error) {
      if (ended.signal.aborted) return;
      if (isFinal(error)) become('gave-up');
      else failed();
    }
  }

  function openWith(ticket: string): void {
    const url = new URL(options.url ?? websocketAddress(client.baseUrl));
    url.searchParams.set('ticket', ticket);
    let wasConnected = false;
    closeConnection = openConnection({
      socket: new (options.WebSocket ?? globalThis.WebSocket)(url),
      topic: realtimeTopic(userName),
      onConnected() {
        wasConnected = true;
        errors = 0;
        become('connected');
      },
      onBody(body) {
        const message = readMessage(body);
        if (message) onMessage(message);
      },
      onEnd: () => (wasConnected ? connectLater() : failed()),
    });
  }

  if (options.enabled) void connect();
  return {
    get state() {
      return state;
    },
    close() {
      state = 'closed';
      ended.abort();
      clearTimeout(retry);
      closeConnection?.();
    },
  };
}

/** Who may not have a ticket now will not get one in twenty seconds either; who asks too often will. */
function isFinal(error: unknown): boolean {
  return error instanceof HttpProblemError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** `/ws` of the server at this address; of the page's own where the address is empty. */
function websocketAddress(baseUrl: string): string {
  const page: { readonly href: string } | undefined = globalThis.location;
  const url = new URL(`${baseUrl}${realtimePath}`, page?.href);
  return url.href.replace(/^http/, 'ws');
}

/** Null for what this version does not know. */
function readMessage(body: string): RealtimeMessage | null {
  try {
    return realtimeMessageSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

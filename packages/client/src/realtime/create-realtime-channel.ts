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
 * State of the channel: `off` if disabled, `waiting` for the next attempt, `gave-up` after too many failures or an
 * error response that will not change, `closed` by its owner. Messages arrive only while `connected`; in other states
 * clients should poll the server.
 */
export type RealtimeState = 'off' | 'connecting' | 'connected' | 'waiting' | 'gave-up' | 'closed';

/** Options of {@link createRealtimeChannel}. */
export interface RealtimeChannelOptions {
  /** The server's `realtime` setting in `/config.json`. If false, nothing is requested and no socket is opened. */
  readonly enabled: boolean;
  /** Client of the signed-in user. It requests a ticket for each connection. */
  readonly client: TramitaClient;
  /** User name of the signed-in user, as in `/auth/info`. */
  readonly userName: string;
  /** URL of the WebSocket. @default `/ws` of the client's server */
  readonly url?: string;
  /** Called for each message. The first message after each connection contains the current counts. */
  readonly onMessage: (message: RealtimeMessage) => void;
  /** Called after each change of `state`. */
  readonly onStateChange?: (state: RealtimeState) => void;
  /** Replaces the global `WebSocket`. */
  readonly WebSocket?: typeof WebSocket;
}

/** A realtime channel. */
export interface RealtimeChannel {
  readonly state: RealtimeState;
  /** Closes the channel permanently, e.g. at sign-out. No callback is called afterwards. */
  close(): void;
}

/**
 * Opens a channel that reports changes of a user's tasks and notifications. Each attempt to connect uses a new ticket.
 * After a failure or a lost connection the next attempt follows in 20 s; after six failures in a row the channel gives
 * up.
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
    // a listener may have closed the channel
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

/** Returns true if the ticket would be refused on the next attempt too: any 4xx except 429. */
function isFinal(error: unknown): boolean {
  return error instanceof HttpProblemError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Returns `/ws` of the server at this URL, or of the page's own server if it is empty. */
function websocketAddress(baseUrl: string): string {
  const page: { readonly href: string } | undefined = globalThis.location;
  const url = new URL(`${baseUrl}${realtimePath}`, page?.href);
  return url.href.replace(/^http/, 'ws');
}

/** Parses a message. Returns null for unknown message types and invalid messages. */
function readMessage(body: string): RealtimeMessage | null {
  try {
    return realtimeMessageSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

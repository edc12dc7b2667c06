import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { realtimePath } from '@tramita/client/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Services } from '../context.ts';
import type { ListenToChanges } from '../db/realtime/realtime-changes.ts';
import { takeRealtimeTicket } from '../db/realtime/realtime-tickets.ts';
import { defaultAppOptions } from '../http/app-options.ts';
import { isAllowedOrigin } from '../http/cors.ts';
import { clientAddress } from '../http/node-listener.ts';
import { hashTicket } from '../identity/ticket.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import { createBoundedTransport } from './bounded-transport.ts';
import { RealtimeHub } from './realtime-hub.ts';
import { StompSession } from './stomp-session.ts';

/** Maximum connections of one user to one instance; each page has one. */
export const mostConnections = 20;
const mostFrameBytes = 64 * 1024;
/** How long clients may take to close when the server stops. */
const goodbyeMs = 1000;

export interface RealtimeServerOptions {
  readonly services: Services;
  readonly listen: ListenToChanges;
  /** Origins whose pages may connect: the portal's own and those that may call the API. */
  readonly origins: readonly string[];
  /** True behind a proxy whose `X-Forwarded-For` can be trusted. */
  readonly trustProxy: boolean;
}

/** The realtime channel of one instance. */
export interface RealtimeServer {
  /** Handles requests to upgrade to a websocket. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Returns the number of open connections. */
  size(): number;
  /** Ends all connections. */
  close(): Promise<void>;
}

const reasons = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;
type RefusedStatus = keyof typeof reasons;

/** Opens the realtime channel: websockets authenticated by tickets, and a listener for database changes. */
export async function openRealtime(options: RealtimeServerOptions): Promise<RealtimeServer> {
  const { services, origins, trustProxy } = options;
  const hub = new RealtimeHub(services);
  const stopListening = await options.listen(hub).catch(async (error: unknown) => {
    await hub.close();
    throw error;
  });
  const sockets = new Set<WebSocket>();
  let isClosing = false;
  const limit = createRateLimiter(defaultAppOptions.addressRate);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: mostFrameBytes,
    handleProtocols: (offered) => offered.has('v12.stomp') && 'v12.stomp',
  });

  /** Returns the user of the request, or the status that refuses it. */
  async function admit(request: IncomingMessage): Promise<{ id: number; userName: string } | RefusedStatus> {
    if (isClosing) return 503;
    // null for an invalid target, such as `//`
    const url = URL.parse(request.url ?? '', 'http://server');
    const { origin } = request.headers;
    if (url?.pathname !== realtimePath) return 404;
    // a client other than a browser sends no origin, and could send any
    if (origin !== undefined && !isAllowedOrigin(origin, origins)) return 403;
    if (limit(clientAddress(request, trustProxy), performance.now()) > 0) return 429;
    const ticket = url.searchParams.get('ticket') ?? '';
    if (!/^[0-9a-f]{64}$/.test(ticket)) return 401;
    const person = await takeRealtimeTicket(services.db, await hashTicket(ticket), services.now());
    if (!person) return 401;
    return hub.sizeOf(person.id) < mostConnections ? person : 429;
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const admitted = await admit(request);
    if (typeof admitted === 'number') {
      services.log.info('realtime refused', { status: admitted, ip: clientAddress(request, trustProxy) });
      socket.end(`HTTP/1.1 ${admitted} ${reasons[admitted]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    request.socket.setKeepAlive(true, 30_000);
    server.handleUpgrade(request, socket, head, (webSocket) => {
      sockets.add(webSocket);
      webSocket.once('close', () => sockets.delete(webSocket));
      serve(hub, webSocket, admitted);
    });
  }

  return {
    upgrade(request, socket, head) {
      // the socket may close before it is admitted
      socket.on('error', () => socket.destroy());
      upgrade(request, socket, head).catch((error: unknown) => {
        services.log.error('realtime failed', { stack: error instanceof Error ? error.stack : String(error) });
        socket.destroy();
      });
    },
    size: () => sockets.size,
    async close() {
      isClosing = true;
      for (const socket of sockets) socket.close(1001);
      await stopListening();
      await hub.close();
      for (let waited = 0; sockets.size > 0 && waited < goodbyeMs; waited += 20) await setTimeout(20);
      for (const socket of sockets) socket.terminate();
    },
  };
}

/**
 * Creates a decoder of received data, which returns null if it is invalid; a binary message may end within a character.
 */
function createDecoder(): (data: Buffer, isBinary: boolean) => string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (data, isBinary) => {
    try {
      return decoder.decode(data, { stream: isBinary });
    } catch {
      return null;
    }
  };
}

/** Connects a socket to the hub until it closes. */
function serve(hub: RealtimeHub, socket: WebSocket, { id, userName }: { id: number; userName: string }): void {
  const session = new StompSession({
    userName,
    transport: createBoundedTransport(socket),
    onSubscribed: () => hub.greet(member),
  });
  const member = {
    userId: id,
    push: session.push.bind(session),
    expel: () => session.refuse('This person may no longer use the product'),
  };
  const decode = createDecoder();
  hub.join(member);
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const text = decode(data, isBinary);
    if (text === null) session.refuse('The frames are not UTF-8');
    else session.receive(text);
  });
  socket.on('close', () => {
    session.end();
    hub.leave(member);
  });
  // ws closes the socket itself
  socket.on('error', () => {});
}

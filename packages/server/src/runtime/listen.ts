import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { ConfigError } from '../config/read-config.ts';

/** A listening server whose request handlers are set later. */
export interface Listening {
  readonly port: number;
  /** Sets the request handler; until then every request is answered with 503. */
  handle(listener: RequestListener): void;
  /** Sets the handler of upgrade requests; without it they are handled as normal requests. */
  handleUpgrades(listener: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): void;
  /** Accepts no more connections and waits for running calls, at most `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** The process runs, but nothing can be served yet. */
const starting: RequestListener = (request, response) => {
  const path = request.url?.split('?')[0];
  if (path === '/livez' || path === '/readyz') {
    const isAlive = path === '/livez';
    response.writeHead(isAlive ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(isAlive ? { status: 'ok' } : { status: 'unavailable', failed: ['starting'] }));
    return;
  }
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2', connection: 'close' });
  response.end('O servidor está iniciando.\n');
};

/**
 * How long a connection without calls stays open. Load balancers keep theirs for 60 s; one that the server closes first may
 * just be taking the next call, which fails.
 */
const keepAliveMs = 75_000;

/** Names of the flags that set the address, for messages. */
interface AddressFlags {
  readonly port: string;
  readonly host: string;
}

function describeFault(error: NodeJS.ErrnoException, host: string, port: number, flags: AddressFlags): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `A porta ${port} já está em uso; feche o outro programa ou escolha outra com --${flags.port}.`;
    case 'EACCES':
      return `A porta ${port} exige permissão especial; escolha outra com --${flags.port}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `O endereço ${host} não é desta máquina; escolha outro com --${flags.host}.`;
    default:
      return `Não foi possível atender em ${host}:${port}: ${error.message}.`;
  }
}

function bind(server: Server, host: string, port: number, flags: AddressFlags): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(new ConfigError(describeFault(cause, host, port, flags), { cause })));
    server.listen(port, host, resolve);
  });
}

/**
 * Binds the port immediately, so that a busy port is reported before anything else starts.
 *
 * @throws {ConfigError} with a one-sentence message
 */
export async function listen(
  host: string,
  port: number,
  flags: AddressFlags = { port: 'port', host: 'host' },
): Promise<Listening> {
  let current = starting;
  const server = createServer((request, response) => current(request, response));
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = keepAliveMs;
  await bind(server, host, port, flags);
  return {
    port: (server.address() as AddressInfo).port,
    handle(listener) {
      current = listener;
    },
    handleUpgrades: (listener) => void server.on('upgrade', listener),
    async close(graceMs) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const grace = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(grace);
    },
  };
}

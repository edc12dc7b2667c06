import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { ConfigError } from '../config/read-config.ts';

/** A listening server whose answers can be given to it later. */
export interface Listening {
  readonly port: number;
  /** Until then every request is answered 503. */
  handle(listener: RequestListener): void;
  /** Without it a request to become another protocol is answered as any other. */
  handleUpgrades(listener: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): void;
  /** Takes no more connections and waits for the calls under way, at most `graceMs`. */
  close(graceMs: number): Promise<void>;
}

const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2', connection: 'close' });
  response.end('O servidor está iniciando.\n');
};

function describeFault(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `A porta ${port} já está em uso; feche o outro programa ou escolha outra com --port.`;
    case 'EACCES':
      return `A porta ${port} exige permissão especial; escolha outra com --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `O endereço ${host} não é desta máquina; escolha outro com --host.`;
    default:
      return `Não foi possível atender em ${host}:${port}: ${error.message}.`;
  }
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(new ConfigError(describeFault(cause, host, port), { cause })));
    server.listen(port, host, resolve);
  });
}

/**
 * Takes the port at once, so that a busy one is told before anything else is done.
 *
 * @throws {ConfigError} in one sentence.
 */
export async function listen(host: string, port: number): Promise<Listening> {
  let current = starting;
  const server = createServer((request, response) => current(request, response));
  server.requestTimeout = 120_000;
  await bind(server, host, port);
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

import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer: passes each call to the next server whose `/readyz` returned 200 at the last look. */
export interface ReadyProxy {
  readonly address: string;
  close(): void;
}

/** Starts a load balancer that asks for `/readyz` every `everyMs`. It never repeats a failed call. */
export async function startReadyProxy(addresses: readonly string[], everyMs: number): Promise<ReadyProxy> {
  const agent = new Agent({ keepAlive: true });
  let ready = [...addresses];
  let turn = 0;
  const look = async () => {
    const states = await Promise.all(
      addresses.map((address) =>
        fetch(`${address}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    ready = addresses.filter((_, index) => states[index]);
  };
  const timer = setInterval(() => void look(), everyMs);
  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '/', ready[turn++ % ready.length] ?? addresses[0]);
    const { connection: _own, ...headers } = request.headers;
    const passed = send(target, { method: request.method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    passed.on('error', (error) => response.writeHead(502).end(String(error)));
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

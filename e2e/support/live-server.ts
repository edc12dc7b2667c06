import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { test as base } from './test.ts';

/** Returns a free port. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });

/** Resolves when the server responds; rejects if it exits first. */
export async function answered(server: ChildProcess, origin: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    const isUp = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Tests with their own server that has the realtime channel. Sign in with `ownSession`. */
export const test = base.extend<object, { readonly liveServer: string }>({
  liveServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form of a fixture without dependencies
    async ({}, use) => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const args = ['scripts/serve-e2e.mjs', '--port', String(port), '--realtime', 'true'];
      const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      await answered(server, origin);
      await use(origin);
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ liveServer }, use) => use(liveServer),
});

export { expect } from './test.ts';

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answered, freePort } from './live-server.ts';
import { test as base } from './test.ts';

/** A server whose database a test may change between two runs, like another system that changes the user register. */
export interface OwnServer {
  /** Stops the server, runs the statement in its database and starts it again at the same address. */
  readonly change: (sql: string) => Promise<void>;
}

const server = join(import.meta.dirname, '../../packages/server');
const { resolve } = createRequire(join(server, 'package.json'));

interface Pglite {
  exec(sql: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Tests with their own server, which they can stop. Sign in with `ownSession`. */
export const test = base.extend<object, { readonly ownServer: OwnServer & { readonly origin: string } }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form of a fixture without dependencies
    async ({}, use) => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const data = mkdtempSync(join(tmpdir(), 'tramita-own-'));
      const args = [join(server, 'dist/main.js'), 'serve', '--data', data, '--port', String(port)];
      let running: ChildProcess;
      const start = async () => {
        running = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
        await answered(running, origin);
      };
      const stop = () =>
        new Promise<void>((ended) => {
          running.once('exit', () => ended());
          running.kill('SIGTERM');
        });
      await start();
      await use({
        origin,
        async change(sql) {
          await stop();
          const { PGlite } = await import(pathToFileURL(resolve('@electric-sql/pglite')).href);
          const database: Pglite = await PGlite.create({ dataDir: join(data, 'db') });
          await database.exec(sql);
          await database.close();
          await start();
        },
      });
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.origin),
});

export { expect } from './test.ts';

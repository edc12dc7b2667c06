import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { untilServed } from './until-served.ts';

const packageFolder = join(import.meta.dirname, '../../packages/server');
const main = join(packageFolder, 'dist/main.js');
const { resolve } = createRequire(join(packageFolder, 'package.json'));

/** The built server on its own data folder. */
export interface RunningServer {
  readonly origin: string;
  readonly data: string;
  /** Stops the server, runs the statement in its database and starts it again at the same address. */
  change(sql: string): Promise<void>;
  /** Returns an access token of a user. */
  tokenFor(userName: string): Promise<string>;
  /** Stops the server; the data folder remains. */
  stop(): Promise<void>;
}

interface Pglite {
  exec(sql: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts the built server on a folder, with more command-line flags if needed, and waits until it responds. */
export async function startServer(data: string, flags: readonly string[] = []): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const args = [main, 'serve', '--data', data, '--port', String(port), '--drain-delay-seconds', '0', ...flags];
  let running: ChildProcess;
  // valid for hours, and each takes a process of its own
  const tokens = new Map<string, Promise<string>>();
  const start = async () => {
    tokens.clear();
    running = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    await untilServed(running, `${origin}/healthz`);
  };
  const stop = () =>
    new Promise<void>((ended) => {
      running.once('exit', () => ended());
      running.kill('SIGTERM');
    });
  const createToken = async (userName: string) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      main,
      'token',
      '--user',
      userName,
      '--data',
      data,
      // names the issuer if no control channel does
      '--port',
      String(port),
      ...flags,
    ]);
    return stdout.trim();
  };
  await start();
  return {
    origin,
    data,
    stop,
    tokenFor(userName) {
      const token = tokens.get(userName) ?? createToken(userName);
      tokens.set(userName, token);
      return token;
    },
    async change(sql) {
      await stop();
      const { PGlite } = await import(pathToFileURL(resolve('@electric-sql/pglite')).href);
      const database: Pglite = await PGlite.create({ dataDir: join(data, 'db') });
      await database.exec(sql);
      await database.close();
      await start();
    },
  };
}

/** A server that another process started, at TRAMITA_E2E_ORIGIN. */
function serverAt(origin: string): RunningServer {
  const refuse = () => Promise.reject(new Error('this server belongs to another process'));
  return { origin, data: '', change: refuse, tokenFor: refuse, stop: refuse };
}

/** Runs `use` with a server on a copy of the demo company's data folder, then removes the copy. */
export async function withDemoServer(flags: readonly string[], use: (server: RunningServer) => Promise<void>) {
  const given = process.env['TRAMITA_E2E_ORIGIN'];
  if (given) return use(serverAt(given));
  const data = mkdtempSync(join(tmpdir(), 'tramita-e2e-'));
  cpSync(String(process.env['TRAMITA_E2E_DATA']), data, { recursive: true });
  const server = await startServer(data, flags);
  try {
    await use(server);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

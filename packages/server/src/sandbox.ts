import { staticTokenProvider, type TokenProvider } from '@tramita/client';
import { createApp } from './app.ts';
import type { Services } from './context.ts';
import { openPgliteDatabase } from './db/connection/open-database.ts';
import { openPglitePort } from './db/connection/pglite-port.ts';
import { createRestorePoint } from './db/connection/restore-point.ts';
import { hasHappened } from './db/engine/histories.ts';
import { migrateToLatest } from './db/migrations/migrate.ts';
import { createDemoOutbound } from './demo/demo-outbound.ts';
import { loadSandbox } from './demo/sandbox-company.ts';
import { createMemoryFileStore } from './files/memory-file-store.ts';
import type { Logger } from './ports/logger.ts';
import { createFaults, type Faults } from './sandbox/faults.ts';
import { fetchPreparedDatabase } from './sandbox/prepared-database.ts';
import { createSandboxAuthenticator, sandboxToken } from './sandbox/sandbox-authenticator.ts';
import { createSandboxClock } from './sandbox/sandbox-clock.ts';
import { createSandboxJobs } from './sandbox/sandbox-jobs.ts';

export type { Services } from './context.ts';
export { sandboxIds } from './demo/sandbox-company.ts';
export type { Fault, Faults } from './sandbox/faults.ts';

/** Options of a new sandbox. */
export interface SandboxOptions {
  /** Loads a small, deterministic part of the demo company. @default true */
  readonly seed?: boolean;
  /**
   * Initial time of its clock, which then moves only by `tick`.
   * @default the machine's clock, which `tick` moves ahead
   */
  readonly now?: Date;
  /** Runs jobs as soon as they are due, like the worker of a server. @default true */
  readonly autoJobs?: boolean;
  /** @default logs errors only, to the console */
  readonly log?: Logger;
}

/** The sandbox as one user accesses it. */
export interface SandboxSession {
  /** `fetch` with this user's token. */
  readonly fetch: typeof fetch;
  readonly tokenProvider: TokenProvider;
}

/** The whole server in this page or test: the product's own logic on an in-memory database. */
export interface Sandbox {
  /** Handles calls to any origin; accepts the tokens of `as`. */
  readonly fetch: typeof fetch;
  /** Returns a session of the user with this login. */
  as(userName: string): SandboxSession;
  readonly services: Services;
  /** Returns the current time of the sandbox. */
  now(): Date;
  /** Moves the clock forward and runs the jobs that are due by then. */
  tick(ms: number): Promise<void>;
  /** Runs the jobs that are due. */
  runJobs(): Promise<void>;
  readonly faults: Faults;
  /** Restores the initial data, files, clock and faults. Takes a few milliseconds. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const silent = () => {};
const quietLog: Logger = {
  debug: silent,
  info: silent,
  warn: silent,
  error: (message, fields) => console.error(message, fields),
};

/**
 * Starts a server inside this page or test. Takes one to two seconds, so share a sandbox where possible and `reset` it.
 * Most of that time creates an empty database: the Vite variable `TRAMITA_SANDBOX_DATABASE` may contain the address of
 * a prepared one, the unpacked `dumpDataDir` of a PGlite of the same version.
 *
 * @example
 * const sandbox = await createSandbox();
 * const client = createClient({ baseUrl: 'http://sandbox', ...sandbox.as('mariana.costa') });
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { seed = true, now, autoJobs = true, log = quietLog } = options;
  const db = openPgliteDatabase(await openPglitePort({ snapshot: await fetchPreparedDatabase() }));
  await migrateToLatest(db);
  const clock = createSandboxClock(now);
  const files = createMemoryFileStore();
  const services: Services = {
    db,
    files,
    outbound: createDemoOutbound(undefined, (protocol) => hasHappened(db, protocol, 'RETRIED')),
    publicUrl: 'http://sandbox',
    now: clock.now,
    log,
    wakeWorker: () => {
      if (autoJobs) void jobs.run();
    },
    limits: { attachmentMaxBytes: 10 * 1024 * 1024 },
  };
  const jobs = createSandboxJobs(services);
  if (seed) await loadSandbox(services, { now });
  clock.reset();
  const restoreData = await createRestorePoint(db);
  const restoreFiles = files.remember();

  const app = createApp({
    services,
    authenticator: createSandboxAuthenticator(db),
    options: { version: 'sandbox', checkAnswers: true },
  });
  const { faults, send } = createFaults();
  const sandboxFetch = asFetch((request) => send(request, () => app.fetch(request, { ip: '203.0.113.7' })));

  return {
    fetch: sandboxFetch,
    as: (userName) => sessionOf(sandboxFetch, sandboxToken(userName)),
    services,
    now: clock.now,
    async tick(ms) {
      clock.advance(ms);
      await jobs.run();
    },
    runJobs: () => jobs.run(),
    faults,
    async reset() {
      await jobs.run();
      await restoreData();
      restoreFiles();
      faults.clear();
      clock.reset();
    },
    async close() {
      await jobs.close();
      await db.destroy();
    },
  };
}

let shared: Promise<Sandbox> | undefined;

/**
 * Returns the shared sandbox of this page, started at the first call, so that further stories and docs start at once.
 */
export function sharedSandbox(): Promise<Sandbox> {
  shared ??= createSandbox();
  return shared;
}

/** Wraps a function as `fetch`: accepts addresses of any type and rejects when the signal aborts. */
function asFetch(answer: (request: Request) => Promise<Response>): typeof fetch {
  return async (input, init) => {
    const target = typeof input === 'string' ? new URL(input, 'http://sandbox') : input;
    const request = new Request(target, init);
    const { signal } = request;
    signal.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return Promise.race([answer(request), aborted]);
  };
}

function sessionOf(sandboxFetch: typeof fetch, token: string): SandboxSession {
  return {
    tokenProvider: staticTokenProvider(token),
    fetch(input, init) {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      if (!headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
      return sandboxFetch(input, { ...init, headers });
    },
  };
}

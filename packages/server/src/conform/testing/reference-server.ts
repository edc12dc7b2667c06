import { markAllNotificationsRead } from '@tramita/client/contract';
import { createApp } from '../../app.ts';
import type { Db } from '../../db/connection/db.ts';
import { hasHappened } from '../../db/engine/histories.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { createDemoOutbound } from '../../demo/demo-outbound.ts';
import { loadSandbox } from '../../demo/sandbox-company.ts';
import { createMemoryFileStore } from '../../files/memory-file-store.ts';
import { testServices } from '../../flow/testing/engine-bench.ts';
import { createSandboxAuthenticator, sandboxToken } from '../../sandbox/sandbox-authenticator.ts';
import { createSandboxJobs } from '../../sandbox/sandbox-jobs.ts';
import { createDatabaseSheetStore } from '../../sheets/database-sheet-store.ts';
import type { ConformOptions } from '../conform.ts';
import type { Role } from '../roles.ts';

/** Origin of a page that may call the reference server. */
export const pageOrigin = 'https://intranet.example';

/** Users of the demo company, by the role that they play. */
const people: Readonly<Record<Role, string>> = {
  requester: 'rafael.nunes',
  attendant: 'priscila.reis',
  outsider: 'walter.nobre',
  administrator: 'patricia.lemos',
  reporter: 'camila.duarte',
  support: 'marina.teixeira',
  restricted: 'otavio.rezende',
};

/** Tokens of {@link people}. */
export const demoTokens = Object.fromEntries(
  Object.entries(people).map(([role, userName]) => [role, sandboxToken(userName)]),
) as Record<Role, string>;

/** Starts the whole server with a small part of the demo company, on the database of other tests. */
export async function startReferenceServer() {
  const { db, close } = await createTestDatabase();
  const services = testServices(db, {
    files: createMemoryFileStore(),
    outbound: createDemoOutbound(undefined, (protocol) => hasHappened(db, protocol, 'RETRIED')),
    wakeWorker: () => void jobs.run(),
    limits: { attachmentMaxBytes },
    realtime: true,
  });
  const jobs = createSandboxJobs(services);
  await loadSandbox(services);
  const app = createApp({
    services,
    authenticator: createSandboxAuthenticator(db),
    options: { corsOrigins: [pageOrigin], userRate: unlimited, addressRate: unlimited },
  });
  const send = (request: Request) => app.fetch(request, { ip: '203.0.113.7' });
  await prepare(db, send);
  return {
    db,
    send,
    async close() {
      await jobs.close();
      await close();
    },
  };
}

/**
 * Arranges what the checks need but do not change themselves: a stored sheet, and an attendant without unread
 * notifications. Retries that wait come after the run, however slow the machine is, so that only the checks change
 * requests.
 */
async function prepare(db: Db, send: (request: Request) => Promise<Response>): Promise<void> {
  const tomorrow = new Date(Date.now() + 86_400_000);
  await db.updateTable('jobs').set({ run_at: tomorrow }).where('state', '=', 'WAITING').execute();
  const { id: processId } = await db.selectFrom('processes').select('id').limit(1).executeTakeFirstOrThrow();
  await createDatabaseSheetStore(db).append({
    url: 'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ',
    tab: 'Planilha',
    columns: [{ name: 'item', label: 'Item' }],
    cells: { item: 'mesa' },
    processId,
    key: 'um',
    at: new Date(),
  });
  const headers = { authorization: `Bearer ${demoTokens.attendant}` };
  await send(new Request(`http://tramita.test${markAllNotificationsRead.path}`, { method: 'POST', headers }));
}

const attachmentMaxBytes = 10 * 1024 * 1024;
const unlimited = { perSecond: 1e6, burst: 1e6 };

let runs = 0;

/** Options of a run against a function that answers requests; each run uses other names. */
export function optionsFor(send: (request: Request) => Promise<Response>): ConformOptions {
  runs += 1;
  return {
    api: 'http://tramita.test',
    tokens: demoTokens,
    origin: pageOrigin,
    prefix: `Conformidade teste ${String(runs).padStart(3, '0')}`,
    only: [],
    attachmentMaxBytes,
    // a busy machine writes audit entries and notifications late
    patienceMs: 60_000,
    timeoutMs: 30_000,
    maxRequests: 10_000,
    maxMs: 600_000,
    fetch: (input, init) => send(new Request(input, init)),
  };
}

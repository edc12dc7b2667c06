import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPgliteDatabase } from '../db/connection/open-database.ts';
import { openPglitePort } from '../db/connection/pglite-port.ts';
import { fillEmbeddedFolder } from '../db/testing/embedded-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-'));
  fillEmbeddedFolder(join(folder, 'db'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const from = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** A process with the database in `folder` that sends one call and kills itself at `moment`, as kill -9 does. */
const program = (moment: 'before commit' | 'after commit' | 'never') => `
import { createHttpApp } from ${from('./create-http-app.ts')};
import { createMemoryLogger, onlyHandlers, testServices } from ${from('./testing/http-bench.ts')};
import { migrateToLatest } from ${from('../db/migrations/migrate.ts')};
import { openPgliteDatabase } from ${from('../db/connection/open-database.ts')};
import { openPglitePort } from ${from('../db/connection/pglite-port.ts')};
import { insertUser } from ${from('../db/testing/builders.ts')};
import { findUserByName } from ${from('../db/people/session-users.ts')};
import { createSandboxAuthenticator } from ${from('../sandbox/sandbox-authenticator.ts')};

const db = openPgliteDatabase(await openPglitePort({ dataDir: ${JSON.stringify(join(folder, 'db'))} }));
await migrateToLatest(db);
if (!(await findUserByName(db, 'ana.souza'))) await insertUser(db, { user_name: 'ana.souza' });
const die = () => process.kill(process.pid, 'SIGKILL');
const app = createHttpApp({
  services: { ...testServices(db, createMemoryLogger()), wakeWorker: () => ${moment === 'after commit' ? 'die()' : '0'} },
  authenticator: createSandboxAuthenticator(db),
  handlers: onlyHandlers({
    'requests.addComment': async ({ services }, { body }) => {
      const { id } = await services.db.insertInto('categories').values({ title: body.comments }).returning('id').executeTakeFirstOrThrow();
      services.wakeWorker();
      ${moment === 'before commit' ? 'die(); await new Promise(() => {});' : ''}
      return { id, comments: body.comments, createdAt: '', assignee: { id: 1, nickName: 'Ana' } };
    },
  }),
});
const response = await app.fetch(new Request('http://portal/v1/processes/7/comments', {
  method: 'POST',
  headers: { authorization: 'Bearer sandbox.ana.souza', 'content-type': 'application/json', 'idempotency-key': 'key-1' },
  body: JSON.stringify({ comments: 'olá' }),
}));
console.log(response.status, response.headers.get('idempotency-replayed'));
await db.destroy();
`;

async function run(moment: Parameters<typeof program>[0]): Promise<{ signal: string | null; output: string }> {
  const args = ['--conditions=@tramita/source', '--liftoff-only', '--input-type=module', '-e', program(moment)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: import.meta.dirname });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [, signal] = await once(child, 'close');
  return { signal, output: output.trim() };
}

async function effects(): Promise<string[]> {
  const db = openPgliteDatabase(await openPglitePort({ dataDir: join(folder, 'db') }));
  const rows = await db.selectFrom('categories').select('title').execute();
  await db.destroy();
  return rows.map(({ title }) => title);
}

test('a call killed before the commit has no effect and succeeds when it is sent again', async () => {
  expect((await run('before commit')).signal).toBe('SIGKILL');
  expect(await effects()).toEqual([]);
  expect((await run('never')).output).toBe('201 null');
  expect(await effects()).toEqual(['olá']);
});

test('a call killed after the commit returns its response and has no second effect when it is sent again', async () => {
  expect((await run('after commit')).signal).toBe('SIGKILL');
  expect(await effects()).toEqual(['olá']);
  expect((await run('never')).output).toBe('201 true');
  expect(await effects()).toEqual(['olá']);
});

import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import type { Portal } from '../../pages/Portal.ts';
import { startLoad } from '../../support/request-load.ts';
import { runProgram, runTramita } from '../../support/run-tramita.ts';
import { type RunningServer, startServer } from '../../support/running-server.ts';
import { test as base, type EnterOptions, expect } from '../../support/test.ts';

/** The tests start their own servers. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form of a fixture without dependencies
const test = base.extend({ baseURL: async ({}, use) => use(undefined) });
test.describe.configure({ timeout: 300_000 });

let root: string;
const closers: (() => unknown)[] = [];
test.beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tramita-backup-'));
  closers.push(() => rmSync(root, { recursive: true, force: true }));
});
test.afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Copies the data folder of the demo company. */
function demoFolder(): string {
  const data = join(root, 'data');
  cpSync(String(process.env['TRAMITA_E2E_DATA']), data, { recursive: true });
  return data;
}

async function openPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { url, stop, missing } = await startPostgres();
  if (!url || !stop) throw new Error(missing);
  let isStopped = false;
  const once = async () => {
    if (!isStopped) await stop();
    isStopped = true;
  };
  closers.push(once);
  return { url, stop: once };
}

async function open(data: string, flags: readonly string[] = []): Promise<RunningServer> {
  let isStopped = false;
  const server = await startServer(data, flags);
  const stop = async () => {
    if (!isStopped) await server.stop();
    isStopped = true;
  };
  closers.push(stop);
  return { ...server, stop };
}

/** Checks files and installation of a restored backup. */
async function examine(data: string, flags: readonly string[]): Promise<void> {
  const verified = await runTramita('verify', '--data', data, ...flags);
  expect(verified.output).toMatch(/^([\d.]+) de \1 arquivos conferidos: 0 com falha/m);
  expect(verified.code).toBe(0);
  const doctor = await runTramita('doctor', '--data', data, ...flags);
  expect(doctor.output).not.toContain('FALHA');
  for (const check of ['Versão do banco', 'Migrações', 'Arquivos', 'Auditoria']) {
    expect(doctor.output).toMatch(new RegExp(`^OK +${check}: `, 'm'));
  }
  // things that a company would still set up, such as a mail server
  expect(doctor.code).toBe(1);
}

/** Signs in at the restored server and finishes a request that was sent before the backup. */
async function finish(
  enter: (userName: string, options: EnterOptions) => Promise<Portal>,
  { origin }: RunningServer,
  idk: string,
): Promise<void> {
  const superior = await enter('helena.barros', { at: `${origin}/my-attendance/to-do`, ownSession: true });
  await superior.tasks.open(idk);
  await expect(superior.detail.file('comprovante.txt')).toBeVisible();
  await superior.detail.approve.click();
  await expect(superior.tasks.row(idk)).toHaveCount(0);
  const attendant = await enter('mariana.costa', { at: `${origin}/attendance/to-do`, ownSession: true });
  await attendant.tasks.open(idk);
  await attendant.detail.assign.click();
  await attendant.detail.complete.click();
  await expect(attendant.tasks.row(idk)).toHaveCount(0);
  // before the server stops, because pages load parts in advance
  for (const { page } of [superior, attendant]) await page.context().close();
}

test('D11.12 a Postgres database and its files are saved under load, restored elsewhere, examined and used', async ({
  enter,
}) => {
  const data = demoFolder();
  const [production, elsewhere] = [await openPostgres(), await openPostgres()];
  const moved = await runTramita('move', '--to', production.url, '--data', data);
  expect(moved.code, moved.output).toBe(0);
  const server = await open(data, ['--database-url', production.url]);
  const load = await startLoad(server);
  await load.reached(5);

  const before = load.idks.length;
  const dump = join(root, 'tramita.dump');
  const dumped = await runProgram('pg_dump', ['--format=custom', `--file=${dump}`, production.url]);
  expect(dumped.code, dumped.output).toBe(0);
  const restored = join(root, 'restored');
  // the files after the database: every row then has its file
  cpSync(join(data, 'files'), join(restored, 'files'), { recursive: true });
  await load.reached(before + 1);
  await load.stop();
  const sent = load.idks[before - 1] ?? '';
  await server.stop();
  await production.stop();

  const args = ['--no-owner', '--exit-on-error', `--dbname=${elsewhere.url}`, dump];
  const filled = await runProgram('pg_restore', args);
  expect(filled.code, filled.output).toBe(0);
  const flags = ['--database-url', elsewhere.url];
  await examine(restored, flags);
  await finish(enter, await open(restored, flags), sent);
});

test('D11.12 the newest snapshot of the embedded database and its files are restored elsewhere, examined and used', async ({
  enter,
}) => {
  const data = demoFolder();
  const server = await open(data);
  const load = await startLoad(server);
  await load.reached(5);
  await load.stop();
  const sent = load.idks[4] ?? '';
  const snapshots = join(data, 'snapshots');
  const list = () => (existsSync(snapshots) ? readdirSync(snapshots).filter((name) => name.endsWith('.tar.gz')) : []);
  // the server writes the first one a minute after its start
  await expect.poll(() => list().length, { timeout: 120_000 }).toBe(1);
  const restored = join(root, 'restored');
  cpSync(join(data, 'files'), join(restored, 'files'), { recursive: true });
  await server.stop();

  const newest = join(snapshots, list().sort().at(-1) ?? '');
  const filled = await runTramita('restore', newest, '--data', restored);
  expect(filled.code, filled.output).toBe(0);
  await examine(restored, []);
  await finish(enter, await open(restored), sent);
});

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { headlessLaunch } from '../../chromium.ts';
import { Portal } from '../pages/Portal.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { freePort } from '../support/free-port.ts';
import { untilServed } from '../support/until-served.ts';

/** The environment without the settings that pnpm passes to its scripts: npm prints a warning for each that it does not know. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
const execute = promisify(execFile);
const run = (command: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) =>
  execute(command, args, { cwd, env: { ...environment, ...env } });
const { tarballs, server } = inject('installed');

/** The origin that the embedded provider of a local server redirects to. */
const appOrigin = 'http://localhost:5173';

let folder: string;
let app: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tramita-new-'));
  app = join(folder, 'minha-pagina');
});
afterAll(async () => {
  for (const program of started) end(program);
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
});

/** Starts a command of a folder and returns its process when it responds at the port. */
async function start(cwd: string, port: number, [command = '', ...args]: readonly string[]): Promise<ChildProcess> {
  const child = spawn('npx', [command, ...args, '--port', String(port)], {
    cwd,
    env: environment,
    stdio: 'ignore',
    detached: true,
  });
  started.push(child);
  await untilServed(child, `http://localhost:${port}`);
  return child;
}

/** Ends a command with the processes that it started. */
function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
}

/** Uses the built application at the origin for which it is meant, whatever port it has here. */
async function withApp(use: (page: Page) => Promise<void>): Promise<void> {
  const port = await freePort();
  const preview = await start(app, port, ['vite', 'preview']);
  const rule = `MAP ${new URL(appOrigin).host} localhost:${port}`;
  const args = [...(headlessLaunch.args ?? []), `--host-resolver-rules=${rule}`];
  const browser = await chromium.launch({ ...headlessLaunch, args });
  try {
    const page = await browser.newPage({ locale: 'pt-BR', reducedMotion: 'reduce' });
    // the sandbox creates its database in the page, which takes longer on a busy machine
    page.setDefaultTimeout(120_000);
    await page.goto(appOrigin);
    await use(page);
  } finally {
    await browser.close();
    // Vite serves an application only once at a time
    end(preview);
    await once(preview, 'exit');
  }
}

test('E7.06 npx tramita new writes an application whose types are right, and which can be built', async () => {
  const { stdout } = await run('npx', ['tramita', 'new', app], server);
  expect(stdout).toContain('npm install');
  await expect(run('npx', ['tramita', 'new', app], server)).rejects.toMatchObject({
    stderr: `A pasta ${app} já tem arquivos; informe uma pasta nova ou vazia.\n`,
  });
  const file = join(app, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  expect(manifest).toMatchObject({ name: 'minha-pagina', dependencies: { '@tramita/widgets': '^0.0.0' } });
  expect(manifest.scripts.build).toBe('tsc && vite build');
  Object.assign(manifest.dependencies, {
    '@tramita/client': `file:${tarballs.client}`,
    '@tramita/widgets': `file:${tarballs.widgets}`,
  });
  Object.assign(manifest.devDependencies, { '@tramita/server': `file:${tarballs.server}` });
  await writeFile(file, JSON.stringify(manifest));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], app);
  await run('npm', ['run', 'build'], app);
});

test('E7.06 the application shows inbox, catalogue and rating on the sandbox', async () => {
  await withApp(async (page) => {
    const { tasks, detail, catalogue } = new Portal(page);
    await tasks.rows.first().getByRole('link').first().click();
    await detail.region.waitFor();
    await page.getByRole('button', { name: 'Serviços' }).click();
    await catalogue.search.waitFor();
    await page.getByRole('button', { name: 'Avaliação' }).click();
    await page.getByText('IDK 48183').waitFor();
  });
});

test('E7.06 the application shows the data of a real server after one setting', async () => {
  const port = await freePort();
  await start(server, port, ['tramita', '--data', join(folder, 'data')]);
  // its types are those that the first test has checked
  await run('npx', ['vite', 'build'], app, { VITE_TRAMITA_SERVER: `http://localhost:${port}` });
  await withApp(async (page) => {
    await new SignInPage(page).choose('rafael.nunes');
    await new Portal(page).tasks.rows.first().waitFor();
    expect(new URL(page.url()).origin).toBe(appOrigin);
  });
});

import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { headlessLaunch } from '../../chromium.ts';
import { Portal } from '../pages/Portal.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { freePort } from '../support/free-port.ts';
import { untilServed } from '../support/until-served.ts';
import { startIssuer } from './external-issuer.ts';

const run = promisify(execFile);
const { server, production } = inject('installed');

/** Runs `npx tramita` in a folder and waits until it responds; `use` gets its address. */
async function withCommand(
  { folder, env = {} }: { readonly folder: string; readonly env?: Record<string, string> },
  use: (address: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const options = { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe', detached: true } as const;
  const command = spawn('npx', ['tramita', '--port', String(port)], options);
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => command.on('exit', resolve));
  const address = `http://localhost:${port}`;
  try {
    await untilServed(command, `${address}/healthz`, () => output);
    await use(address);
  } finally {
    // npx starts the server as a child process
    if (command.pid && command.exitCode === null) process.kill(-command.pid, 'SIGTERM');
    await ended;
  }
}

test('E1.10 npx tramita serves the portal, the API and the demo company', async () => {
  await withCommand({ folder: server }, async (address) => {
    const browser = await chromium.launch(headlessLaunch);
    try {
      const page = await browser.newPage({ locale: 'pt-BR', reducedMotion: 'reduce' });
      await page.goto(address);
      await new SignInPage(page).choose('mariana.costa');
      const portal = new Portal(page);
      await portal.topBar.waitFor();
      await page.goto(`${address}/attendance/to-do`);
      await portal.tasks.rows.first().waitFor();
    } finally {
      await browser.close();
    }
  });
});

test('E1.11 npx tramita on an older Node says which version it needs', async () => {
  const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.19.0" } })';
  const flags = ['--import', `data:text/javascript,${older}`];
  const started = run(process.execPath, [...flags, join(server, 'node_modules/@tramita/server/bin/tramita.js')]);
  await expect(started).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'O Tramita precisa do Node.js 24 ou mais novo; este é o Node.js 20.19.0.\n',
  });
});

test('E1.12 a production install without the embedded provider and the demo starts with an external issuer', async () => {
  await rm(join(production, 'node_modules/@tramita/server/demo'), { recursive: true });
  expect(existsSync(join(production, 'node_modules/oidc-provider'))).toBe(false);
  const issuer = await startIssuer();
  try {
    await withCommand({ folder: production, env: issuer.env }, async (address) => {
      const config = await (await fetch(`${address}/config.json`)).json();
      expect(config).toMatchObject({ issuer: issuer.url, demo: false });
      expect(await (await fetch(address)).text()).toContain('<div id="root">');
      expect((await fetch(`${address}/auth/info`)).status).toBe(401);
      const authorization = `Bearer ${issuer.tokenFor('ana.souza')}`;
      // no user was created yet, so that a valid token names no one
      expect((await fetch(`${address}/auth/info`, { headers: { authorization } })).status).toBe(403);
    });
  } finally {
    issuer.close();
  }
});

import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Portal } from '../pages/Portal.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);

/** Returns a free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

test('E1.01 E1.10 npx tramita of the installed tarballs serves portal, API and the demo company', async ({ page }) => {
  // npm downloads the dependencies of the packages
  test.setTimeout(240_000);
  const folder = await mkdtemp(join(tmpdir(), 'tramita-installed-'));
  try {
    for (const name of ['client', 'widgets', 'server'])
      await run('corepack', ['pnpm', '--filter', `@tramita/${name}`, 'pack', '--pack-destination', folder]);
    const tarballs = (await readdir(folder)).map((file) => join(folder, file));
    expect(tarballs).toHaveLength(3);
    await run('npm', ['init', '--yes'], { cwd: folder });
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    await run('npm', ['install', ...quiet, ...tarballs], { cwd: folder });

    const port = await freePort();
    const server = spawn('npx', ['tramita', '--port', String(port)], { cwd: folder, stdio: 'pipe', detached: true });
    let said = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
    try {
      const address = `http://localhost:${port}`;
      await expect
        .poll(
          () =>
            fetch(`${address}/healthz`).then(
              ({ status }) => status,
              () => said,
            ),
          { timeout: 60_000 },
        )
        .toBe(200);
      await page.goto(address);
      await new SignInPage(page).choose('mariana.costa');
      const portal = new Portal(page);
      await expect(portal.topBar).toBeVisible();
      await page.goto(`${address}/attendance/to-do`);
      await expect(portal.tasks.rows.first()).toBeVisible();
    } finally {
      // a page that is still loading would log errors when the server ends
      await page.close();
      const ended = new Promise((resolve) => server.on('exit', resolve));
      // npx starts the server as a child process
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      await ended;
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
});

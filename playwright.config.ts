import { execFileSync } from 'node:child_process';
import { defineConfig, devices } from '@playwright/test';
import { headlessLaunch } from './chromium.ts';

/** Called once; the workers, which read this file again, inherit the port. */
function freePort(): string {
  const script =
    'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })';
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}

process.env['TRAMITA_E2E_PORT'] ??= freePort();
const port = process.env['TRAMITA_E2E_PORT'];
const origin = `http://localhost:${port}`;

/** Journeys that change or count tasks of the demo company and therefore run one at a time. */
const changing = [
  'bulk',
  'conflict',
  'embed/nps-form',
  'keyboard',
  'list-columns',
  'main-job',
  'modeler',
  'network',
  'notifications',
  'report',
  'retry',
  'shell-tools',
  'task-lists',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  projects: [
    { name: 'changing', testMatch: changing, workers: 1 },
    { name: 'beside', testMatch: '**/*.spec.ts', testIgnore: changing, workers: 1 },
  ],
  forbidOnly: !!process.env['CI'],
  // ten failures are enough to see that a fault affects every journey
  maxFailures: process.env['CI'] ? 10 : 0,
  // a journey that needed the second try is listed at the end
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  timeout: 120_000,
  // two journeys share the machine
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // without animations no test has to wait for their end
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // recording costs a third of the time; in CI, a failure is repeated locally to inspect it
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: headlessLaunch,
  },
  webServer: {
    command: `node scripts/serve-e2e.mjs --port ${port}`,
    url: `${origin}/healthz`,
    timeout: 180_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

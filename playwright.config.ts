import { defineConfig, devices } from '@playwright/test';
import { headlessLaunch } from './chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  // tests of the installed packages need no browser and run in Vitest
  testMatch: '**/*.spec.ts',
  // they install the packed packages, which takes minutes: `pnpm test:examples`
  testIgnore: 'examples/**',
  globalSetup: './e2e/support/prepare-demo-data.ts',
  // each worker has its own server, so that its tests can change the demo company
  workers: 2,
  forbidOnly: !!process.env['CI'],
  // ten failures are enough to see that a fault affects every journey
  maxFailures: process.env['CI'] ? 10 : 0,
  // a journey that needed the second try is listed at the end
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  // the waits only end journeys that hang: two share the machine, which may be slow
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // without animations no test has to wait for their end
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // recording costs a third of the time; in CI, a failure is repeated locally to inspect it
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: headlessLaunch,
  },
});

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { headlessLaunch } from './chromium.ts';
import { lateDependencies } from './late-dependencies.ts';
import { testDatabaseFile } from './packages/server/src/db/testing/test-database-file.ts';
import { styleTiers } from './style-tiers.ts';
import { clipboardCommands } from './vitest.clipboard.ts';

// a machine that tests everything at once may be late for one test; what needed the second try is named at the end
const retry = process.env['CI'] ? 1 : 0;

// ends a test that hangs, for every test the same: a machine that does other things as well takes many times longer
const patience = { testTimeout: 240_000, hookTimeout: 300_000 };

// a fresh object per project: Vitest writes project names into `instances`
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: headlessLaunch, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
  commands: clipboardCommands,
});

// sandboxes start from a database that is made once, not anew in each page
const env = { TRAMITA_SANDBOX_DATABASE: `/@fs/${testDatabaseFile}` };

export default defineConfig({
  test: {
    globalSetup: ['test-database-file.ts', 'postgres-template.ts'].map(
      (file) => `./packages/server/src/db/testing/${file}`,
    ),
    // one kind after the other, two files at once: more pages than cores only wait for each other
    maxWorkers: 2,
    reporters: ['default', './vitest.plain-reporter.ts'],
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin(), styleTiers()],
        resolve: { conditions: ['@tramita/source', ...defaultServerConditions] },
        ssr: { resolve: { conditions: ['@tramita/source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          environment: 'node',
          // each file leaves things as it found them, so that they share what was loaded: half the time
          isolate: false,
          sequence: { groupOrder: 0 },
          // some wait for servers they start and kill
          maxWorkers: 3,
          ...patience,
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin(), styleTiers()],
        resolve: { conditions: ['@tramita/source', ...defaultClientConditions] },
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react/jsx-dev-runtime',
            'axe-core',
            'vitest-browser-react',
            ...lateDependencies,
          ],
        },
        test: {
          name: 'browser',
          isolate: false,
          retry,
          sequence: { groupOrder: 1 },
          env,
          ...patience,
          // what opens later is fetched first, on a machine that does other things as well
          expect: { poll: { timeout: 15_000 } },
          setupFiles: ['./vitest.quick-react.ts', './vitest.clean-page.ts'],
          include: ['packages/*/src/**/*.browser.test.tsx'],
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          isolate: false,
          retry,
          env,
          setupFiles: ['./vitest.quick-react.ts'],
          ...patience,
          sequence: { groupOrder: 2 },
          browser: browser(),
        },
      },
    ],
  },
});

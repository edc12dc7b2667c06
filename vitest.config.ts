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
import { EnvironmentSequencer } from './vitest.order.ts';

const patience = {
  // a test may be too slow when the machine is busy; tests that needed the second try are listed at the end
  retry: process.env['CI'] ? 1 : 0,
  // only ends tests that hang: on a busy machine every test takes many times longer
  testTimeout: 240_000,
  hookTimeout: 600_000,
};

// a fresh object per project: Vitest writes project names into `instances`
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: headlessLaunch, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
  commands: clipboardCommands,
});

// sandboxes start from a database file that is created once instead of in every page
const env = { TRAMITA_SANDBOX_DATABASE: `/@fs/${testDatabaseFile}` };

export default defineConfig({
  test: {
    globalSetup: ['test-database-file.ts', 'postgres-template.ts'].map(
      (file) => `./packages/server/src/db/testing/${file}`,
    ),
    // one project after the other, three files at once, because pages often wait for the test runner
    maxWorkers: 3,
    sequence: { sequencer: EnvironmentSequencer },
    reporters: ['default', './vitest.plain-reporter.ts'],
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin(), styleTiers()],
        resolve: { conditions: ['@tramita/source', ...defaultServerConditions] },
        ssr: { resolve: { conditions: ['@tramita/source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          environment: 'node',
          // files clean up after themselves and share loaded modules, which halves the time
          isolate: false,
          setupFiles: ['./vitest.patience.ts', './vitest.dom-files.ts'],
          sequence: { groupOrder: 0 },
          // some tests wait for servers that they start and kill
          maxWorkers: 3,
          ...patience,
          // as long as other waits
          expect: { poll: { timeout: 15_000 } },
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{mjs,ts}'],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        plugins: [vanillaExtractPlugin(), styleTiers()],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        resolve: { conditions: ['@tramita/source', ...defaultClientConditions] },
        // apart from the packages that Storybook prepares
        cacheDir: 'node_modules/.vite/production-react',
        optimizeDeps: {
          // React's production build, as users get it, takes a third less work; stories use the development build
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'axe-core',
            'vitest-browser-react',
            ...lateDependencies,
          ],
        },
        test: {
          name: 'browser',
          isolate: false,
          sequence: { groupOrder: 1 },
          env,
          ...patience,
          // the first test of a page creates the sandbox's database, which takes long on a busy machine
          expect: { poll: { timeout: 60_000 } },
          setupFiles: ['./vitest.patience.ts', './vitest.sync-react.ts', './vitest.clean-page.ts'],
          include: ['packages/*/src/**/*.browser.test.tsx'],
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          isolate: false,
          env,
          setupFiles: ['./vitest.quick-react.ts'],
          ...patience,
          sequence: { groupOrder: 2 },
          browser: browser(),
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          // the built packages, packed and installed outside the workspace
          globalSetup: ['./e2e/packages/install.ts'],
          include: ['e2e/packages/**/*.test.ts'],
          sequence: { groupOrder: 3 },
          ...patience,
        },
      },
    ],
  },
});

import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The examples are installed and built as a company would, which takes minutes: they have a command of their own. */
export default defineConfig(base, {
  testDir: 'e2e/examples',
  testMatch: '**/*.spec.ts',
  testIgnore: [],
  globalSetup: ['./e2e/support/prepare-demo-data.ts', './e2e/examples/pack.ts'],
  workers: 1,
  timeout: 300_000,
});

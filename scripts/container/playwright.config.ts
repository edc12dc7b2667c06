import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The journey of the sign-in at the server of TRAMITA_E2E_ORIGIN, which runs already. */
export default defineConfig(base, {
  testDir: '../../e2e/journeys/portal',
  testMatch: 'sign-in.spec.ts',
  globalSetup: [],
  workers: 1,
});

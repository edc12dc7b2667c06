import { type RunningServer, withDemoServer } from './running-server.ts';
import { test as base } from './test.ts';

/**
 * Tests on a server of their own, whose database they may change between two runs, like another system that changes the
 * user register. Sign in with `ownSession`, because a restart ends sessions.
 */
export const test = base.extend<{ readonly ownServer: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form of a fixture without dependencies
  ownServer: [async ({}, use) => withDemoServer([], use), { timeout: 120_000 }],
  baseURL: async ({ ownServer }, use) => use(ownServer.origin),
});

export { expect } from './test.ts';

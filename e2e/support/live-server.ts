import { test as base } from './test.ts';

/** Tests on a server that has the realtime channel. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form of a fixture without dependencies
  serverFlags: [async ({}, use) => use(['--realtime', 'true']), { scope: 'worker' }],
});

export { expect } from './test.ts';

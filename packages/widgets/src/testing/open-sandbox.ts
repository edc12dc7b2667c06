import { type Sandbox, sharedSandbox } from '@tramita/server/sandbox';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Returns a sandbox for the tests of a file. Before each test it is reset, without faults and with a window of this size
 * in px. All files of a page share it, because starting a sandbox takes seconds.
 */
export async function openSandbox(width: number, height: number): Promise<Sandbox> {
  const sandbox = await sharedSandbox();
  beforeEach(async () => {
    await sandbox.reset();
    await page.viewport(width, height);
  });
  return sandbox;
}

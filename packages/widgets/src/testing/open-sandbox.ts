import { createSandbox, type Sandbox } from '@tramita/server/sandbox';
import { afterAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Opens a sandbox for all tests of a file. Before each test it is reset, without faults and with a window of this size
 * in px; it is closed after the last test.
 */
export async function openSandbox(width: number, height: number): Promise<Sandbox> {
  const sandbox = await createSandbox();
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await sandbox.reset();
    sandbox.faults.clear();
    await page.viewport(width, height);
  });
  return sandbox;
}

import { createSandbox, type Sandbox } from '@tramita/server/sandbox';
import { afterAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';

/**
 * A sandbox for all tests of a file: as new, without faults and with a window of this size in px before each of them,
 * and closed after the last.
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

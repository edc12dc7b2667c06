import type { Page } from '@playwright/test';

/** Returns the access token that a signed-in portal sends. */
export async function tokenOf(page: Page): Promise<string> {
  const call = page.waitForRequest((request) => 'authorization' in request.headers());
  await page.reload();
  return ((await (await call).allHeaders())['authorization'] ?? '').replace('Bearer ', '');
}

import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { test } from './element-page.ts';

const compress = promisify(gzip);
const elements = new URL('../../packages/widgets/dist/elements/', import.meta.url);

/** Returns the weight of the scripts of the elements that the page has requested so far, in kB compressed. */
async function weightOf(page: Page): Promise<number> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/tramita\/(.*)$/.exec(name)?.[1] ?? []),
  );
  const files = await Promise.all([...new Set(paths)].map((path) => readFile(new URL(path, elements))));
  const sizes = await Promise.all(files.map(async (file) => (await compress(file, { level: 9 })).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test('E4.14 the first screens of bell, inbox and catalogue load at most 45, 90 and 75 kB, everything included', async ({
  openPage,
}) => {
  const bell = await openPage('mariana.costa', '<tramita-notifications token-url="/token"></tramita-notifications>');
  await bell.page.getByRole('button', { name: /^Notificações/ }).waitFor();
  expect.soft(await weightOf(bell.page)).toBeLessThanOrEqual(45);

  const inbox = await openPage('mariana.costa', '<tramita-task-inbox token-url="/token"></tramita-task-inbox>');
  await inbox.portal.tasks.rows.first().waitFor();
  expect.soft(await weightOf(inbox.page)).toBeLessThanOrEqual(90);

  const catalogue = await openPage('mariana.costa', '<tramita-catalogue token-url="/token"></tramita-catalogue>');
  await catalogue.page.locator('[data-slot="service"]').first().waitFor();
  expect.soft(await weightOf(catalogue.page)).toBeLessThanOrEqual(75);
});

test('E4.14 the rating form in a single file is at most 25 kB, everything included', async () => {
  const file = await readFile(new URL('nps-form.js', elements));
  expect(file.toString()).not.toMatch(/\bimport\s*\(|\bfrom\s*["']/);
  expect((await compress(file, { level: 9 })).length / 1000).toBeLessThanOrEqual(25);
});

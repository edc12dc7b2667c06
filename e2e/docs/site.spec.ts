import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { typeInto } from '../support/typing.ts';

/** Returns the addresses of all pages, which the navigation of each page lists. */
async function addressesOf(page: Page): Promise<string[]> {
  await page.goto('/docs/');
  return page.locator('#pages a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
}

test('E10.01 the server shows the documentation at /docs, with a guide for each subject', async ({ page }) => {
  await page.goto('/docs');
  expect(new URL(page.url()).pathname).toBe('/docs/');
  const pages = await addressesOf(page);
  for (const subject of [
    ...['getting-started', 'widgets', 'theming', 'tokens', 'elements', 'frames', 'server-rendering', 'security'],
    ...['testing', 'own-backend', 'running', 'processos', 'error-codes', 'changelog', 'migration'],
  ]) {
    expect(pages).toContain(`/docs/${subject}/`);
  }
  await page.getByRole('link', { name: 'Theming' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theming' })).toBeVisible();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
});

test('E10.02 a guide leads to the reference of the exports that it names', async ({ page }) => {
  await page.goto('/docs/server-rendering/');
  await page.getByRole('link', { name: 'prefetchTaskInbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '@tramita/widgets/task-inbox' })).toBeVisible();
  await expect(page.locator('#prefetchtaskinbox')).toBeInViewport();
  await expect(page.locator('#taskinboxprops + p')).toHaveText('Props of the task inbox.');
});

test('E10.03 the search works without a network and from the keyboard', async ({ page, context, baseURL }) => {
  // only the server of the page may be called
  await context.route(/.*/, (route) =>
    route.request().url().startsWith(String(baseURL)) ? route.continue() : route.abort(),
  );
  await page.goto('/docs/');
  await page.keyboard.press('/');
  await page.keyboard.type('frame sign-in', { delay: 20 });
  await expect(page.getByRole('option').first()).toContainText('Frames › Sign-in');
  // once loaded, the index needs no server either
  await context.setOffline(true);
  await typeInto(page.getByRole('combobox'), 'usedynamicform');
  await expect(page.getByRole('option').first()).toContainText('useDynamicForm');
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page.locator('#usedynamicform')).toBeInViewport();
  await typeInto(page.getByRole('combobox'), 'qqqqqq');
  await expect(page.getByText('No page contains “qqqqqq”.')).toBeVisible();
});

test('E10.08 no page has a broken link, image or anchor', async ({ page, request }) => {
  const found = new Map<string, { links: string[]; ids: Set<string> }>();
  for (const address of await addressesOf(page)) {
    const html = await (await request.get(address)).text();
    const all = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
    found.set(address, {
      links: all(/(?:href|src)="([^"]*)"/g),
      ids: new Set(all(/ id="([^"]+)"/g)),
    });
  }
  const repository = 'https://github.com/tramita/tramita/blob/main/';
  const broken: string[] = [];
  const files = new Map<string, Promise<boolean>>();
  for (const [address, { links }] of found) {
    for (const link of new Set(links)) {
      const [path = '', anchor] = link.startsWith('#') ? [address, link.slice(1)] : link.split('#');
      const target = found.get(path);
      if (link.startsWith(repository)) {
        if (!existsSync(link.slice(repository.length))) broken.push(`${address}: ${link}`);
      } else if (target) {
        if (anchor && !target.ids.has(decodeURIComponent(anchor))) broken.push(`${address}: ${link}`);
      } else if (path.startsWith('/docs/')) {
        const isServed = files.get(path) ?? request.get(path).then((response) => response.ok());
        files.set(path, isServed);
        if (!(await isServed)) broken.push(`${address}: ${link}`);
      } else if (!/^https:\/\/(github|llmstxt|www\.(designtokens|standardwebhooks))\./.test(link))
        broken.push(`${address}: ${link}`);
    }
  }
  expect(found.size).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});

test.describe('in both themes', () => {
  test.use({ colorScheme: 'light', viewport: { width: 1280, height: 900 } });

  test('E10.08 every page passes axe and fits the window, in light at 1280 px and in dark at 390 px', async ({
    page,
    expectAccessible,
  }) => {
    test.setTimeout(600_000);
    const check = async (what: string) => {
      await expectAccessible(page, what);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
    };
    for (const [index, address] of (await addressesOf(page)).entries()) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address);
      // the list of pages is the same everywhere
      if (index > 0) await page.evaluate(() => document.querySelector('#pages')?.remove());
      await check(`${address} in light`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 390, height: 900 });
      await check(`${address} in dark`);
    }
  });
});

import type { Page } from '@playwright/test';
import { buildStorybook, serveStorybook } from '../support/storybook.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, { readonly storybook: string }>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form of a fixture without dependencies
    async ({}, use) => {
      buildStorybook();
      const { origin, close } = await serveStorybook();
      await use(origin);
      close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ storybook }, use) => use(storybook),
});

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
}

async function entriesOf(page: Page): Promise<Entry[]> {
  const response = await page.request.get('/index.json');
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

/** Headings begin with the name of a link to themselves. */
const endingIn = (text = '') => new RegExp(`(^| )${text}$`);

/** Opens a docs page; the next ones are opened in the same window, which loads the code once. */
async function openDocs(page: Page, { id, title }: Entry): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
  else {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__: { channel: { emit: (event: string, value: object) => void } };
      };
      preview.channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    }, id);
  }
  const heading = title === 'Welcome' ? 'Tramita' : title.split('/').at(-1);
  await expect(page.getByRole('heading', { level: 1, name: endingIn(heading) })).toBeVisible({ timeout: 60_000 });
}

test('E10.05 E10.08 every docs page is complete, passes axe and has no broken link', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(600_000);
  const entries = await entriesOf(page);
  const pages = entries.filter(({ type }) => type === 'docs');
  const ids = new Set(pages.map(({ id }) => id));
  expect(pages.length).toBeGreaterThan(45);
  const broken: string[] = [];
  for (const entry of pages) {
    await openDocs(page, entry);
    await expectAccessible(page, entry.title);
    if (/^(UI|Widgets|Form)\//.test(entry.title)) {
      for (const section of ['When to use it', 'Do', 'Don’t', 'Accessibility', 'Keyboard']) {
        await expect(page.getByRole('heading', { name: endingIn(section) }), entry.title).toBeVisible();
      }
      for (const facts of [/^Props/, /^Events/, /^Slots/, /^Tokens/]) {
        await expect(page.getByRole('heading', { name: facts }).first(), entry.title).toBeVisible();
      }
    }
    const links = await page
      .locator('#storybook-docs a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) {
      const target = /path=\/docs\/([\w-]+)$/.exec(link)?.[1];
      const isInside = link.startsWith('#') && (await page.locator(`[id="${link.slice(1)}"]`).count()) === 1;
      if (!(target ? ids.has(target) : isInside || link.startsWith('https://lucide.dev/'))) {
        broken.push(`${entry.title}: ${link}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test('E10.05 the tokens page shows contrast ratios of each theme, calculated from the tokens', async ({ page }) => {
  await page.goto('/iframe.html?id=foundations-tokens--docs&viewMode=docs');
  const row = page
    .getByRole('row')
    .filter({ hasText: /--tramita-text(?!-)/ })
    .first();
  await expect(row).toContainText(/1[0-9]\.\d\d:1 on surface/);
  const light = await row.textContent();
  await page.getByRole('radio', { name: 'dark', exact: true }).click();
  await expect(row).not.toHaveText(String(light));
});

test('E10.07 the toolbar switches theme, density, width, language, data and user', async ({
  page,
  expectComplaint,
}) => {
  // of Storybook's own toolbar
  expectComplaint(/'ariaLabel' prop on 'PopoverProvider'/);
  test.setTimeout(300_000);
  const story = page.frameLocator('#storybook-preview-iframe');
  const choose = async (tool: RegExp, title: string) => {
    await page.getByRole('button', { name: tool }).first().click();
    await page.getByRole('option', { name: title, exact: true }).click();
  };
  // the side bar has a button named MyData
  const data = /(?<!My)Data/;
  const entries = await entriesOf(page);
  const entry = entries.find(({ title, type }) => title === 'Widgets/Groups' && type === 'story');
  await page.goto(`/?path=/story/${entry?.id}`);
  const rows = story.getByRole('row');
  await expect(rows.nth(1)).toBeVisible({ timeout: 60_000 });

  const root = story.locator('[data-slot="root"]').first();
  const background = () => root.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();
  await choose(/Theme/, 'Dark');
  await expect.poll(background).not.toBe(light);

  await choose(/Density/, 'Compact');
  await expect(story.locator('[data-story-box]')).toHaveCSS('--tramita-size-row', '36px');
  await choose(/Width/, 'Phone, 390 px');
  await expect(story.locator('[data-story-box]')).toHaveCSS('width', '390px');
  await choose(/Width/, 'As the window');

  await choose(data, 'Few rows');
  await expect(rows).toHaveCount(3);
  await choose(data, 'Many rows');
  await expect.poll(() => rows.count()).toBeGreaterThan(9);
  await choose(data, 'Empty lists');
  await expect(story.getByText('Nenhum grupo encontrado')).toBeVisible();
  await choose(data, 'Failing server');
  await expect(story.getByRole('button', { name: /Tentar/ })).toBeVisible();
  await choose(data, 'Forbidden');
  await expect(story.locator('[data-slot="forbidden-state"]')).toBeVisible();
  await choose(data, 'Slow server');
  await expect(story.locator('[data-slot="skeleton"], [aria-busy="true"]').first()).toBeVisible();
  await expect(rows.nth(1)).toBeVisible();
  await choose(data, 'Data of the story');

  await choose(/Language/, 'English');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(story.getByRole('columnheader', { name: 'Members' })).toBeVisible();
  await choose(/Language/, 'Português');
  await expect(story.getByRole('columnheader', { name: 'Membros' })).toBeVisible();

  const summary = entries.find(({ title, type }) => title === 'Widgets/Summary' && type === 'story');
  await page.goto(`/?path=/story/${summary?.id}`);
  const greeting = story.getByRole('heading').first();
  await expect(greeting).toBeVisible({ timeout: 60_000 });
  await choose(/User/, 'Patrícia Lemos');
  await expect(greeting).toContainText('Patrícia');
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../support/test.ts';
import { differentPixels } from './different-pixels.ts';
import { servePage } from './serve-page.ts';

const widgets = ['inbox', 'catalogue', 'summary', 'report', 'departments', 'notifications'];
const html = `<!doctype html><html lang="pt-BR"><body style="margin: 0 !important"><script type="module" src="/page.js"></script>`;
const read = (file: string): string => readFileSync(file, 'utf8');

/** Style sheets of pages that change every element. */
const sheets: Record<string, string> = {
  bootstrap: read('node_modules/bootstrap/dist/css/bootstrap.min.css'),
  tailwind: read('node_modules/tailwindcss/preflight.css'),
  unset: '* { all: unset !important }',
  important: `
    *, *::before, *::after { letter-spacing: 3px !important; color: red !important; font: 30px cursive !important; direction: rtl !important;
      text-transform: uppercase !important; text-align: right !important; line-height: 3 !important; cursor: wait !important; }
    button, input, a, table, td, h1, h2, p, ul, li, span { display: none !important; background: lime !important; margin: 40px !important; }
  `,
};

const test = base.extend<{ readonly isolated: Page }>({
  isolated: async ({ openWindow, server, expectComplaint }, use) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    const page = await openWindow({ viewport: { width: 1280, height: 900 } });
    const token = await server.tokenFor('patricia.lemos');
    const served = await servePage({ script: { entryPoints: ['e2e/embed/isolated-widgets.tsx'] }, html, token });
    await page.goto(`${served.address}#${server.origin}`);
    for (const name of widgets)
      await expect(page.locator(`#${name} [data-slot="root"]`)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('#inbox tbody tr').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('#report tbody tr').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
    // without network nothing changes, so that differences come from the style sheets alone
    await page.context().setOffline(true);
    await use(page);
    await served.close();
  },
});

async function pictures(page: Page): Promise<Map<string, Buffer>> {
  const taken = new Map<string, Buffer>();
  for (const name of widgets) taken.set(name, await page.locator(`#${name}`).screenshot({ animations: 'disabled' }));
  return taken;
}

test('E2.05 E2.08 rules of the page, also with !important, change no pixel of isolated widgets', async ({
  isolated,
  context,
}) => {
  test.setTimeout(240_000);
  // relative times must not change between two pictures
  await isolated.clock.setFixedTime(await isolated.evaluate(() => Date.now()));
  const empty = await context.newPage();
  const before = await pictures(isolated);
  for (const [sheet, css] of Object.entries(sheets)) {
    const added = await isolated.addStyleTag({ content: css });
    const after = await pictures(isolated);
    for (const name of widgets) {
      const count = await differentPixels(empty, before.get(name) as Buffer, after.get(name) as Buffer);
      expect(count, `${name} with ${sheet}`).toBe(0);
    }
    await added.evaluate((element) => element.parentNode?.removeChild(element));
  }
});

test('E2.05 dialogs, menus and messages of an isolated widget open inside its shadow root with its styles', async ({
  isolated,
}) => {
  await isolated.addStyleTag({ content: sheets['important'] as string });
  const inbox = isolated.locator('#inbox');
  await inbox.getByRole('button', { name: 'Colunas' }).click();
  const panel = isolated.getByRole('dialog');
  await expect(panel).toBeVisible();
  expect(await isolated.evaluate(() => document.querySelectorAll('[role="dialog"], [role="menu"]').length)).toBe(0);
  const look = await panel.evaluate((element) => {
    const { color, letterSpacing, textTransform, backgroundColor } = getComputedStyle(element);
    return { color, letterSpacing, textTransform, backgroundColor };
  });
  expect(look).toEqual({
    color: 'rgb(28, 32, 36)',
    letterSpacing: 'normal',
    textTransform: 'none',
    backgroundColor: 'rgb(255, 255, 255)',
  });
  await isolated.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('E2.07 a page styles parts of an isolated widget with ::part of their data-slot', async ({ isolated }) => {
  const row = isolated.locator('#inbox [data-slot="toolbar"]').first();
  await expect(row).toHaveAttribute('part', 'toolbar');
  await isolated.addStyleTag({ content: '[data-slot="host"]::part(toolbar) { background: rgb(1, 2, 3) }' });
  await expect(row).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

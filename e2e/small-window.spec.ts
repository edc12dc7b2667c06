import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const phone = { width: 390, height: 844 };
/** A window of 1280 x 1024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

interface Focused {
  readonly what: string;
  readonly isInView: boolean;
  /** What lies over it; empty if nothing does. */
  readonly coveredBy: string;
  /** Height of heads and feet in view, in px. */
  readonly around: number;
}

/** Presses Tab and looks at the control that has the focus; null at the end of the page. */
async function tab(page: Page): Promise<Focused | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.getAttribute('data-slot') ?? ''} ${element.textContent?.slice(0, 30)}`;
    const box = focused.getBoundingClientRect();
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const seen = Math.min(box.height, innerHeight / 2, 24) - 2;
    const isInView = bottom - top >= seen && right > left;
    const at = isInView ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
    const isOwn =
      !at || focused.contains(at) || at.contains(focused) || at.closest('label') === focused.closest('label');
    const isHead =
      'header, footer, [data-slot="modeler-problems"], [data-slot="toolbar"], [data-slot="dialog-header"], [data-slot="dialog-footer"]';
    let around = 0;
    for (const head of document.querySelectorAll(isHead)) {
      if (head.parentElement?.closest(isHead) || !head.checkVisibility()) continue;
      const { top, bottom } = head.getBoundingClientRect();
      around += Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    }
    return { what: nameOf(focused), isInView, coveredBy: isOwn ? '' : nameOf(at), around };
  });
}

/** Walks over the page with Tab. */
async function walk(page: Page, what: string, stops: number): Promise<void> {
  let last = zoomed.height;
  for (let at = 0; at < stops; at += 1) {
    const focused = await tab(page);
    if (!focused) break;
    expect.soft(focused.isInView, `${what}: ${focused.what} is in view`).toBe(true);
    expect.soft(focused.coveredBy, `${what}: ${focused.what} is covered`).toBe('');
    last = Math.min(last, focused.around);
  }
  expect.soft(last, `${what}: heads and feet scroll away`).toBeLessThanOrEqual(zoomed.height / 2);
}

const screens = {
  'rafael.nunes': ['/services', '/summary', '/my-tasks/in-progress'],
  'mariana.costa': ['/attendance/to-do', '/my-attendance/to-do'],
  'jorge.valente': ['/report', '/updates'],
  'camila.duarte': ['/dashboard'],
  'patricia.lemos': ['/governance/departments', '/adm/groups', '/adm/outbox'],
  'bruno.amaral': ['/adm/workflows', '/adm/workflow/new'],
} as const;

for (const [userName, addresses] of Object.entries(screens)) {
  test(`C11.03 C11.09 every focused control is in view at 400 % zoom, and forced colours keep the screens usable, ${userName}`, async ({
    enter,
  }, info) => {
    test.setTimeout(120_000);
    const { page, tasks, detail } = await enter(userName, { at: addresses[0], viewport: zoomed });
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await walk(page, address, 24);
      if (address === '/my-attendance/to-do') {
        await tasks.rows.first().getByRole('link').first().click();
        await expect(detail.steps).toBeAttached();
        await walk(page, 'open task', 40);
        await page.goto(address);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ forcedColors: 'active' });
      const row = page.locator('[data-slot="row"]:has([data-slot="row-actions"])').first();
      if ((await row.count()) > 0) {
        await row.hover();
        const actions = row.locator('[data-slot="row-actions"]');
        await expect(actions).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await expect(actions).toHaveCSS('background-image', 'none');
      }
      for (const dot of await page.locator('tr[data-state~="unread"] > td:first-child').all()) {
        expect(await dot.evaluate((cell) => getComputedStyle(cell, '::before').backgroundColor)).not.toBe(
          'rgb(255, 255, 255)',
        );
      }
      const track = page.locator('[data-slot="track"] > *').first();
      if ((await track.count()) > 0) await expect(track).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const picture = info.outputPath(`forced${address.replaceAll('/', '-')}.png`);
      await page.screenshot({ path: picture });
      await info.attach(address, { path: picture });
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize(zoomed);
    }
  });
}

test('C11.02 Tab never stops on what an open task, panel or dialog covers', async ({ enter }) => {
  const { page, tasks, detail, topBar } = await enter('mariana.costa', { at: '/attendance/to-do', viewport: phone });
  /** Presses Tab all around and returns the controls outside that had the focus. */
  const outside = async (inside: string, stops: number) => {
    const found: string[] = [];
    for (let at = 0; at < stops; at += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate((inside) => {
        const focused = document.activeElement;
        if (!focused || focused === document.body || focused.closest(inside)) return '';
        return focused.outerHTML.slice(0, 120);
      }, inside);
      if (name) found.push(name);
    }
    return found;
  };
  await tasks.rows.first().getByRole('link').first().click();
  await expect(detail.steps).toBeVisible();
  expect(await outside('[data-slot="task-detail"]', 45)).toEqual([]);
  await expect(topBar.getByRole('button', { includeHidden: true }).first()).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(detail.region).toHaveCount(0);
  // what was covered can be used again
  await topBar.getByRole('button', { name: /^Notificações/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel).toBeVisible();
  expect(await outside('[role="dialog"]', 12)).toEqual([]);
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await expect(topBar.getByRole('button', { name: /^Notificações/ })).toBeFocused();
  await topBar.getByRole('button', { name: 'Abrir menu' }).click();
  expect(await outside('nav', 12)).toEqual([]);
});

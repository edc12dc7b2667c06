import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** Main screens, each with a control or row that is visible once it has loaded. */
const screens = {
  'mariana.costa': {
    '/services': '[data-slot="service"]',
    '/summary': 'main a[href*="/"]',
    '/my-tasks/in-progress': 'tbody tr, [data-slot="empty-state"]',
    '/attendance/to-do': 'tbody a',
    '/my-attendance/to-do': 'tbody a',
    '/updates': 'main a[href*="/update/"]',
  },
  'patricia.lemos': {
    '/report': 'main [role="tab"]',
    '/dashboard': 'main [role="tab"]',
    '/governance/departments': 'tbody a',
    '/adm/groups': 'tbody tr',
    '/adm/outbox': 'table',
    '/adm/sheets': 'main',
    '/adm/workflows': 'tbody tr',
    '/adm/workflow/new': '[role="toolbar"]',
  },
} as const;

/** Returns elements that scroll sideways, are cut off or are covered in the current view. */
function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? ''} ${element.textContent?.trim().slice(0, 40)}`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2;
    /** Returns whether a scrolling ancestor hides the point. */
    const isScrolledAway = (element: Element, x: number, y: number) => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowY === 'visible') continue;
        const { top, right, bottom, left } = at.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return false;
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
    for (const bar of document.querySelectorAll('header, footer, [role="toolbar"], [role="tablist"]')) {
      if (isShown(bar) && bar.scrollWidth > bar.clientWidth + 1) found.push(`does not fit: ${nameOf(bar)}`);
    }
    for (const control of document.querySelectorAll('th, button, [role="tab"]')) {
      if (!isShown(control)) continue;
      for (const part of [control, ...control.querySelectorAll('*')]) {
        if (part.clientWidth <= 2 || getComputedStyle(part).overflowX === 'visible') continue;
        if (part.scrollWidth > part.clientWidth + 1) found.push(`is cut off: ${nameOf(control)}`);
      }
    }
    for (const control of document.querySelectorAll('button, a[href], input, select, textarea')) {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (!isShown(control) || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      if (isScrolledAway(control, x, y)) continue;
      // an open task covers the whole screen of a phone
      if (control.closest('[inert]')) continue;
      const cover = document.elementFromPoint(x, y)?.closest('button, a[href], input, select, textarea');
      if (!cover || cover.contains(control) || control.contains(cover)) continue;
      // the panels of the modeler open over the diagram
      if (cover.closest('aside') && !control.closest('aside')) continue;
      if (cover.closest('label') && cover.closest('label') === control.closest('label')) continue;
      found.push(`${nameOf(control)} is covered by ${nameOf(cover)}`);
    }
    return found;
  });
}

for (const [userName, addresses] of Object.entries(screens)) {
  test(`C10.22 C10.07 C10.17 at four widths nothing scrolls sideways, is cut off or covered, ${userName}`, async ({
    enter,
  }) => {
    const { page } = await enter(userName, { viewport: sizes[0] });
    for (const [address, loaded] of Object.entries(addresses)) {
      await page.goto(address);
      await expect(page.locator(loaded).first(), address).toBeVisible();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expect.poll(() => flaws(page), `${address} at ${size.width} px`).toEqual([]);
      }
      await page.setViewportSize(sizes[0]);
    }
  });
}

test('C10.22 C10.07 the bar of selected tasks and an open task fit at four widths', async ({ enter }) => {
  const { page, tasks, detail } = await enter('mariana.costa', { at: '/attendance/to-do', viewport: sizes[0] });
  await tasks.rows.first().getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: /^Selecionar as \d+ desta etapa$/ })).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => flaws(page), `selection at ${size.width} px`).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize(sizes[0]);
  await tasks.rows.first().getByRole('link').first().click();
  await expect(detail.steps).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => flaws(page), `open task at ${size.width} px`).toEqual([]);
  }
});

test('C10.22 names of groups and processes are not cut off where they have room', async ({ enter }) => {
  const { page, tasks } = await enter('mariana.costa', { at: '/attendance/to-do', viewport: sizes[0] });
  const cut = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) =>
        parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
  await expect(tasks.rows.first()).toBeVisible();
  await expect(tasks.region.getByText('Contas a pagar').first()).toBeVisible();
  for (const { width, height } of sizes.slice(0, 3)) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cut('tbody [data-slot="avatar"] + span'), `groups at ${width} px`).toEqual([]);
    await expect.poll(() => cut('tbody td:has(> [data-task-link])'), `processes at ${width} px`).toEqual([]);
  }
  await page.goto('/summary');
  await expect(page.locator('tbody a').first()).toBeVisible();
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cut('tbody a'), `summary at ${width} px`).toEqual([]);
  }
});

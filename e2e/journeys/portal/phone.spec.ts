import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const phone = { width: 390, height: 844 };

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('T2.2.20 on a phone the drawer covers the page and closes after a click on an entry', async ({ enter }) => {
  const portal = await enter('mariana.costa', { viewport: phone });
  const { page, drawer, topBar, title } = portal;
  await expect(drawer).toBeHidden();
  const open = topBar.getByRole('button', { name: 'Abrir menu' });
  await open.click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Fechar menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await portal.entry('À fazer', 'Atendimento').click();
  await expect(drawer).toBeHidden();
  await expect(title).toHaveText('À fazer');
});

test('on a phone a task fills the screen, and nothing scrolls sideways', async ({ enter }) => {
  const { page, tasks, detail, catalogue, requestDialog } = await enter('rafael.nunes', { viewport: phone });
  await expect(catalogue.search).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto('/my-tasks/in-progress');
  await expect(tasks.rows.first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await tasks.rows.first().getByRole('link').first().click();
  await expect(detail.region).toBeVisible();
  const box = await detail.region.boundingBox();
  expect(box?.width).toBe(phone.width);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto('/services/fundo-fixo-de-caixa');
  await catalogue.confirm();
  await expect(requestDialog.send).toBeVisible();
  expect((await requestDialog.dialog.boundingBox())?.width).toBe(phone.width);
  expect(await sidewaysScroll(page)).toBe(0);
});

/** Collects the shifts of the layout in each page that is opened from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { readonly value: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts'));

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`nothing moves while the catalogue loads in any order, ${viewport.width} px wide`, async ({ enter }) => {
    const { page, catalogue } = await enter('mariana.costa', { viewport });
    await watchShifts(page);
    for (const late of ['**/assets/services-*.js', '**/v1/services/shortcuts', '**/v1/services?*']) {
      await page.route(late, async (route) => {
        // makes the response late
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto('/services');
      await expect(catalogue.service('Acesso a sistemas')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Favoritos e recentes' })).toBeVisible();
      expect(await shiftsOf(page), late).toEqual([]);
      await page.unroute(late);
    }
  });
}

test('nothing moves while the page of a person loads', async ({ enter }) => {
  const { page } = await enter('patricia.lemos', { viewport: phone });
  await watchShifts(page);
  await page.goto('/adm/people/1007');
  await expect(page.getByRole('button', { name: 'Bloqueio legal' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Dados' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('T9.12 P9.34 up to 767 px the drawer opens with a button, from 768 px it is always visible', async ({ enter }) => {
  const { page, drawer, topBar } = await enter('rafael.nunes', { viewport: { width: 767, height: 700 } });
  const menu = topBar.getByRole('button', { name: 'Abrir menu' });
  await expect(menu).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 768, height: 700 });
  await expect(drawer).toBeVisible();
  await expect(menu).toBeHidden();
});

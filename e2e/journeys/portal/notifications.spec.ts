import type { Page } from '@playwright/test';
import { Notifications } from '../../pages/Notifications.ts';
import type { Portal } from '../../pages/Portal.ts';
import { startFund } from '../../support/request-fund.ts';
import { expect, test } from '../../support/test.ts';

const superior = 'helena.barros';

/** Simulates a return from another tab, which makes the page load new notifications. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Returns the number on the bell. */
const unreadOf = async ({ count }: Notifications) =>
  (await count.count()) === 0 ? 0 : Number(await count.textContent());

/** Marks everything as read, so that the next task is not grouped with others of its process. */
async function readAll(enter: (userName: string) => Promise<Portal>): Promise<void> {
  const { page } = await enter(superior);
  const menu = new Notifications(page);
  await menu.bell.click();
  await menu.rows.or(menu.panel.locator('[data-slot="notification-group"]')).first().waitFor();
  if (await menu.count.isVisible()) await menu.markAll.click();
  await expect(menu.count).toHaveCount(0);
  await page.context().close();
}

test('T2.3.04 T2.3.05 T2.3.10 an action of another user is counted on the bell and in the title of the tab', async ({
  enter,
  server,
}) => {
  await readAll(enter);
  const { page } = await enter(superior);
  const menu = new Notifications(page);
  await expect(menu.bell).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await unreadOf(menu);
  const [idk] = await startFund(server, 'Troco para o sino.');
  await comeBack(page);
  await expect(menu.count).toHaveText(String(before + 1));
  await expect(menu.bell).toHaveAccessibleName(new RegExp(`^Notificações, ${before + 1} não lidas?$`));
  await expect(page).toHaveTitle(`(${before + 1}) Tramita`);

  await menu.bell.click();
  const row = menu.row(idk);
  await expect(row).toHaveAttribute('data-state', 'unread');
  await menu.action(row, 'Marcar como lida').click();
  await expect(page).toHaveTitle(before > 0 ? `(${before}) Tramita` : 'Tramita');
  await menu.action(row, 'Marcar como não lida').click();
  await expect(page).toHaveTitle(`(${before + 1}) Tramita`);
  await menu.markAll.click();
  await expect(menu.count).toHaveCount(0);
  await expect(page).toHaveTitle('Tramita');
  await page.reload();
  await expect(menu.bell).toHaveAccessibleName('Notificações');
});

test('T2.4.03 T2.4.04 T2.4.05 a notification is deleted, restored, and opened at its task', async ({
  enter,
  server,
}) => {
  await readAll(enter);
  const [idk] = await startFund(server, 'Troco para abrir.');
  const { page, detail } = await enter(superior);
  const menu = new Notifications(page);
  await menu.bell.click();
  const row = menu.row(idk);
  await menu.action(row, 'Excluir notificação').click();
  await expect(row).toHaveCount(0);
  await menu.undo.click();
  await expect(row).toBeVisible();
  await menu.opener(row).click();
  await expect(menu.panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/(attendance|my-attendance|my-tasks)\/to-do\/[\w-]+$/);
  await expect(detail.region).toContainText(idk);
  await expect(detail.approve.or(detail.assign).first()).toBeVisible();

  await menu.bell.click();
  await expect(row).toHaveAttribute('data-state', 'read');
  await menu.action(row, 'Excluir notificação').click();
  // leaving the page sends the deletion, even though it could still be undone
  await page.reload();
  await menu.bell.click();
  await expect(menu.rows.first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('changes in one tab appear in the other at once', async ({ enter, server }) => {
  await readAll(enter);
  const [idk] = await startFund(server, 'Troco para as abas.');
  const { page } = await enter(superior);
  const other = await page.context().newPage();
  await other.goto('/services');
  const here = new Notifications(page);
  const there = new Notifications(other);
  await expect(there.count).toBeVisible();
  await here.bell.click();
  await expect(here.row(idk)).toBeVisible();
  await here.markAll.click();
  await expect(there.count).toHaveCount(0);
  await here.action(here.row(idk), 'Marcar como não lida').click();
  await expect(there.count).toHaveText('1');
});

test('the bell can be used with the keyboard alone', async ({ enter, server }) => {
  await readAll(enter);
  const [idk] = await startFund(server, 'Troco pelo teclado.');
  const { page } = await enter(superior);
  const menu = new Notifications(page);
  await menu.bell.focus();
  await page.keyboard.press('Enter');
  const row = menu.row(idk);
  await expect(menu.opener(menu.rows.first())).toBeFocused();
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowUp');
  await expect(menu.opener(row)).toBeFocused();
  await page.keyboard.press('u');
  await expect(row).toHaveAttribute('data-state', 'read');
  await page.keyboard.press('Escape');
  await expect(menu.bell).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu.opener(row)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/to-do\/[\w-]+$/);
});

test('on a phone the list fills the screen', async ({ enter, server }) => {
  await startFund(server, 'Troco no telefone.');
  const { page } = await enter(superior, { viewport: { width: 390, height: 844 } });
  const menu = new Notifications(page);
  await menu.bell.click();
  await expect(menu.rows.first()).toBeVisible();
  expect(await menu.panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  for (const button of await menu.panel.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await menu.panel.getByRole('button', { name: 'Fechar' }).click();
  await expect(menu.bell).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the bell and its list are accessible, ${colorScheme}`, async ({ enter, expectAccessible }) => {
    const { page } = await enter(superior, { colorScheme });
    const menu = new Notifications(page);
    await expect(menu.bell).toBeVisible();
    await expectAccessible(page, 'closed');
    await menu.bell.click();
    await expect(menu.rows.first()).toBeVisible();
    await expectAccessible(page, 'open');
    await menu.action(menu.rows.first(), 'Excluir notificação').click();
    await expect(menu.undo).toBeVisible();
    await expectAccessible(page, 'deleted');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu.panel.getByRole('button', { name: 'Fechar' })).toBeVisible();
    await expectAccessible(page, 'on a phone');
  });
}

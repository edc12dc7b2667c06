import { Portal } from '../../pages/Portal.ts';
import { SignInPage } from '../../pages/SignInPage.ts';
import { expect, test } from '../../support/test.ts';

test('C11.11 without cookies and token the portal shows the sign-in and then returns to the page', async ({
  enter,
}) => {
  const { page, tasks } = await enter('juliana.prado', { at: '/my-tasks/in-progress', ownSession: true });
  await expect(tasks.rows.first()).toBeVisible();
  await page.context().clearCookies();
  // the token is only in the memory of the page
  await page.reload();
  const signIn = new SignInPage(page);
  await expect(signIn.heading).toBeVisible();
  await signIn.choose('juliana.prado');
  await expect(page).toHaveURL(/\/my-tasks\/in-progress$/);
  await expect(tasks.rows.first()).toBeVisible();
});

test('C11.10 signing out in one tab signs out the other tabs at once and removes their content', async ({ enter }) => {
  const portal = await enter('juliana.prado', { at: '/my-tasks/in-progress', ownSession: true });
  const other = await portal.page.context().newPage();
  await other.goto('/my-tasks/in-progress');
  const rows = other.locator('tr[data-state]');
  await expect(rows.first()).toBeVisible();
  await portal.signOut();
  await expect(other.getByRole('heading', { name: 'Você saiu da sua conta' })).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(other.getByText('Juliana Prado')).toHaveCount(0);
  await expect(new SignInPage(portal.page).heading).toBeVisible();
  await other.getByRole('button', { name: 'Entrar novamente' }).click();
  await expect(new SignInPage(other).heading).toBeVisible();
});

test('C11.10 a session that ended in another browser is detected when the tab gets focus, with one call', async ({
  enter,
  expectComplaint,
}) => {
  expectComplaint(/status of (400|401)/);
  const { page, tasks } = await enter('juliana.prado', { at: '/my-tasks/in-progress', ownSession: true });
  await expect(tasks.rows.first()).toBeVisible();
  // simulates another browser or window that cannot send messages to this tab
  const elsewhere = await page.context().newPage();
  await elsewhere.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await elsewhere.goto('/services');
  const other = new Portal(elsewhere);
  await other.signOut();
  await expect(new SignInPage(elsewhere).heading).toBeVisible();
  await expect(tasks.rows.first()).toBeVisible();
  let checks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/info')) checks += 1;
  });
  // a headless page never loses focus
  await page.evaluate(() => {
    for (let times = 0; times < 5; times += 1) window.dispatchEvent(new Event('focus'));
  });
  await expect(new SignInPage(page).heading).toBeVisible();
  expect(checks).toBe(1);
});

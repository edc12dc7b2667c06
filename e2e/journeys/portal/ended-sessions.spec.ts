import { Portal } from '../../pages/Portal.ts';
import { SignInPage } from '../../pages/SignInPage.ts';
import { expect, test } from '../../support/test.ts';

test('C11.11 without cookies and token the portal asks for the sign-in, and leads back to the page', async ({
  enter,
}) => {
  const { page, tasks } = await enter('juliana.prado', { at: '/my-tasks/in-progress', ownSession: true });
  await expect(tasks.rows.first()).toBeVisible();
  await page.context().clearCookies();
  // the token lives in the page alone
  await page.reload();
  const signIn = new SignInPage(page);
  await expect(signIn.heading).toBeVisible();
  await signIn.choose('juliana.prado');
  await expect(page).toHaveURL(/\/my-tasks\/in-progress$/);
  await expect(tasks.rows.first()).toBeVisible();
});

test('C11.10 signing out in one tab ends the other tabs of the user at once and removes what they show', async ({
  enter,
}) => {
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

test('C11.10 a session that ended elsewhere is noticed at the next focus, however soon that comes', async ({
  enter,
  expectComplaint,
}) => {
  expectComplaint(/status of (400|401)/);
  const { page, tasks } = await enter('juliana.prado', { at: '/my-tasks/in-progress', ownSession: true });
  await expect(tasks.rows.first()).toBeVisible();
  // as in another browser or window that cannot reach this tab
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
  // a headless page never loses the focus
  await page.evaluate(() => {
    for (let times = 0; times < 5; times += 1) window.dispatchEvent(new Event('focus'));
  });
  await expect(new SignInPage(page).heading).toBeVisible();
  expect(checks).toBe(1);
});

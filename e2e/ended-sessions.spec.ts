import { SignInPage } from './pages/SignInPage.ts';
import { expect, test } from './test.ts';

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

import { requestFund } from './request-fund.ts';
import { expect, test } from './test.ts';

test('a task is found, opened, approved and left with the keyboard alone', async ({ enter }) => {
  const requester = await enter('rafael.nunes');
  const idk = await requestFund(requester, 'Troco só pelo teclado.');

  const { page, tasks, detail } = await enter('helena.barros', { at: '/my-attendance/to-do' });
  await expect(tasks.row(idk)).toBeVisible();
  // past the drawer, into the page
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tasks.rows.first().waitFor();
  await page.keyboard.press('Tab');
  for (let moves = 0; moves < 20; moves += 1) {
    await page.keyboard.press('j');
    if (await tasks.row(idk).evaluate((row) => row.contains(document.activeElement))) break;
  }
  await page.keyboard.press('Enter');
  await expect(detail.region).toContainText(idk);
  await expect(page).toHaveURL(/\/my-attendance\/to-do\/[\w-]+$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/my-attendance\/to-do$/);
  await expect(tasks.row(idk)).toContainText(idk);
  await page.keyboard.press('Enter');
  await expect(detail.approve).toBeVisible();
  for (let moves = 0; moves < 60; moves += 1) {
    if (await detail.approve.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(detail.approve).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tasks.row(idk)).toHaveCount(0);
});

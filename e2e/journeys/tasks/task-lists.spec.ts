import { expect, test } from '../../support/test.ts';

test('T2.5.01 P2.1.31 every list has its own address, and an open task is part of the address', async ({ enter }) => {
  const { page, tasks, detail, title } = await enter('mariana.costa', { at: '/attendance/to-do' });
  await tasks.rows.first().waitFor();
  await tasks.rows.first().getByRole('link').first().click();
  await expect(detail.region).toBeVisible();
  await expect(page).toHaveURL(/\/attendance\/to-do\/[\da-f-]{36}$/);
  const heading = await detail.region.getByRole('heading').first().textContent();
  await page.reload();
  await expect(detail.region.getByRole('heading').first()).toHaveText(heading ?? '');
  await page.goto('/my-tasks/finished');
  await expect(title).toHaveText('Concluídas');
  await expect(detail.region).toHaveCount(0);
  await page.goto('/my-attendance/in-progress');
  await expect(tasks.region).toBeVisible();
});

import { expect, test } from '../../support/test.ts';

test('C11.04 a rating link opened by a user who may not rate shows why and no form', async ({
  enter,
  expectComplaint,
}) => {
  // a colleague without access to the request gets a 404
  expectComplaint(/status of 404|NOT_FOUND/);
  const requester = await enter('rafael.nunes', { at: '/my-tasks/finished' });
  await requester.tasks.rows.first().getByRole('link').first().click();
  await expect(requester.detail.steps).toBeVisible();
  const { pathname } = new URL(requester.page.url().replace('my-tasks/finished', 'nps'));
  for (const userName of ['helena.barros', 'patricia.lemos', 'otavio.rezende']) {
    const { page, rating } = await enter(userName, { at: `${pathname}?value=true` });
    await expect(page.getByText(/Só quem pediu o atendimento pode avaliá-lo/)).toBeVisible();
    await expect(rating.send).toHaveCount(0);
    await expect(rating.comment).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
  }
});

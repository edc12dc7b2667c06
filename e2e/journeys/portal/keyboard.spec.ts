import { tabTo } from '../../pages/tab-to.ts';
import { fundService, startFund } from '../../support/request-fund.ts';
import { expect, test } from '../../support/test.ts';

test('C10.16 a task is found, opened, approved and closed with the keyboard alone', async ({ enter, server }) => {
  const [idk] = await startFund(server, 'Troco só pelo teclado.');

  const { page, tasks, detail } = await enter('helena.barros', { at: '/my-attendance/to-do' });
  // C10.16 the list gets focus as soon as it is shown, so that its keys work at once
  await expect(tasks.region.locator('tbody :focus')).toHaveCount(1);
  // tasks of other journeys may fill the first page, so the task is found by its number
  await page.keyboard.press('/');
  await tabTo(page, tasks.idkFilter);
  await page.keyboard.type(idk);
  await expect(tasks.rows).toHaveCount(1);
  await tabTo(page, tasks.row(idk).getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(detail.region).toContainText(idk);
  await expect(page).toHaveURL(/\/my-attendance\/to-do\/[\w-]+\?filter\.idk=\d+$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/my-attendance\/to-do\?filter\.idk=\d+$/);
  // the address changes before the page does; only a closed task has returned the focus
  await expect(tasks.row(idk).locator(':focus')).toHaveCount(1);
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

test('a service is found, requested and followed with the keyboard alone', async ({ enter }) => {
  const { page, catalogue, requestDialog, detail } = await enter('rafael.nunes', {
    viewport: { width: 1440, height: 900 },
  });
  const choose = async (label: string, text: string) => {
    await tabTo(page, requestDialog.field(label));
    await page.keyboard.type(text);
  };
  await tabTo(page, catalogue.search);
  await page.keyboard.type('fundo fixo');
  await expect(catalogue.service(fundService.title)).toBeVisible();
  await tabTo(page, catalogue.service(fundService.title));
  await page.keyboard.press('Enter');
  await expect(catalogue.question).toBeVisible();
  await tabTo(page, catalogue.question.getByRole('button', { name: 'Sim' }));
  await page.keyboard.press('Enter');
  await expect(requestDialog.send).toBeVisible();
  await choose('Pedido', 'Reforço');
  await choose('Valor', '350,00');
  await choose('Observação', 'Só pelo teclado.');
  await tabTo(page, requestDialog.send);
  await page.keyboard.press('Enter');
  await expect(requestDialog.follow).toBeVisible();
  await tabTo(page, requestDialog.follow);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-tasks\/in-progress\/[\w-]+$/);
  await expect(detail.currentStep).toContainText('Aprovação do gestor');
});

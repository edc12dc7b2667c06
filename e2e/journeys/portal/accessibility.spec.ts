import { SignInPage } from '../../pages/SignInPage.ts';
import { requestFund } from '../../support/request-fund.ts';
import { expect, test } from '../../support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('pages outside the shell are accessible', async ({ page, expectAccessible }) => {
      await page.goto('/services');
      await expect(new SignInPage(page).heading).toBeVisible();
      await expectAccessible(page, 'sign-in');
      await page.goto('/nada/aqui');
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
      await expectAccessible(page, 'not found');
      await page.goto('/signin/callback?code=stale&state=unknown');
      await expect(page.getByRole('heading', { name: 'Erro ao acessar o app!' })).toBeVisible();
      await expectAccessible(page, 'failed sign-in');
    });

    test('the catalogue, a folder and the dialogs of a request are accessible', async ({ enter, expectAccessible }) => {
      const portal = await enter('rafael.nunes', { colorScheme });
      const { page, catalogue, requestDialog } = portal;
      await expect(catalogue.folder('Lojas')).toBeVisible();
      await expectAccessible(page, 'catalogue');
      await catalogue.folder('Lojas').click();
      await expect(catalogue.service('Fundo fixo de caixa')).toBeVisible();
      await expectAccessible(page, 'folder');
      await catalogue.service('Fundo fixo de caixa').click();
      await expect(catalogue.question).toBeVisible();
      await expectAccessible(page, 'question before the request');
      await catalogue.confirm();
      await expect(requestDialog.send).toBeVisible();
      await expectAccessible(page, 'request');
      await requestDialog.send.click();
      await page.getByRole('alertdialog', { name: 'Confira o formulário' }).getByRole('button').click();
      await expectAccessible(page, 'request with errors');
      await requestFund(portal, `Acessibilidade, ${colorScheme}`);
      await expectAccessible(page, 'sent');
    });

    test('task lists, task detail and rating are accessible', async ({ enter, expectAccessible }) => {
      const { page, tasks, detail, rating } = await enter('rafael.nunes', { at: '/my-tasks/finished', colorScheme });
      await expect(tasks.rows.first()).toBeVisible();
      await expectAccessible(page, 'finished requests');
      await tasks.rows.first().getByRole('link').first().click();
      await expect(detail.steps).toBeVisible();
      await expectAccessible(page, 'finished request');
      await page.goto(page.url().replace('my-tasks/finished', 'nps'));
      await expect(rating.send.or(page.getByText('Este atendimento já foi avaliado.'))).toBeVisible();
      await expectAccessible(page, 'rating');

      const attendant = await enter('mariana.costa', { at: '/attendance/to-do', colorScheme });
      await expect(attendant.tasks.rows.first()).toBeVisible();
      await expectAccessible(attendant.page, 'attendance');
      await attendant.tasks.rows.first().getByRole('link').first().click();
      await expect(attendant.detail.steps).toBeVisible();
      await expectAccessible(attendant.page, 'task next to the list');
      await attendant.userButton.click();
      await expect(attendant.page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
      // an open menu hides everything else from screen readers and is in no landmark
      await expectAccessible(attendant.page, 'menu of the user', ['region']);
    });
  });
}

import { readFileSync } from 'node:fs';
import { RatingPage } from '../../pages/RatingPage.ts';
import { fundService, requestFund } from '../../support/request-fund.ts';
import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** A picture of the smallest possible size. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('C7.11 T0.03 T0.04 T0.05 P0.02 P0.03 P2.1.14 P2.2.13 a request is sent from a phone with a photo, approved by its assignee, completed by a group, followed and rated', async ({
  enter,
  expectComplaint,
}) => {
  expectComplaint(/status of 409|NPS_ALREADY_RATED/);
  const requester = await enter('rafael.nunes', { viewport: { width: 390, height: 844 } });
  const { requestDialog } = requester;
  // follows the walkthrough of the README
  const [, service = '', category = ''] =
    readme.match(/As Rafael ask for _(.+?)_ \(in the category\s_(.+?)_, or by the search\)/i) ?? [];
  expect(service).toBe(fundService.title);
  await requester.catalogue.folder(category).click();
  await expect(requester.catalogue.service(service)).toBeVisible();
  await requester.page.goBack();
  await typeInto(requester.catalogue.search, 'fundo fixo');
  await expect(requestDialog.dialog).toHaveCount(0);
  await requester.catalogue.request(fundService.title);
  await expect(requestDialog.dialog).toBeVisible();
  await requestDialog.field('Pedido').selectOption('Reforço');
  await typeInto(requestDialog.field('Valor'), '350,00');
  await typeInto(requestDialog.field('Observação'), 'Troco para o feriado.');
  await requestDialog.attach('troco.png', photo, 'image/png');
  await requestDialog.send.click();
  await expect(requestDialog.dialog.getByText('Solicitação enviada com sucesso')).toBeVisible();
  const idk = await requestDialog.sentIdk();
  await requestDialog.follow.click();
  await expect(requester.page).toHaveURL(/\/my-tasks\/in-progress\/[\w-]+$/);
  await expect(requester.detail.currentStep).toContainText('Aprovação do gestor');
  const address = requester.page.url();

  const superior = await enter('helena.barros', { at: '/my-attendance/to-do' });
  await superior.tasks.open(idk);
  await expect(superior.detail.file('troco.png')).toBeVisible();
  await expect(superior.detail.field('Valor')).toHaveValue('350,00');
  await superior.detail.approve.click();
  await expect(superior.tasks.row(idk)).toHaveCount(0);

  const attendant = await enter('mariana.costa', { at: '/attendance/to-do' });
  await attendant.tasks.open(idk);
  await expect(attendant.detail.complete).toHaveAttribute('aria-disabled', 'true');
  await attendant.detail.assign.click();
  await attendant.detail.complete.click();
  await expect(attendant.tasks.row(idk)).toHaveCount(0);

  await requester.page.goto(address.replace('in-progress', 'finished'));
  await requester.detail.rate.click();
  await expect(requester.page).toHaveURL(/\/nps\/[\w-]+$/);
  const second = await requester.page.context().newPage();
  await second.goto(requester.page.url());
  const late = new RatingPage(second);
  await late.answer('Não Gostei');
  await requester.rating.answer('Gostei');
  await typeInto(requester.rating.comment, 'Chegou antes do feriado.');
  await requester.rating.send.click();
  await expect(requester.rating.thanks).toBeVisible();
  // the same link in another tab shows that the request was already rated
  await late.send.click();
  await expect(second.getByText('Este atendimento já foi avaliado.')).toBeVisible();
  await requester.page.reload();
  await expect(requester.page.getByText('Este atendimento já foi avaliado.')).toBeVisible();
});

test('a superior rejects a request with a reason, and the requester can read it', async ({ enter }) => {
  const requester = await enter('rafael.nunes');
  const idk = await requestFund(requester, 'Troco para a liquidação.');
  await requester.requestDialog.follow.click();
  await expect(requester.page).toHaveURL(/\/my-tasks\/in-progress\/[\w-]+$/);
  const address = requester.page.url();

  const superior = await enter('helena.barros', { at: '/my-attendance/to-do' });
  await superior.tasks.open(idk);
  await superior.detail.rejectBecause('O reforço do mês já foi usado.');
  await expect(superior.tasks.row(idk)).toHaveCount(0);

  await requester.page.goto(address.replace('in-progress', 'finished'));
  await expect(requester.detail.region.getByText('O reforço do mês já foi usado.').first()).toBeVisible();
});

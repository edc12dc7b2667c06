import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

test('shows the conflict and keeps the entered values if another user has taken and finished the task', async ({
  enter,
  expectComplaint,
}) => {
  const requester = await enter('rafael.nunes', { at: '/services/notebook-e-perifericos' });
  const { requestDialog } = requester;
  await requester.catalogue.confirm();
  await requestDialog.field('Pedido').selectOption('Equipamento novo');
  await requestDialog.pick('Itens', 'Monitor');
  await typeInto(requestDialog.field('O que aconteceu'), 'Monitor para o balcão.');
  await requestDialog.send.click();
  await expect(requestDialog.follow).toBeVisible();
  const idk = await requestDialog.sentIdk();

  const marina = await enter('marina.teixeira', { at: '/attendance/to-do' });
  await marina.tasks.open(idk);
  await marina.detail.assign.click();
  await typeInto(marina.detail.field('Custo estimado'), '480,00');

  // she releases the task on her phone, and a colleague takes it
  const phone = await enter('marina.teixeira', { at: new URL(marina.page.url()).pathname });
  await phone.detail.unassign.click();
  await expect(phone.detail.assign).toBeVisible();
  const thiago = await enter('thiago.menezes', { at: '/attendance/to-do' });
  await thiago.tasks.open(idk);
  await thiago.detail.assign.click();
  await typeInto(thiago.detail.field('Custo estimado'), '900,00');
  await thiago.detail.complete.click();
  await expect(thiago.tasks.row(idk).filter({ hasText: 'Triagem' }).getByRole('checkbox')).toHaveCount(0);

  expectComplaint(/status of 409/);
  await marina.detail.complete.click();
  await expect(marina.detail.conflict).toContainText('Thiago');
  await expect(marina.detail.conflict).toContainText('O que você preencheu continua na tela.');
  await expect(marina.detail.field('Custo estimado')).toHaveValue('480,00');
});

import { ModelerPage } from '../../pages/ModelerPage.ts';
import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

const designer = 'bruno.amaral';

test('M1.01 M1.10 M2.1.02 M4.53 M4.54 M7.22 a process with form, approval, decision and service task is drawn with the mouse, published, requested, completed and rated', async ({
  enter,
}) => {
  test.setTimeout(120_000);
  const title = 'Compra de canetas';
  const { page } = await enter(designer, { at: '/adm/workflows', viewport: { width: 1440, height: 900 } });
  await page.getByRole('link', { name: 'Novo Processo', exact: true }).click();
  const modeler = new ModelerPage(page);
  await expect(page).toHaveURL(/\/adm\/workflow$/);

  await modeler.describe({ title, department: 'Tecnologia', sector: 'Sistemas', isRated: true });
  const elapsed = await modeler.settings.getByRole('radio', { name: 'Horas corridas' }).boundingBox();
  expect(elapsed?.height, 'the words of the selected option are on one line').toBeLessThan(32);

  await modeler.addField('Item', 'Texto curto');
  await modeler.addField('Valor', 'Moeda');

  await modeler.add(/^Adicionar etapa \(/, 'Tarefa (Aprovação)');
  await modeler.set('Título', 'Aprovar a compra');
  await modeler.add('Adicionar etapa entre Aprovar a compra e Final', 'Decisão');
  await modeler.set('Título', 'Aprovada?');
  await modeler.decide(/^Conexão 1 de 1/, 'Sim', 'Aprovado', 'Sim');
  await modeler.add('Adicionar etapa entre Aprovada? e Final', 'Tarefa de Serviço');
  await modeler.set('Título', 'Lançar no ERP');
  await modeler.settings.getByRole('combobox', { name: 'Método' }).selectOption('POST');
  await modeler.set('URL da requisição', 'https://erp.redeipe.example/pedidos-de-compra');
  await modeler.step('Aprovada?').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Nova conexão' }).click();
  await expect(page.getByText('Selecione a etapa que fará conexão')).toBeVisible();
  await modeler.step('Final').click();
  await modeler.decide(/^Conexão 2 de 2/, 'Não', 'Aprovado', 'Não');
  await expect(page.getByText('Nenhum problema encontrado').first()).toBeVisible();

  await modeler.publish.click();
  await modeler.publishWindow.getByRole('button', { name: /^Publicar/ }).click();
  await expect(page.getByText('Processo publicado')).toBeVisible();
  await expect(page).toHaveURL(/\/adm\/workflows$/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  const requester = await enter('rafael.nunes');
  const { requestDialog } = requester;
  await requester.catalogue.folder('Suprimentos').click();
  await requester.catalogue.request(title);
  await typeInto(requestDialog.field('Item'), 'Canetas');
  await typeInto(requestDialog.field('Valor'), '350,00');
  await requestDialog.send.click();
  const idk = await requestDialog.sentIdk();
  await requestDialog.follow.click();
  await expect(requester.detail.currentStep).toContainText('Aprovar a compra');
  const address = requester.page.url();

  const superior = await enter('helena.barros', { at: '/my-attendance/to-do' });
  await superior.tasks.open(idk);
  await superior.detail.approve.click();
  await expect(superior.tasks.row(idk)).toHaveCount(0);

  await expect(async () => {
    await requester.page.goto(address.replace('in-progress', 'finished'));
    await requester.detail.rate.click({ timeout: 8000 });
  }).toPass();
  await requester.rating.answer('Gostei');
  await requester.rating.send.click();
  await expect(requester.rating.thanks).toBeVisible();
});

test('M4.26 M4.29 M5.4.23 a process with a decision is drawn, checked and published with the keyboard alone', async ({
  enter,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const { page } = await enter(designer, { at: '/adm/workflows', viewport: { width: 1440, height: 900 } });
  const modeler = new ModelerPage(page);
  await modeler.tabTo(page.getByRole('link', { name: 'Novo Processo', exact: true }));
  await page.keyboard.press('Enter');
  await modeler.typeInto('Título', 'Empréstimo de chave');
  await modeler.typeChoice('Categoria', 'Infraestrutura');
  await modeler.typeChoice('Status de usuário permitidos', 'Ativo');
  await page.keyboard.press('Escape');
  await modeler.typeChoice('Departamento', 'Tecnologia');
  await modeler.typeChoice('Setor', 'Sistemas');
  await modeler.tabTo(modeler.settings.getByRole('radio', { name: 'Sim' }).first());
  await page.keyboard.press('ArrowRight');

  await modeler.tabTo(page.getByRole('radio', { name: 'Fluxo' }));
  await page.keyboard.press('ArrowRight');
  await modeler.moveTo(/^Adicionar etapa,/);
  await page.keyboard.press('+');
  await modeler.chooseByKey('Tarefa (Usuário)');
  await page.keyboard.press('Enter');
  await modeler.typeInto('Título', 'Dizer de que sala');
  await modeler.moveTo(/Dizer de que sala/);
  await page.keyboard.press('+');
  await modeler.chooseByKey('Decisão');
  await page.keyboard.press('Enter');
  await modeler.typeInto('Título', 'Tem cópia?');

  await modeler.moveTo(/^Conexão 1 de 1/);
  await page.keyboard.press('Enter');
  await modeler.typeDecision('Concluída', 'Motivo', 'está vazio');
  await modeler.moveTo(/Tem cópia/);
  await page.keyboard.press('Shift+F10');
  await modeler.chooseByKey('Nova conexão');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await modeler.moveTo(/^Conexão 2 de 2/);
  await page.keyboard.press('Enter');
  await modeler.typeDecision('Falta algo', 'Motivo', 'está preenchido');
  await expect(page.getByText('Nenhum problema encontrado').first()).toBeVisible();
  await expectAccessible(page, 'the modeler as a list');

  await modeler.tabTo(modeler.publish);
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'the window before publishing');
  await modeler.tabTo(modeler.publishWindow.getByRole('button', { name: /^Publicar/ }));
  await page.keyboard.press('Enter');
  // the process has no form, so a confirmation opens
  await modeler.tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Processo publicado')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Empréstimo de chave' })).toBeVisible();
});

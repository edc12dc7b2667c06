import { ModelerPage } from '../../pages/ModelerPage.ts';
import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

const designer = 'bruno.amaral';
const title = 'Empréstimo de projetor';

/** A process from another tool; it contains no assignees. */
const bpmn = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="urn:x">
  <process id="p.1" name="${title}">
    <startEvent id="inicio.1" name="Pedir"/>
    <userTask id="tarefa.1" name="Conferir a agenda"/>
    <endEvent id="fim.1" name="Emprestado"/>
    <sequenceFlow id="f1" sourceRef="inicio.1" targetRef="tarefa.1"/>
    <sequenceFlow id="f2" sourceRef="tarefa.1" targetRef="fim.1"/>
  </process>
</definitions>`;

test('C11.11 an imported BPMN gets its destinations, a rule, a simulation and a request group; a draft outlives its next version', async ({
  enter,
}) => {
  test.setTimeout(180_000);
  const { page } = await enter(designer, { at: '/adm/workflows', viewport: { width: 1440, height: 900 } });
  await page.getByRole('link', { name: 'Novo Processo', exact: true }).click();
  const modeler = new ModelerPage(page);

  await test.step('imports a BPMN file past its destinations', async () => {
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Escolher arquivo' }).click();
    const file = { name: 'projetor.bpmn', mimeType: 'application/xml', buffer: Buffer.from(bpmn) };
    await (await chooser).setFiles(file);
    const destinations = page.getByRole('dialog', { name: 'Destinos da importação' });
    await typeInto(destinations.getByRole('combobox', { name: /^Departamento/ }), 'tecno');
    await page.getByRole('option', { name: 'Tecnologia' }).first().click();
    await typeInto(destinations.getByRole('combobox', { name: /^Setor/ }), 'sist');
    await page.getByRole('option', { name: 'Sistemas' }).first().click();
    await destinations.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Processo importado')).toBeVisible();
    await expect(modeler.step('Conferir a agenda')).toBeVisible();
  });

  await test.step('attaches a request group', async () => {
    await modeler.pick('Categoria', 'Suprimentos');
    await modeler.pick('Status de usuário permitidos', 'Ativo');
    await page.keyboard.press('Escape');
    await modeler.settings.getByRole('radio', { name: 'Não' }).first().click();
    const group = modeler.settings.getByRole('combobox', { name: 'Grupo de solicitação' });
    await typeInto(group, 'gest');
    await page.getByRole('option', { name: 'Gestores' }).click();
  });

  await test.step('builds a rule by expression', async () => {
    await modeler.addField('Valor', 'Moeda');
    await modeler.form.getByRole('button', { name: 'Novo campo' }).click();
    await typeInto(page.getByRole('textbox', { name: 'Título', exact: true }), 'Justificativa');
    await page.getByRole('combobox', { name: 'Tipo', exact: true }).selectOption({ label: 'Texto curto' });
    const required = page.getByRole('radiogroup', { name: 'Obrigatório' });
    await required.getByRole('radio', { name: 'Expressão JavaScript' }).click();
    await page.getByRole('textbox', { name: 'Expressão de Obrigatório' }).pressSequentially('#valor > 100');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Concluir' }).click();
  });

  await test.step('simulates the process to its end', async () => {
    await page.getByRole('button', { name: 'Testar', exact: true }).click();
    const trial = page.getByRole('dialog', { name: 'Testar o processo' });
    await trial.getByRole('tab', { name: 'Simulação' }).click();
    await typeInto(trial.getByRole('textbox', { name: /^Valor/ }), '350,00');
    await trial.getByRole('button', { name: 'Iniciar simulação' }).click();
    // the rule makes this field required
    await typeInto(trial.getByRole('textbox', { name: /^Justificativa/ }), 'Reunião da regional');
    await trial.getByRole('button', { name: 'Iniciar simulação' }).click();
    const step = trial.getByRole('region', { name: 'Etapa Conferir a agenda' });
    await step.getByRole('button', { name: 'Continuar' }).click();
    await expect(trial.getByText('O processo chegou ao fim')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(trial).toHaveCount(0);
  });

  const publish = async () => {
    await modeler.publish.click();
    await modeler.publishWindow.getByRole('button', { name: /^Publicar/ }).click();
    await expect(page.getByText('Processo publicado')).toBeVisible();
    await expect(page).toHaveURL(/\/adm\/workflows$/);
  };
  await publish();

  const outside = await enter('rafael.nunes');
  await outside.catalogue.folder('Suprimentos').click();
  await outside.catalogue.service(title).click();
  await expect(
    outside.page.getByText(
      'Você não pode iniciar esta solicitação pois não pertence ao grupo de solicitação deste processo.',
    ),
  ).toBeVisible();

  const member = await enter('marina.teixeira');
  const { requestDialog, catalogue } = member;
  await catalogue.folder('Suprimentos').click();
  await catalogue.request(title);
  await typeInto(requestDialog.field('Valor'), '350,00');
  await requestDialog.send.click();
  const refusal = member.page.getByRole('alertdialog', { name: 'Confira o formulário' });
  await refusal.getByRole('button').first().click();
  await expect(refusal).toHaveCount(0);
  await typeInto(requestDialog.field('Justificativa'), 'Reunião da regional');
  await expect(requestDialog.dialog.getByText(/^Rascunho salvo/)).toBeVisible();
  const address = member.page.url();

  await test.step('publishes the next version', async () => {
    await page.getByRole('link', { name: title }).click();
    await expect(modeler.step('Conferir a agenda')).toBeVisible();
    await page.getByRole('button', { name: 'Formulário', exact: true }).or(modeler.form).first().waitFor();
    await modeler.addField('Sala', 'Texto curto');
    await publish();
  });

  await member.page.goto(address);
  if ((await catalogue.question.count()) === 0) await catalogue.service(title).click();
  await catalogue.confirm();
  await expect(requestDialog.field('Sala')).toHaveValue('');
  await expect(requestDialog.field('Valor')).toHaveValue('350,00');
  await expect(requestDialog.field('Justificativa')).toHaveValue('Reunião da regional');
  await typeInto(requestDialog.field('Sala'), 'Auditório 2');
  await requestDialog.send.click();
  // the request starts with a task of the requester
  await expect(member.messages.getByText('Solicitação enviada com sucesso')).toBeVisible();
  await expect(member.detail.currentStep).toContainText('Conferir a agenda');
});

import { utils, write } from '@e965/xlsx';
import { createClient, staticTokenProvider } from '@tramita/client';
import type { ModelField, WorkflowModel } from '@tramita/client/contract';
import { addStep, changeConnection, changeStepField } from '@tramita/client/rules';
import { beforeEach, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryStorage } from '../../../provider/storage/key-value-storage.ts';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { timerDelays } from '../../../testing/timer-delays.ts';
import { Modeler } from '../Modeler.tsx';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { exampleModel } from './testing/example-model.ts';
import { FieldsStage } from './testing/fields-stage.tsx';

beforeEach(() => browserPage.viewport(1440, 900));

/** Opens the form panel of a document, and one of its fields if given. */
async function open(model: WorkflowModel = exampleModel(), fieldId?: string) {
  const store = createModelerStore(model, model);
  if (fieldId) store.select({ kind: 'field', fieldId });
  const screen = await render(
    <WidgetRoot theme="light" now={() => new Date('2026-11-21T15:00:00Z')} onError={() => {}}>
      <div style={{ height: 860, display: 'flex' }}>
        <FieldsStage store={store} />
      </div>
    </WidgetRoot>,
  );
  const present = () => store.get().history.present;
  return {
    screen,
    store,
    present,
    field: (id: string): ModelField => present().fields.find((field) => field.id === id) as ModelField,
    editor: screen.getByRole('region', { name: /^Campo / }),
    preview: screen.getByRole('region', { name: 'Prévia' }),
    rows: () =>
      [...screen.container.querySelectorAll('[data-field-id]')].map((row) => row.getAttribute('data-field-id')),
  };
}

test('M2.3.11 M2.3.12 M4.33 M3.1.09 the panel lists the form without built-in fields, and adds one named novo_campo', async () => {
  const model = exampleModel([]);
  const hidden: ModelField = {
    id: 'h',
    name: 'approved',
    label: 'Aprovado',
    type: 'boolean',
    hint: '',
    options: [],
    hidden: true,
  };
  const page = await open({ ...model, fields: [hidden] });
  const panel = page.screen.getByRole('complementary', { name: 'Formulário' });
  await expect.element(panel.getByRole('heading', { name: 'Formulário' })).toBeVisible();
  await expect.element(panel.getByText('Nenhum campo ainda')).toBeVisible();
  await panel.getByRole('button', { name: 'Novo campo' }).click();
  await expect.element(page.screen.getByRole('textbox', { name: 'Título' })).toHaveFocus();
  await expect.element(page.screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('novo_campo');
  expect(page.present().fields.map(({ name, hidden: isHidden }) => [name, isHidden ?? false])).toEqual([
    ['approved', true],
    ['novo_campo', false],
  ]);
  expect(page.rows()).toHaveLength(1);
});

test('M2.3.13 the button "Formulário" of the modeler opens the panel, on a phone over the flow', async () => {
  await browserPage.viewport(390, 800);
  const fetch = () => new Promise<Response>(() => {});
  const tokenProvider = staticTokenProvider('sem-resposta');
  const client = createClient({ baseUrl: 'https://api.test', tokenProvider, fetch });
  const screen = await render(
    <WidgetRoot
      client={client}
      theme="light"
      storage={memoryStorage()}
      storageScope="ana"
      style={{ height: 780, display: 'flex' }}
    >
      <Modeler client={client} theme="light" process={null} />
    </WidgetRoot>,
  );
  const panel = screen.getByRole('complementary', { name: 'Formulário' });
  expect(panel.elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Formulário', exact: true }).click();
  await expect.element(panel.getByRole('heading', { name: 'Formulário' })).toBeVisible();
  await panel.getByRole('button', { name: 'Novo campo' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Título' })).toHaveFocus();
  expect(panel.elements()).toHaveLength(0);
});

test('M5.2.27 M5.2.28 adds no field while another field of the form is invalid', async () => {
  const page = await open(exampleModel([{ id: 'a', label: 'A', type: '' }]));
  await page.screen.getByRole('button', { name: 'Novo campo' }).click();
  const text = 'Preenche corretamente todos os campos do formulário para prosseguir';
  await expect.element(page.screen.getByText(text)).toBeVisible();
  expect(page.present().fields).toHaveLength(1);
  await userEvent.selectOptions(page.editor.getByRole('combobox', { name: 'Tipo' }), 'Data');
  await page.screen.getByRole('button', { name: 'Novo campo' }).click();
  await expect.poll(() => page.present().fields.length).toBe(2);
});

test('M4.46 M5.2.07 M5.2.08 the name follows the title; a name in use is replaced by a free one with a notice', async () => {
  const page = await open(
    exampleModel([
      { id: 'a', label: 'Valor', type: 'money' },
      { id: 'b', label: 'Outro', type: 'string' },
    ]),
    'b',
  );
  const title = page.editor.getByRole('textbox', { name: 'Título' });
  const name = page.editor.getByRole('textbox', { name: 'Nome' });
  await expect.element(page.editor.getByText('segue o título')).toBeVisible();
  await userEvent.fill(title, 'Observação nº 1');
  await expect.element(name).toHaveValue('observacao_n__1');
  await userEvent.fill(title, 'Valor');
  await expect.element(name).toHaveValue('valor2');
  await expect
    .element(page.screen.getByText('Nome "valor" existente. Alteramos o nome para outro disponível..'))
    .toBeVisible();
  await userEvent.fill(name, 'proprio');
  await userEvent.fill(title, 'Título novo');
  await expect.element(name).toHaveValue('proprio');
  expect(page.editor.getByText('segue o título').elements()).toHaveLength(0);
});

test('M5.2.09 reports a name that another field already has when the input loses focus', async () => {
  const model = exampleModel([
    { id: 'a', label: 'Valor', type: 'money' },
    { id: 'b', label: 'Outro', type: 'string' },
  ]);
  const fields = model.fields.map((field) => ({ ...field, name: 'valor' }));
  const page = await open({ ...model, fields }, 'b');
  const message = page.editor.getByText('Nome existente. Escolha um diferente.');
  expect(message.elements()).toHaveLength(0);
  await page.editor.getByRole('textbox', { name: 'Nome' }).click();
  await userEvent.tab();
  await expect.element(message).toBeVisible();
  expect(page.store.get().failedChecks.size).toBe(1);
});

test('M5.2.01 M5.2.03 M5.2.39 M9.28 reports missing settings half a second after a change and blocks the modeler until they are set', async () => {
  const page = await open(
    exampleModel([
      { id: 'a', label: 'Valor', type: 'money' },
      { id: 'b', label: 'B', type: 'date' },
    ]),
    'a',
  );
  const title = page.editor.getByRole('textbox', { name: 'Título' });
  const message = page.editor.getByText('Preencha o título');
  const delays = timerDelays();
  await userEvent.clear(title);
  await expect.element(message).toBeVisible();
  expect(delays()).toContain(500);
  await page.screen.getByRole('button', { name: /^B\b/ }).click();
  expect(page.store.get().selection).toEqual({ kind: 'field', fieldId: 'a' });
  await userEvent.fill(title, 'Valor');
  await expect.element(message).not.toBeInTheDocument();
  await userEvent.clear(page.editor.getByRole('textbox', { name: 'Nome' }));
  await userEvent.tab();
  await expect.element(page.editor.getByText('Preencha o nome')).toBeVisible();
  await userEvent.fill(page.editor.getByRole('textbox', { name: 'Nome' }), 'valor');
  await page.screen.getByRole('button', { name: /^B\b/ }).click();
  await expect.element(page.screen.getByRole('region', { name: 'Campo B' })).toBeVisible();
});

test('M5.2.05 M5.2.14 M5.2.15 requires a type, and a mask or user property if the type needs one', async () => {
  const page = await open(exampleModel([{ id: 'a', label: 'Campo' }]), 'a');
  const done = page.editor.getByRole('button', { name: 'Concluir' });
  const type = page.editor.getByRole('combobox', { name: 'Tipo' });
  for (const [name, message] of [
    [null, 'Selecione um tipo'],
    ['Máscara', 'Selecione uma máscara'],
    ['Dado do usuário', 'Selecione uma opção'],
  ] as const) {
    if (name) await userEvent.selectOptions(type, name);
    await done.click();
    await expect.element(page.editor.getByText(message)).toBeVisible();
    expect(page.store.get().selection.kind).toBe('field');
  }
  await userEvent.selectOptions(
    page.editor.getByRole('combobox', { name: 'Dado do usuário' }),
    'Cargo - Superior (N1)',
  );
  await done.click();
  await expect.poll(() => page.store.get().selection.kind).toBe('process');
  expect(page.field('a').assigneeData).toBe('custom3N1');
});

test('M9.05 M9.06 M9.07 M5.2.02 M5.2.04 M5.2.06 counts the characters of title, name and hint and stops at their limits', async () => {
  const page = await open(exampleModel([{ id: 'a', label: 'A', name: 'a', type: 'date' }]), 'a');
  for (const [label, max] of [
    ['Título', 50],
    ['Nome', 100],
    ['Dica', 100],
  ] as const) {
    const input = page.editor.getByRole('textbox', { name: label });
    await expect.element(input).toHaveAttribute('maxlength', String(max));
    await userEvent.fill(input, 'x'.repeat(max - 1));
    await expect.element(page.editor.getByText(`${max - 1}/${max}`)).toBeVisible();
    await userEvent.type(input, 'yz');
    await expect.element(input).toHaveValue(`${'x'.repeat(max - 1)}y`);
  }
});

test('M4.34 M4.35 moves fields by buttons, keys and dragging; the focus stays on the control that was used', async () => {
  const page = await open(
    exampleModel(['a', 'b', 'c', 'd'].map((id) => ({ id, label: id.toUpperCase(), type: 'date' as const }))),
  );
  const button = (name: string) => page.screen.getByRole('button', { name });
  await userEvent.hover(page.screen.getByRole('button', { name: /^A\b/ }));
  await button('Mover A para baixo').click();
  expect(page.rows()).toEqual(['b', 'a', 'c', 'd']);
  await expect.element(button('Mover A para baixo')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(page.rows()).toEqual(['b', 'c', 'd', 'a']);
  await expect.element(button('Mover A para baixo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(page.rows()).toEqual(['b', 'c', 'd', 'a']);
  const row = page.screen.getByRole('button', { name: /^D\b/ });
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(page.rows()).toEqual(['d', 'b', 'c', 'a']);
  await expect.element(row).toHaveFocus();
  await userEvent.hover(page.screen.getByRole('heading', { name: 'Formulário' }));
  await userEvent.dragAndDrop(row, page.screen.getByRole('button', { name: /^C\b/ }));
  await expect.poll(page.rows).toEqual(['b', 'c', 'd', 'a']);
  const start = page.present().steps[0];
  expect(start && 'fields' in start && start.fields.map(({ fieldId }) => fieldId)).toEqual(['b', 'c', 'd', 'a']);
  page.store.undo();
  await expect.poll(page.rows).toEqual(['d', 'b', 'c', 'a']);
});

test('M4.36 M4.37 deleting a field asks first, then removes it from the form and from every step', async () => {
  const page = await open();
  const ask = async () => {
    await userEvent.hover(page.screen.getByRole('button', { name: /^Projeto/ }));
    await page.screen.getByRole('button', { name: 'Excluir Projeto' }).click();
    return page.screen.getByRole('alertdialog');
  };
  const question = await ask();
  await expect.element(question).toHaveAccessibleName('Excluir campo de todas as etapas do processo?');
  await question.getByRole('button', { name: 'Não' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(page.rows()).toContain('projeto');
  await (await ask()).getByRole('button', { name: 'Sim' }).click();
  await expect.poll(page.rows).not.toContain('projeto');
  expect(JSON.stringify(page.present().steps)).not.toContain('projeto');
  await expect.element(page.screen.getByRole('button', { name: /^Justificativa/ })).toHaveFocus();
  page.store.select({ kind: 'field', fieldId: 'aceite' });
  await page.editor.getByRole('button', { name: 'Excluir campo' }).click();
  await question.getByRole('button', { name: 'Sim' }).click();
  await expect.element(page.screen.getByRole('button', { name: /^Comprovantes/ })).toHaveFocus();
});

test('M4.38 M4.39 renaming a field updates expressions and conditions', async () => {
  const decided = addStep(exampleModel(), { kind: 'after', stepId: 'gestor' }, 'GATEWAY', 'decisao');
  const connected = changeConnection(decided, 'decisao', 0, {
    field: 'valor',
    fieldId: 'valor',
    fieldType: 'money',
    operator: '>',
    value: '5000',
  });
  const page = await open(connected, 'valor');
  await userEvent.fill(page.editor.getByRole('textbox', { name: 'Nome' }), 'total');
  const [start] = page.present().steps;
  expect(start && 'fields' in start && start.fields.find(({ fieldId }) => fieldId === 'justificativa')?.required).toBe(
    '#total > 5000 && #tipo == "viagem"',
  );
  expect(page.present().steps.find(({ id }) => id === 'decisao')?.connections[0]?.field).toBe('total');
});

test('M4.40 M4.41 M4.42 M4.43 M4.44 M4.45 changing the type removes the settings of the old type', async () => {
  const option = { label: 'Um', value: '1' };
  const of: ModelField = {
    ...(exampleModel([{ id: 'a', label: 'A', type: 'select', options: [option], defaultValue: '1' }])
      .fields[0] as ModelField),
    minValue: 1,
    maxValue: 9,
    minDate: 'CURRENT_DATE',
    maxLength: 5,
    assigneeData: 'custom1',
    maskedValue: 'cpf',
  };
  const page = await open({ ...exampleModel([]), fields: [of] }, 'a');
  await expect.element(page.editor.getByRole('textbox', { name: 'Título da opção 1' })).toHaveValue('Um');
  await userEvent.selectOptions(page.editor.getByRole('combobox', { name: 'Tipo' }), 'Número inteiro');
  await expect.element(page.editor.getByRole('textbox', { name: 'Valor mínimo' })).toHaveValue('');
  const { options, minValue, maxValue, minDate, maxLength, defaultValue, assigneeData, maskedValue } = page.field('a');
  expect(options).toEqual([]);
  expect([minValue, maxValue, minDate, maxLength, defaultValue, assigneeData, maskedValue].filter(Boolean)).toEqual([]);
  page.store.undo();
  await expect.element(page.editor.getByRole('textbox', { name: 'Título da opção 1' })).toHaveValue('Um');
});

test('M5.2.10 M5.2.11 M5.2.12 a flag may be an expression over #fields, which must be present and valid', async () => {
  const page = await open(undefined, 'cpf');
  const visible = page.editor.getByRole('radiogroup', { name: 'Visível' });
  await visible.getByRole('radio', { name: 'Expressão JavaScript' }).click();
  const expression = page.editor.getByRole('textbox', { name: 'Expressão de Visível' });
  await expect.element(expression).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.editor.getByText('Escreva uma expressão')).toBeVisible();
  expect(page.store.get().failedChecks.size).toBe(1);
  await userEvent.fill(expression, '#desconhecido > 1');
  await userEvent.tab();
  await expect.element(page.editor.getByText('Expressão JavaScript inválida')).toBeVisible();
  await userEvent.fill(expression, '#valor > 10');
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  await expect.element(page.editor.getByText('Expressão JavaScript inválida')).not.toBeInTheDocument();
  expect(page.store.get().failedChecks.size).toBe(0);
  const flags = page
    .present()
    .steps.flatMap((step) =>
      'fields' in step ? step.fields.filter(({ fieldId }) => fieldId === 'cpf').map((use) => use.visible) : [],
    );
  expect(flags).toEqual(['#valor > 10', '#valor > 10', '#valor > 10', '#valor > 10']);
  await page.editor.getByRole('button', { name: 'Ir para a etapa Conferência fiscal' }).click();
  expect(page.store.get().selection).toEqual({ kind: 'step', stepId: 'conferencia' });
});

test('M5.2.16 M5.2.18 P5.18 P5.20 an option must have a title and a value', async () => {
  const page = await open(exampleModel([{ id: 'a', label: 'A', type: 'select' }]), 'a');
  await page.editor.getByRole('button', { name: 'Adicionar opção' }).click();
  await expect.element(page.editor.getByRole('textbox', { name: 'Título da opção 1' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.editor.getByText('Preencha o título')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.editor.getByText('Preencha o valor')).toBeVisible();
});

test('M5.2.17 M5.2.19 M9.08 M9.09 P5.19 P5.21 P3.12 options are limited to 50 and 100 characters and can be moved and deleted', async () => {
  const options = ['um', 'dois', 'tres'].map((value) => ({ label: value.toUpperCase(), value }));
  const page = await open(exampleModel([{ id: 'a', label: 'A', type: 'select', options }]), 'a');
  const title = page.editor.getByRole('textbox', { name: 'Título da opção 1' });
  const value = page.editor.getByRole('textbox', { name: 'Valor da opção 1' });
  for (const [input, max] of [
    [title, 50],
    [value, 100],
  ] as const) {
    await userEvent.fill(input, 'x'.repeat(max - 1));
    await userEvent.type(input, 'yz');
    await expect.element(input).toHaveValue(`${'x'.repeat(max - 1)}y`);
  }
  await page.editor.getByRole('button', { name: 'Mover a opção 1 para baixo' }).click();
  await expect.element(page.editor.getByRole('button', { name: 'Mover a opção 2 para baixo' })).toHaveFocus();
  await page.editor.getByRole('button', { name: 'Excluir a opção 1' }).click();
  expect(page.field('a').options.map(({ value: kept }) => kept)).toEqual([`${'x'.repeat(99)}y`, 'tres']);
  await userEvent.fill(page.editor.getByRole('textbox', { name: 'Valor da opção 2' }), `${'x'.repeat(99)}y`);
  await userEvent.tab();
  await expect.element(page.editor.getByText('Valor repetido. Escolha um diferente.')).toBeVisible();
});

test('M5.2.20 M5.2.22 M5.2.26 P5.22 P5.26 imported options replace the existing ones; an empty file is refused', async () => {
  const page = await open(
    exampleModel([{ id: 'a', label: 'A', type: 'select', options: [{ label: 'Antiga', value: 'antiga' }] }]),
    'a',
  );
  const input = page.editor.getByLabelText('Importar planilha').last();
  const give = (name: string, text: string) => userEvent.upload(input, new File([text], name));
  await expect.element(input).toHaveAttribute('accept', '.csv,.xls,.xlsx');
  await give('vazio.csv', ';\n;\n');
  await expect.element(page.editor.getByText('Arquivo vazio').first()).toBeVisible();
  await give('falso.xlsx', 'a;b');
  await expect.element(page.editor.getByText('Não foi possível ler o arquivo').first()).toBeVisible();
  expect(page.field('a').options).toEqual([{ label: 'Antiga', value: 'antiga' }]);
  await give('opcoes.csv', 'São Paulo;SP\n\nSem valor;\nRio;RJ\n');
  await expect.element(page.editor.getByText('2 opções importadas, 1 linha ignorada.').first()).toBeVisible();
  expect(page.field('a').options.map(({ value }) => value)).toEqual(['SP', 'RJ']);
  await expect.element(page.preview.getByRole('option', { name: 'Rio' })).toBeInTheDocument();
  const book = utils.book_new(utils.aoa_to_sheet([['Matriz', 1001]]));
  const sheet = new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'filiais.xlsx');
  await userEvent.upload(input, sheet);
  await expect.poll(() => page.field('a').options).toEqual([{ label: 'Matriz', value: '1001' }]);
});

const presets = [
  'Data atual',
  'Dia anterior',
  'Dia seguinte',
  'Uma semana antes',
  'Uma semana depois',
  'Um mês antes',
  'Um mês depois',
  'Início do mês atual',
  'Fim do mês atual',
  'Outra quantidade de dias',
];

test('M3.4.47 M3.4.56 M3.4.57 both limits of a date offer every preset; days count forward or back', async () => {
  const page = await open(exampleModel([{ id: 'a', label: 'A', type: 'date' }]), 'a');
  for (const limit of ['Data mínima', 'Data máxima']) {
    const select = page.editor.getByRole('combobox', { name: limit });
    const offered = [...(select.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(offered).toEqual(['Sem limite', ...presets, 'Dia fixo']);
    await userEvent.selectOptions(select, 'Outra quantidade de dias');
    await userEvent.fill(page.editor.getByRole('textbox', { name: `${limit}: quantidade de dias` }), '12');
  }
  await expect.element(page.editor.getByText('Hoje seria 03/12/2026').first()).toBeVisible();
  await page.editor.getByRole('radiogroup', { name: 'Data mínima: antes ou depois' }).getByText('Antes').click();
  await expect.element(page.editor.getByText('Hoje seria 09/11/2026')).toBeVisible();
  expect(page.field('a')).toMatchObject({ minDate: 'OTHERS', minDateTotal: -12, maxDate: 'OTHERS', maxDateTotal: 12 });
  await userEvent.selectOptions(page.editor.getByRole('combobox', { name: 'Data máxima' }), 'Fim do mês atual');
  expect(page.field('a')).toMatchObject({ maxDate: 'END_CURRENT_MONTH' });
  expect(page.field('a').maxDateTotal).toBeUndefined();
});

test('configures a search over a service and reports missing settings', async () => {
  const page = await open(exampleModel([{ id: 'a', label: 'A', type: 'search' }]), 'a');
  const done = page.editor.getByRole('button', { name: 'Concluir' });
  await done.click();
  await expect.element(page.editor.getByText('Selecione uma opção')).toBeVisible();
  await userEvent.selectOptions(page.editor.getByRole('combobox', { name: 'Origem da busca' }), 'Serviço externo');
  await page.editor.getByRole('button', { name: 'Adicionar cabeçalho' }).click();
  await userEvent.type(page.editor.getByRole('textbox', { name: 'Cabeçalhos: nome 1' }), 'Chave');
  await done.click();
  await expect.element(page.editor.getByText('Preenche a URL da requisição')).toBeVisible();
  expect(page.editor.getByText('Preenche o campo').elements()).toHaveLength(3);
  await userEvent.fill(page.editor.getByRole('textbox', { name: 'Cabeçalhos: valor 1' }), 'abc');
  await userEvent.fill(
    page.editor.getByRole('textbox', { name: 'URL da requisição' }),
    'https://erp.exemplo.com.br/itens',
  );
  await userEvent.fill(page.editor.getByRole('textbox', { name: 'Propriedade do título' }), 'nome');
  await userEvent.fill(page.editor.getByRole('textbox', { name: 'Propriedade do valor' }), 'codigo');
  await done.click();
  await expect.poll(() => page.store.get().selection.kind).toBe('process');
  expect(page.field('a').search).toMatchObject({
    kind: 'http',
    method: 'GET',
    endpoint: 'https://erp.exemplo.com.br/itens',
    requestHeaders: [{ header: 'Chave', value: 'abc' }],
    responseBody: { label: 'nome', value: 'codigo' },
  });
});

test('M1.04 the preview shows the form of the chosen step and keeps typed values while the form is edited', async () => {
  const readOnly = changeStepField(exampleModel(), 'gestor', 'valor', { editableTemplate: 'N' });
  const page = await open(readOnly, 'justificativa');
  await expect.element(page.editor.getByText('falso')).toBeVisible();
  await userEvent.type(page.preview.getByRole('textbox', { name: /^Valor total/ }), '6250');
  await userEvent.selectOptions(page.preview.getByRole('combobox', { name: /^Tipo de despesa/ }), 'Viagem nacional');
  await expect.element(page.editor.getByText('verdadeiro')).toBeVisible();
  await page.screen
    .getByRole('button', { name: /^Valor total/ })
    .first()
    .click();
  await userEvent.fill(
    page.screen.getByRole('region', { name: 'Campo Valor total' }).getByRole('textbox', { name: 'Título' }),
    'Total pago',
  );
  await userEvent.fill(
    page.screen.getByRole('region', { name: 'Campo Total pago' }).getByRole('textbox', { name: 'Nome' }),
    'pago',
  );
  const amount = page.preview.getByRole('textbox', { name: /^Total pago/ });
  await expect.element(amount).toHaveValue('6.250,00');
  const steps = page.preview.getByRole('combobox', { name: 'Etapa da prévia' });
  const offered = [...(steps.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(offered).toEqual(['Registrar despesas', 'Conferência fiscal', 'Aprovação do gestor', 'Final']);
  await userEvent.selectOptions(steps, 'Aprovação do gestor');
  await expect.element(amount).toHaveAttribute('readonly');
  await expect.element(amount).toHaveValue('6.250,00');
  await page.preview.getByRole('radio', { name: 'Celular' }).click();
  await expect
    .poll(() => page.preview.element().querySelector('[data-width]')?.getAttribute('data-width'))
    .toBe('phone');
});

test.each([/^Concluir$/, /^Fechar/])('after %s the focus is on the row of the field', async (name) => {
  const page = await open(exampleModel(), exampleModel().fields[1]?.id);
  await page.editor.getByRole('button', { name }).first().click();
  await expect
    .poll(() => document.activeElement?.closest('[data-field-id]')?.getAttribute('data-field-id'))
    .toBe(exampleModel().fields[1]?.id);
});

test('the type of a field makes room for the actions of its row', async () => {
  const page = await open();
  const row = page.screen.container.querySelector('[data-field-id="comprovantes"]') as HTMLElement;
  const type = [...row.querySelectorAll('span')].find(({ textContent }) => textContent === 'Arquivo') as HTMLElement;
  expect(getComputedStyle(type).opacity).toBe('1');
  await userEvent.hover(row);
  expect(getComputedStyle(type).opacity).toBe('0');
});

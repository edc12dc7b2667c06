// @vitest-environment jsdom
import { act, fireEvent, within } from '@testing-library/react';
import { modelStepSchema, secretPlaceholder } from '@tramita/client/contract';
import { addStep, changeStep, newWorkflow } from '@tramita/client/rules';
import { expect, test, vi } from 'vitest';
import { timerDelays } from '../../../../testing/timer-delays.ts';
import { openSettings } from '../testing/open-panel.tsx';

Element.prototype.scrollIntoView ??= () => {};

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const leave = (element: HTMLElement) => fireEvent.blur(element);
const added = (kind: 'USER_TASK' | 'SERVICE_TASK') =>
  addStep(newWorkflow(), { kind: 'placeholder', stepId: 'vazio' }, kind, 'nova');
type Screen = ReturnType<typeof openSettings>['screen'];
const selectOf = (screen: Screen, name: string) => screen.getByRole('combobox', { name }) as HTMLSelectElement;
const isOn = (screen: Screen, name: string) => (screen.getByRole('switch', { name }) as HTMLInputElement).checked;

test('M3.2.09 M3.2.10 M3.2.11 M3.2.12 M3.2.13 the settings of a new task show its initial values and change them', () => {
  const { screen, step } = openSettings({ kind: 'step', stepId: 'nova' }, added('USER_TASK'));
  expect(isOn(screen, 'Aguardar o fim do processo')).toBe(false);
  expect(isOn(screen, 'Permite transferir')).toBe(true);
  expect(isOn(screen, 'Anexo obrigatório')).toBe(false);
  expect(isOn(screen, 'Preenchimento por planilha')).toBe(false);
  const notify = selectOf(screen, 'Notificar');
  expect([...notify.options].map(({ text }) => text)).toEqual(['Não notificar', 'Por chat', 'Por e-mail']);
  expect(notify.value).toBe('0');
  expect(screen.queryByRole('switch', { name: 'Repetir o aviso todo dia' })).toBeNull();
  type(notify, '1');
  fireEvent.click(screen.getByRole('switch', { name: 'Repetir o aviso todo dia' }));
  expect(step('nova', 'USER_TASK')).toMatchObject({ notifyAssignees: 1, renotify: true });
  type(notify, '0');
  expect(step('nova', 'USER_TASK')).toMatchObject({ notifyAssignees: 0, renotify: false });
  fireEvent.click(screen.getByRole('switch', { name: 'Aguardar o fim do processo' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Permite transferir' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Anexo obrigatório' }));
  expect(step('nova', 'USER_TASK')).toMatchObject({
    waitUntilEndOfProcess: true,
    isRoutable: false,
    isAttachmentRequired: true,
  });
});

test('M4.10 M4.13 M9.14 a task shows its default assignee, and the picker lists the three defaults first', async () => {
  const { screen, step, asked } = openSettings({ kind: 'step', stepId: 'nova' }, added('USER_TASK'));
  expect(screen.getByRole('button', { name: 'Remover Iniciador' })).toBeTruthy();
  fireEvent.click(screen.getByRole('combobox', { name: 'Responsáveis' }));
  await screen.findByRole('option', { name: /Priscila Reis/ });
  const names = within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(0, 3).map((name) => name?.replace('Definido quando a etapa começa', ''))).toEqual([
    'Iniciador',
    'Superior direto',
    'Superior direto do superior',
  ]);
  fireEvent.click(screen.getByRole('option', { name: /Priscila Reis/ }));
  expect(step('nova', 'USER_TASK').assignees).toEqual([
    { id: 1, firstName: 'Iniciador' },
    { id: 1001, firstName: 'Priscila' },
  ]);
  expect(asked.find(({ pathname }) => pathname === '/v1/assignees')?.searchParams.get('size')).toBe('8');
});

test('M9.15 M9.29 searches groups 300 ms after typing, eight at a time', async () => {
  const { screen, step, asked } = openSettings({ kind: 'step', stepId: 'fiscal' });
  const picker = screen.getByRole('combobox', { name: 'Grupos' });
  fireEvent.click(picker);
  await screen.findByRole('option', { name: 'Tesouraria' });
  const searches = () =>
    asked.filter(({ pathname, searchParams }) => pathname === '/v1/groups' && searchParams.get('q'));
  const delays = timerDelays();
  type(picker, 'tes');
  await vi.waitFor(() => expect(searches()).toHaveLength(1), 10_000);
  expect(delays()).toContain(300);
  expect(Object.fromEntries(searches()[0]?.searchParams ?? [])).toMatchObject({ q: 'tes', size: '8' });
  fireEvent.click(await screen.findByRole('option', { name: 'Tesouraria' }));
  expect(step('fiscal', 'USER_TASK').groups).toEqual([
    { id: 3, name: 'Fiscal Matriz' },
    { id: 4, name: 'Tesouraria' },
  ]);
});

test('M5.1.07 M3.2.16 M9.25 an SLA must have a unit: minutes, hours or days', async () => {
  const { screen, step } = openSettings({ kind: 'step', stepId: 'nova' }, added('USER_TASK'));
  const unit = selectOf(screen, 'SLA: unidade');
  expect([...unit.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Unidade'],
    ['MINUTES', 'Minutos'],
    ['HOURS', 'Horas'],
    ['DAYS', 'Dias'],
  ]);
  leave(unit);
  expect(screen.queryByText('Selecione uma opção')).toBeNull();
  type(screen.getByRole('textbox', { name: 'SLA: quantidade' }), '2');
  expect(await screen.findByText('Selecione uma opção')).toBeTruthy();
  type(unit, 'DAYS');
  expect(screen.queryByText('Selecione uma opção')).toBeNull();
  expect(step('nova', 'USER_TASK')).toMatchObject({ sla: 2, slaUnit: 'DAYS' });
});

test('M2.3.24 C8.05 an SLA that is not a whole number blocks the modeler, and stays in its input until it is corrected', () => {
  const { screen, store, step } = openSettings({ kind: 'step', stepId: 'nova' }, added('USER_TASK'));
  const amount = screen.getByRole('textbox', { name: 'SLA: quantidade' });
  type(selectOf(screen, 'SLA: unidade'), 'HOURS');
  type(amount, '5');
  leave(amount);
  type(amount, '2,5');
  leave(amount);
  expect(screen.getByText('Digite um número inteiro')).toBeTruthy();
  act(() => expect(store.select({ kind: 'process' })).toBe(false));
  expect(amount).toHaveProperty('value', '2,5');
  type(amount, '25');
  leave(amount);
  expect(step('nova', 'USER_TASK')).toMatchObject({ sla: 25 });
  act(() => expect(store.select({ kind: 'process' })).toBe(true));
});

async function choicesOf(screen: Screen, name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  const menu = await screen.findByRole('menu');
  return within(menu).getAllByRole('menuitem');
}

test('M3.2.33 M3.2.34 M3.2.35 M3.2.36 each flag of a field is set to Sim, Não or an expression', async () => {
  const { screen, step } = openSettings({ kind: 'step', stepId: 'gestor' });
  const entries = await choicesOf(screen, 'Obrigatório, Valor total: Não');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Sim', 'Não', 'Expressão JavaScript']);
  fireEvent.click(entries[0] as HTMLElement);
  const [, no] = await choicesOf(screen, 'Editável, Valor total: Sim');
  fireEvent.click(no as HTMLElement);
  const [, , expression] = await choicesOf(screen, 'Visível, Valor total: Sim');
  fireEvent.click(expression as HTMLElement);
  const text = await screen.findByRole('textbox', { name: 'Expressão de Visível, Valor total' });
  type(text, '#urgente == true');
  expect(step('gestor', 'APPROVAL_TASK').fields[1]).toEqual({
    fieldId: 'f2',
    required: 'true',
    requiredTemplate: 'Y',
    editable: 'false',
    editableTemplate: 'N',
    visible: '#urgente == true',
    visibleTemplate: 'JS',
    state: 'READ_ONLY',
  });
});

test('M5.2.10 M5.2.11 a missing or invalid expression is reported on blur and blocks the modeler', async () => {
  const { screen, store } = openSettings({ kind: 'step', stepId: 'gestor' });
  const [, , expression] = await choicesOf(screen, 'Visível, Valor total: Sim');
  fireEvent.click(expression as HTMLElement);
  const text = await screen.findByRole('textbox', { name: 'Expressão de Visível, Valor total' });
  leave(text);
  expect(screen.getByText('Escreva uma expressão')).toBeTruthy();
  expect(store.select({ kind: 'process' })).toBe(false);
  expect(screen.getByRole('button', { name: 'Obrigatório, Valor total: Não' })).toHaveProperty('disabled', true);
  type(text, '#valor >');
  leave(text);
  expect(screen.getByText('Expressão JavaScript inválida')).toBeTruthy();
  type(text, '#valor > 1');
  expect(screen.queryByText('Expressão JavaScript inválida')).toBeNull();
  expect(store.select({ kind: 'process' })).toBe(true);
});

test('M3.2.37 M3.2.38 M3.2.39 only visibility at the end can be limited to "Aprovadores e Adms"', async () => {
  const { screen, store, step } = openSettings({ kind: 'step', stepId: 'fim' });
  const required = await choicesOf(screen, 'Obrigatório, Valor total: Não');
  expect(required).toHaveLength(3);
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  const visible = await choicesOf(screen, 'Visível, Valor total: Sim');
  expect(visible.map(({ textContent }) => textContent)).toEqual([
    'Sim',
    'Não',
    'Expressão JavaScript',
    'Aprovadores e Adms',
  ]);
  fireEvent.click(visible[3] as HTMLElement);
  expect(step('fim', 'END_EVENT').fields[1]).toMatchObject({ visible: '', visibleTemplate: 'APPROVERS_ADMIN' });
  expect(screen.getByRole('button', { name: 'Visível, Valor total: Aprovadores e Adms' })).toBeTruthy();
  act(() => void store.select({ kind: 'step', stepId: 'gestor' }));
  expect(await choicesOf(screen, 'Visível, Valor total: Sim')).toHaveLength(3);
});

test('M5.3.01 M5.3.02 M3.2.21 M3.2.22 a call must have a method and an address', () => {
  const { screen } = openSettings({ kind: 'step', stepId: 'nova' }, added('SERVICE_TASK'));
  const kind = selectOf(screen, 'Tipo de serviço');
  expect([...kind.options].map(({ value, text }) => [value, text])).toEqual([
    ['OTHERS', 'Outros'],
    ['SHEETS', 'Planilha'],
  ]);
  const method = selectOf(screen, 'Método');
  expect([...method.options].map(({ value }) => value)).toEqual(['', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
  leave(method);
  expect(screen.getByText('Selecione uma opção')).toBeTruthy();
  leave(screen.getByRole('textbox', { name: 'URL da requisição' }));
  expect(screen.getByText('Preenche a URL da requisição')).toBeTruthy();
  type(method, 'POST');
  expect(screen.queryByText('Selecione uma opção')).toBeNull();
});

test('M5.5.08 M3.2.28 M3.2.29 M3.2.30 M3.2.31 headers and parameters start empty, and none may stay empty', () => {
  const { screen, step } = openSettings({ kind: 'step', stepId: 'nova' }, added('SERVICE_TASK'));
  expect(screen.queryByRole('textbox', { name: /Cabeçalho|Parâmetro/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar cabeçalho' }));
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar parâmetro' }));
  for (const name of ['Cabeçalho 1: nome', 'Cabeçalho 1: valor', 'Parâmetro 1: nome', 'Parâmetro 1: valor']) {
    leave(screen.getByRole('textbox', { name }));
  }
  expect(screen.getAllByText('Preenche o campo')).toHaveLength(4);
  type(screen.getByRole('textbox', { name: 'Cabeçalho 1: nome' }), 'X-Origem');
  type(screen.getByRole('textbox', { name: 'Cabeçalho 1: valor' }), '#idk');
  fireEvent.click(screen.getByRole('button', { name: 'Excluir o parâmetro 1' }));
  expect(screen.queryByText('Preenche o campo')).toBeNull();
  expect(step('nova', 'SERVICE_TASK')).toMatchObject({
    requestHeaders: [{ header: 'X-Origem', value: '#idk' }],
    requestParams: [],
  });
});

test('undoes each added or deleted row separately; deleting the last one focuses the add button', () => {
  const { screen, store, step } = openSettings({ kind: 'step', stepId: 'nova' }, added('SERVICE_TASK'));
  const add = screen.getByRole('button', { name: 'Adicionar cabeçalho' });
  fireEvent.click(add);
  type(screen.getByRole('textbox', { name: 'Cabeçalho 1: nome' }), 'X-Origem');
  fireEvent.click(add);
  act(() => store.undo());
  expect(step('nova', 'SERVICE_TASK').requestHeaders).toEqual([{ header: 'X-Origem', value: '' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Excluir o cabeçalho 1' }));
  expect(document.activeElement).toBe(add);
  act(() => store.undo());
  expect(step('nova', 'SERVICE_TASK').requestHeaders).toEqual([{ header: 'X-Origem', value: '' }]);
});

test('maps properties of the response to fields, each field once', () => {
  const { screen, step } = openSettings({ kind: 'step', stepId: 'erp' });
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar propriedade' }));
  const field = selectOf(screen, 'Resposta 2: campo');
  expect([...field.options].map(({ value }) => value)).not.toContain('justificativa');
  type(screen.getByRole('textbox', { name: 'Resposta 2: propriedade' }), 'dados.total');
  type(field, 'valor');
  expect(step('erp', 'SERVICE_TASK').responseBody).toEqual({ justificativa: 'dados.observacao', valor: 'dados.total' });
  const body = screen.getByRole('textbox', { name: 'Corpo da requisição (JSON)' });
  type(body, '{ "valor": #valor, ');
  leave(body);
  expect(screen.getByText(/^JSON inválido\. Posição 20: /)).toBeTruthy();
});

test('M3.2.24 M5.3.03 M9.21 M9.22 attempts are stored as text, "0" at first, from 0 to 10', () => {
  const { screen, step } = openSettings({ kind: 'step', stepId: 'nova' }, added('SERVICE_TASK'));
  const retries = screen.getByRole('textbox', { name: /^Novas tentativas/ }) as HTMLInputElement;
  expect(retries.value).toBe('0');
  expect(step('nova', 'SERVICE_TASK').maxRetries).toBe('0');
  type(retries, '');
  leave(retries);
  expect(screen.getByText('Quantidade de tentativas é obrigatório')).toBeTruthy();
  type(retries, '11');
  expect(screen.getByText('Digite um número de 0 a 10')).toBeTruthy();
  type(retries, '10');
  expect(step('nova', 'SERVICE_TASK').maxRetries).toBe('10');
  const read = (maxRetries: unknown) => modelStepSchema.parse({ id: 's', type: 'SERVICE_TASK', maxRetries });
  expect([read('3'), read(3), read(undefined)]).toMatchObject([
    { maxRetries: '3' },
    { maxRetries: '3' },
    { maxRetries: '0' },
  ]);
});

test('M5.3.04 M4.48 notifying someone of an error requires an address, which is removed with the choice', () => {
  const { screen, step } = openSettings({ kind: 'step', stepId: 'nova' }, added('SERVICE_TASK'));
  const notify = screen.getByRole('combobox', { name: 'Notificar erro' });
  type(notify, '1');
  const target = screen.getByRole('textbox', { name: 'E-mail que recebe o aviso' });
  leave(target);
  expect(screen.getByText('Preenche qual o destino da notificação')).toBeTruthy();
  type(target, 'ti@exemplo.com.br');
  expect(step('nova', 'SERVICE_TASK').integrationErrorTarget).toBe('ti@exemplo.com.br');
  type(notify, '0');
  expect(step('nova', 'SERVICE_TASK')).toMatchObject({ notifyIntegrationError: 0, integrationErrorTarget: '' });
  expect(screen.queryByRole('textbox', { name: 'E-mail que recebe o aviso' })).toBeNull();
});

test('M4.47 a spreadsheet is never asynchronous; a call can be, and may continue after errors', () => {
  const { screen, step } = openSettings({ kind: 'step', stepId: 'nova' }, added('SERVICE_TASK'));
  fireEvent.click(screen.getByRole('switch', { name: 'Assíncrona' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Continuar em caso de erro' }));
  expect(step('nova', 'SERVICE_TASK')).toMatchObject({ asynchronous: true, continueIfError: true });
  expect(screen.getByRole('group', { name: 'Resposta do retorno' })).toBeTruthy();
  type(screen.getByRole('combobox', { name: 'Tipo de serviço' }), 'SHEETS');
  expect(step('nova', 'SERVICE_TASK').asynchronous).toBe(false);
  expect(screen.getByRole('switch', { name: 'Assíncrona' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('group', { name: 'Resposta do retorno' })).toBeNull();
});

test('M5.3.06 M5.3.07 M3.2.32 M3.4.45 a spreadsheet must have an address and a tab, and takes the selected fields in order', () => {
  const sheet = changeStep(added('SERVICE_TASK'), 'nova', { serviceType: 'SHEETS' });
  const { screen, step } = openSettings({ kind: 'step', stepId: 'nova' }, sheet);
  const url = screen.getByRole('textbox', { name: 'URL do Google Sheets' });
  const tab = screen.getByRole('textbox', { name: 'Aba/guia' });
  leave(url);
  leave(tab);
  expect(screen.getByText('Preencha a URL do Google Sheets')).toBeTruthy();
  expect(screen.getByText('Preencha a aba/guia')).toBeTruthy();
  type(url, 'https://docs.google.com/spreadsheets/d/1');
  type(tab, 'Dados');
  fireEvent.click(screen.getByRole('checkbox', { name: 'IDK (default)' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Motivo (default)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mover Motivo (default) para cima' }));
  expect(step('nova', 'SERVICE_TASK').googleSheetsConfig).toEqual({
    url: 'https://docs.google.com/spreadsheets/d/1',
    sheetName: 'Dados',
    formFields: ['motive', 'idk'],
  });
});

test('C4.08 a stored header value and body are shown as stored, can be replaced, and the replacement can be cancelled', () => {
  const stored = changeStep(added('SERVICE_TASK'), 'nova', {
    method: 'POST',
    requestHeaders: [{ header: 'Authorization', value: secretPlaceholder }],
    requestBody: secretPlaceholder,
  });
  const { screen, step } = openSettings({ kind: 'step', stepId: 'nova' }, stored);
  const header = screen.getByLabelText('Cabeçalho 1: valor') as HTMLInputElement;
  expect([header.value, header.readOnly]).toEqual(['Valor guardado, não é exibido', true]);
  expect((screen.getByLabelText('Corpo da requisição (JSON)') as HTMLInputElement).value).toBe(header.value);
  expect(screen.queryByText(/JSON inválido/)).toBeNull();
  const [replace] = screen.getAllByRole('button', { name: 'Substituir o valor guardado' });
  fireEvent.click(replace as HTMLElement);
  type(header, 'Bearer novo');
  expect(step('nova', 'SERVICE_TASK').requestHeaders).toEqual([{ header: 'Authorization', value: 'Bearer novo' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Manter o valor guardado' }));
  expect(step('nova', 'SERVICE_TASK').requestHeaders[0]?.value).toBe(secretPlaceholder);
  fireEvent.click(screen.getAllByRole('button', { name: 'Substituir o valor guardado' })[1] as HTMLElement);
  expect(step('nova', 'SERVICE_TASK').requestBody).toBe('');
});

test('another step of the same type changes the controls in place, without messages or typed text of the first one', () => {
  const two = addStep(added('USER_TASK'), { kind: 'after', stepId: 'nova' }, 'USER_TASK', 'outra');
  const model = changeStep(two, 'outra', { title: '' });
  const { screen, store } = openSettings({ kind: 'step', stepId: 'nova' }, model);
  const controls = () => ({
    title: screen.getByRole('textbox', { name: /^Título/ }) as HTMLInputElement,
    notify: selectOf(screen, 'Notificar'),
    transfer: screen.getByRole('switch', { name: 'Permite transferir' }) as HTMLInputElement,
  });
  const first = controls();
  type(first.title, 'Primeira');
  leave(first.title);
  fireEvent.click(first.transfer);
  type(screen.getByRole('combobox', { name: 'Responsáveis' }), 'Pri');
  act(() => void store.select({ kind: 'step', stepId: 'outra' }));
  expect(controls()).toEqual(first);
  expect(first.title).toBe(controls().title);
  expect([first.title.value, first.transfer.checked]).toEqual(['', true]);
  expect(screen.getByRole('combobox', { name: 'Responsáveis' })).toHaveProperty('value', '');
  // the title of the other step was not left yet
  expect(screen.queryByText('Preenche o título')).toBeNull();
  leave(first.title);
  expect(screen.getByText('Preenche o título')).toBeTruthy();
  type(first.title, 'Segunda');
  act(() => void store.select({ kind: 'step', stepId: 'nova' }));
  expect([first.title.value, first.transfer.checked]).toEqual(['Primeira', false]);
  expect(screen.queryByText('Preenche o título')).toBeNull();
});

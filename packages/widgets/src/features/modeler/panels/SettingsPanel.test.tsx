// @vitest-environment jsdom
import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { addStep, changeProcess, changeStep, newWorkflow } from '@tramita/client/rules';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLanguage } from '../../../messages/language/language.ts';
import { openSettings } from './testing/open-panel.tsx';
import { exampleProcess } from './testing/panel-examples.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // jsdom has no layout
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const leave = (element: HTMLElement) => fireEvent.blur(element);

test('M2.3.08 M2.3.09 M2.3.10 shows the settings of the process, the selected step or the selected connection', () => {
  const { store, screen } = openSettings({ kind: 'process' });
  expect(screen.getByRole('heading').textContent).toBe('Processo');
  expect(screen.getByRole('textbox', { name: /Título/ })).toHaveProperty('value', 'Reembolso de despesas');
  act(() => void store.select({ kind: 'step', stepId: 'fiscal' }));
  expect(screen.getByRole('heading').textContent).toBe('Conferência fiscal');
  act(() => void store.select({ kind: 'connection', stepId: 'decisao', index: 0 }));
  expect(screen.getByRole('textbox', { name: /Nome da conexão/ })).toHaveProperty('value', 'Sim');
  act(() => void store.select({ kind: 'connection', stepId: 'inicio', index: 0 }));
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => void store.select({ kind: 'field', fieldId: 'f1' }));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('M2.3.24 M5.1.01 M9.28 an emptied title blocks the modeler after half a second, until it is filled in', async () => {
  const { store, screen } = openSettings({ kind: 'process' });
  const title = screen.getByRole('textbox', { name: /Título/ });
  type(title, '');
  await pass(450);
  expect(screen.queryByText('Preenche com o nome do processo')).toBeNull();
  expect(store.select({ kind: 'step', stepId: 'fiscal' })).toBe(true);
  act(() => void store.select({ kind: 'process' }));
  await pass(600);
  const again = screen.getByRole('textbox', { name: /Título/ });
  leave(again);
  expect(screen.getByText('Preenche com o nome do processo')).toBeTruthy();
  expect(store.select({ kind: 'step', stepId: 'fiscal' })).toBe(false);
  type(again, 'Compras');
  expect(screen.queryByText('Preenche com o nome do processo')).toBeNull();
  expect(store.select({ kind: 'step', stepId: 'fiscal' })).toBe(true);
});

test('M5.1.04 M9.28 checks again half a second after a change, and unblocks the modeler when the panel closes', async () => {
  const { store, screen } = openSettings({ kind: 'step', stepId: 'fiscal' });
  const title = screen.getByRole('textbox', { name: /^Título/ });
  type(title, '');
  await pass(520);
  expect(screen.getByText('Preenche o título')).toBeTruthy();
  expect(store.get().failedChecks.size).toBe(1);
  screen.unmount();
  expect(store.get().failedChecks.size).toBe(0);
});

test('M5.1.03 M9.01 M9.02 M9.03 M9.04 titles, subtitles and labels count their characters and stop at their limit', () => {
  const { store, screen } = openSettings({ kind: 'process' });
  const limitOf = (name: RegExp) => screen.getByRole('textbox', { name }).getAttribute('maxlength');
  expect(screen.getByText('21/50')).toBeTruthy();
  expect(limitOf(/Título/)).toBe('50');
  type(screen.getByRole('textbox', { name: /Título/ }), 'Compras');
  expect(screen.getByText('7/50')).toBeTruthy();
  act(() => void store.select({ kind: 'step', stepId: 'fiscal' }));
  expect([limitOf(/^Título/), limitOf(/Subtítulo/)]).toEqual(['50', '100']);
  expect(screen.getByText('45/100')).toBeTruthy();
  act(() => void store.select({ kind: 'connection', stepId: 'decisao', index: 1 }));
  expect(limitOf(/Nome da conexão/)).toBe('50');
  expect(screen.getByText('3/50')).toBeTruthy();
});

test('undoes the text typed into one input at once and shows the result while the input has the focus', () => {
  const { store, screen } = openSettings({ kind: 'step', stepId: 'fiscal' });
  const title = screen.getByRole('textbox', { name: /^Título/ });
  title.focus();
  type(title, 'C');
  type(title, 'Co');
  act(() => store.undo());
  expect(title).toHaveProperty('value', 'Conferência fiscal');
  type(title, 'Nova');
  leave(title);
  type(title, 'Nova conferência');
  act(() => store.undo());
  expect(title).toHaveProperty('value', 'Nova');
});

test('M2.3.19 M9.31 the info icon shows which spreadsheet link to paste, after a moment, until "Fechar"', async () => {
  const { screen } = openSettings({ kind: 'process' });
  fireEvent.click(screen.getByRole('switch', { name: 'Usa planilha' }));
  fireEvent.click(screen.getByRole('button', { name: 'Qual link da planilha usar' }));
  await pass(90);
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Link da planilha' });
  expect(dialog.textContent).toContain('copie o endereço completo da barra de endereços');
  expect(dialog.textContent).toContain('conta de integração');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('M5.3.05 M3.1.08 a process that uses a spreadsheet must have its address', () => {
  const { screen, present } = openSettings({ kind: 'process' });
  expect(screen.queryByRole('textbox', { name: /URL da planilha/ })).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Usa planilha' }));
  const url = screen.getByRole('textbox', { name: /URL da planilha/ });
  leave(url);
  expect(screen.getByText('Preenche com a url da planilha')).toBeTruthy();
  const address = 'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/edit';
  type(url, address);
  expect(screen.queryByText('Preenche com a url da planilha')).toBeNull();
  expect(present()).toMatchObject({ spreadsheetBool: true, spreadsheetUrl: address });
});

test('M3.1.01 a new process is active, without a spreadsheet and without a choice about NPS', () => {
  const { screen, present } = openSettings({ kind: 'process' }, newWorkflow());
  expect(screen.getByRole('switch', { name: 'Ativo' })).toHaveProperty('checked', true);
  expect(screen.getByRole('switch', { name: 'Usa planilha' })).toHaveProperty('checked', false);
  const nps = within(screen.getByRole('radiogroup', { name: /NPS/ }));
  expect(nps.queryByRole('radio', { checked: true })).toBeNull();
  fireEvent.click(nps.getByRole('radio', { name: 'Não' }));
  expect(present().hasNps).toBe(false);
  fireEvent.click(screen.getByRole('switch', { name: 'Ativo' }));
  expect(present().active).toBe(false);
  expect(screen.getByText('Um processo inativo não pode ser solicitado.')).toBeTruthy();
});

test('M4.63 M4.66 D8.15 shows the total time of all steps in the settings', () => {
  const { store, screen } = openSettings({ kind: 'process' });
  expect(screen.getByText('2d 8h')).toBeTruthy();
  act(() => store.edit((model) => ({ ...model, slaCounting: 'WORKING' })));
  expect(screen.getByText('2 dias úteis e 8 horas úteis')).toBeTruthy();
  act(() => store.edit(() => newWorkflow()));
  expect(screen.getByText('Sem SLA')).toBeTruthy();
});

test('M9.11 M3.1.04 allows one initializer group and shows a message on choosing a second one', async () => {
  const { screen, present, asked } = openSettings({ kind: 'process' });
  const picker = screen.getByRole('combobox', { name: 'Grupo de solicitação' });
  fireEvent.click(picker);
  fireEvent.click(await screen.findByRole('option', { name: 'Gestores' }));
  expect(present().initializerGroup).toEqual({ id: 7, name: 'Gestores' });
  fireEvent.click(screen.getByRole('option', { name: 'Lojas' }));
  expect(screen.getAllByText('É possível selecionar apenas 1')[0]).toBeTruthy();
  expect(present().initializerGroup).toEqual({ id: 7, name: 'Gestores' });
  expect(asked.find(({ pathname }) => pathname === '/v1/initializer-groups')?.searchParams.get('size')).toBe('8');
});

test('M3.1.03 M3.1.05 one category and the statuses that may start the process are chosen as chips', async () => {
  const { screen, present } = openSettings({ kind: 'process' });
  fireEvent.click(screen.getByRole('combobox', { name: /Categoria/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Financeiro' }));
  expect(present().category).toEqual({ id: 1, title: 'Financeiro' });
  fireEvent.click(screen.getByRole('combobox', { name: /Categoria/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Pessoas' }));
  expect(screen.getAllByText('É possível selecionar apenas 1')[0]).toBeTruthy();
  expect(present().category).toEqual({ id: 1, title: 'Financeiro' });
  fireEvent.click(screen.getByRole('combobox', { name: /Status de usuário/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Férias' }));
  expect(present().assigneeStatuses).toEqual([2]);
});

test('M8.22 a failed search shows a message and can be retried', async () => {
  const { screen } = openSettings({ kind: 'process' }, undefined, ['/v1/initializer-groups']);
  fireEvent.click(screen.getByRole('combobox', { name: 'Grupo de solicitação' }));
  expect(await screen.findByText('Ocorreu um erro inesperado')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

const department = { id: 1, description: 'Financeiro', active: true };
const sector = { id: 10, description: 'Contas a pagar', active: true };

test('M4.49 M8.20 M8.21 changing the department clears the sector; sectors require a department', async () => {
  const { screen, present, store } = openSettings(
    { kind: 'process' },
    changeProcess(newWorkflow(), { department, sector }),
  );
  const picker = screen.getByRole('combobox', { name: /Departamento/ });
  await vi.waitFor(() => expect(picker).toHaveProperty('disabled', false), 10_000);
  fireEvent.click(picker);
  fireEvent.click(await screen.findByRole('option', { name: 'Pessoas' }));
  expect(present()).toMatchObject({ department: { id: 2 }, sector: null });
  expect(await screen.findByPlaceholderText('Nenhum setor encontrado')).toBeTruthy();
  act(() => store.edit((model) => changeProcess(model, { department: null })));
  expect(screen.getByPlaceholderText('Selecione um departamento...')).toHaveProperty('disabled', true);
});

test("M6.09 M6.11 shows a department that is not one of the user's but does not allow changing it", async () => {
  const other = { id: 5, description: 'Jurídico', active: false };
  const { screen } = openSettings({ kind: 'process' }, changeProcess(newWorkflow(), { department: other }));
  expect(
    await screen.findByText('Só quem responde por este departamento pode mudar o departamento deste processo.'),
  ).toBeTruthy();
  const picker = screen.getByRole('combobox', { name: /Departamento/ });
  expect(picker).toHaveProperty('disabled', true);
  expect(picker).toHaveProperty('value', 'Jurídico');
});

test('M8.19 shows an error in the settings if departments or sectors cannot be loaded', async () => {
  const failing = ['/v1/departments', '/v1/departments/1/sectors'];
  const { screen } = openSettings({ kind: 'process' }, changeProcess(newWorkflow(), { department }), failing);
  expect(await screen.findByText(/Não foi possível carregar os departamentos/)).toBeTruthy();
  expect(await screen.findByText(/Não foi possível carregar os setores/)).toBeTruthy();
});

test.each([
  ['en', 'Title', 'Fill in the process name', 'Start'],
  ['es', 'Título', 'Complete el nombre del proceso', 'Inicio'],
] as const)('E11.03 the settings and their problems are in the language %s', async (locale, label, problem, start) => {
  await loadLanguage(locale);
  const model = changeStep(exampleProcess(), 'inicio', { title: '' });
  const { store, screen } = openSettings({ kind: 'process' }, model, [], locale);
  const title = screen.getByRole('textbox', { name: new RegExp(label) });
  type(title, '');
  await pass(600);
  expect(screen.getByText(problem)).toBeTruthy();
  // a shown problem keeps the selection
  type(title, 'A');
  await pass(600);
  act(() => void store.select({ kind: 'connection', stepId: 'inicio', index: 0 }));
  expect(screen.getByText(start)).toBeTruthy();
});

test('the settings of the element before take no keys until those of the selected one appear', () => {
  const two = addStep(newWorkflow(), { kind: 'placeholder', stepId: 'vazio' }, 'USER_TASK', 'primeira');
  const model = addStep(two, { kind: 'after', stepId: 'primeira' }, 'USER_TASK', 'segunda');
  const { screen, store } = openSettings({ kind: 'step', stepId: 'primeira' }, model);
  const panel = screen.container.querySelector('[data-slot="modeler-settings"]') as HTMLElement;
  expect(panel.inert).toBe(false);
  act(() => {
    // the selection is rendered at once, its settings afterwards
    flushSync(() => void store.select({ kind: 'step', stepId: 'segunda' }));
    expect(panel.inert).toBe(true);
  });
  expect(panel.inert).toBe(false);
});

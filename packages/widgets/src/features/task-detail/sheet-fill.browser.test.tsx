import { utils, write } from '@e965/xlsx';
import { assignTask, publishProcess, startRequest, type WorkflowModel } from '@tramita/client/contract';
import {
  addField,
  addStep,
  changeField,
  changeProcess,
  changeStep,
  newWorkflow,
  publishBody,
} from '@tramita/client/rules';
import { type Sandbox, sharedSandbox } from '@tramita/server/sandbox';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { breachesOfAxe } from '../../testing/breaches-of-axe.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { button, loaded, type OpenTask, openTask } from './testing/open-task.tsx';

const address = 'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await sharedSandbox();
});
beforeEach(async () => {
  await page.viewport(1280, 900);
  await sandbox.reset();
});
// the other files of the page share the sandbox
afterEach(() => void Object.assign(sandbox.services, { sheets: undefined }));

/** A process with one task of the initiator that can be filled in from a spreadsheet. */
function sheetProcess(isFilled = true): WorkflowModel {
  let model = addStep(newWorkflow(), { kind: 'placeholder', stepId: 'vazio' }, 'USER_TASK', 'conferir');
  for (const [id, label, type] of [
    ['loja', 'Loja', 'string'],
    ['valor', 'Valor', 'money'],
    ['dia', 'Dia do pagamento', 'date'],
  ] as const) {
    model = changeField(addField(model, id), id, { name: id, label, type }).model;
  }
  model = changeStep(model, 'conferir', {
    title: 'Conferir',
    assignees: [{ id: 1, firstName: 'Iniciador' }],
    fillingFromSheet: isFilled,
  });
  return changeProcess(model, {
    title: 'Conferência por planilha',
    category: { id: 1, title: 'Financeiro' },
    department: { id: 1, description: '', active: true },
    sector: { id: 1, description: '', active: true },
    assigneeStatuses: [1, 2],
    hasNps: false,
    spreadsheetBool: true,
    spreadsheetUrl: address,
  });
}

async function open(isFilled = true) {
  const visit = sandboxPage(sandbox, 'patricia.lemos');
  const { id } = await visit.client.call(publishProcess, { body: publishBody(sheetProcess(isFilled)) });
  const { startProcessDto } = await visit.client.call(startRequest, { params: { id }, body: {} });
  const uuid = startProcessDto.taskUuid ?? '';
  await visit.client.call(assignTask, { params: { uuid } });
  const opened = await openTask(sandbox, 'patricia.lemos', uuid, { visit });
  await loaded(opened);
  return { ...opened, idk: startProcessDto.idk };
}

/** A workbook as spreadsheet programs save it: numbers and days are numbers with a format. */
function workbook(rows: unknown[][]): File {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: true, UTC: true }), 'Pagamentos');
  return new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'pagamentos.xlsx');
}

const choose = ({ screen }: OpenTask, file: File) =>
  userEvent.upload(
    screen.container.ownerDocument.querySelector('[role="dialog"] input[type=file]') as HTMLElement,
    file,
  );
const begin = async (opened: OpenTask) => {
  await userEvent.click(button(opened, 'Preencher com planilha'));
  await expect.element(opened.screen.getByRole('dialog', { name: 'Preencher com planilha' })).toBeVisible();
};
const value = ({ screen }: OpenTask, name: string) => expect.element(screen.getByRole('textbox', { name }));

test('C4.01 a row of a workbook fills in the form after its changes were shown; nothing is sent before', async () => {
  const opened = await open();
  const { screen, idk, sent } = opened;
  await begin(opened);
  await choose(
    opened,
    workbook([
      ['IDK', 'Loja', 'valor', 'Dia do pagamento', 'Sobra'],
      [1, 'Centro', 1, new Date(Date.UTC(2027, 0, 2)), ''],
      [idk, 'Barra', 1842.9, new Date(Date.UTC(2027, 2, 5)), 'z'],
      [idk + 1, 'Norte', 'dez', '31/02/2027', ''],
    ]),
  );
  const dialog = screen.getByRole('dialog', { name: 'Preencher com planilha' });
  const row = dialog.getByRole('combobox', { name: 'Linha da planilha' });
  await expect.element(row).toHaveValue('3');
  await expect.element(dialog.getByText('3 campos serão preenchidos')).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /^Valor vazio .*1\.842,90$/ })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /^Dia do pagamento vazio 05\/03\/2027$/ })).toBeVisible();
  await expect.element(dialog.getByText('Colunas sem campo neste formulário: Sobra')).toBeVisible();
  expect(await breachesOfAxe(screen.container.ownerDocument.body)).toEqual([]);

  await userEvent.selectOptions(row, '4');
  await expect.element(dialog.getByText('2 células não serão usadas')).toBeVisible();
  await expect.element(dialog.getByText(/Valor: “dez”. Não é um número/)).toBeVisible();
  await expect.element(dialog.getByText(/“31\/02\/2027”. Não é uma data no formato/)).toBeVisible();
  await userEvent.selectOptions(row, '3');
  expect(sent('PUT', /draft/).concat(sent('POST', /finish/))).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Preencher', exact: true }));
  await expect.element(dialog).not.toBeInTheDocument();
  await value(opened, 'Loja').toHaveValue('Barra');
  await value(opened, 'Valor').toHaveValue('1.842,90');
  await value(opened, 'Dia do pagamento').toHaveValue('05/03/2027');
  await expect.element(screen.getByText('3 campos preenchidos pela planilha')).toBeVisible();
  expect(sent('PATCH', /./).concat(sent('POST', /finish/))).toEqual([]);
});

test('C4.01 a file that cannot be used says why, and closing changes nothing', async () => {
  const opened = await open();
  await userEvent.type(opened.screen.getByRole('textbox', { name: 'Loja' }), 'Minha');
  await begin(opened);
  const says = async (file: File, text: string | RegExp) => {
    await choose(opened, file);
    await expect.element(opened.screen.getByText(text)).toBeVisible();
  };
  await says(new File(['a;b\n1;2'], 'outra.csv'), /Nenhuma coluna da primeira linha/);
  await says(new File(['Loja;Valor\n'], 'vazia.csv'), 'A planilha não tem linhas abaixo do cabeçalho.');
  await says(new File([`Loja\n${'x\n'.repeat(1001)}`], 'longa.csv'), /A planilha tem mais de 1\.000 linhas/);
  await says(new File(['PK'], 'quebrada.xlsx'), /Não foi possível ler o arquivo/);
  await says(new File(['a'.repeat(2 * 1024 * 1024 + 1)], 'grande.csv'), /O arquivo passa de 2 MB/);
  await userEvent.click(button(opened, 'Cancelar'));
  await value(opened, 'Loja').toHaveValue('Minha');
});

test('C4.01 the spreadsheet of the process is linked, and offered as the source where the server can read it', async () => {
  let isShared = false;
  const read = async (url: string) => {
    expect(url).toBe(address);
    if (!isShared) throw new Error('not shared');
    return [['loja'], ['Da planilha']];
  };
  Object.assign(sandbox.services, { sheets: { append: async () => {}, read } });
  const opened = await open();
  const { screen } = opened;
  const facts = screen.getByText('Planilha do processo', { exact: true });
  await expect.element(facts).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Abrir planilha' })).toHaveAttribute('href', address);
  await begin(opened);
  await userEvent.click(button(opened, 'Usar a planilha do processo'));
  await expect.element(screen.getByText('Não foi possível ler a planilha do processo. Tente novamente.')).toBeVisible();
  isShared = true;
  await userEvent.click(button(opened, 'Usar a planilha do processo'));
  await userEvent.click(button(opened, 'Preencher'));
  await value(opened, 'Loja').toHaveValue('Da planilha');
});

test('C4.01 a step without the switch, and a task that is only looked at, offer no spreadsheet', async () => {
  const opened = await open(false);
  await value(opened, 'Loja').toBeVisible();
  await expect.element(button(opened, 'Preencher com planilha')).not.toBeInTheDocument();
});

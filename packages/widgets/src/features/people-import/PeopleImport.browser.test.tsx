import {
  applyImport,
  createImport,
  downloadImportTemplate,
  getImport,
  getPerson,
  type Import,
  listPeople,
} from '@tramita/client/contract';
import { StrictMode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { typeOver } from '../../testing/type-into.ts';
import { PeopleImport, type PeopleImportProps } from './PeopleImport.tsx';

const sandbox = await openSandbox(1440, 900);

async function open(props: Partial<PeopleImportProps> = {}, userName = 'patricia.lemos') {
  const page = sandboxPage(sandbox, userName);
  const onImportChange = vi.fn();
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 860, display: 'flex' }}>
          <PeopleImport peopleHref="/people" onImportChange={onImportChange} {...props} />
        </div>
      </StrictMode>,
    ),
  );
  return { ...page, screen, onImportChange };
}

type Screen = Awaited<ReturnType<typeof open>>['screen'];

const admin = () => sandboxPage(sandbox, 'patricia.lemos').client;
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const tab = (screen: Screen, name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });

const headings = 'Matrícula;Usuário;Nome;Sobrenome;CPF;Cargo;Perfis;Ramal';
const fileOf = (name: string, ...lines: string[]) => new File([[headings, ...lines].join('\r\n')], name);

async function personNamed(userName: string) {
  const { elements } = await admin().call(listPeople, { query: { q: userName } });
  return elements.find((person) => person.userName === userName);
}

/** A line that keeps a person as they are except for the given cells. */
async function lineOf(userName: string, more: { jobTitle?: string; roles?: string } = {}): Promise<string> {
  const person = await personNamed(userName);
  const { jobTitle = '(manter)', roles = '(manter)' } = more;
  return `(manter);${userName};${person?.firstName};${person?.lastName};(manter);${jobTitle};${roles};2201`;
}

async function choose(screen: Screen, file: File): Promise<void> {
  const input = screen.container.querySelector('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, file);
}

function drop(screen: Screen, type: 'dragover' | 'drop', ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const target = button(screen, 'Conferir arquivo').element();
  target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

/** Returns the numbers shown above the tabs, by their name. */
function shownCounts(screen: Screen): Record<string, string> {
  const list = screen.getByLabelText('Números da importação').element();
  return Object.fromEntries(
    [...list.children].map(({ children: [name, number] }) => [name?.textContent, number?.textContent]),
  );
}

/** Returns the name of the current step. */
const stepOf = (screen: Screen) =>
  screen.container.querySelector('[aria-current="step"]')?.textContent?.replace(/ \(.*/, '');

const rowOf = (screen: Screen, text: string) =>
  [...screen.getByRole('tabpanel').element().querySelectorAll('tbody')].find(({ textContent }) =>
    textContent?.includes(text),
  )?.textContent;

/** Records the files that the page saves. */
function savedFiles(): { name: string; blob: Blob }[] {
  const saved: { name: string; blob: Blob }[] = [];
  let last = new Blob();
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:test';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last });
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return saved;
}

/** Sends a file and applies it, without the screen. */
async function importAtOnce(file: File, source: string): Promise<void> {
  const sent = await admin().call(createImport, { body: { kind: 'people', file, source } });
  const reached = (status: Import['status']) =>
    vi.waitFor(async () => {
      expect((await admin().call(getImport, { params: { id: sent.id } })).status).toBe(status);
    });
  await reached('CHECKED');
  await admin().call(applyImport, { params: { id: sent.id }, body: {} });
  await reached('APPLIED');
}

test('D7.06 D2.08 D2.09 checks a file, shows every change and error, applies it, and imports the corrected report', async () => {
  const saved = savedFiles();
  const { screen, onImportChange } = await open();
  await expect.element(screen.getByText('Nenhum arquivo foi importado nos últimos 90 dias.')).toBeVisible();
  const steps = screen.getByRole('list', { name: 'Etapas da importação' }).element();
  expect([...steps.children].map(({ textContent }) => textContent?.replace(/ \(.*/, ''))).toEqual([
    'Arquivo',
    'Conferência',
    'Aplicação',
    'Resultado',
  ]);
  await typeOver(screen.getByRole('textbox', { name: /^Origem/ }), 'Folha');
  const file = fileOf(
    'colaboradores.csv',
    await lineOf('rafael.nunes', { jobTitle: 'Chefe de loja', roles: 'Relatórios' }),
    ';rita.prado;Rita;Prado;;Caixa;;2202',
    ';joao.dias;João;Dias;123.456.789-00;Caixa;;2203',
    await lineOf('mariana.costa'),
  );
  const chooser = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  (button(screen, 'escolha um arquivo').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(chooser).toHaveBeenCalledOnce();
  chooser.mockRestore();
  await choose(screen, file);
  await expect.element(screen.getByText('colaboradores.csv')).toBeVisible();
  (button(screen, 'Conferir arquivo').element() as HTMLElement).focus();
  // keeps the second step from showing the finished check at once
  sandbox.faults.next({ endpoint: 'imports.get', delayMs: 500 });
  await userEvent.keyboard('{Enter}');
  await expect.element(button(screen, 'Aplicar')).toHaveAttribute('aria-disabled', 'true');
  expect(stepOf(screen)).toBe('Conferência');
  await expect.element(tab(screen, 'Novas')).toHaveAttribute('aria-selected', 'true');
  await expect.element(button(screen, 'Aplicar')).not.toHaveAttribute('aria-disabled');
  const tabs = screen.getByRole('tablist').element();
  expect([...tabs.children].map(({ textContent }) => textContent)).toEqual([
    'Novas1',
    'Alteradas1',
    'Desativadas0',
    'Acessos1',
    'Erros1',
  ]);
  expect(onImportChange).toHaveBeenCalledWith(expect.any(Number));
  expect(await personNamed('rita.prado')).toBeUndefined();

  expect(shownCounts(screen)).toEqual({
    Novas: '1',
    Alteradas: '1',
    'Sem mudança': '1',
    Reativadas: '0',
    Desativadas: '0',
    Recusadas: '1',
  });
  await vi.waitFor(() => expect(rowOf(screen, 'Rita Prado')).toContain('Cargo Caixa'));
  (tab(screen, 'Novas').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(rowOf(screen, 'rafael.nunes')).toMatch(/Cargo.+passa a ser Chefe de loja/));
  expect(rowOf(screen, 'rafael.nunes')).toMatch(/Perfis.+passa a ser .*Relatórios.*Ganha acesso/);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText('Ninguém será desativado')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(rowOf(screen, 'rafael.nunes')).toMatch(/Ganha Relatórios/));
  await userEvent.keyboard('{ArrowRight}');
  const error = screen.getByRole('listitem').filter({ hasText: 'dígito' });
  await expect.element(error).toBeVisible();
  expect(error.element().textContent).toMatch(/Linha 4.*CPF 123\.456\.789-00 dígito verificador inválido.*João Dias/);
  await userEvent.click(button(screen, 'Baixar erros (CSV)'));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('erros-colaboradores.csv');
  const report = (await saved[0]?.blob.text()) ?? '';
  expect(report).toContain('joao.dias');
  expect(report).toContain('Linha 4, coluna CPF: dígito verificador inválido');
  expect(report).not.toContain('rita.prado');

  await userEvent.click(button(screen, 'Aplicar'));
  await vi.waitFor(() => expect(stepOf(screen)).toBe('Aplicação'));
  await expect.element(screen.getByText('Importação concluída')).toBeVisible();
  expect(stepOf(screen)).toBe('Resultado');
  expect(await personNamed('rita.prado')).toMatchObject({ jobTitle: { name: 'Caixa' }, sources: [{ name: 'Folha' }] });
  const rafael = await personNamed('rafael.nunes');
  const detail = await admin().call(getPerson, { params: { id: rafael?.id ?? 0 } });
  expect(detail).toMatchObject({ jobTitle: { name: 'Chefe de loja' }, roles: expect.stringContaining('ROLE_REPORT') });

  await userEvent.click(button(screen, 'Importar outro arquivo'));
  await expect.element(screen.getByRole('textbox', { name: /^Origem/ })).toHaveValue('Folha');
  const corrected = new File([report.replace('123.456.789-00', '470.670.791-95')], 'corrigido.csv');
  drop(screen, 'dragover', corrected);
  await expect.element(screen.getByText('Solte o arquivo para importar')).toBeVisible();
  drop(screen, 'drop', corrected);
  await userEvent.click(button(screen, 'Conferir arquivo'));
  await expect.element(tab(screen, 'Novas')).toBeVisible();
  expect(shownCounts(screen)).toMatchObject({ Novas: '1', Recusadas: '0' });
  await userEvent.click(button(screen, 'Aplicar'));
  await expect.element(screen.getByText('Importação concluída')).toBeVisible();
  expect(await personNamed('joao.dias')).toMatchObject({ completeName: 'João Dias' });
});

test('D2.12 deactivates people missing from a complete file only after their exact number is confirmed', async () => {
  const letters = [...'abcdefghijkl'];
  const lines = letters.map((letter) => `M-${letter};pessoa.${letter};Pessoa;${letter.toUpperCase()};;Caixa;;`);
  await importAtOnce(fileOf('todas.csv', ...lines), 'Folha');
  const { screen, sent } = await open();
  await expect.element(button(screen, 'todas.csv')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^O arquivo traz todas as pessoas/ }));
  await choose(screen, fileOf('uma.csv', lines[0] ?? ''));
  await userEvent.click(button(screen, 'Conferir arquivo'));
  await expect.element(screen.getByText('11 desativações passam do limite')).toBeVisible();
  expect(shownCounts(screen)).toMatchObject({ Desativadas: '11' });
  await vi.waitFor(() => expect(rowOf(screen, 'pessoa.b')).toContain('Não está no arquivo'));

  const apply = button(screen, 'Aplicar');
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  (apply.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(sent('POST', /apply$/)).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Confirmo a desativação de 11 pessoas' }));
  await userEvent.click(apply);
  await expect.element(screen.getByText('Importação concluída')).toBeVisible();
  const body = JSON.parse(String(sent('POST', /apply$/)[0]?.body));
  expect(body).toEqual({ allOrNothing: false, confirmDeactivations: 11 });
  expect((await personNamed('pessoa.b'))?.active).toBe(false);
  expect((await personNamed('pessoa.a'))?.active).toBe(true);
});

test('keeps a check across a reload and a lost connection, and is not applied with errors if the user wants none', async () => {
  const { screen, onImportChange } = await open();
  await choose(screen, fileOf('folha.csv', ';rita.prado;Rita;Prado;;;;', ';;Sem;Usuário;;;;'));
  sandbox.faults.next({ endpoint: 'imports.create', abort: 'before' });
  await userEvent.click(button(screen, 'Conferir arquivo'));
  await expect.element(screen.getByText('Não foi possível enviar o arquivo')).toBeVisible();
  await userEvent.click(button(screen, 'Conferir arquivo'));
  await expect.element(tab(screen, 'Novas')).toBeVisible();
  const importId: number = onImportChange.mock.lastCall?.[0];
  await screen.unmount();

  const again = await open({ importId });
  await expect.element(again.screen.getByText('Rita Prado')).toBeVisible();
  const apply = button(again.screen, 'Aplicar');
  await userEvent.click(again.screen.getByRole('checkbox', { name: /^Só aplicar se não houver erros/ }));
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  await expect.element(again.screen.getByText('Corrija a linha recusada para aplicar').first()).toBeVisible();
  await userEvent.click(again.screen.getByRole('checkbox', { name: /^Só aplicar se não houver erros/ }));
  // the server applies the file, and its response is lost
  sandbox.faults.next({ endpoint: 'imports.apply', abort: 'after' });
  await userEvent.click(apply);
  await expect.element(again.screen.getByText('Importação concluída')).toBeVisible();
  expect(await personNamed('rita.prado')).toBeDefined();
});

test('D2.03 downloads the template of the chosen kind as CSV and as xlsx, as the server returns it', async () => {
  const saved = savedFiles();
  const { screen } = await open();
  await userEvent.click(button(screen, 'Baixar modelo (CSV)'));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('modelo-pessoas.csv');
  const bytesOf = async (blob?: Blob) => [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];
  const template = (kind: 'people' | 'branches', format: 'csv' | 'xlsx') =>
    admin().call(downloadImportTemplate, { params: { kind }, query: { format } });
  expect(await bytesOf(saved[0]?.blob)).toEqual(await bytesOf(await template('people', 'csv')));
  expect(await saved[0]?.blob.text()).toContain('Matrícula;Usuário;Nome;Sobrenome');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'O que o arquivo traz' }), 'Filiais');
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.click(button(screen, 'Baixar modelo (xlsx)'));
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.name).toBe('modelo-filiais.xlsx');
  expect(await saved[1]?.blob.slice(0, 2).text()).toBe('PK');
  expect(await bytesOf(saved[1]?.blob)).toEqual(await bytesOf(await template('branches', 'xlsx')));
});

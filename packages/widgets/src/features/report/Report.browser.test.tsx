import { bulkCancel, getRequest, listReport } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { StrictMode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { type SandboxPage, sandboxPage } from '../../testing/sandbox-session.tsx';
import { watchSaved } from '../../testing/watch-saved.ts';
import { Report, type ReportProps } from './Report.tsx';
import { noFilters, type ReportFilters } from './report-filters.ts';

const filterKey = 'tramita:ana:report.filter';
const sandbox = await openSandbox(1400, 900);
afterEach(() => vi.restoreAllMocks());

/** Shows the report to an administrator, with the filters of the last visit. */
async function open(kept: Partial<ReportFilters> = {}, props: Partial<ReportProps> = {}, page?: SandboxPage) {
  const opened = page ?? sandboxPage(sandbox, 'patricia.lemos');
  if (!page) opened.storage.setItem(filterKey, JSON.stringify({ ...noFilters, ...kept }));
  const screen = await render(
    opened.wrap(
      <StrictMode>
        <div style={{ height: 800, display: 'flex' }}>
          <Report {...props} />
        </div>
      </StrictMode>,
    ),
  );
  return { ...opened, screen };
}

type Opened = Awaited<ReturnType<typeof open>>;

const lines = ({ screen }: Opened) => [...screen.container.querySelectorAll('tbody tr:has([data-report-link])')];
const idksOf = (opened: Opened) => lines(opened).map((line) => Number(line.textContent?.match(/\d{5}/)?.[0]));
const boxes = (opened: Opened) => lines(opened).map((line) => line.querySelector<HTMLInputElement>('input'));
const lastAsked = ({ sent }: Opened) => sent('GET', '/v1/tasks-report').at(-1)?.search;
const hasRows = (opened: Opened) => vi.waitFor(() => expect(lines(opened).length).toBeGreaterThan(0), 8000);
const message = ({ screen }: Opened, text: string) => expect.element(screen.getByText(text).first()).toBeVisible();
const button = ({ screen }: Opened, name: string) => screen.getByRole('button', { name, exact: true });

test('P1.07 P2.4.01 P2.4.06 no rows are loaded until a filter is set', async () => {
  const opened = await open();
  await message(opened, 'Escolha pelo menos um filtro');
  expect(opened.sent('GET', '/v1/tasks-report')).toEqual([]);
  await button(opened, 'Em andamento').click();
  await hasRows(opened);
  expect(lastAsked(opened)?.get('status')).toBe('IN_PROGRESS');
});

test('P2.4.07 P9.27 the filter is kept, and a later visit begins with it', async () => {
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  await button(opened, 'Status').click();
  await userEvent.selectOptions(opened.screen.getByRole('combobox', { name: 'Status' }), 'Concluída');
  await vi.waitFor(() => expect(lastAsked(opened)?.get('status')).toBe('FINISHED'));
  await opened.screen.unmount();
  expect(JSON.parse(opened.storage.getItem(filterKey) ?? '')).toMatchObject({ status: 'FINISHED' });
  const again = await open({}, {}, opened);
  await hasRows(again);
  await message(again, 'Concluída');
  expect(lastAsked(again)?.get('process')).toBe('Reembolso de despesas');
  await again.screen.getByRole('button', { name: 'Limpar filtros' }).click();
  await message(again, 'Escolha pelo menos um filtro');
});

test('P5.29 the IDK takes digits only, and P9.26 is searched once typing rested', async () => {
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  const [idk] = idksOf(opened);
  const before = opened.sent('GET', '/v1/tasks-report').length;
  await button(opened, 'IDK').click();
  await expect.element(opened.screen.getByRole('textbox', { name: 'IDK' })).toHaveFocus();
  await userEvent.type(opened.screen.getByRole('textbox', { name: 'IDK' }), `a${idk},-x`);
  await expect.element(opened.screen.getByRole('textbox', { name: 'IDK' })).toHaveValue(String(idk));
  expect(opened.sent('GET', '/v1/tasks-report').length).toBe(before);
  // a request may have several tasks
  await vi.waitFor(() => expect([...new Set(idksOf(opened))]).toEqual([idk]), 8000);
  expect(opened.sent('GET', '/v1/tasks-report').length).toBe(before + 1);
});

test('P7.3.02 a newer search gives up the one on its way', async () => {
  sandbox.faults.next({ endpoint: 'reports.list', delayMs: 60_000 });
  const opened = await open({ process: 'Reembolso de despesas' });
  await vi.waitFor(() => expect(opened.sent('GET', '/v1/tasks-report')).toHaveLength(1));
  sandbox.faults.clear();
  await opened.screen.getByRole('button', { name: 'Remover filtro Processo' }).click();
  await button(opened, 'Em andamento').click();
  await hasRows(opened);
  expect(opened.sent('GET', '/v1/tasks-report')[0]?.state).toBe('lost');
});

test('P2.4.13 P2.4.14 P7.3.10 P7.3.11 sectors follow the department, processes both, steps the process', async () => {
  const opened = await open();
  await button(opened, 'Mais filtros').click();
  const { screen } = opened;
  await expect.element(screen.getByRole('combobox', { name: 'Setor' })).toBeDisabled();
  await expect.element(screen.getByRole('combobox', { name: 'Etapa' })).toBeDisabled();
  await screen.getByRole('combobox', { name: 'Departamento' }).fill('Financ');
  await screen.getByRole('listbox').getByRole('option').first().click();
  await expect.element(screen.getByRole('combobox', { name: 'Setor' })).toBeEnabled();
  await vi.waitFor(() => {
    expect(opened.sent('GET', '/v1/processes-title').at(-1)?.search.get('departmentId')).toMatch(/^\d+$/);
    expect(opened.sent('GET', /\/v1\/departments\/\d+\/sectors$/)).toHaveLength(1);
  });
  await screen.getByRole('combobox', { name: 'Processo' }).click();
  await screen.getByRole('listbox').getByRole('option').first().click();
  await expect.element(screen.getByRole('combobox', { name: 'Etapa' })).toBeEnabled();
  await vi.waitFor(() => expect(opened.sent('GET', '/v1/process-steps-title')).toHaveLength(1));
});

test('P7.3.05 P2.4.15 P2.4.16 days are sent as their first and last moment in UTC', async () => {
  const opened = await open({
    createdFrom: '2026-11-01',
    createdTo: '2026-11-20',
    finishedFrom: '2026-11-02',
    finishedTo: '2026-11-21',
  });
  await vi.waitFor(() => expect(lastAsked(opened)).toBeDefined());
  expect(Object.fromEntries(lastAsked(opened) ?? [])).toMatchObject({
    requestCreatedAtFrom: '2026-11-01T00:00:00.000Z',
    requestCreatedAtTo: '2026-11-20T23:59:59.999Z',
    requestFinishedAtFrom: '2026-11-02T00:00:00.000Z',
    requestFinishedAtTo: '2026-11-21T23:59:59.999Z',
  });
  await message(opened, '01/11/2026 a 20/11/2026');
});

test('P2.4.02 P2.4.04 P8.29 P6.29 P4.06 P4.07 P5.17 selected requests of others are canceled with a motive, ended ones left alone', async () => {
  const opened = await open({ process: 'Reembolso de despesas' }, {});
  await hasRows(opened);
  await userEvent.selectOptions(opened.screen.getByLabelText('Linhas por página'), '50');
  await vi.waitFor(() => expect(lastAsked(opened)?.get('itemsPerPage')).toBe('50'));
  await vi.waitFor(() =>
    expect(lines(opened).some((line) => /Concluída|Cancelado/.test(line.textContent ?? ''))).toBe(true),
  );
  const isOver = (line: Element) => /Concluída|Cancelado/.test(line.textContent ?? '');
  const running = lines(opened).find((line) => !isOver(line));
  const over = lines(opened).find(isOver);
  await userEvent.click(running?.querySelector('input') as HTMLInputElement);
  await userEvent.click(over?.querySelector('input') as HTMLInputElement);
  await message(opened, '2 tarefa(s) selecionada(s)');
  await message(opened, '1 já encerrada será ignorada ao encerrar ou cancelar');
  await button(opened, 'Cancelar').click();
  const dialog = opened.screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect.element(dialog.getByText('Descreva o motivo para realizar a ação')).toBeVisible();
  await dialog.getByRole('textbox').fill('pedido em duplicidade');
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await message(opened, 'Processo(s) cancelado(s) com sucesso');
  const [call] = opened.sent('POST', '/v1/processes/massive-cancel');
  const { protocols, motive } = JSON.parse(String(call?.body)) as { protocols: string[]; motive: string };
  expect([protocols.length, motive, call?.search.size]).toEqual([1, 'pedido em duplicidade', 0]);
  const request = await opened.client.call(getRequest, { params: { uuid: protocols[0] ?? '' } });
  expect(request).toMatchObject({ status: 'CANCELED', motive: 'pedido em duplicidade' });
  await vi.waitFor(() => expect(opened.screen.container.querySelector('tr[aria-selected="true"]')).toBeNull());
});

test('P2.4.03 P8.28 P4.05 a failed finish shows an error and keeps the motive, and trying again finishes the requests', async () => {
  const opened = await open({ process: 'Reembolso de despesas', status: 'IN_PROGRESS' });
  await hasRows(opened);
  await userEvent.click(boxes(opened)[0] as HTMLInputElement);
  await button(opened, 'Encerrar').click();
  const dialog = opened.screen.getByRole('dialog');
  await dialog.getByRole('textbox').fill('prazo vencido');
  sandbox.faults.next({ endpoint: 'requests.bulkFinish', status: 500, times: 1 });
  await dialog.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await expect.element(dialog.getByText('Não foi possível finalizar as solicitações selecionadas.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('prazo vencido');
  await dialog.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await message(opened, 'Tarefa(s) finaliza(s) com sucesso');
  const keys = opened.sent('POST', '/v1/processes/massive-finish').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});

test('P8.29 P4.06 when a later part of a long selection fails, the window says how many requests were canceled', async () => {
  const page = sandboxPage(sandbox, 'patricia.lemos');
  const [first] = await page.client.call(listReport, {
    query: { process: 'Reembolso de despesas', status: 'IN_PROGRESS' },
  });
  const rows = Array.from({ length: 230 }, (_, index) => ({
    ...first,
    uuid: `task-${index}`,
    protocol: `request-${index}`,
  }));
  sandbox.faults.next({ endpoint: 'reports.list', status: 200, body: rows });
  page.storage.setItem(filterKey, JSON.stringify({ ...noFilters, status: 'IN_PROGRESS' }));
  const opened = await open({}, {}, page);
  await vi.waitFor(() => expect(lines(opened)).toHaveLength(230), 8000);
  await opened.screen.getByRole('checkbox', { name: 'Selecionar todas desta página' }).click();
  await button(opened, 'Cancelar').click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Cancelar 230 solicitações' });
  await userEvent.type(dialog.getByRole('textbox'), 'em duplicidade');
  const processed = rows.slice(0, 200).map(({ protocol }) => protocol);
  sandbox.faults.next({ endpoint: 'requests.bulkCancel', status: 200, body: { processed, ignored: [], results: [] } });
  sandbox.faults.next({ endpoint: 'requests.bulkCancel', status: 500 });
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click();
  const text = '200 solicitações foram canceladas. Confirme novamente para cancelar as demais.';
  await expect.element(dialog.getByText(text)).toBeVisible();
});

test('P8.30 P8.29 C1.06 requests that a colleague ended meanwhile are not open, and the question speaks of requests', async () => {
  const opened = await open({ process: 'Reembolso de despesas', status: 'IN_PROGRESS' });
  await hasRows(opened);
  await userEvent.click(boxes(opened)[0] as HTMLInputElement);
  await userEvent.click(boxes(opened)[1] as HTMLInputElement);
  await button(opened, 'Cancelar').click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Cancelar 2 solicitações' });
  await dialog.getByRole('textbox').fill('x'.repeat(201));
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect.element(dialog.getByText('O motivo deve ter no máximo 200 caracteres')).toBeVisible();
  await dialog.getByRole('textbox').fill('em duplicidade');
  expect(dialog.getByText(/tarefas/).elements()).toEqual([]);
  const ids = idksOf(opened).slice(0, 2);
  const rows = await Promise.all(
    ids.map((idk) => opened.client.call(listReport, { query: { idk: String(idk), status: 'IN_PROGRESS' } })),
  );
  const protocols = rows.flatMap(([row]) => row?.protocol ?? []);
  await opened.client.call(bulkCancel, { body: { protocols, motive: 'de outra pessoa' } });
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await message(opened, 'Nenhuma tarefa selecionada esta aberta.');
  await expect.element(opened.screen.getByText(/Não foi possível/)).not.toBeInTheDocument();
});

test('T8.48 P8.30 P4.08 a selection without an open request is refused', async () => {
  const opened = await open({ process: 'Reembolso de despesas', status: 'FINISHED' });
  await hasRows(opened);
  await expect.element(button(opened, 'Encerrar')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(boxes(opened)[0] as HTMLInputElement);
  await button(opened, 'Encerrar').click();
  await message(opened, 'Nenhuma tarefa selecionada esta aberta.');
  expect(opened.sent('POST', /massive/)).toEqual([]);
  expect(opened.screen.container.ownerDocument.querySelector('[role="dialog"]')).toBeNull();
});

test('P1.08 P2.4.18 the current page is exported in the browser with its twelve columns', async () => {
  const saved = watchSaved();
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  await button(opened, 'Exportar').click();
  await opened.screen.getByRole('menuitem', { name: /Exportar página atual/ }).click();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^relatorio-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = (await saved[0]?.blob.text()) ?? '';
  const [header, ...rest] = text.trimEnd().split('\r\n');
  expect(header?.split(';')).toHaveLength(12);
  expect(rest.map((line) => Number(line.split(';')[0]))).toEqual(idksOf(opened));
});

async function showDates(opened: Opened) {
  await button(opened, 'Colunas').click();
  for (const name of ['Criação da solicitação', 'Encerramento da solicitação']) {
    await opened.screen.getByRole('menuitemcheckbox', { name }).click();
    await expect.element(opened.screen.getByRole('columnheader', { name, exact: true })).toBeInTheDocument();
  }
  await userEvent.keyboard('{Escape}');
}

test('C1.05 both dates of the request can be shown, and are in the file of the page', async () => {
  const saved = watchSaved();
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  const head = (name: string) => opened.screen.getByRole('columnheader', { name, exact: true });
  expect(head('Criação da solicitação').elements()).toEqual([]);
  await showDates(opened);
  await button(opened, 'Exportar').click();
  await opened.screen.getByRole('menuitem', { name: /Exportar página atual/ }).click();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const [header] = ((await saved[0]?.blob.text()) ?? '').split('\r\n');
  expect(header).toMatch(/;Criação da solicitação;Encerramento da solicitação$/);
});

// next to the open drawer of the portal, next to its rail, and in the whole window
test.each([
  [1032, '1280 px with the drawer'],
  [1043, '1100 px with the rail'],
  [1192, '1440 px with the drawer'],
  [1100, '1100 px'],
  [1280, '1280 px'],
  [1440, '1440 px'],
  [700, '700 px, where the table scrolls'],
])('C1.05 C10.02 with %i px, %s, both dates of the request leave the other columns readable', async (width) => {
  await browserPage.viewport(width, 900);
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  await showDates(opened);
  const heads = [...opened.screen.container.querySelectorAll('thead th')].filter((head) => head.checkVisibility());
  const widthOf = (name: string) => heads.find((head) => head.textContent === name)?.clientWidth ?? 0;
  expect(widthOf('Processo e etapa')).toBeGreaterThanOrEqual(220);
  expect(widthOf('Responsável')).toBeGreaterThanOrEqual(150);
  for (const head of heads) expect(head.scrollWidth, head.textContent).toBeLessThanOrEqual(head.clientWidth);
  const frame = opened.screen.container.querySelector('[data-slot="table-scroll"]');
  const scrolls = (frame?.scrollWidth ?? 0) > (frame?.clientWidth ?? 0);
  expect(scrolls).toBe(width === 700);
  if (!scrolls) expect(widthOf('Andamento')).toBeGreaterThanOrEqual(92);
});

test('C1.06 tasks of one request are several rows, and the question names how many requests will end', async () => {
  const { idk } = sandboxIds.requests.refundAtFinance;
  const opened = await open({ idk: String(idk) });
  await hasRows(opened);
  expect(lines(opened).length).toBeGreaterThan(1);
  await userEvent.click(opened.screen.getByLabelText('Selecionar todas desta página'));
  await message(opened, `${lines(opened).length} tarefa(s) selecionada(s)`);
  await button(opened, 'Encerrar').click();
  await expect.element(opened.screen.getByRole('dialog', { name: 'Encerrar 1 solicitação' })).toBeVisible();
});

test('C1.09 without the right to end requests the two actions are not offered', async () => {
  const opened = await open({ process: 'Reembolso de despesas' }, { canEnd: false });
  await hasRows(opened);
  await expect.element(button(opened, 'Exportar')).toBeVisible();
  expect(button(opened, 'Encerrar').elements()).toEqual([]);
  expect(button(opened, 'Cancelar').elements()).toEqual([]);
});

test('all filters are in two columns, and no choice of a filter reads like another one', async () => {
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  await button(opened, 'Mais filtros').click();
  const filters = opened.screen.getByRole('dialog', { name: 'Filtros' });
  const counted = filters.getByRole('combobox', { name: 'Contadas no SLA' });
  await expect.element(counted).toBeVisible();
  const choices = [...counted.element().querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(choices).toEqual(['Contadas ou não', 'Todos', 'Concluído', 'Em andamento']);
  const leftOf = (label: string) => filters.getByText(label, { exact: true }).element().getBoundingClientRect().left;
  expect(leftOf('Tarefa criada até')).toBe(leftOf('Setor'));
  expect(leftOf('Tarefa criada de')).toBe(leftOf('Departamento'));
});

test('the window of filters stays open with the focus on a date that is not one', async () => {
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  await button(opened, 'Mais filtros').click();
  const filters = opened.screen.getByRole('dialog', { name: 'Filtros' });
  const from = filters.getByRole('textbox', { name: 'Tarefa criada de' });
  await from.click();
  await userEvent.keyboard('31022026');
  const done = filters.getByRole('button', { name: /^Ver / });
  await done.click();
  await expect.element(from).toHaveFocus();
  await expect.element(filters.getByText('Digite uma data válida')).toBeVisible();
  await expect.element(from).toHaveValue('31/02/2026');
  await userEvent.clear(from);
  await done.click();
  await expect.element(filters).not.toBeInTheDocument();
});

test('C7.06 a filter handed in replaces that of the last visit and is shown in words', async () => {
  const opened = await open(
    { process: 'Acesso a sistemas' },
    {
      filter: {
        processIds: '1,2',
        sla: 'OUTSIDE',
        counted: 'ALL',
        createdAtFrom: '2026-01-01T03:00:00.000Z',
        createdAtTo: '2027-01-01T02:59:59.999Z',
      },
    },
  );
  await vi.waitFor(() => expect(lastAsked(opened)?.get('processIds')).toBe('1,2'));
  expect(Object.fromEntries(lastAsked(opened) ?? [])).toMatchObject({
    sla: 'OUTSIDE',
    counted: 'ALL',
    createdAtFrom: '2026-01-01T03:00:00.000Z',
    createdAtTo: '2027-01-01T02:59:59.999Z',
  });
  expect(lastAsked(opened)?.get('process')).toBeNull();
  await message(opened, 'Fora do prazo');
  await message(opened, '01/01/2026 a 31/12/2026');
});

test('P2.4.19 all pages can be exported only where there is more than one', async () => {
  const opened = await open({ idk: String(sandboxIds.requests.canceled.idk) });
  await hasRows(opened);
  expect(lines(opened)).toHaveLength(1);
  await button(opened, 'Exportar').click();
  await expect.element(opened.screen.getByRole('menuitem', { name: /Exportar página atual/ })).toBeVisible();
  expect(opened.screen.getByRole('menuitem', { name: /Exportar todas páginas/ }).elements()).toEqual([]);
});

test('P2.4.05 P2.4.20 P2.4.21 P7.3.06 all pages are queued, and the file can be downloaded once it is ready', async () => {
  const saved = watchSaved();
  const opened = await open({ createdFrom: '2026-01-01' });
  await hasRows(opened);
  const total = Number(
    opened.screen
      .getByRole('navigation')
      .element()
      .textContent?.match(/de (\d+)/)?.[1],
  );
  expect(total).toBeGreaterThan(10);
  sandbox.faults.next({ endpoint: 'exports.list', delayMs: 300, times: 1 });
  await button(opened, 'Exportar').click();
  await opened.screen.getByRole('menuitem', { name: /Exportar todas páginas, lista/ }).click();
  await message(opened, 'Exportação solicitada. Acompanhe em Minhas exportações.');
  await opened.screen.getByRole('tab', { name: /Minhas exportações/ }).click();
  await sandbox.runJobs();
  const download = opened.screen.getByRole('button', { name: /^Baixar a exportação/ });
  await expect.element(download).toBeVisible();
  await vi.waitFor(() => expect(download.element().getAttribute('aria-disabled')).not.toBe('true'), 15_000);
  await message(opened, 'Finalizado');
  await download.click();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  // the other jobs that ran may have opened tasks
  const query = { requestCreatedAtFrom: '2026-01-01T00:00:00.000Z' };
  const [row] = await opened.client.call(listReport, { query });
  expect(((await saved[0]?.blob.text()) ?? '').trimEnd().split('\r\n')).toHaveLength((row?.totalLength ?? 0) + 1);
});

test('P8.27 a refused export shows an error', async () => {
  const opened = await open({ createdFrom: '2026-01-01' });
  await hasRows(opened);
  sandbox.faults.next({ endpoint: 'exports.create', status: 500, times: 9 });
  await button(opened, 'Exportar').click();
  await opened.screen.getByRole('menuitem', { name: /Exportar todas páginas, detalhado/ }).click();
  await message(opened, 'Não foi possível exportar o relatório');
});

test('P2.4.20 exports under way are asked about every ten seconds until they are done', async () => {
  const item = (status: string) => ({
    id: 1,
    uuid: '2b1c2d3e-0000-4000-8000-000000000001',
    assignee: { id: 1, nickName: 'Patrícia' },
    createdAt: '2026-11-21T12:00:00.000Z',
    query: { idk: '1' },
    reportType: 'LIST',
    status,
  });
  const body = (status: string) => ({ elements: [item(status)], totalElements: 1 });
  sandbox.faults.next({ endpoint: 'exports.list', status: 200, body: body('IN_QUEUE'), times: 9 });
  const states = () => opened.sent('GET', '/v1/export-queues').map(({ state }) => state);
  // the query client repeats queries with an interval
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await open({}, { tab: 'exports' });
  await message(opened, 'Aguardando na fila');
  await expect.poll(states).not.toContain('pending');
  const loaded = states().length;
  sandbox.faults.clear();
  sandbox.faults.next({ endpoint: 'exports.list', status: 200, body: body('READY'), times: 9 });
  vi.advanceTimersByTime(9_999);
  expect(states()).toHaveLength(loaded);
  vi.advanceTimersByTime(1);
  await message(opened, 'Finalizado');
  vi.advanceTimersByTime(60_000);
  expect(states()).toHaveLength(loaded + 1);
});

test('T2.8.04 P2.1.09 a row leads to its read-only view, by keyboard too; X selects', async () => {
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  const links = () => [...opened.screen.container.querySelectorAll<HTMLAnchorElement>('[data-report-link]')];
  expect(links()[0]?.getAttribute('href')).toMatch(/^\/report\/task\/[\w-]{36}$/);
  links()[0]?.focus();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(links()[1]);
  await userEvent.keyboard('x{ArrowUp}');
  expect(document.activeElement).toBe(links()[0]);
  await message(opened, '1 tarefa(s) selecionada(s)');
  expect(
    boxes(opened)
      .map((box) => box?.checked)
      .slice(0, 2),
  ).toEqual([false, true]);
});

test('P9.15 P9.16 a page has ten rows unless 25 or 50 are chosen, and old rows stay where the next page fails', async () => {
  const opened = await open({ createdFrom: '2026-01-01' });
  await hasRows(opened);
  expect(lines(opened)).toHaveLength(10);
  const sizes = [...(opened.screen.getByLabelText('Linhas por página').element() as HTMLSelectElement).options];
  expect(sizes.map(({ value }) => value)).toEqual(['10', '25', '50']);
  sandbox.faults.next({ endpoint: 'reports.list', status: 500, times: 9 });
  await button(opened, 'Próxima página').click();
  await message(opened, 'Ocorreu um erro interno');
});

test('on a phone rows are cards with two facts, filters a sheet, and nothing is wider than the screen', async () => {
  await browserPage.viewport(390, 780);
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const toolbar = opened.screen.getByRole('toolbar').element().getBoundingClientRect();
  const firstLine = lines(opened)[0]?.getBoundingClientRect();
  expect(toolbar.top).toBeGreaterThan(firstLine?.bottom ?? 0);
  const filters = opened.screen.getByRole('button', { name: /Filtros/ });
  expect(filters.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await filters.click();
  await expect.element(opened.screen.getByRole('dialog').getByLabelText('Solicitante')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('C10.02 at 1280 px the report keeps Andamento and Solicitante', async () => {
  // the remaining width next to the portal's drawer
  await browserPage.viewport(1032, 900);
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  const shown = [...opened.screen.container.querySelectorAll('thead th')].filter((head) => head.checkVisibility());
  const heads = shown.map((head) => head.textContent);
  expect(heads).toContain('Andamento');
  expect(heads).toContain('Solicitante');
  const process = shown.find((head) => head.textContent?.startsWith('Processo'));
  expect(process?.getBoundingClientRect().width).toBeGreaterThanOrEqual(186);
});

test.each([
  [1024, 967],
  [1366, 1118],
])('C10.22 at %i px the names of processes are whole', async (_window, width) => {
  await browserPage.viewport(width, 900);
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  const names = [...opened.screen.container.querySelectorAll('[data-report-link]')];
  expect(names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
});

test('C10.22 on a phone the actions for a selection share one line', async () => {
  await browserPage.viewport(390, 780);
  const opened = await open({ process: 'Reembolso de despesas', status: 'TO_DO' });
  await hasRows(opened);
  boxes(opened)[0]?.click();
  const actions = ['Encerrar', 'Cancelar', 'Exportar'].map((name) => button(opened, name));
  for (const action of actions) await expect.element(action).toBeVisible();
  expect(new Set(actions.map((action) => action.element().getBoundingClientRect().top)).size).toBe(1);
});

test('C10.22 rows take the place of their skeletons', async () => {
  await browserPage.viewport(1192, 900);
  const tops: number[] = [];
  const watch = new MutationObserver(() => {
    const line = document.querySelector('tbody tr:has([data-slot="skeleton"])');
    if (line) tops.push(line.getBoundingClientRect().top);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const opened = await open({ process: 'Reembolso de despesas' });
  await hasRows(opened);
  watch.disconnect();
  expect(tops.at(-1)).toBe(lines(opened)[0]?.getBoundingClientRect().top);
});

test('C7.09 a state in place of the rows leaves the columns as wide as the rows do', async () => {
  await browserPage.viewport(760, 900);
  const opened = await open({ status: 'TO_DO' });
  await hasRows(opened);
  const width = () => opened.screen.getByRole('columnheader', { name: 'Processo e etapa' }).element().clientWidth;
  const withRows = width();
  await opened.screen.unmount();
  const empty = await open({ idk: '99999' });
  await expect.element(empty.screen.getByText('Nenhuma tarefa corresponde a estes filtros.')).toBeVisible();
  const shown = empty.screen.getByRole('columnheader', { name: 'Processo e etapa' }).element().clientWidth;
  expect(shown).toBe(withRows);
});

test.each([
  ['T4.1.08', 'Aprovação', 'APPROVAL'],
  ['T4.1.09', 'Tarefa', 'NORMAL'],
] as const)('%s the kind "%s" asks for tasks of type %s and shows those alone', async (_id, label, type) => {
  const opened = await open({ createdFrom: '2026-01-01' });
  await hasRows(opened);
  await button(opened, 'Mais filtros').click();
  await userEvent.selectOptions(opened.screen.getByRole('combobox', { name: 'Tipo' }), label);
  await vi.waitFor(() => expect(lastAsked(opened)?.get('type')).toBe(type));
  const call = opened.sent('GET', '/v1/tasks-report').at(-1);
  await vi.waitFor(() => expect(call?.state).toBe('answered'));
  const query = { type, requestCreatedAtFrom: '2026-01-01T00:00:00.000Z', limit: 10, offset: 0 };
  const answer = await opened.client.call(listReport, { query });
  expect(answer.map((row) => row.type)).toEqual(answer.map(() => type));
  await vi.waitFor(() => expect(idksOf(opened)).toEqual(answer.map((row) => row.idk)));
});

test('C2.05 the status says that rows or exports could not be loaded', async () => {
  sandbox.faults.next({ endpoint: 'reports.list', status: 500, times: 9 });
  const opened = await open({ process: 'Reembolso de despesas' });
  const { screen } = opened;
  await message(opened, 'Ocorreu um erro interno');
  await expect.element(screen.getByText('A lista não foi carregada')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Carregando/);
  await screen.unmount();
  sandbox.faults.clear();
  sandbox.faults.next({ endpoint: 'exports.list', status: 500, times: 9 });
  const exports = await open({}, { tab: 'exports' });
  await message(exports, 'Ocorreu um erro interno');
  await expect.element(exports.screen.getByText('A lista não foi carregada')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Carregando/);
});

import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { type SandboxPage, sandboxPage } from '../../../testing/sandbox-session.tsx';
import { textWithMark, watchSaved } from '../../../testing/watch-saved.ts';
import { TaskInbox } from '../TaskInbox.tsx';
import type { TaskInboxProps } from '../task-inbox-props.ts';

const reimbursement = 'Reembolso de despesas';
const filtersKey = 'tramita:ana:tasks.attendance.to-do.filters';
const sandbox = await openSandbox(1400, 900);

async function open(props: Partial<TaskInboxProps> = {}, page = sandboxPage(sandbox, 'mariana.costa')) {
  const screen = await render(
    page.wrap(
      <div style={{ height: 800, display: 'flex' }}>
        <TaskInbox {...props} />
      </div>,
    ),
  );
  return { ...page, screen };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** A page whose list is filtered by a process already, with more if given. */
function filteredPage(
  columns: Record<string, { query: string; direction: string | null }> = {},
  process = reimbursement,
) {
  const page = sandboxPage(sandbox, 'mariana.costa');
  const state = {
    columns: { process: { query: process, direction: null }, ...columns },
    pagination: { page: 0, rowsPerPage: 50 },
  };
  page.storage.setItem(filtersKey, JSON.stringify(state));
  return page;
}

const heads = ({ screen }: Opened) => [...screen.container.querySelectorAll('thead th')].map((th) => th.textContent);
const shown = ({ screen }: Opened): number[] =>
  [...screen.container.querySelectorAll('tbody [data-task-link]')].map((element) =>
    Number(element.closest('tr')?.textContent?.match(/\d{5}/)?.[0]),
  );
const rows = (opened: Opened, idks: readonly number[]) => expect.poll(() => shown(opened)).toEqual(idks);
function cellOf(opened: Opened, idk: number, head: string): HTMLElement | null {
  const links = [...opened.screen.container.querySelectorAll('tbody [data-task-link]')];
  const row = links.map((link) => link.closest('tr')).find((tr) => tr?.textContent?.includes(String(idk)));
  return row?.querySelectorAll<HTMLElement>('td:not([data-select])')[heads(opened).indexOf(head)] ?? null;
}
const filter = ({ screen }: Opened, column: string) => screen.getByLabelText(`Filtrar por ${column}`, { exact: true });
const button = ({ screen }: Opened, name: string | RegExp) => screen.getByRole('button', { name, exact: true });
const lists = (page: SandboxPage) => page.sent('GET', '/v1/tasks');
const lastList = (page: SandboxPage) => Object.fromEntries(lists(page).at(-1)?.search ?? []);
const withData = (opened: Opened) => expect.poll(() => heads(opened)).toContain('Valor total');
const kept = (page: SandboxPage) => JSON.parse(page.storage.getItem(filtersKey) ?? 'null')?.columns;
const message = ({ screen }: Opened, text: string) =>
  expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();

test('T2.5.19 the data of a process has columns while the list is filtered by it, and loses them with the filter', async () => {
  const opened = await open();
  await expect.poll(() => shown(opened).length).toBe(10);
  expect(heads(opened)).not.toContain('Valor total');
  expect(opened.sent('GET', '/v1/process-data')).toEqual([]);
  await filter(opened, 'Processo').selectOptions(reimbursement);
  await withData(opened);
  expect(heads(opened).indexOf('Tipo de despesa')).toBeGreaterThan(heads(opened).indexOf('Prazo'));
  expect(opened.sent('GET', '/v1/process-data')[0]?.search.get('process')).toBe(reimbursement);
  await expect.poll(() => cellOf(opened, 48210, 'Tipo de despesa')?.textContent).toBe('Transporte');
  await filter(opened, 'Processo').selectOptions('Compra de materiais');
  await expect.poll(() => heads(opened)).toContain('Preciso até');
  expect(heads(opened)).not.toContain('Valor total');
  await rows(opened, [48186]);
  await filter(opened, 'Processo').selectOptions('');
  await expect.poll(() => heads(opened)).not.toContain('Preciso até');
});

test('T2.5.26 T8.61 a list without rows shows its message in the visible part of a table wider than its frame', async () => {
  const { screen } = await open({}, filteredPage({ idk: { query: '1', direction: null } }));
  await message({ screen } as Opened, 'Nenhum item encontrado');
  const scroll = screen.container.querySelector<HTMLElement>('[data-slot="table-scroll"]');
  await expect.poll(() => (scroll?.scrollWidth ?? 0) - (scroll?.clientWidth ?? 0)).toBeGreaterThan(400);
  const middleOf = (box: DOMRect | undefined) => (box ? Math.round(box.left + box.width / 2) : null);
  const middle = () =>
    middleOf(screen.getByText('Nenhum item encontrado', { exact: true }).first().element().getBoundingClientRect());
  for (const at of [0, 200, 400]) {
    scroll?.scrollTo({ left: at });
    expect(Math.abs((middle() ?? 0) - (middleOf(scroll?.getBoundingClientRect()) ?? 0))).toBeLessThanOrEqual(8);
  }
});

test('T3.34 cells show days, yes and no, labels of choices, shortened file names, money and plain text', async () => {
  const opened = await open({}, filteredPage());
  await withData(opened);
  // days of the sandbox count from today
  const { data } = await sandbox.services.db
    .selectFrom('instances')
    .select('data')
    .where('idk', '=', 48195)
    .executeTakeFirstOrThrow();
  const [year, month, day] = String(data['data_despesa']).split('-');
  await expect.poll(() => cellOf(opened, 48195, 'Data da despesa')?.textContent).toBe(`${day}/${month}/${year}`);
  const text = (head: string, idk = 48195) => cellOf(opened, idk, head)?.textContent?.replaceAll('\u00a0', ' ');
  expect(text('Foi em viagem a trabalho?')).toBe('Sim');
  expect(text('Foi em viagem a trabalho?', 48210)).toBe('Não');
  expect(text('Quem recebe')).toBe('Um fornecedor');
  expect(text('Valor total')).toBe('R$ 1.842,90');
  expect(text('Cidade de destino')).toBe('Ribeirão Preto');
  expect(text('Cidade de destino', 48210)).toBe('');
  expect(text('Comprovante principal')).toBe('comprovant...pdf');
  expect(cellOf(opened, 48195, 'Comprovante principal')?.querySelector('span')?.title).toBe('comprovante-722.pdf');
  const money = getComputedStyle(cellOf(opened, 48195, 'Valor total') as HTMLElement);
  expect([money.textAlign, money.fontVariantNumeric]).toEqual(['end', 'tabular-nums']);
});

test('T3.34 T7.2.01 each data column is filtered by a control of its type and ordered by its head', async () => {
  const opened = await open({}, filteredPage());
  await withData(opened);
  await filter(opened, 'Foi em viagem a trabalho?').selectOptions('Sim');
  await rows(opened, [48195]);
  expect(lastList(opened)).toMatchObject({ process: reimbursement, viagem: 'true' });
  await filter(opened, 'Foi em viagem a trabalho?').selectOptions('');
  await filter(opened, 'Quem recebe').selectOptions('Um fornecedor');
  await expect.poll(() => lastList(opened)).toMatchObject({ favorecido: 'fornecedor' });
  await filter(opened, 'Quem recebe').selectOptions('');
  await filter(opened, 'Valor total').fill('1.842,90');
  await expect.poll(() => lastList(opened)['valor']).toBe('1842.9');
  await rows(opened, [48195]);
  await filter(opened, 'Valor total').fill('');
  await button(opened, 'Valor total').click();
  await expect.poll(() => lastList(opened)['order_by_valor']).toBe('ASC');
  await expect.poll(() => shown(opened)[0]).toBe(48206);
  await button(opened, 'Valor total').click();
  await expect.poll(() => shown(opened)[0]).toBe(48195);
  const head = opened.screen.getByRole('columnheader', { name: 'Valor total' });
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
});

test('T3.35 T2.5.27 filters and order by data are kept by name, sent at once on coming back, and dropped with the process', async () => {
  const opened = await open({}, filteredPage({ 'data.viagem': { query: 'true', direction: 'ASC' } }));
  await rows(opened, [48195]);
  // nothing was asked without them meanwhile
  expect(lists(opened).every(({ search }) => search.get('viagem') === 'true')).toBe(true);
  expect(lastList(opened)['order_by_viagem']).toBe('ASC');
  await expect
    .element(opened.screen.getByRole('button', { name: 'Remover filtro Foi em viagem a trabalho?' }))
    .toBeVisible();
  await filter(opened, 'Processo').selectOptions('Compra de materiais');
  await rows(opened, [48186]);
  expect(kept(opened)).toEqual({ process: { query: 'Compra de materiais', direction: null } });
  expect(lists(opened).some(({ search }) => search.get('process') !== reimbursement && search.has('viagem'))).toBe(
    false,
  );
});

test('T2.5.28 data columns take part in the order of the columns, which waits for them while they are away', async () => {
  const opened = await open({}, filteredPage());
  await withData(opened);
  await button(opened, 'Colunas').click();
  const items = opened.screen.getByRole('dialog', { name: 'Ordem das colunas' }).getByRole('listitem');
  await expect.poll(() => items.elements().length).toBe(heads(opened).length);
  await userEvent.dragAndDrop(items.filter({ hasText: 'Valor total' }), items.filter({ hasText: 'IDK' }));
  expect(heads(opened).slice(0, 4)).toEqual(['Status', 'Etiqueta', 'Valor total', 'IDK']);
  await userEvent.keyboard('{Escape}');
  await filter(opened, 'Processo').selectOptions('');
  await expect.poll(() => heads(opened)).not.toContain('Valor total');
  await button(opened, 'Colunas').click();
  await button(opened, 'Mover Prazo para cima').click();
  await userEvent.keyboard('{Escape}');
  await filter(opened, 'Processo').selectOptions(reimbursement);
  await withData(opened);
  expect(heads(opened).indexOf('Valor total')).toBeLessThan(heads(opened).indexOf('Tipo de despesa'));
});

test('T8.02 a list works without the data of its process if they cannot be loaded, with a message', async () => {
  sandbox.faults.next({ endpoint: 'tasks.processData', status: 500, times: 5 });
  const opened = await open({}, filteredPage({ 'data.viagem': { query: 'true', direction: null } }));
  await message(opened, 'Não foi possível buscar as informações.');
  await expect.poll(() => shown(opened).length).toBe(13);
  expect(lastList(opened)).not.toHaveProperty('viagem');
  expect(heads(opened)).not.toContain('Valor total');
});

test('on a phone the data is filtered and ordered in the sheet', async () => {
  await browserPage.viewport(390, 844);
  const opened = await open({}, filteredPage());
  await expect.poll(() => shown(opened).length).toBe(13);
  await opened.screen.getByRole('button', { name: /^Filtros/ }).click();
  const sheet = opened.screen.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByLabelText('Foi em viagem a trabalho?').selectOptions('Sim');
  await rows(opened, [48195]);
  await sheet.getByLabelText('Ordenar por').selectOptions('Valor total');
  await expect.poll(() => lastList(opened)['order_by_valor']).toBe('ASC');
});

test('T2.5.20 T2.5.21 T5.3.04 Exportar is on both attendance pages, and only while a process filters', async () => {
  const page = filteredPage();
  for (const list of ['attendance.to-do', 'my-attendance.to-do', 'attendance.finished', 'my-tasks.to-do']) {
    page.storage.setItem(`tramita:ana:tasks.${list}.filters`, page.storage.getItem(filtersKey) ?? '');
  }
  for (const [props, isThere] of [
    [{ page: 'attendance', status: 'to-do' }, true],
    [{ page: 'my-attendance', status: 'to-do' }, true],
    [{ page: 'attendance', status: 'finished' }, true],
    [{ page: 'my-tasks', status: 'to-do' }, false],
  ] as const) {
    const opened = await open(props, page);
    await expect.element(opened.screen.getByRole('button', { name: /^Remover filtro Processo/ })).toBeVisible();
    await expect.poll(() => button(opened, 'Exportar').query() !== null).toBe(isThere);
    if (isThere) {
      await button(opened, 'Limpar filtro').first().click();
      await expect.poll(() => button(opened, 'Exportar').query()).toBeNull();
    }
    await opened.screen.unmount();
  }
});

test('T7.2.18 T2.5.20 the whole list comes as CSV, by the filters and the order of the list', async () => {
  const saved = watchSaved();
  const page = filteredPage({
    'data.valor': { query: '', direction: 'DESC' },
    step: { query: 'conferência', direction: null },
  });
  const opened = await open({}, page);
  await withData(opened);
  await button(opened, 'Exportar').click();
  await expect.poll(() => saved.length).toBe(1);
  const [call] = opened.sent('GET', /^\/v1\/tasks\/report\//);
  expect(call?.path).toBe('/v1/tasks/report/attendance-to-do.csv');
  expect(Object.fromEntries(call?.search ?? [])).toEqual({
    myTasks: 'false',
    assignedToMe: 'false',
    status: 'TO_DO',
    process: reimbursement,
    step: 'conferência',
    order_by_valor: 'DESC',
    doPagination: 'false',
  });
  expect(saved[0]?.name).toBe('attendance-to-do.csv');
  const text = await textWithMark(saved[0]?.blob);
  expect(text.startsWith('\ufeffStatus;Etiqueta;IDK;Processo;')).toBe(true);
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(11);
  expect(lines.map((line) => Number(line.split(';')[2]))).toEqual(shown(opened));
  await message(opened, 'Arquivo attendance-to-do.csv exportado');
  vi.restoreAllMocks();
});

test('a slow export is shown as busy and can be cancelled', async () => {
  const saved = watchSaved();
  sandbox.faults.next({ endpoint: 'tasks.report', delayMs: 4000 });
  const opened = await open({}, filteredPage());
  await withData(opened);
  await button(opened, 'Exportar').click();
  await expect.element(button(opened, 'Exportando')).toHaveAttribute('aria-busy', 'true');
  await button(opened, 'Cancelar a exportação').click();
  await expect.element(button(opened, 'Exportar')).toHaveFocus();
  await expect.poll(() => opened.sent('GET', /report/)[0]?.state).toBe('lost');
  expect(saved).toEqual([]);
  expect(opened.screen.getByText('Não foi possível solicitar o arquivo, tente novamente.').query()).toBeNull();
  vi.restoreAllMocks();
});

test('T8.14 T8.15 an export that fails says why', async () => {
  const opened = await open({}, filteredPage());
  await withData(opened);
  sandbox.faults.next({ endpoint: 'tasks.report', status: 500 });
  await button(opened, 'Exportar').click();
  await message(opened, 'Não foi possível solicitar o arquivo, tente novamente.');
  sandbox.faults.next({ endpoint: 'tasks.report', status: 401, times: 2 });
  await button(opened, 'Exportar').click();
  await message(opened, 'Acesso não autorizado.');
});

import { createSandbox, type Fault, type Sandbox } from '@tramita/server/sandbox';
import { StrictMode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { Dashboards, type DashboardsProps } from './Dashboards.tsx';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ now: new Date('2026-11-21T13:00:00Z') });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.faults.clear();
  await browserPage.viewport(1280, 800);
});

const sla = (inside: number, outside: number, withoutSla: number) => ({ inside, outside, withoutSla });
const nps = (liked: number, disliked: number) => ({ liked, disliked });

const slaSeries = (id: number, label: string) => ({
  id,
  label,
  totals: sla(6, 3, 1),
  buckets: [
    { value: '2026-09', counts: sla(2, 1, 0) },
    { value: '2026-11', counts: sla(4, 2, 1) },
  ],
});
const slaGraphs = {
  department: slaSeries(1, 'Financeiro'),
  sectors: [slaSeries(1, 'Contas a pagar'), slaSeries(4, 'Fiscal')],
  processes: [slaSeries(7, 'Reembolso de despesas'), slaSeries(9, 'Adiantamento de viagem')],
};
const npsSeries = (id: number, label: string) => ({
  id,
  label,
  totals: nps(30, 2),
  buckets: [
    { value: '2026-10', counts: nps(20, 0) },
    { value: '2026-11', counts: nps(10, 2) },
  ],
});
const npsGraphs = {
  department: npsSeries(1, 'Financeiro'),
  sectors: [npsSeries(1, 'Contas a pagar')],
  processes: [npsSeries(7, 'Reembolso de despesas'), npsSeries(9, 'Adiantamento de viagem')],
};
const steps = [
  { id: 'a', title: 'Conferência fiscal', sla: 2, slaUnit: 'DAYS', responsibles: ['Fiscal Matriz'], ...sla(4, 2, 0) },
  { id: 'b', title: 'Confirmar pagamento', sla: null, slaUnit: null, responsibles: [], ...sla(0, 0, 1) },
];
const items = (from: number, count: number, total: number) => ({
  elements: Array.from({ length: count }, (_, index) => ({
    uuid: `3b1c2d3e-0000-4000-8000-0000000${48000 + from + index}`,
    idk: 48000 + from + index,
    process: 'Reembolso de despesas',
    requester: { id: 4, nickName: 'Aline', completeName: 'Aline Barros' },
    nps: 0,
    comment: 'Demorou muito.',
    department: 'Financeiro',
    sector: 'Contas a pagar',
    assignees: [
      { id: 5, nickName: 'Rafael', completeName: 'Rafael Lima' },
      { id: 6, nickName: 'Mariana', completeName: 'Mariana Costa' },
    ],
    createdAt: '2026-11-20T01:05:00.000Z',
    processData: [{ name: 'motivo', label: 'Motivo', value: 'Táxi para visita' }],
  })),
  totalElements: total,
});
const answer = (endpoint: Fault['endpoint'], body: unknown, times = 99): Fault => ({
  endpoint,
  status: 200,
  body,
  times,
});

const filterKey = (type: 'nps' | 'sla') => `tramita:ana:dashboards.${type}.filter`;

/** Opens the dashboards; by default as a later visit after 'Limpar Filtros', without stored filters. */
async function open(
  props: Partial<DashboardsProps> = {},
  faults: readonly Fault[] = [],
  userName = 'camila.duarte',
  kept: unknown = null,
) {
  for (const fault of faults) sandbox.faults.next(fault);
  const page = sandboxPage(sandbox, userName);
  if (kept !== undefined) {
    for (const type of ['nps', 'sla'] as const) page.storage.setItem(filterKey(type), JSON.stringify(kept));
  }
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 760, display: 'flex' }}>
          <Dashboards {...props} />
        </div>
      </StrictMode>,
    ),
  );
  const chooseDepartment = async () => {
    await screen.getByRole('combobox', { name: 'Departamento' }).click();
    await screen.getByRole('option', { name: 'Financeiro' }).click();
  };
  const filter = async () => {
    await chooseDepartment();
    await screen.getByRole('button', { name: 'Filtrar' }).click();
  };
  const showPie = (graph: string) =>
    screen
      .getByRole('radiogroup', { name: `Tipo de gráfico: ${graph}` })
      .getByRole('radio', { name: 'Pizza' })
      .click();
  const showColumns = (graph: string) =>
    screen
      .getByRole('radiogroup', { name: `Tipo de gráfico: ${graph}` })
      .getByRole('radio', { name: 'Colunas' })
      .click();
  return { ...page, screen, chooseDepartment, filter, showColumns, showPie };
}

const slaAnswers = [
  answer('dashboards.sla', slaGraphs),
  answer('dashboards.slaSteps', { elements: steps, totalElements: steps.length }),
];

test('P2.1.11 P2.1.12 there are exactly two dashboards, and the one of NPS comes first', async () => {
  const { screen } = await open();
  const tabs = screen.getByRole('tab');
  await expect.element(tabs.nth(0)).toHaveTextContent('Relatório de NPS');
  await expect.element(tabs.nth(1)).toHaveTextContent('Relatório de SLA');
  expect(tabs.all()).toHaveLength(2);
  await expect.element(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
});

test('P2.1.13 the page determines the visible dashboard, and is notified of another one', async () => {
  const onTypeChange = vi.fn();
  const { screen } = await open({ type: 'sla', onTypeChange });
  await expect.element(screen.getByRole('tab', { name: 'Relatório de SLA' })).toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('tab', { name: 'Relatório de NPS' }).click();
  expect(onTypeChange).toHaveBeenCalledWith('nps');
  await expect.element(screen.getByRole('tab', { name: 'Relatório de SLA' })).toHaveAttribute('aria-selected', 'true');
});

test('P2.5.01 P2.5.02 P2.5.03 P2.5.04 P2.5.05 P2.5.06 P2.5.07 the chosen filters are sent to load the graphs', async () => {
  const { screen, sent, chooseDepartment } = await open({ type: 'sla' }, slaAnswers);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Data inicial' }), '01112026');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Data final' }), '20112026');
  await screen.getByRole('combobox', { name: 'Período' }).selectOptions('Diário');
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('Concluído');
  await chooseDepartment();
  const pick = async (name: string) => {
    await screen.getByRole('combobox', { name }).click();
    const option = screen.getByRole('listbox').getByRole('option').first();
    const label = option.element().textContent;
    await option.click();
    await userEvent.keyboard('{Escape}');
    return label;
  };
  expect(await pick('Setores')).toBe('Contas a pagar');
  await pick('Processos');
  expect(sent('GET', '/v1/requests/sla')).toHaveLength(0);
  await screen.getByRole('button', { name: 'Filtrar' }).click();
  await expect.element(screen.getByText('Dentro do prazo').first()).toBeVisible();
  const search = sent('GET', '/v1/requests/sla')[0]?.search;
  expect(Object.fromEntries(search ?? [])).toEqual({
    departmentId: '1',
    sectorIds: '1',
    processIds: expect.stringMatching(/^\d+$/),
    createdAt: '2026-11-01T03:00:00.000Z,2026-11-21T02:59:59.999Z',
    period: 'DIARY',
    finished: 'YES',
  });
});

test('P2.5.04 the dashboard of NPS has no status', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('combobox', { name: 'Período' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Status' }).query()).toBeNull();
});

test('P3.14 P3.15 statuses and periods are offered by name, beginning with all and with months', async () => {
  const { screen } = await open({ type: 'sla' });
  const optionsOf = (name: string) => {
    const select = screen.getByRole('combobox', { name }).element() as HTMLSelectElement;
    return [[...select.options].map(({ text }) => text), select.selectedOptions[0]?.text];
  };
  await expect.element(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
  expect(optionsOf('Status')).toEqual([['Todos', 'Concluído', 'Em andamento'], 'Todos']);
  expect(optionsOf('Período')).toEqual([['Diário', 'Semanal', 'Mensal', 'Anual'], 'Mensal']);
});

test('P4.24 P4.25 P4.26 P4.27 P4.28 periods follow the dates', async () => {
  const { screen } = await open({ type: 'sla' });
  const period = screen.getByRole('combobox', { name: 'Período' });
  const disabled = () =>
    [...(period.element() as HTMLSelectElement).options].filter((option) => option.disabled).map(({ text }) => text);
  const to = async (text: string) => userEvent.fill(screen.getByRole('textbox', { name: 'Data final' }), text);
  await expect.element(period).toBeVisible();
  expect(disabled()).toEqual(['Diário', 'Semanal']);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Data inicial' }), '01012025');
  expect(disabled()).toEqual(['Diário', 'Semanal']);
  await to('31012025');
  expect(disabled()).toEqual([]);
  await period.selectOptions('Diário');
  await to('01022025');
  expect(disabled()).toEqual(['Diário']);
  await expect.element(period).toHaveValue('WEEKLY');
  await to('01012026');
  expect(disabled()).toEqual(['Diário']);
  await to('02012026');
  expect(disabled()).toEqual(['Diário', 'Semanal']);
  await expect.element(period).toHaveValue('MONTHLY');
});

test('P2.5.08 P2.5.09 P2.5.10 P5.33 "Filtrar" is disabled until a department is chosen, and its description says why', async () => {
  const { screen, sent, chooseDepartment } = await open();
  const button = screen.getByRole('button', { name: 'Filtrar' });
  await expect.element(button).toHaveAccessibleDescription('Preencha os filtros primeiro...');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  (button.element() as HTMLElement).click();
  expect(sent('GET', '/v1/requests/nps')).toHaveLength(0);
  await userEvent.hover(button);
  await expect.element(screen.getByText('Preencha os filtros primeiro...').last()).toBeVisible();
  await chooseDepartment();
  await expect.element(button).toHaveAccessibleDescription('Clique para filtrar');
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await button.click();
  await vi.waitFor(() => expect(sent('GET', '/v1/requests/nps')).toHaveLength(1));
});

test('P2.5.02 a last day before the first cannot be picked, and does not filter', async () => {
  const { screen, chooseDepartment } = await open();
  await chooseDepartment();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Data inicial' }), '10112026');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Data final' }), '09112026');
  await expect.element(screen.getByText('A data final é anterior à inicial')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Filtrar' })).toHaveAttribute('aria-disabled', 'true');
});

test.each(['Data inicial', 'Data final'])(
  'P2.5.10 a text in "%s" that is not a date blocks "Filtrar"',
  async (name) => {
    const { screen, sent, filter } = await open();
    await filter();
    const calls = () => sent('GET', '/v1/requests/nps').length;
    await vi.waitFor(() => expect(calls()).toBe(1));
    const button = screen.getByRole('button', { name: 'Filtrar' });
    await screen.getByRole('textbox', { name }).click();
    for (const key of '3102') await userEvent.keyboard(key);
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    for (const key of '2026') await userEvent.keyboard(key);
    await expect.element(screen.getByText('Digite uma data válida')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Digite uma data válida')).toBeVisible();
    await expect.element(button).toHaveAccessibleDescription('Preencha os filtros primeiro...');
    (button.element() as HTMLElement).click();
    expect(calls()).toBe(1);
    await screen.getByRole('textbox', { name }).click();
    await userEvent.keyboard(`{End}${'{Backspace}'.repeat(10)}`);
    for (const key of '28022026') await userEvent.keyboard(key);
    await expect.element(button).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(calls()).toBe(2));
  },
);

test('P2.5.10 on a phone a text that is not a date blocks "Filtrar"', async () => {
  await browserPage.viewport(390, 800);
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('combobox', { name: 'Departamento' }).click();
  await screen.getByRole('option', { name: 'Financeiro' }).click();
  const button = sheet.getByRole('button', { name: 'Filtrar' });
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await sheet.getByRole('textbox', { name: 'Data final' }).click();
  await userEvent.keyboard('31022026{Enter}');
  await expect.element(sheet.getByText('Digite uma data válida')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['Data inicial', '31022026'],
  ['Data final', '01012020'],
])('P2.5.10 an error of "%s" moves no other filter and no button', async (name, typed) => {
  await browserPage.viewport(1500, 800);
  const { screen } = await open({ type: 'sla' }, slaAnswers);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Data inicial' }), '01112026');
  const form = screen.getByRole('form', { name: 'Filtros' }).element();
  const tops = () =>
    [...form.querySelectorAll('label, input, select, [data-slot="button"]')].map((part) =>
      Math.round(part.getBoundingClientRect().top),
    );
  const before = tops();
  expect(before.length).toBeGreaterThan(14);
  await userEvent.fill(screen.getByRole('textbox', { name }), typed);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText(/^(Digite uma data válida|A data final é anterior à inicial)$/)).toBeVisible();
  expect(tops()).toEqual(before);
});

test('P2.5.11 "Limpar Filtros" empties the filters and takes the graphs away', async () => {
  const { screen, filter } = await open({ type: 'sla' }, slaAnswers);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Data inicial' }), '01112026');
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('Concluído');
  await screen.getByRole('combobox', { name: 'Período' }).selectOptions('Anual');
  await filter();
  await expect.element(screen.getByRole('group', { name: 'Processos: Reembolso de despesas' })).toBeVisible();
  await screen.getByRole('button', { name: 'Limpar Filtros' }).click();
  await expect.element(screen.getByText('Escolha um departamento e clique em Filtrar')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Data inicial' })).toHaveValue('');
  await expect.element(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('ALL');
  await expect.element(screen.getByRole('combobox', { name: 'Período' })).toHaveValue('MONTHLY');
  await expect.element(screen.getByRole('combobox', { name: 'Departamento' })).toHaveValue('');
});

test('P2.5.11 a typed day that does not exist is marked, and "Limpar Filtros" removes it', async () => {
  const { screen } = await open({ type: 'sla' }, slaAnswers);
  const from = screen.getByRole('textbox', { name: 'Data inicial' });
  await from.click();
  await userEvent.keyboard('31022027{Tab}');
  await expect.element(screen.getByText('Digite uma data válida')).toBeVisible();
  await screen.getByRole('button', { name: 'Limpar Filtros' }).click();
  await expect.element(from).toHaveValue('');
  await expect.element(screen.getByText('Digite uma data válida')).not.toBeInTheDocument();
});

test('C7.03 C2.02 T9.31 P2.5.12 P2.5.13 P2.5.14 P2.5.19 processes start as columns, department and sectors as pies, with the same numbers as text', async () => {
  const { screen, filter, showColumns } = await open({ type: 'sla' }, slaAnswers);
  await filter();
  for (const [graph, view] of [
    ['Departamento', 'Pizza'],
    ['Setores', 'Pizza'],
    ['Processos', 'Colunas'],
  ] as const) {
    const kind = screen.getByRole('radiogroup', { name: `Tipo de gráfico: ${graph}` });
    await expect.element(kind.getByRole('radio', { name: view })).toHaveAttribute('aria-checked', 'true');
  }
  await expect.element(screen.getByRole('img', { name: 'Departamento: Financeiro' })).toBeVisible();
  await expect
    .element(screen.getByText('Em Financeiro, 60 de cada 100 tarefas ficaram dentro do prazo.'))
    .toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Fora 3 30,00%' }).first()).toBeVisible();
  await showColumns('Departamento');
  await screen.getByText('Ver os números por período').last().click();
  await expect.element(screen.getByRole('row', { name: 'setembro de 2026 2 1 0 66,67%' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'outubro de 2026 0 0 0 —' })).toBeVisible();
  await expect
    .element(screen.getByText(/Financeiro: o pior período foi setembro de 2026, com 1 de 3 tarefas/))
    .toBeVisible();
});

test('another process of the table is another one in the chart', async () => {
  const { screen, filter } = await open({ type: 'sla' }, slaAnswers);
  await filter();
  await screen.getByRole('button', { name: 'Adiantamento de viagem' }).click();
  await expect.element(screen.getByRole('group', { name: 'Processos: Adiantamento de viagem' })).toBeVisible();
});

test('P2.5.15 P2.5.16 P7.4.03 a slice or a column of a process leads to its steps, by mouse and by keyboard', async () => {
  const { screen, sent, filter, showColumns, showPie } = await open({ type: 'sla' }, slaAnswers);
  await filter();
  await showPie('Processos');
  await screen.getByRole('button', { name: 'Fora do prazo: 3 tarefas' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Etapas de Reembolso de despesas' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Conferência fiscal.*2 dias 4 2 0/ })).toBeVisible();
  expect(sent('GET', '/v1/requests/sla/processes/7/steps').at(-1)?.search.has('value')).toBe(false);

  await showColumns('Processos');
  const column = screen.getByRole('button', { name: /^setembro de 2026/ });
  column.element().focus();
  await userEvent.keyboard('{End}{Enter}');
  await expect
    .element(screen.getByRole('heading', { name: 'Etapas de Reembolso de despesas em novembro de 2026' }))
    .toBeVisible();
  expect(sent('GET', '/v1/requests/sla/processes/7/steps').at(-1)?.search.get('value')).toBe('2026-11');
  await expect
    .element(screen.getByRole('button', { name: /^novembro de 2026/ }))
    .toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'Ver o período todo' }).click();
  await expect
    .element(screen.getByRole('heading', { name: 'Etapas de Reembolso de despesas', exact: true }))
    .toBeVisible();
});

test('P2.5.16 graphs of department and sectors lead nowhere on the dashboard of SLA', async () => {
  const { screen, filter } = await open({ type: 'sla' }, slaAnswers);
  await filter();
  await expect.element(screen.getByRole('img', { name: 'Departamento: Financeiro' })).toBeVisible();
  expect(
    screen.getByRole('img', { name: 'Setores: Contas a pagar' }).element().querySelector('[role="button"]'),
  ).toBeNull();
});

test('P2.5.15 P2.5.17 P2.5.20 P9.31 an answer leads to its ratings, each with its request', async () => {
  const { screen, sent, filter } = await open({}, [
    answer('dashboards.nps', npsGraphs),
    answer('dashboards.npsItems', items(1, 2, 2)),
  ]);
  await filter();
  const graph = screen.getByRole('group', { name: 'Setores: Contas a pagar' });
  await graph.getByRole('button', { name: 'Não Gostei: 2 avaliações' }).click();
  const list = screen.getByRole('region', { name: 'Avaliações de Contas a pagar: Não Gostei' });
  const row = list.getByRole('listitem').first();
  for (const text of ['Reembolso de despesas', 'Aline Barros', 'Demorou muito.', 'Financeiro', 'Contas a pagar']) {
    await expect.element(row.getByText(text)).toBeVisible();
  }
  await expect.element(row.getByText('Rafael Lima, Mariana Costa')).toBeVisible();
  await expect.element(row.getByText('19/11/2026 22:05')).toBeVisible();
  await row.getByText('Dados da solicitação').click();
  await expect.element(row.getByText('Motivo')).toBeVisible();
  await expect.element(row.getByText('Táxi para visita')).toBeVisible();
  const search = sent('GET', '/v1/requests/nps/items').at(-1)?.search;
  expect(Object.fromEntries(search ?? [])).toEqual({
    filter: 'sector',
    id: '1',
    nps: '0',
    period: 'MONTHLY',
    page: '0',
    size: '20',
  });
});

test('P2.5.18 P9.14 P9.18 more ratings come as the end of the list comes near', async () => {
  const { screen, sent, filter, showPie } = await open({}, [
    answer('dashboards.nps', npsGraphs),
    answer('dashboards.npsItems', items(1, 20, 22), 1),
    answer('dashboards.npsItems', items(21, 2, 22)),
  ]);
  await filter();
  await showPie('Processos');
  const pages = () =>
    sent('GET', '/v1/requests/nps/items').map(({ search }) => [search.get('page'), search.get('size')]);
  const graph = screen.getByRole('group', { name: 'Processos: Reembolso de despesas' });
  await graph
    .getByRole('button', { name: 'Gostei: 30 avaliações', exact: true })
    .click({ position: { x: 118, y: 62 } });
  await expect.element(screen.getByText('48020')).toBeInTheDocument();
  expect(pages()).toEqual([['0', '20']]);
  screen.getByText('48020').element().scrollIntoView();
  screen.getByRole('tabpanel').element().scrollTop = 100_000;
  await expect.element(screen.getByText('48022')).toBeInTheDocument();
  expect(pages()).toEqual([
    ['0', '20'],
    ['1', '20'],
  ]);
});

test('P8.39 a number without items, or nothing counted at all, shows the text of empty lists', async () => {
  const { screen, filter, showPie } = await open({ type: 'sla' }, [
    answer('dashboards.sla', slaGraphs),
    answer('dashboards.slaSteps', { elements: [], totalElements: 0 }),
  ]);
  await filter();
  await showPie('Processos');
  await screen.getByRole('button', { name: 'Fora do prazo: 3 tarefas' }).click();
  await expect.element(screen.getByText('Nenhum item encontrado')).toBeVisible();
});

test('C2.01 a failure offers another attempt, and one of old graphs leaves them', async () => {
  const { screen, filter } = await open({ type: 'sla' }, [
    { endpoint: 'dashboards.sla', status: 500 },
    answer('dashboards.sla', slaGraphs, 1),
    { endpoint: 'dashboards.sla', status: 500 },
  ]);
  await filter();
  await expect.element(screen.getByText('Ocorreu um erro interno')).toBeVisible();
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(screen.getByRole('group', { name: 'Processos: Reembolso de despesas' })).toBeVisible();
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('Concluído');
  await screen.getByRole('button', { name: 'Filtrar' }).click();
  await expect.element(screen.getByText('Não foi possível atualizar os gráficos.')).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Processos: Reembolso de despesas' })).toBeVisible();
});

test('P6.09 a user who may not see reports gets a message', async () => {
  const { screen } = await open({}, [], 'rafael.nunes');
  await expect.element(screen.getByText('Usuário sem permissão de acesso')).toBeVisible();
});

test('on a phone the filters are a sheet', async () => {
  await browserPage.viewport(390, 800);
  const { screen } = await open({ type: 'sla' }, slaAnswers);
  expect(screen.getByRole('combobox', { name: 'Departamento' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('combobox', { name: 'Departamento' }).click();
  await screen.getByRole('option', { name: 'Financeiro' }).click();
  await sheet.getByRole('button', { name: 'Filtrar' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole('group', { name: 'Processos: Reembolso de despesas' })).toBeVisible();
});

test('C10.22 on a phone the columns fit, and each title shares its line with the choice of the view', async () => {
  await browserPage.viewport(390, 800);
  const { screen } = await open({ type: 'sla' }, slaAnswers);
  await screen.getByRole('button', { name: 'Filtros' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('combobox', { name: 'Departamento' }).click();
  await screen.getByRole('option', { name: 'Financeiro' }).click();
  await sheet.getByRole('button', { name: 'Filtrar' }).click();
  const chart = screen.getByRole('group', { name: 'Processos: Reembolso de despesas' });
  await expect.element(chart).toBeVisible();
  const frame = chart.element().parentElement as HTMLElement;
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  for (const view of screen.getByRole('radiogroup', { name: /^Tipo de gráfico/ }).elements()) {
    const title = view.closest('section')?.querySelector('h2');
    const [box, titleBox] = [view.getBoundingClientRect(), title?.getBoundingClientRect()];
    expect(box.top, title?.textContent).toBeLessThan(titleBox?.bottom ?? 0);
    expect(box.width).toBeLessThan(120);
  }
});

test.each([1280, 390])('C7.03 at %i px columns of a year show the newest months with whole labels', async (width) => {
  await browserPage.viewport(width, 800);
  const kept = {
    from: '2026-01-01',
    to: '2026-12-31',
    period: 'MONTHLY',
    status: 'ALL',
    department: { value: '1', label: 'Financeiro' },
    sectors: [],
    processes: [],
  };
  const { screen } = await open({ type: 'sla' }, slaAnswers, 'camila.duarte', kept);
  const chart = screen.getByRole('group', { name: 'Processos: Reembolso de despesas' });
  await expect.element(chart).toBeVisible();
  const plot = chart.element().parentElement as HTMLElement;
  expect(plot.scrollWidth).toBeGreaterThan(plot.clientWidth);
  expect(plot.scrollLeft).toBeGreaterThanOrEqual(plot.scrollWidth - plot.clientWidth - 1);
  const labels = [...plot.querySelectorAll('text')].filter(({ textContent }) => /[a-z]/.test(textContent ?? ''));
  expect(labels).toHaveLength(12);
  const last = labels.at(-1)?.getBoundingClientRect();
  expect(last?.right).toBeLessThanOrEqual(plot.getBoundingClientRect().right);
  plot.scrollLeft = 0;
  expect(labels[0]?.getBoundingClientRect().left).toBeGreaterThanOrEqual(plot.getBoundingClientRect().left);
});

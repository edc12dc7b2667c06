import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NpsItem, SlaStep } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Dashboards, type DashboardsProps } from './Dashboards.tsx';

interface Args extends Omit<DashboardsProps, 'client' | 'theme'> {
  /** User name of who looks. */
  person: string;
  /** What goes wrong from the start. */
  faults?: readonly Fault[];
  /** Width of the container, in px. */
  width?: number;
}

const sla = (inside: number, outside: number, withoutSla: number) => ({ inside, outside, withoutSla });
const nps = (liked: number, disliked: number) => ({ liked, disliked });
const months = ['2026-08', '2026-09', '2026-10', '2026-11'];
const slaBuckets = (rows: readonly (readonly [number, number, number])[]) =>
  rows.map((counts, index) => ({ value: months[index] ?? '', counts: sla(...counts) }));
const npsBuckets = (rows: readonly (readonly [number, number])[]) =>
  rows.map((counts, index) => ({ value: months[index] ?? '', counts: nps(...counts) }));

const slaGraphs = {
  department: {
    id: 1,
    label: 'Financeiro',
    totals: sla(1208, 136, 38),
    buckets: slaBuckets([
      [300, 30, 8],
      [310, 32, 10],
      [302, 46, 10],
      [296, 28, 10],
    ]),
  },
  sectors: [
    { id: 1, label: 'Contas a pagar', totals: sla(768, 117, 12), buckets: slaBuckets([[768, 117, 12]]) },
    { id: 2, label: 'Viagens', totals: sla(292, 14, 12), buckets: slaBuckets([[292, 14, 12]]) },
    { id: 4, label: 'Fiscal', totals: sla(148, 5, 14), buckets: slaBuckets([[148, 5, 14]]) },
  ],
  processes: [
    {
      id: 7,
      label: 'Reembolso de despesas',
      totals: sla(412, 86, 0),
      buckets: slaBuckets([
        [108, 16, 0],
        [106, 18, 0],
        [98, 34, 0],
        [100, 18, 0],
      ]),
    },
    { id: 8, label: 'Pagamento a fornecedor', totals: sla(356, 31, 12), buckets: slaBuckets([[356, 31, 12]]) },
    { id: 9, label: 'Adiantamento de viagem', totals: sla(214, 12, 8), buckets: slaBuckets([[214, 12, 8]]) },
  ],
};

const npsGraphs = {
  department: {
    id: 1,
    label: 'Financeiro',
    totals: nps(90, 12),
    buckets: npsBuckets([
      [40, 4],
      [30, 2],
      [20, 6],
    ]),
  },
  sectors: [
    { id: 1, label: 'Contas a pagar', totals: nps(60, 10), buckets: npsBuckets([[60, 10]]) },
    { id: 2, label: 'Viagens', totals: nps(30, 2), buckets: npsBuckets([[30, 2]]) },
  ],
  processes: [
    {
      id: 7,
      label: 'Reembolso de despesas',
      totals: nps(60, 10),
      buckets: npsBuckets([
        [25, 3],
        [20, 2],
        [15, 5],
      ]),
    },
    { id: 9, label: 'Adiantamento de viagem', totals: nps(30, 2), buckets: npsBuckets([[30, 2]]) },
  ],
};

const steps: SlaStep[] = [
  { id: 'a', title: 'Conferência fiscal', sla: 2, slaUnit: 'DAYS', responsibles: ['Fiscal Matriz'], ...sla(17, 11, 0) },
  {
    id: 'b',
    title: 'Aprovação do gestor',
    sla: 1,
    slaUnit: 'DAYS',
    responsibles: ['Superior direto'],
    ...sla(16, 4, 0),
  },
  { id: 'c', title: 'Confirmar pagamento', sla: null, slaUnit: null, responsibles: [], ...sla(0, 0, 12) },
];

const item = (number: number): NpsItem => ({
  uuid: `3b1c2d3e-0000-4000-8000-0000000${48000 + number}`,
  idk: 48000 + number,
  process: 'Reembolso de despesas',
  requester: { id: 4, nickName: 'Aline', completeName: 'Aline Barros' },
  nps: number % 3 === 0 ? 0 : 1,
  comment: number % 2 === 0 ? null : 'Resolveram no mesmo dia.',
  department: 'Financeiro',
  sector: 'Contas a pagar',
  assignees: [{ id: 5, nickName: 'Rafael', completeName: 'Rafael Lima' }],
  createdAt: new Date(Date.UTC(2026, 10, 20, 14, 60 - number)).toISOString(),
  processData: [
    { name: 'valor', label: 'Valor', value: '184,90' },
    { name: 'motivo', label: 'Motivo', value: 'Táxi para visita à loja 042' },
  ],
});

const always = (endpoint: Fault['endpoint'], body: unknown): Fault => ({ endpoint, status: 200, body, times: 99 });
const items = always('dashboards.npsItems', {
  elements: Array.from({ length: 12 }, (_, index) => item(index + 1)),
  totalElements: 12,
});
const answers = [
  always('dashboards.sla', slaGraphs),
  always('dashboards.nps', npsGraphs),
  always('dashboards.slaSteps', { elements: steps, totalElements: steps.length }),
];

const meta: Meta<Args> = {
  title: 'Widgets/Dashboards',
  parameters: { padding: 0 },
  args: { person: 'patricia.lemos', type: 'sla', faults: [...answers, items] },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T13:00:00Z') });
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.person) };
    },
  ],
  render: ({ person: _person, faults: _faults, width, ...props }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 820, display: 'flex' }}>
        <Dashboards {...props} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;
type Canvas = ReturnType<typeof within>;

async function chooseDepartment(canvas: Canvas) {
  const page = within(document.body);
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Departamento' }));
  await userEvent.click(await page.findByRole('option', { name: 'Financeiro' }));
}

async function filter(canvas: Canvas) {
  await chooseDepartment(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Filtrar' }));
}

/** Before anything is chosen. */
export const NotFiltered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpar Filtros' }));
    await canvas.findByText('Escolha um departamento e clique em Filtrar');
    await expect(canvas.getByRole('button', { name: 'Filtrar' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The SLA dashboard, its graphs as pies. */
export const Sla: Story = {
  play: async ({ canvas }) => {
    await filter(canvas);
    await canvas.findByText('87,41%', { selector: 'dd' });
    await expect(canvas.getByText('Em Financeiro, 87 de cada 100 tarefas ficaram dentro do prazo.')).toBeVisible();
    await expect(canvas.getByText('Contas a pagar tem a maior proporção fora do prazo: 13,04%.')).toBeVisible();
  },
};

/** A column was pressed: the steps of the process in its month. */
export const SlaSteps: Story = {
  play: async ({ canvas }) => {
    await filter(canvas);
    const kind = await canvas.findByRole('radiogroup', { name: 'Tipo de gráfico: Processos' });
    await userEvent.click(within(kind).getByRole('radio', { name: 'Colunas' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^outubro de 2026/ }));
    await canvas.findByRole('rowheader', { name: /Conferência fiscal/ });
    await expect(canvas.getByRole('button', { name: 'Ver o período todo' })).toBeVisible();
  },
};

/** The NPS dashboard. */
export const Nps: Story = {
  args: { type: 'nps' },
  play: async ({ canvas }) => {
    await filter(canvas);
    await canvas.findByText('Em Financeiro, 88 de cada 100 avaliações foram "Gostei".');
  },
};

/** A slice was pressed: its ratings, one of them with its form. */
export const NpsItems: Story = {
  args: { type: 'nps' },
  play: async ({ canvas }) => {
    await filter(canvas);
    const [slice] = await canvas.findAllByRole('button', { name: /^Gostei: / });
    if (slice) await userEvent.click(slice);
    const [data] = await canvas.findAllByText('Dados da solicitação');
    if (data) await userEvent.click(data);
    await expect(canvas.getAllByText('Táxi para visita à loja 042')[0]).toBeVisible();
  },
};

/** Nothing was counted. */
export const Nothing: Story = {
  args: {
    faults: [
      always('dashboards.sla', {
        department: { id: 1, label: 'Financeiro', totals: sla(0, 0, 0), buckets: [] },
        sectors: [],
        processes: [],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await filter(canvas);
    await canvas.findByText('Nenhum item encontrado');
  },
};

/** On its way. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'dashboards.sla', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The dashboard fails to load, and loads at the second try. */
export const Failed: Story = {
  // the search for a department, the graphs and those of the period before
  args: { faults: [{ endpoint: 'dashboards.sla', status: 500, times: 3 }, ...answers] },
  play: async ({ canvas }) => {
    await canvas.findByText('Ocorreu um erro interno');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await canvas.findByText('87,41%', { selector: 'dd' });
  },
};

/** Asked again, while the old numbers stay. */
export const Refreshing: Story = {
  args: {
    faults: [
      // the graphs that find the first filter, those of that filter and those of the period before
      { ...answers[0], endpoint: 'dashboards.sla', times: 3 },
      { endpoint: 'dashboards.sla', delayMs: 600_000, times: 99 },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('87,41%', { selector: 'dd' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'YES');
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar' }));
    await canvas.findByRole('progressbar');
    await expect(canvas.getByText('87,41%', { selector: 'dd' })).toBeVisible();
  },
};

/** Not for everybody. */
export const Forbidden: Story = {
  args: { person: 'rafael.nunes', faults: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('Usuário sem permissão de acesso');
  },
};

/** On a phone the filters are a sheet, and everything is in one column. */
export const Narrow: Story = {
  args: { width: 390 },
  play: async ({ canvas }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtros' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Filtros' }));
    await userEvent.click(sheet.getByRole('combobox', { name: 'Departamento' }));
    await userEvent.click(await page.findByRole('option', { name: 'Financeiro' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Filtrar' }));
    await canvas.findByText('87,41%', { selector: 'dd' });
  },
};

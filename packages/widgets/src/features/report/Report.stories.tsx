import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ExportItem, ReportRow } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Report, type ReportProps } from './Report.tsx';
import { noFilters, type ReportFilters } from './report-filters.ts';

interface Args extends Omit<ReportProps, 'client' | 'theme'> {
  /** User name of who looks. */
  person: string;
  /** What goes wrong from the start. */
  faults?: readonly Fault[];
  /** What was filtered by at the last visit. */
  kept?: Partial<ReportFilters>;
  /** Width of the container, in px. */
  width?: number;
}

const tracks: Record<ReportRow['status'], NonNullable<ReportRow['track']>> = {
  TO_DO: ['done', 'now', 'ahead', 'ahead', 'ahead'],
  IN_PROGRESS: ['done', 'done', 'now', 'ahead', 'ahead'],
  FINISHED: ['done', 'done', 'done', 'done', 'done'],
  CANCELED: ['done', 'done', 'fail', 'ahead', 'ahead'],
};

const row = (idk: number, overrides: Partial<ReportRow> & Pick<ReportRow, 'status'>): ReportRow => ({
  idk,
  protocol: `0b1c2d3e-0000-4000-8000-0000000${idk}`,
  uuid: `1b1c2d3e-0000-4000-8000-0000000${idk}`,
  processInstanceId: idk,
  department: 'Financeiro',
  sector: 'Contas a pagar',
  process: 'Reembolso de despesas',
  step: 'Conferência fiscal',
  type: 'NORMAL',
  createdAt: '2026-11-19T14:00:00.000Z',
  finishedAt: null,
  createdBy: 'Aline Barros',
  assignees: [{ id: 1, nickName: 'Rafael Lima' }],
  groups: [],
  totalLength: 186,
  track: tracks[overrides.status],
  ...overrides,
});

const rows: ReportRow[] = [
  row(48213, { status: 'TO_DO' }),
  row(48197, { status: 'IN_PROGRESS', step: 'Aprovação do gestor', type: 'APPROVAL' }),
  row(48188, { status: 'FINISHED', step: 'Confirmar pagamento', finishedAt: '2026-11-20T14:00:00.000Z' }),
  row(48176, { status: 'IN_PROGRESS', assignees: [], groups: [{ id: 9, name: 'Diretoria financeira' }] }),
  row(48144, { status: 'CANCELED', type: 'APPROVAL', finishedAt: '2026-11-16T14:00:00.000Z' }),
  row(48120, { status: 'TO_DO', department: null, sector: null, assignees: [], groups: [{ id: 8, name: 'Fiscal' }] }),
];

const report = (elements: readonly ReportRow[] = rows): Fault => ({
  endpoint: 'reports.list',
  status: 200,
  body: elements,
  times: 99,
});

const item = (id: number, overrides: Partial<ExportItem>): ExportItem => ({
  id,
  uuid: `2b1c2d3e-0000-4000-8000-00000000000${id}`,
  assignee: { id: 1, nickName: 'Mariana Costa' },
  createdAt: new Date(Date.UTC(2026, 10, 21 - id, 12, 58)).toISOString(),
  query: { process: 'Reembolso de despesas', requestCreatedAtFrom: '2026-11-01T00:00:00.000Z' },
  reportType: 'LIST',
  status: 'READY',
  size: 84_000,
  ...overrides,
});

const exported = (elements: readonly ExportItem[]): Fault => ({
  endpoint: 'exports.list',
  status: 200,
  body: { elements, totalElements: elements.length },
  times: 99,
});

const allExports = [
  item(1, { status: 'IN_QUEUE', size: null }),
  item(2, {
    status: 'IN_PROGRESS',
    reportType: 'DETAILED',
    query: { department: 3, requestFinishedAtTo: '2026-10-31T23:59:59.999Z' },
    department: 'Financeiro',
    rowsDone: 500,
    rowsTotal: 1300,
    size: null,
  }),
  item(3, {}),
  item(4, { status: 'FAILED', query: { idk: '47902' }, size: null }),
];

const kept = { process: 'Reembolso de despesas' };

const meta: Meta<Args> = {
  title: 'Widgets/Report',
  parameters: { padding: 0 },
  args: {
    person: 'patricia.lemos',
    kept,
    faults: [report(), exported([])],
    taskHref: ({ uuid }) => `#/report/task/${uuid}`,
  },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T13:00:00Z') });
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      const page = sandboxPage(sandbox, args.person);
      page.storage.setItem('tramita:ana:report.filter', JSON.stringify({ ...noFilters, ...args.kept }));
      return { page };
    },
  ],
  render: ({ person: _person, faults: _faults, kept: _kept, width, ...props }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 620, display: 'flex' }}>
        <Report {...props} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** A page of the report. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    const link = (await canvas.findAllByRole('link', { name: 'Reembolso de despesas' }))[0];
    await expect(link).toHaveAttribute('href', `#/report/task/${rows[0]?.uuid}`);
    await expect(canvas.getByText('em aberto', { selector: 'tr:first-child *' })).toBeVisible();
  },
};

/** Rows are selected; one of them has already ended. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    for (const idk of [48213, 48197, 48188]) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(`^Selecionar a tarefa ${idk}`) }));
    }
    await expect(canvas.getByText('3 tarefa(s) selecionada(s)', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByText('1 já encerrada será ignorada ao encerrar ou cancelar')).toBeVisible();
  },
};

/** The ways to export. */
export const ExportMenu: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar' }));
    await waitFor(() => {
      const items = [...canvasElement.ownerDocument.querySelectorAll('[role="menuitem"]')];
      expect(items.map(({ textContent }) => textContent?.match(/^Exportar [^,\d]+/)?.[0])).toHaveLength(3);
    });
  },
};

/** All filters. */
export const Filters: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais filtros' }));
    await waitFor(() => {
      expect(canvasElement.ownerDocument.querySelector('[role="dialog"] form, [role="dialog"] label')).not.toBeNull();
    });
  },
};

/** Nothing is chosen: nothing is asked for. */
export const NoFilter: Story = {
  args: { kept: {} },
  play: async ({ canvas }) => {
    await canvas.findByText('Escolha pelo menos um filtro', { selector: 'p' });
    await userEvent.click(canvas.getByRole('button', { name: 'Criadas nos últimos 30 dias' }));
    await expect(await canvas.findByText('22/10/2026 a 21/11/2026')).toBeVisible();
  },
};

/** Nothing matches. */
export const NothingFound: Story = {
  args: { faults: [report([]), exported([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum item encontrado')).toBeVisible();
  },
};

/** On its way. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'reports.list', delayMs: 600_000 }, exported([])] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The report fails to load, and loads at the second try. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'reports.list', status: 500 }, report(), exported([])] },
  play: async ({ canvas }) => {
    await canvas.findByText('Ocorreu um erro interno');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await canvas.findAllByRole('link', { name: 'Reembolso de despesas' });
  },
};

/** Not for everybody. */
export const Forbidden: Story = {
  args: { person: 'rafael.nunes', faults: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuário sem permissão de acesso')).toBeVisible();
  },
};

/** Rows become cards in a narrow place, with the actions under them. */
export const Narrow: Story = {
  args: { width: 390 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Selecionar a tarefa 48213/ }));
    await expect(canvas.getByRole('button', { name: /Filtros/ })).toBeVisible();
  },
};

/** The person's exports in every status. */
export const Exports: Story = {
  args: { tab: 'exports', faults: [exported(allExports)] },
  play: async ({ canvas }) => {
    const downloads = await canvas.findAllByRole('button', { name: /Baixar a exportação/ });
    await expect(downloads.map((button) => button.getAttribute('aria-disabled') === 'true')).toEqual([
      true,
      true,
      false,
      true,
    ]);
    for (const label of ['Aguardando na fila', 'Em progresso', 'Finalizado', 'Falha ao exportar']) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
  },
};

/** No export yet. */
export const NoExports: Story = {
  args: { tab: 'exports' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum item encontrado')).toBeVisible();
  },
};

/** The exports fail to load. */
export const ExportsFailed: Story = {
  args: { tab: 'exports', faults: [{ endpoint: 'exports.list', status: 500, times: 99 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ocorreu um erro interno')).toBeVisible();
  },
};

/** Exports as cards. */
export const NarrowExports: Story = {
  args: { tab: 'exports', width: 390, faults: [exported(allExports)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('IDK 47902')).toBeVisible();
  },
};

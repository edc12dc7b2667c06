import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { LinkedProcesses } from './LinkedProcesses.tsx';
import { Workflows, type WorkflowsProps } from './Workflows.tsx';

interface Args extends Omit<WorkflowsProps, 'client' | 'theme'> {
  /** User name of who looks. */
  person: string;
  /** The processes of a department instead of all of them, by its id. */
  department?: number;
  /** What goes wrong from the start. */
  faults?: readonly Fault[];
  /** Width of the container, in px. */
  width?: number;
}

const meta: Meta<Args> = {
  title: 'Widgets/Workflows',
  parameters: { padding: 0 },
  args: { person: 'patricia.lemos' },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox();
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.person) };
    },
  ],
  render: ({ person: _person, faults: _faults, width, department, ...props }, { loaded, globals }) =>
    loaded.page.wrap(
      <div style={{ height: 640, display: 'flex', width }}>
        {department === undefined ? (
          <Workflows {...props} />
        ) : (
          <LinkedProcesses area={{ kind: 'department', id: department }} />
        )}
      </div>,
      { theme: globals.theme ?? 'light' },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** The processes of the company, one of them elsewhere. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reembolso de despesas' })).toBeVisible();
    await expect(await canvas.findByText('(externo)')).toBeVisible();
  },
};

/** Nothing corresponds to what was typed. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Reembolso de despesas' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar processos' }), 'foguete');
    await expect(await canvas.findByText('Nenhum processo encontrado')).toBeVisible();
    await expect(canvas.getByText('Filtrando por foguete')).toBeVisible();
  },
};

/** The list is on its way. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'processes.list', delayMs: 600_000, times: 2 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The list fails to load. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'processes.list', status: 500 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar a lista de processos')).toBeVisible();
  },
};

/** Rows as cards, where it is narrow. */
export const Cards: Story = {
  args: { width: 390 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reembolso de despesas' })).toBeVisible();
  },
};

/** A linked process is edited. */
export const Editing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Plano de saúde' }));
    const dialog = await page.findByRole('dialog', { name: 'Editar Processo Vinculado' });
    await expect(within(dialog).getByLabelText(/^Nome do processo/)).toHaveValue('Plano de saúde');
    await waitFor(() => expect(within(dialog).getByLabelText(/^Setor/)).toHaveValue('Benefícios'));
  },
};

/** The processes of a department. */
export const OfDepartment: Story = {
  args: { department: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Editar Acesso a sistemas' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Departamento: Tecnologia' })).toBeVisible();
  },
};

const openRetention: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Guarda dos dados de Reembolso de despesas' }));
};

/** The retention rule of a process; its first removal waits for a confirmation. */
export const RetentionRule: Story = {
  args: {
    faults: [
      {
        endpoint: 'retention.get',
        status: 200,
        body: {
          months: 60,
          reason: 'Guarda de documentos fiscais',
          changedBy: { id: 1018, completeName: 'Patrícia Lemos' },
          changedAt: '2026-11-02T12:00:00.000Z',
          firstRunAt: null,
          waiting: 1840,
        },
        times: 99,
      },
    ],
  },
  play: async (context) => {
    await openRetention?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await expect(await page.findByText('1.840 solicitações esperam por confirmação')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Simular' }));
    await expect((await page.findAllByText(/seria removido hoje/))[0]).toBeVisible();
  },
};

/** The retention rule could not be loaded. */
export const RetentionFailed: Story = {
  args: { faults: [{ endpoint: 'retention.get', status: 500, times: 99 }] },
  play: async (context) => {
    await openRetention?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await expect(await page.findByText('Não foi possível carregar a guarda dos dados')).toBeVisible();
  },
};

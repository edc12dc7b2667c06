import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Fault } from '@tramita/server/sandbox';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { QueryScope } from '../provider/queries/QueryScope.tsx';
import { WidgetRoot } from '../provider/WidgetRoot.tsx';
import { sandboxPage } from '../testing/sandbox-session.tsx';
import { storySandbox } from '../testing/story-sandbox.ts';
import { MotiveDialog } from './MotiveDialog.tsx';
import { TagDialog } from './TagDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';

interface Args {
  dialog: ReactNode;
  /** Failures simulated from the start. */
  faults?: readonly Fault[];
}

const calm = { open: true, tasks: 1, isBusy: false, problem: null, onConfirm: fn(), onClose: fn() };

const meta: Meta<Args> = {
  title: 'Widgets/TaskActions',
  parameters: { padding: 0 },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, 'mariana.costa') };
    },
  ],
  render: ({ dialog }, { loaded, globals }) =>
    loaded['page'].wrap(
      <WidgetRoot style={{ height: 640 }}>
        <QueryScope>{dialog}</QueryScope>
      </WidgetRoot>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

export const Transfer: Story = {
  args: { dialog: <TransferDialog {...calm} /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('combobox', { name: 'Pessoas' }));
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(8));
  },
};

export const TransferFailed: Story = {
  args: { dialog: <TransferDialog {...calm} tasks={5} problem="Não foi possível transferir a tarefa" /> },
};

export const TransferBusy: Story = { args: { dialog: <TransferDialog {...calm} isBusy /> } };

/** Loading people fails: the picker shows an error and a retry button. */
export const PickerFailed: Story = {
  args: {
    dialog: <TransferDialog {...calm} />,
    faults: [{ endpoint: 'people.listAssignees', status: 500, times: 9 }],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('combobox', { name: 'Pessoas' }));
    const again = await page.findByRole('button', { name: 'Tentar novamente' });
    await waitFor(() => expect(again).toBeVisible());
  },
};

export const Tags: Story = {
  args: { dialog: <TagDialog {...calm} tasks={3} current={1} /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'Remover etiqueta' }));
  },
};

export const TagsLoading: Story = {
  args: { dialog: <TagDialog {...calm} />, faults: [{ endpoint: 'tasks.listTags', delayMs: 600_000 }] },
};

export const TagsFailed: Story = {
  args: { dialog: <TagDialog {...calm} />, faults: [{ endpoint: 'tasks.listTags', status: 500 }] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Não foi possível listar os nomes pré cadastrados.');
  },
};

export const NoTags: Story = {
  args: { dialog: <TagDialog {...calm} />, faults: [{ endpoint: 'tasks.listTags', status: 200, body: [] }] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Nenhum item encontrado');
  },
};

export const Motive: Story = {
  args: { dialog: <MotiveDialog {...calm} title="Reprovar a tarefa" confirmLabel="Reprovar" /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Reprovar' }));
    await waitFor(() => expect(page.getByText('Preenche o motivo')).toBeVisible());
  },
};

export const MotiveOfSeveral: Story = {
  args: {
    dialog: (
      <MotiveDialog
        {...calm}
        tasks={12}
        title="Cancelar 12 solicitações"
        confirmLabel="Cancelar solicitações"
        requiredText="Descreva o motivo para realizar a ação"
        motive={'x'.repeat(201)}
      />
    ),
  },
};

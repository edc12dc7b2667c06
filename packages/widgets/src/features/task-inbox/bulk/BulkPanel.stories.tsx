import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TaskRow } from '@tramita/client/contract';
import { expect, fn, userEvent, within } from 'storybook/test';
import { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import { BulkPanel } from './BulkPanel.tsx';
import type { BulkItemState, BulkLine, BulkProgress } from './bulk-run.ts';

const names = ['Felipe Aragão', 'Sandra Vilela', 'Caio Bittencourt', 'Elaine Castro', 'Joana Meireles'];

const row = (index: number): TaskRow => ({
  uuid: `task-${index}`,
  protocol: `protocol-${index}`,
  idk: 48_199 + index,
  process: 'Reembolso de despesas',
  step: 'Conferência fiscal',
  createdAt: '2026-11-19T12:00:00Z',
  createdBy: names[index % names.length],
  assignees: [],
  unread: false,
  totalLength: 5,
});

function progressOf(phase: BulkProgress['phase'], ...states: readonly (readonly [BulkItemState, string?])[]) {
  const lines = states.map(
    ([state, message], index): BulkLine => ({
      id: `task-${index}`,
      state,
      message: message ?? null,
    }),
  );
  return { phase, lines };
}

const meta = {
  title: 'Widgets/TaskInbox/BulkPanel',
  component: BulkPanel,
  parameters: { padding: 0 },
  args: {
    kind: 'complete',
    progress: progressOf('running', ['failed', 'Anexo é obrigatório'], ['done'], ['done'], ['done'], ['sending']),
    rows: new Map(Array.from({ length: 200 }, (_, index) => [`task-${index}`, [row(index)]])),
    messages: taskInboxBulkMessages,
    onStop: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BulkPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On its way, with one task that failed. */
export const Running: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(within(first as HTMLElement).getByText('Anexo é obrigatório')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Interromper' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Stopping: Story = {
  args: { progress: progressOf('stopping', ['done'], ['sending'], ['waiting']) },
};

/** Ended: each task with what became of it, the failures first. */
export const Ended: Story = {
  args: {
    progress: progressOf(
      'ended',
      ['done'],
      ['failed', 'Anexo é obrigatório'],
      ['skipped', 'A tarefa não está mais aberta'],
      ['unknown', taskInboxBulkMessages.unknownReason],
      ['waiting'],
    ),
  },
  play: async ({ args, canvas }) => {
    const states = canvas.getAllByRole('listitem').map((line) => line.dataset['state']);
    await expect(states).toEqual(['failed', 'unknown', 'skipped', 'done', 'waiting']);
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Only its head. */
export const Minimized: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Minimizar' }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Expandir' })).toBeVisible();
  },
};

/** So many that each state shares one segment. */
export const Many: Story = {
  args: {
    kind: 'assign',
    progress: progressOf(
      'running',
      ...Array.from(
        { length: 200 },
        (_, index) => [index < 120 ? 'done' : index < 140 ? 'sending' : 'waiting'] as const,
      ),
    ),
  },
};

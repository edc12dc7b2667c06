import type { Meta, StoryObj } from '@storybook/react-vite';
import { sandboxIds } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { storySandbox } from '../../../testing/story-sandbox.ts';
import { TaskInbox } from '../TaskInbox.tsx';
import type { TaskInboxProps } from '../task-inbox-props.ts';

interface Args extends TaskInboxProps {
  /** User of the list. */
  person: string;
  /** Width of the list's container, in px. */
  width?: number;
}

const now = new Date('2026-11-21T15:00:00Z');
const { tasks } = sandboxIds;
const queue = [tasks.queue10, tasks.queue08, tasks.queue07].map(({ uuid }) => uuid);

const meta: Meta<Args> = {
  title: 'Widgets/TaskInbox/Selection',
  parameters: { padding: 0 },
  args: { person: 'mariana.costa' },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now });
      return { page: sandboxPage(sandbox, args.person) };
    },
  ],
  render: ({ person: _person, width, ...args }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ height: 760, width, display: 'flex' }}>
        <TaskInbox {...args} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

const toolbar = (element: HTMLElement) => within(element).findAllByRole('toolbar');

/** Three tasks of the queue: impossible actions stay visible with their reason. */
export const Some: Story = {
  args: { defaultSelection: queue },
  play: async ({ canvas, canvasElement }) => {
    const [bar] = await toolbar(canvasElement);
    await expect(within(bar as HTMLElement).getByText('3 tarefa(s) selecionada(s)')).toBeVisible();
    await userEvent.hover(canvas.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(canvas.getByRole('presentation', { hidden: true })).toBeVisible());
  },
};

/** Approvals that the user holds: reject and approve. */
export const Approvals: Story = {
  args: {
    person: 'helena.barros',
    defaultSelection: [tasks.refundManagerApproval.uuid, tasks.onBehalfApproval.uuid],
  },
  play: async ({ canvas, canvasElement }) => {
    await toolbar(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Aprovar' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('button', { name: 'Reprovar' })).toBeVisible();
  },
};

/** Own running requests can only be canceled. */
export const OwnRequests: Story = {
  args: {
    person: 'rafael.nunes',
    page: 'my-tasks',
    status: 'in-progress',
    defaultSelection: [tasks.refundManagerApproval.uuid, tasks.queue03.uuid],
  },
  play: async ({ canvas, canvasElement }) => {
    await toolbar(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Cancelar 2 solicitações' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A row of another process is refused. */
export const Refused: Story = {
  args: { defaultSelection: queue },
  play: async ({ canvas, canvasElement }) => {
    await toolbar(canvasElement);
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Selecionar todas desta página' })[0] as HTMLElement);
    const refusal = await canvas.findByText('Para selecionar todos, você deve filtrar por processo e etapa.');
    await waitFor(() => expect(refusal).toBeVisible());
  },
};

/** Cards with their boxes, and the actions below them. */
export const Cards: Story = {
  args: { width: 390, defaultSelection: queue },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await toolbar(canvasElement)).toHaveLength(2));
  },
};

/** Before the first card is chosen. */
export const CardsEmpty: Story = {
  args: { width: 390 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Selecionar' }));
    await toolbar(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Sair da seleção' })).toBeVisible();
  },
};

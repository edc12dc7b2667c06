import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { storySandbox } from '../../../testing/story-sandbox.ts';
import type { TaskInboxViewProps } from '../inbox-view-props.ts';
import { TaskInbox } from '../TaskInbox.tsx';
import { TaskInboxView } from '../TaskInboxView.tsx';
import { exampleList, exampleRows } from '../testing/list-examples.ts';

interface Args extends Partial<TaskInboxViewProps> {
  /** Props of the inbox on the demo company, filtered by a process; without them only the view. */
  connected?: boolean;
  /** Number of rows of an example. */
  count?: number;
  /** Width of the list's container, in px. */
  width?: number;
}

const meta: Meta<Args> = {
  title: 'Widgets/TaskInbox/Data',
  parameters: { padding: 0 },
  loaders: [
    async () => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      const page = sandboxPage(sandbox, 'mariana.costa');
      page.storage.setItem(
        'tramita:ana:tasks.attendance.to-do.filters',
        JSON.stringify({ columns: { process: { query: 'Reembolso de despesas' } }, pagination: {} }),
      );
      return { page, sandbox };
    },
  ],
  render: ({ connected, count = 30, width, ...args }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ height: 760, width, display: 'flex' }}>
        {connected ? (
          <TaskInbox />
        ) : (
          <WidgetRoot style={{ flex: 1, minWidth: 0 }}>
            <TaskInboxView {...exampleList(exampleRows(count))} {...args} />
          </WidgetRoot>
        )}
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** Data columns of the process by which the list is filtered, each with its filter; the list scrolls sideways. */
export const Columns: Story = {
  play: async ({ canvas }) => {
    const [cell] = await canvas.findAllByTitle('nota-fiscal-1.pdf');
    await expect(cell).toHaveTextContent('nota-fisca...pdf');
    await expect(canvas.getByLabelText('Filtrar por Em viagem')).toBeVisible();
  },
};

/** In a narrow list, rows are cards and the filters are in a sheet. */
export const Cards: Story = { args: { width: 390 } };

/** A running export, which can be given up. */
export const ExportRunning: Story = {
  args: { connected: true },
  play: async ({ canvas, loaded }) => {
    const button = await canvas.findByRole('button', { name: 'Exportar' });
    loaded['sandbox'].faults.next({ endpoint: 'tasks.report', delayMs: 60_000 });
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: 'Cancelar a exportação' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exportando' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ExportFailed: Story = {
  args: { connected: true },
  play: async ({ canvas, loaded }) => {
    const button = await canvas.findByRole('button', { name: 'Exportar' });
    loaded['sandbox'].faults.next({ endpoint: 'tasks.report', status: 500 });
    await userEvent.click(button);
    const sentence = 'Não foi possível solicitar o arquivo, tente novamente.';
    await waitFor(() => expect(canvas.getAllByText(sentence)[0]).toBeVisible());
  },
};

/** Ten thousand rows, of which only the visible ones are rendered. */
export const TenThousand: Story = {
  args: { count: 10_000 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-task-link]')).not.toBeNull());
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10002');
    await expect(canvasElement.querySelectorAll('[data-task-link]').length).toBeLessThan(60);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createAbsence } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { TaskInbox } from './TaskInbox.tsx';

const meta: Meta = {
  title: 'Widgets/TaskInbox/Substitution',
  parameters: { padding: 0 },
  loaders: [
    async () => {
      const sandbox = await storySandbox({ now: new Date('2026-11-19T18:00:00Z') });
      const absent = sandboxPage(sandbox, 'helena.barros');
      const body = {
        startsOn: '2026-11-19',
        endsOn: '2026-11-30',
        reason: 'VACATION' as const,
        substitutes: [{ personId: sandboxIds.people.marianaCosta, processIds: null }],
      };
      await absent.client.call(createAbsence, { body });
      return { page: sandboxPage(sandbox, 'mariana.costa') };
    },
  ],
  render: (_, { loaded, globals }) =>
    loaded['page'].wrap(
      <div data-testid="frame" style={{ height: 760, display: 'flex' }}>
        <TaskInbox page="attendance" status="to-do" />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj;

/** The whole name of the absent person is shown in the columns next to a drawer, and in cards. */
export const WholeName: Story = {
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>('[data-testid="frame"]');
    for (const width of [1030, 720, 390]) {
      if (frame) frame.style.width = `${width}px`;
      await canvas.findAllByText('Em substituição a Helena Barros');
      const shown = () => canvas.getAllByText('Em substituição a Helena Barros').filter((name) => name.offsetWidth > 0);
      await waitFor(() => expect(shown().length).toBeGreaterThan(0));
      for (const name of shown()) await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
  },
};

/** The list names the absent person, and its options show only substitutions, only own tasks, or both. */
export const Filtered: Story = {
  name: 'D6.02 D6.04 the list names the absent person and filters substitutions',
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const covered = () => canvas.queryAllByText(/Em substituição a Helena Barros/);
    await canvas.findAllByText(/Em substituição a Helena Barros/);
    const all = canvas.getAllByRole('row').length;
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Opções da lista' }));
      await userEvent.click(await body.findByRole('menuitemradio', { name }));
    };
    await choose('Só as substituições');
    await expect(await canvas.findByText('Só as substituições')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(all));
    await expect(covered().length).toBeGreaterThan(0);
    await choose('Só as minhas');
    await waitFor(() => expect(covered().length).toBe(0));
    await choose('Todas');
    await waitFor(() => expect(covered().length).toBeGreaterThan(0));
  },
};

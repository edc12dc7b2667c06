import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSavedView, setDefaultView } from '@tramita/client/contract';
import { expect, userEvent } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { TaskInbox } from './TaskInbox.tsx';

interface Args {
  /** Width of the place of the list, in px. */
  width?: number;
}

const list = 'attendance/to-do' as const;
const byStep = (query: string) => ({ filters: [{ column: 'step', query }], order: null, columns: [] });

const meta: Meta<Args> = {
  title: 'Widgets/TaskInbox/Views',
  parameters: { padding: 0 },
  loaders: [
    async () => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      const page = sandboxPage(sandbox, 'mariana.costa');
      const save = (name: string, query: string) =>
        page.client.call(createSavedView, { body: { list, name, state: byStep(query) } });
      const { id } = await save('Em conferência', 'conferência');
      await save('Aguardando aprovação da diretoria regional de operações', 'aprovação');
      await save('Entregas', 'entrega');
      await page.client.call(setDefaultView, { params: { id } });
      return { page };
    },
  ],
  render: ({ width }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ height: 760, width, display: 'flex' }}>
        <TaskInbox renderDetail={null} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** C7.15: the default view is shown, and has a menu. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Em conferência/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Ações da visão Em conferência' })).toBeVisible();
  },
};

/** C7.15: a view whose filters changed is marked, and can be saved. */
export const Modified: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Em conferência/ });
    await userEvent.type(await canvas.findByLabelText('Filtrar por Etapa'), 's');
    await expect(await canvas.findByText('alterada')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salvar alterações' })).toBeVisible();
  },
};

/** C7.15: above cards the views scroll sideways. */
export const Cards: Story = { args: { width: 390 } };

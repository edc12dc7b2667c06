import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Groups, type GroupsProps } from './Groups.tsx';

interface Args extends Omit<GroupsProps, 'client' | 'theme'> {
  /** User name of the signed-in user. */
  person: string;
  /** Faults of the server from the start. */
  faults?: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

const forbidden = { errorCode: 'FORBIDDEN', message: 'Sem permissão' };

const meta: Meta<Args> = {
  title: 'Widgets/Groups',
  parameters: { padding: 0 },
  args: { person: 'diego.salomao' },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox();
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.person), sandbox };
    },
  ],
  render: ({ person: _person, faults: _faults, width, ...props }, { loaded, globals }) =>
    loaded.page.wrap(
      <div style={{ height: 640, display: 'flex', width }}>
        <Groups {...props} />
      </div>,
      { theme: globals.theme ?? 'light' },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** The groups that work tasks. */
export const Attendance: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Editar Central de TI' })).toBeVisible();
    await expect(canvas.getAllByText('10 grupos')[0]).toBeVisible();
  },
};

/** The groups that may start processes. */
export const Initializer: Story = {
  args: { tab: 'initializer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Editar Gestores' })).toBeVisible();
  },
};

/** A request group is edited: people, branches and job titles. */
export const Editing: Story = {
  args: { tab: 'initializer', group: 2 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Editar grupo de solicitação' });
    await expect(await within(dialog).findByLabelText(/^Nome do grupo/)).toHaveValue('Lojas da Regional Interior');
    await waitFor(() => expect(within(dialog).getByText('Helena Barros')).toBeVisible());
  },
};

/** Missing input is reported below each field. */
export const Incomplete: Story = {
  args: { group: 'new' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Salvar' }));
    await expect(await page.findByText('Preenche o nome do grupo')).toBeVisible();
    await expect(page.getByText('Selecione se o grupo está ativo ou não')).toBeVisible();
    await expect(page.getByText('Escolha pelo menos um membro')).toBeVisible();
    await waitFor(() => expect(page.getByLabelText(/^Nome do grupo/)).toHaveFocus());
  },
};

/** No group matches the search. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Central de TI');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar grupos' }), 'foguete');
    await expect(await canvas.findByText('Nenhum grupo encontrado')).toBeVisible();
    await expect(canvas.getByText(/corresponde a "foguete"/)).toBeVisible();
  },
};

/** There are no groups yet. */
export const Empty: Story = {
  args: {
    faults: [{ endpoint: 'people.listGroups', status: 200, body: { elements: [], totalElements: 0 }, times: 9 }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum grupo encontrado')).toBeVisible();
  },
};

/** The list is loading. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'people.listGroups', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The load failed and is retried. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'people.listGroups', status: 500 }] },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível listar os grupos no momento');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await canvas.findByText('Central de TI');
  },
};

/** Other backends may refuse the list. */
export const Forbidden: Story = {
  args: { faults: [{ endpoint: 'people.listGroups', status: 403, body: forbidden }] },
  play: async ({ canvas }) => {
    await canvas.findByText('Você não tem acesso a esta página');
  },
};

/** A refresh is running while the old rows stay. */
export const Refreshing: Story = {
  args: { faults: [] },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText('Central de TI');
    loaded.sandbox.faults.next({ endpoint: 'people.listGroups', delayMs: 600_000 });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar grupos' }), 'x');
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByText('Central de TI')).toBeVisible();
    await waitFor(() => expect(loaded.page.calls.length).toBeGreaterThan(1));
  },
};

/** Cards in a narrow container. */
export const Narrow: Story = {
  args: { width: 390 },
  play: async ({ canvas }) => {
    await canvas.findByText('Central de TI');
    await expect(canvas.getByRole('button', { name: 'Adicionar grupo' })).toBeVisible();
  },
};

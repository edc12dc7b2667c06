import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Register, type RegisterProps } from './Register.tsx';

interface Args extends Omit<RegisterProps, 'client' | 'theme'> {
  /** User name of the signed-in user. */
  person: string;
  /** Faults of the server from the start. */
  faults?: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

const forbidden = { errorCode: 'FORBIDDEN', message: 'Sem permissão' };

const meta: Meta<Args> = {
  title: 'Widgets/Register',
  parameters: { padding: 0 },
  args: { person: 'patricia.lemos' },
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
        <Register {...props} />
      </div>,
      { theme: globals.theme ?? 'light' },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** The branches of the company. */
export const Branches: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Editar 042 · Campinas Centro' })).toBeVisible();
  },
};

/** Statuses, of which one restricts the menu. */
export const Statuses: Story = {
  args: { kind: 'statuses' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Restringe o menu')).toBeVisible();
  },
};

/** Tags with their colours. */
export const Tags: Story = {
  args: { kind: 'tags' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Editar Urgente' })).toBeVisible();
  },
};

/** A branch is edited. */
export const Editing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar 042 · Campinas Centro' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Editar filial' });
    await expect(await within(dialog).findByLabelText('Código')).toHaveValue('042');
  },
};

/** No record matches the search. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('042 · Campinas Centro');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar cadastros' }), 'foguete');
    await expect(await canvas.findByText('Nenhum registro encontrado')).toBeVisible();
  },
};

/** There are no records yet. */
export const Empty: Story = {
  args: { faults: [{ endpoint: 'register.list', status: 200, body: { elements: [], totalElements: 0 }, times: 9 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum registro encontrado')).toBeVisible();
  },
};

/** The list is loading. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'register.list', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The load failed and is retried. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'register.list', status: 500 }] },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível carregar os registros');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await canvas.findByText('042 · Campinas Centro');
  },
};

/** Users who are not administrators. */
export const Forbidden: Story = {
  args: { faults: [{ endpoint: 'register.list', status: 403, body: forbidden }] },
  play: async ({ canvas }) => {
    await canvas.findByText('Você não tem acesso a esta página');
  },
};

/** Cards in a narrow container. */
export const Narrow: Story = {
  args: { width: 390 },
  play: async ({ canvas }) => {
    await canvas.findByText('042 · Campinas Centro');
  },
};

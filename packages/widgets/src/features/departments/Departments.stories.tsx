import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Fault } from '@tramita/server/sandbox';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { DepartmentPage } from './DepartmentPage.tsx';
import { Departments } from './Departments.tsx';
import { SectorPage } from './SectorPage.tsx';

interface Args {
  widget: ReactNode;
  /** User name of the signed-in user. */
  person: string;
  /** Faults of the server from the start. */
  faults?: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

const none = { elements: [], totalElements: 0 };

const meta: Meta<Args> = {
  title: 'Widgets/Departments',
  parameters: { padding: 0 },
  args: { person: 'patricia.lemos', widget: <Departments /> },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox();
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.person), sandbox };
    },
  ],
  render: ({ widget, width }, { loaded, globals }) =>
    loaded.page.wrap(<div style={{ height: 640, display: 'flex', width }}>{widget}</div>, {
      theme: globals.theme ?? 'light',
    }),
};
export default meta;
type Story = StoryObj<Args>;

/** Active and inactive departments in separate sections. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Editar Tecnologia' })).toBeVisible();
  },
};

/** One department with its sectors. */
export const OneDepartment: Story = {
  args: { widget: <DepartmentPage department={3} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Acessos' })).toBeVisible();
  },
};

/** One sector. */
export const OneSector: Story = {
  args: { widget: <SectorPage sector={10} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Acessos' })).toBeVisible();
  },
};

/** A user who is not responsible for any department has no actions. */
export const OfAnotherUser: Story = {
  args: { person: 'bruno.amaral', widget: <DepartmentPage department={1} /> },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Contas a pagar' });
    await expect(canvas.queryByRole('button', { name: 'Editar' })).toBeNull();
  },
};

/** Missing input is reported below each field. */
export const Incomplete: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar departamento' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Salvar' }));
    await expect(await page.findByText('Preencha com o nome do departamento')).toBeVisible();
  },
};

/** There are no departments yet. */
export const Empty: Story = {
  args: { faults: [{ endpoint: 'departments.list', status: 200, body: none, times: 9 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum departamento encontrado')).toBeVisible();
  },
};

/** The departments are loading. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'departments.list', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The load failed. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'departments.list', status: 500 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar os departamentos')).toBeVisible();
  },
};

/** A refresh is running while the old rows stay. */
export const Refreshing: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('link', { name: 'Tecnologia' });
    loaded.sandbox.faults.next({ endpoint: 'departments.list', delayMs: 600_000 });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar departamentos' }), 'x');
    await waitFor(() => expect(canvas.getAllByRole('table')[0]).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('link', { name: 'Tecnologia' })).toBeVisible();
  },
};

/** Cards in a narrow container. */
export const Narrow: Story = {
  args: { width: 390, widget: <DepartmentPage department={3} /> },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Acessos' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { authInfo } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { ServiceCatalogue, type ServiceCatalogueProps } from './ServiceCatalogue.tsx';

interface Args extends Omit<ServiceCatalogueProps, 'client' | 'theme' | 'user'> {
  /** User name of the current user. */
  person: string;
  /** Faults that are active from the start. */
  faults?: readonly Fault[];
  /** Width of the container, in px. */
  width?: number;
}

const meta: Meta<Args> = {
  title: 'Widgets/ServiceCatalogue',
  parameters: { padding: 0 },
  args: { person: 'rafael.nunes', onRequest: fn() },
  loaders: [
    async ({ args }) => {
      sessionStorage.clear();
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      const page = sandboxPage(sandbox, args.person);
      const user = await page.client.call(authInfo);
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page, user };
    },
  ],
  render: ({ person: _person, faults: _faults, width, ...props }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width }}>
        <ServiceCatalogue {...props} user={loaded['user']} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

const empty: Fault = {
  endpoint: 'catalogue.listServices',
  status: 200,
  body: { elements: [], totalElements: 0 },
  times: 9,
};

/** Folders first; one opens in place and the breadcrumb leads back. */
export const Root: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Financeiro/ }));
    await expect(await canvas.findByRole('link', { name: /^Reembolso de despesas/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Serviços' }));
    await canvas.findByRole('button', { name: /^Financeiro/ });
  },
};

/** From a search to the request. */
export const SearchAndStart: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar serviços' }), 'reembolso');
    await userEvent.click(await canvas.findByRole('link', { name: /^Reembolso de despesas/ }));
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(args.onRequest).toHaveBeenCalledOnce());
  },
};

/** As a list. */
export const AsList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver em lista' }));
    await expect(canvas.getByRole('button', { name: 'Ver em lista', pressed: true })).toBeVisible();
  },
};

/** Shows why a user may not request a service. */
export const Forbidden: Story = {
  args: { person: 'walter.nobre', startService: 'reembolso-de-despesas' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const reason = await page.findByText(/não possui uma hierarquia cadastrada no People/);
    await waitFor(() => expect(reason).toBeVisible());
  },
};

/** A search without result. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar serviços' }), 'foguete');
    await expect(await canvas.findByText('Nenhum item encontrado')).toBeVisible();
  },
};

/** Nothing published yet. */
export const Empty: Story = {
  args: { faults: [empty] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Os serviços publicados aparecem aqui.')).toBeVisible();
  },
};

/** While the list is loading. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'catalogue.listServices', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot="catalogue"][aria-busy="true"]')).not.toBeNull(),
    );
  },
};

/** The list could not be loaded. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'catalogue.listServices', status: 500 }] },
  play: async ({ canvas }) => {
    await canvas.findByText('Ocorreu um erro interno');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await canvas.findByRole('button', { name: /^Financeiro/ });
  },
};

/** One column in a narrow container. */
export const Narrow: Story = {
  args: { width: 390 },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Financeiro/ });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createUpdate } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor } from 'storybook/test';
import { rendered } from '../../../testing/rendered.ts';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { storySandbox } from '../../../testing/story-sandbox.ts';
import { emptyParts, pictureFile, textFile } from '../testing/update-examples.ts';
import { UpdatesFeed, type UpdatesFeedProps } from './UpdatesFeed.tsx';

interface Args extends Omit<UpdatesFeedProps, 'client' | 'theme'> {
  /** User name of who looks. */
  person: string;
  /** What goes wrong from the start. */
  faults?: readonly Fault[];
  /** Width of the feed's container, in px. */
  width?: number;
}

const meta: Meta<Args> = {
  title: 'Widgets/UpdatesFeed',
  parameters: { padding: 0 },
  args: { person: 'rafael.nunes' },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.person) };
    },
  ],
  render: ({ person: _person, faults: _faults, width, ...props }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 640 }}>
        <UpdatesFeed {...props} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

const newest = 'Reembolso de despesas tem uma aprovação a menos';

/** The list loads more as the user scrolls; an update opens next to it. */
export const Feed: Story = {
  name: 'P2.9.03 P2.9.04 P9.11 P9.14 T9.21 ten updates, and more near the end',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: new RegExp(newest) });
    const links = () => canvasElement.querySelectorAll('a[data-update]').length;
    await expect(links()).toBe(10);
    const list = canvasElement.querySelector('a[data-update]')?.closest('[role="list"]')?.parentElement;
    list?.scrollTo({ top: list.scrollHeight - list.clientHeight - 100 });
    await rendered();
    await expect(links()).toBe(10);
    list?.scrollTo({ top: list.scrollHeight - list.clientHeight - 30 });
    await waitFor(() => expect(links()).toBe(12));
  },
};

/** One is read: the focus moves into it and back to its card. */
export const Reading: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('link', { name: new RegExp(newest) });
    await userEvent.click(card);
    const article = await canvas.findByRole('article', { name: newest });
    await expect(article).toHaveFocus();
    await canvas.findByText('Solicitações já enviadas seguem o caminho antigo até o fim.');
    await expect(card).toHaveAttribute('aria-current', 'true');
  },
};

/** Found by a word of the text. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 publicações', { selector: 'section *' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar atualizações' }), 'manutencao');
    await canvas.findByText('1 publicação', { selector: 'section *' });
  },
};

/** Found nowhere. */
export const NothingFound: Story = {
  args: { query: 'foguete' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/corresponde a "foguete"/)).toBeVisible();
  },
};

/** Administrators see how often each was read. */
export const WithViews: Story = {
  args: { person: 'patricia.lemos' },
  play: async ({ canvas }) => {
    await canvas.findAllByTitle(/visualizaç/);
  },
};

/** Everything that can be attached, as administrators see it. */
export const WithAttachments: Story = {
  args: { person: 'patricia.lemos', canManage: true },
  loaders: [
    async () => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      const { id } = await sandboxPage(sandbox, 'patricia.lemos').client.call(createUpdate, {
        body: {
          ...emptyParts,
          title: 'Inventário anual',
          description: '<p>A contagem começa na <b>segunda</b>.</p>',
          // no frame: nothing is fetched from elsewhere
          videos: ['https://empresa.example/video'],
          images: [pictureFile('antes.png'), pictureFile('depois.png')],
          files: [textFile('escala.txt')],
          expiresAt: '2026-11-30T02:59:00Z',
        },
      });
      return { id };
    },
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Inventário anual/ }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'antes.png' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir publicação' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
  },
};

/** Nothing was written yet. */
export const Empty: Story = {
  args: { faults: [{ endpoint: 'updates.list', status: 200, body: { elements: [], totalElements: 0 }, times: 9 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As novidades do portal aparecem aqui.')).toBeVisible();
  },
};

/** The list is on its way. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'updates.list', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The feed fails to load. */
export const Failed: Story = {
  name: 'P8.36 a list that cannot be loaded shows an error and can be loaded again',
  args: { faults: [{ endpoint: 'updates.list', status: 500 }] },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível listar as atualizações.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await canvas.findByRole('link', { name: new RegExp(newest) });
  },
};

const notFound = { errorCode: 'NOT_FOUND', message: 'Não encontrado.' };

/** An update that does not exist closes, and the list is shown again. */
export const OneFailed: Story = {
  name: 'P8.34 P8.35 an update that does not exist shows a message and returns to the list',
  args: { width: 390, faults: [{ endpoint: 'updates.get', status: 404, body: notFound }] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(newest) }));
    await canvas.findByText(/Ela saiu do ar/);
    await expect(canvasElement.querySelector('[data-slot="updates"]')).toHaveAttribute('data-state', 'list');
  },
};

/** One column in a narrow place. */
export const Narrow: Story = {
  args: { width: 390 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(newest) }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Todas as atualizações' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-update'));
  },
};

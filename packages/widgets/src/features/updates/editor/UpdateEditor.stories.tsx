import type { Meta, StoryObj } from '@storybook/react-vite';
import { createUpdate } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent } from 'storybook/test';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { storySandbox } from '../../../testing/story-sandbox.ts';
import { emptyParts, pictureFile, textFile } from '../testing/update-examples.ts';
import { UpdateEditor } from './UpdateEditor.tsx';

interface Args {
  /** What goes wrong from the start. */
  faults?: readonly Fault[];
  /** Changes an update that has something of everything instead of writing a new one. */
  filled?: boolean;
}

const now = new Date('2026-11-21T15:00:00Z');

const meta: Meta<Args> = {
  title: 'Widgets/UpdateEditor',
  parameters: { padding: 0 },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now });
      const page = sandboxPage(sandbox, 'patricia.lemos');
      const body = {
        ...emptyParts,
        title: 'Inventário anual: quem conta o quê',
        description:
          '<p>A contagem começa na <b>segunda</b>.</p><ul><li>Lojas até sexta</li><li>Depósito até dia 30</li></ul>',
        videos: ['https://youtu.be/dQw4w9WgXcQ', 'https://empresa.example/video'],
        images: [pictureFile('mapa das lojas.png')],
        files: [textFile('escala.txt')],
        publishAt: '2026-12-01T11:00:00Z',
        expiresAt: '2026-12-20T02:59:00Z',
        departments: [1],
      };
      const update = args.filled ? await page.client.call(createUpdate, { body }) : null;
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page, id: update?.id ?? null };
    },
  ],
  render: (_args, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ height: 800 }}>
        <UpdateEditor update={loaded['id']} onSaved={() => {}} onClose={() => {}} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** A new one. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nova publicação' })).toBeVisible();
    await canvas.findByRole('textbox', { name: 'Descrição' });
  },
};

/** One with text, pictures, videos and files, planned for some. */
export const Filled: Story = {
  args: { filled: true },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Inventário anual: quem conta o quê');
    await canvas.findByText('mapa das lojas.png');
    await expect(canvas.getByRole('button', { name: 'Agendar' })).toBeVisible();
  },
};

/** The server did not take it: everything is still there. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'updates.create', status: 500 }] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Título' }), 'Portal novo');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await expect(await canvas.findByText('Erro ao criar publicação.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Título' })).toHaveValue('Portal novo');
  },
};

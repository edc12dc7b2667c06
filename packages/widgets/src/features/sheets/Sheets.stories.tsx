import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoredSheet } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Sheets } from './Sheets.tsx';

interface Args {
  /** Faults of the server from the start. */
  faults: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

const sheet = (id: number, overrides: Partial<StoredSheet>): StoredSheet => ({
  id,
  url: 'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ/edit#gid=0',
  sheetName: 'Pedidos',
  columns: ['IDK', 'Solicitante', 'Valor', 'Centro de custo', 'Aprovado por'],
  rowCount: 1240,
  createdAt: '2026-09-02T12:00:00.000Z',
  updatedAt: '2026-11-19T17:12:00.000Z',
  ...overrides,
});

const sheets = [
  sheet(1, {}),
  sheet(2, { sheetName: 'Reembolsos de novembro', rowCount: 38, updatedAt: '2026-11-18T13:40:00.000Z' }),
  sheet(3, { sheetName: 'Acessos', columns: ['IDK', 'Sistema'], rowCount: 1, updatedAt: '2026-10-30T09:05:00.000Z' }),
];

const answer = (elements: readonly StoredSheet[]): Fault => ({
  endpoint: 'sheets.list',
  status: 200,
  body: { elements, totalElements: elements.length },
  times: 99,
});

const meta: Meta<Args> = {
  title: 'Widgets/Sheets',
  parameters: { padding: 0 },
  args: { faults: [answer(sheets)] },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-19T18:00:00Z') });
      for (const fault of args.faults) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, 'patricia.lemos') };
    },
  ],
  render: ({ width }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 560, display: 'flex' }}>
        <Sheets />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** Three tabs that service tasks have written to. */
export const KeptSheets: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reembolsos de novembro')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Baixar xlsx de Acessos' })).toBeVisible();
  },
};

/** No sheet has been written. */
export const Empty: Story = {
  args: { faults: [answer([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/gravam em planilhas aparecem aqui/)).toBeVisible();
  },
};

/** The first load fails, the retry succeeds; rows are cards in a narrow container. */
export const FailedNarrow: Story = {
  args: { width: 390, faults: [{ endpoint: 'sheets.list', status: 500 }, answer(sheets)] },
  play: async ({ canvas }) => {
    await canvas.findByText('Ocorreu um erro interno');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('button', { name: 'Baixar csv de Pedidos' })).toBeVisible();
    await expect(canvas.getAllByText('linhas')).toHaveLength(2);
    await expect(canvas.getByText('linha')).toBeVisible();
  },
};

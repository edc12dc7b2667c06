import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OutboxMessage } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Outbox, type OutboxProps } from './Outbox.tsx';

interface Args extends Omit<OutboxProps, 'client' | 'theme'> {
  /** User name of the signed-in user. */
  person: string;
  /** Faults of the server from the start. */
  faults?: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

const helena = { id: 1040, nickName: 'Helena Barros', completeName: 'Helena Barros', userName: 'helena.barros' };
const marina = { id: 1020, nickName: 'Marina Teixeira', completeName: 'Marina Teixeira', userName: 'marina.teixeira' };
const protocol = 'a6919b5c-1672-4429-9ab1-b12d5f02e9df';

const body = [
  'Você tem uma nova tarefa.',
  '',
  'Processo: Reembolso de despesas',
  'Etapa: Aprovação do gestor',
  'IDK: 48201',
  'Solicitante: Rafael Nunes',
  'Prazo: 20/11/2026, 11:00',
  '',
  'Abrir a tarefa: https://portal.exemplo.com/my-tasks/to-do/1f0c2d3e-4a5b-4c6d-8e7f-90a1b2c3d4e5',
].join('\n');

const message = (id: number, overrides: Partial<OutboxMessage>): OutboxMessage => ({
  id,
  channel: 'EMAIL',
  recipient: helena,
  address: 'helena.barros@redeipe.example',
  subject: `Nova tarefa: Aprovação do gestor · Reembolso de despesas · IDK ${48_200 + id}`,
  body,
  protocol,
  state: 'SENT',
  createdAt: new Date(Date.UTC(2026, 10, 19, 17, 60 - 7 * id)).toISOString(),
  sentAt: null,
  lastError: null,
  ...overrides,
});

const rows: OutboxMessage[] = [
  message(1, { state: 'WAITING' }),
  message(2, { sentAt: '2026-11-19T17:46:04.000Z' }),
  message(3, {
    state: 'FAILED',
    lastError: 'O servidor de e-mail recusou o destinatário ou o remetente. (550 5.1.1 no such user)',
  }),
  message(4, {
    channel: 'CHAT',
    state: 'KEPT',
    recipient: marina,
    address: 'marina.teixeira',
    subject: 'Nova tarefa: Triagem · Notebook e periféricos · IDK 48213',
  }),
  message(5, { state: 'FAILED', address: null, lastError: 'Esta pessoa não tem e-mail no cadastro.' }),
];

const answer = (elements: readonly OutboxMessage[], totalElements = elements.length): Fault => ({
  endpoint: 'outbox.list',
  status: 200,
  body: { elements, totalElements },
  times: 99,
});

const meta: Meta<Args> = {
  title: 'Widgets/Outbox',
  parameters: { padding: 0 },
  args: { person: 'patricia.lemos', faults: [answer(rows)], requestHref: (id) => `#/report/task/${id}` },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-19T18:00:00Z') });
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.person), sandbox };
    },
  ],
  render: ({ person: _person, faults: _faults, width, ...props }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 560, display: 'flex' }}>
        <Outbox {...props} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** Sent, waiting, failed and kept. */
export const Messages: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Caixa de saída' });
    await waitFor(() => expect(table.querySelectorAll('tbody button')).toHaveLength(5));
    for (const state of ['Aguardando envio', 'Enviada', 'Guardada']) {
      await expect(canvas.getByText(state, { selector: 'td *' })).toBeVisible();
    }
    await expect(canvas.getAllByText('Com falha', { selector: 'td *' })).toHaveLength(2);
    await expect(canvas.getByText('Sem endereço')).toBeVisible();
  },
};

/** Opens a message by keyboard; the focus returns to it. */
export const Reading: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument;
    const subject = await canvas.findByRole('button', { name: /IDK 48203/ });
    subject.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await waitFor(() => {
      const found = page.querySelector<HTMLElement>('[role="dialog"]');
      if (!found) throw new Error('not open yet');
      return found;
    });
    await expect(dialog).toHaveTextContent('Aprovação do gestor');
    await expect(dialog).toHaveTextContent('recusou o destinatário');
    await expect(dialog).toHaveTextContent('Solicitante: Rafael Nunes');
    const link = dialog.querySelector('a');
    await expect(link).toHaveAttribute('href', `#/report/task/${protocol}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(subject).toHaveFocus());
  },
};

/** The open dialog. */
export const OpenMessage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Notebook/ }));
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role="dialog"]')).not.toBeNull());
  },
};

/** No message has been sent. */
export const Empty: Story = {
  args: { faults: [answer([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/aparece aqui/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  },
};

/** No message matches the filters, which can be cleared. */
export const NothingFound: Story = {
  args: { faults: [answer([])] },
  play: async ({ canvas }) => {
    await canvas.findByText(/aparece aqui/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'FAILED');
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpar filtros' }));
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('');
  },
};

/** Loading. */
export const Loading: Story = {
  args: { faults: [{ endpoint: 'outbox.list', delayMs: 600_000 }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[aria-busy="true"]')).not.toBeNull());
  },
};

/** The load failed. */
export const Failed: Story = {
  args: { faults: [{ endpoint: 'outbox.list', status: 500 }, answer(rows)] },
  play: async ({ canvas }) => {
    await canvas.findByText('Ocorreu um erro interno');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await canvas.findByRole('button', { name: /IDK 48203/ });
  },
};

/** The next page failed; the rows stay. */
export const FailedLater: Story = {
  args: { faults: [answer(rows, 60)] },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: /IDK 48203/ });
    const { faults } = loaded['sandbox'];
    faults.clear();
    faults.next({ endpoint: 'outbox.list', status: 500, times: 99 });
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await canvas.findByText('Ocorreu um erro interno');
  },
};

/** The user cannot see the outbox. */
export const Forbidden: Story = {
  args: { person: 'rafael.nunes', faults: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Só administradores veem a caixa de saída.')).toBeVisible();
  },
};

/** Rows become cards in a narrow container. */
export const Narrow: Story = {
  args: { width: 390 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /IDK 48203/ })).toBeVisible();
  },
};

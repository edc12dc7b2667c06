import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Fault } from '@tramita/server/sandbox';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { notificationsMessages } from '../../messages/features/notifications.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { BellButton } from './BellButton.tsx';
import type { FeedRow } from './center/create-feed.ts';
import { NotificationsMenu } from './NotificationsMenu.tsx';
import { NotificationsView, type NotificationsViewProps } from './NotificationsView.tsx';

interface Args extends Partial<NotificationsViewProps> {
  /** Shows the whole menu of the demo company, opened; without it only the list is shown. */
  connected?: { faults: Fault[] };
  /** Shows only bells with these counts. */
  bells?: number[];
  /** Width of the list in px. */
  width?: number;
}

const now = new Date('2026-11-19T17:20:00Z');
const rowsBefore = (minutes: readonly [minutes: number, message: string, read?: boolean][]): FeedRow[] =>
  minutes.map(([before, message, read = false], at) => ({
    id: 100 - at,
    message,
    read,
    active: true,
    isDeleted: false,
    protocol: null,
    createdAt: new Date(now.getTime() - before * 60_000).toISOString(),
  }));

const rows = rowsBefore([
  [0.5, 'Nova tarefa <b>Conferência</b> da solicitação <b>48213</b>, <b>Reembolso de despesas</b>, de Rafael Nunes'],
  [66, 'Cláudio Freitas comentou na solicitação <b>48190</b>, <b>Adiantamento de viagem</b>'],
  [
    180,
    'A solicitação <b>48190</b>, <b>Adiantamento de viagem</b>, parou na etapa <b>Diretoria</b>. Sem superior direto.',
  ],
  [300, 'Gente e Gestão aprovou a etapa <b>RH</b> da sua solicitação <b>47982</b>, <b>Férias</b>', true],
  [1420, 'Como foi o atendimento de <b>Férias</b>? <a href="/nps/1">Avalie a solicitação 47901</a>', true],
  [1590, 'Sua solicitação <b>48054</b>, <b>Acesso a sistemas</b>, foi concluída', true],
  [4000, 'Sua solicitação <b>47001</b>, <b>Compra de materiais</b>, foi concluída', true],
]);

const viewProps = (args: Args): NotificationsViewProps => ({
  messages: notificationsMessages,
  rows,
  unread: 3,
  hasMore: true,
  isRefreshing: false,
  isLoadingMore: false,
  hasFailed: false,
  opening: null,
  onOpen: fn(),
  onFollow: fn(),
  onToggleRead: fn(),
  onDelete: fn(),
  onUndo: fn(),
  onMarkAllRead: fn(),
  onLoadMore: fn(),
  onRetry: fn(),
  ...args,
});

const meta: Meta<Args> = {
  title: 'Widgets/Notifications',
  loaders: [
    async ({ args: { connected } }) => {
      if (!connected) return {};
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      for (const fault of connected.faults) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, 'mariana.costa') };
    },
  ],
  render: ({ connected, bells, width = 416, ...args }, { loaded, globals }) => {
    if (connected) return loaded['page'].wrap(<NotificationsMenu defaultOpen />, { theme: globals['theme'] });
    return (
      <WidgetRoot now={() => now}>
        {bells ? (
          <div style={{ display: 'flex', gap: 24 }}>
            {bells.map((unread) => (
              <BellButton
                key={unread}
                buttonRef={null}
                unread={unread}
                isOpen={unread === 3}
                messages={notificationsMessages}
                onClick={fn()}
                onApproach={fn()}
              />
            ))}
          </div>
        ) : (
          <div style={{ width, maxWidth: '100%', border: '1px solid #8888', borderRadius: 10, overflow: 'hidden' }}>
            <NotificationsView {...viewProps(args)} />
          </div>
        )}
      </WidgetRoot>
    );
  },
};
export default meta;
type Story = StoryObj<Args>;

/** No badge at zero, and at most two digits; the accessible name contains the full count. */
export const Bells: Story = {
  args: { bells: [0, 3, 42, 120] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notificações' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notificações, 120 não lidas' })).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

/** On the demo company. */
export const Connected: Story = {
  args: { connected: { faults: [] } },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('dialog', { name: 'Notificações' });
    await waitFor(() => expect(within(panel).getAllByRole('listitem').length).toBeGreaterThan(0));
  },
};

export const ConnectedFailed: Story = {
  args: { connected: { faults: [{ endpoint: 'notifications.list', status: 500, times: 9 }] } },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Não foi possível carregar as notificações');
    await waitFor(() => expect(title).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
  },
};

export const Loading: Story = {
  args: { rows: null, unread: null, hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando as notificações')).toBeInTheDocument();
  },
};

/** Unread and read notifications of several days, the first one focused. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hoje' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ontem' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '16 de novembro de 2026' })).toBeVisible();
    await expect(canvas.getByText('ontem às 14:40')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Cláudio Freitas comentou/ })).toHaveFocus();
  },
};

export const Refreshing: Story = { args: { isRefreshing: true } };

/** The old rows remain. */
export const RefreshFailed: Story = {
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar as notificações');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(rows.length);
  },
};

export const Failed: Story = { args: { rows: null, unread: null, hasMore: false, hasFailed: true } };

export const Empty: Story = {
  args: { rows: [], unread: 0, hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma notificação')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Marcar todas como lidas' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const AllRead: Story = {
  args: { rows: rows.map((row) => ({ ...row, read: true })), unread: 0, hasMore: false },
};

/** A deleted notification that can be restored. */
export const Deleted: Story = {
  args: { rows: rows.map((row, at) => ({ ...row, isDeleted: at === 1 || at === 4 })), unread: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Desfazer' })).toHaveLength(2);
  },
};

export const LoadingMore: Story = {
  args: { isLoadingMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Carregar mais notificações...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The task of the second notification is being looked up. */
export const Opening: Story = { args: { opening: 99 } };

/** Long words and many unread notifications at the width of a phone. */
export const Narrow: Story = {
  args: {
    width: 320,
    unread: 128,
    rows: [
      ...rowsBefore([
        [1, `Sua solicitação <b>1</b>, <b>${'Desoneração'.repeat(6)}</b>, foi concluída`],
        [2, 'A solicitação <b>2</b>, <b>Compra</b>, parou na etapa <b>Envio</b>. Serviço fora do ar'],
      ]),
    ],
  },
};

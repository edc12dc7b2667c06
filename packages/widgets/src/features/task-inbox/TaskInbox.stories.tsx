import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTasks, type TaskRow } from '@tramita/client/contract';
import { taskColumns } from '@tramita/client/rules';
import { sandboxIds } from '@tramita/server/sandbox';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { taskInboxMessages } from '../../messages/features/task-inbox.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { noData } from './columns/list-columns.ts';
import type { TaskInboxViewProps } from './inbox-view-props.ts';
import { initialState, withOrder, withQuery } from './list/list-state.ts';
import { TaskInbox } from './TaskInbox.tsx';
import { TaskInboxView } from './TaskInboxView.tsx';
import type { TaskInboxProps } from './task-inbox-props.ts';
import { exampleList } from './testing/list-examples.ts';

interface Args extends Partial<Omit<TaskInboxViewProps, 'page' | 'status' | 'user'>> {
  /** Props of the connected inbox; without them only the view is shown, with the rows of the demo company. */
  connected?: TaskInboxProps;
  /** Width of the list's container, in px. */
  width?: number;
}

const now = new Date('2026-11-21T15:00:00Z');

const options: TaskInboxViewProps['options'] = {
  processes: [
    { value: 'Reembolso de despesas', label: 'Reembolso de despesas', group: taskInboxMessages.inThisList },
    { value: 'Férias', label: 'Férias', group: taskInboxMessages.otherProcesses },
  ],
  tags: [{ value: '1', label: 'Urgente' }],
  data: noData,
};

function viewProps(args: Args, rows: readonly TaskRow[]): TaskInboxViewProps {
  return {
    messages: taskInboxMessages,
    page: 'attendance',
    status: 'to-do',
    user: { id: sandboxIds.people.marianaCosta },
    rows,
    total: rows.length,
    unread: 7,
    isRefreshing: false,
    problem: null,
    state: initialState,
    columns: taskColumns('attendance', 'to-do'),
    isReordered: false,
    options,
    assigning: null,
    current: null,
    detail: null,
    selected: [],
    isActing: false,
    hrefOf: (row) => `#${row.uuid}`,
    onOpen: fn(),
    onClose: fn(),
    onShowSteps: fn(),
    onAssign: fn(),
    onMarkUnread: fn(),
    onSelect: fn(),
    onSelectRefused: fn(),
    onBulkAction: fn(),
    onRowAction: fn(),
    onQueryChange: fn(),
    onSubstitutionsChange: null,
    onOrderChange: fn(),
    onClear: fn(),
    onColumnsChange: fn(),
    onPageChange: fn(),
    onPageSizeChange: fn(),
    onRetry: fn(),
    opensNext: false,
    onOpensNextChange: fn(),
    views: exampleList([]).views,
    ...args,
  };
}

const meta: Meta<Args> = {
  title: 'Widgets/TaskInbox',
  parameters: { padding: 0 },
  loaders: [
    async () => {
      const page = sandboxPage(await storySandbox({ now }), 'mariana.costa');
      const rows = await page.client.call(listTasks, {
        query: { myTasks: false, assignedToMe: false, status: 'TO_DO', itemsPerPage: 50 },
      });
      return { page, rows };
    },
  ],
  render: ({ connected, width, ...args }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ height: 760, width, display: 'flex' }}>
        {connected ? (
          <TaskInbox {...connected} />
        ) : (
          <WidgetRoot style={{ flex: 1, minWidth: 0 }}>
            <TaskInboxView {...viewProps(args, loaded['rows'])} />
          </WidgetRoot>
        )}
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

const inbox: TaskInboxProps = {};
const rowsOf = (element: HTMLElement) => [...element.querySelectorAll('[data-task-link]')];

/** On the demo company: rows load, a filter narrows them and its chip removes the filter. */
export const Connected: Story = {
  args: { connected: inbox },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(10));
    await userEvent.selectOptions(canvas.getByLabelText('Filtrar por Etiqueta'), 'Urgente');
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remover filtro Etiqueta' }));
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(10));
  },
};

/** The task next to the list, whose rows are cards then. */
export const DetailNextToList: Story = {
  args: {
    connected: {
      defaultOpenTask: sandboxIds.tasks.queue10.uuid,
      renderDetail: ({ position, total, onClose }) => (
        <section aria-label="Tarefa aberta" style={{ padding: 24 }}>
          <p>
            {position} de {total}
          </p>
          <button type="button" onClick={onClose}>
            Fechar
          </button>
        </section>
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1 de 14')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-current="true"]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }));
    await expect(rowsOf(canvasElement)[0]).toHaveFocus();
  },
};

/** The steps of a request, opened with the eye of its row. */
export const Steps: Story = {
  args: { connected: inbox },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Etapas do Processo, IDK 48210' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Etapas do Processo' });
    await waitFor(() => expect(within(dialog).getByRole('list', { name: 'Etapas' })).toBeVisible());
  },
};

/** Filters, an order and a custom column order. */
export const Filtered: Story = {
  args: {
    state: withOrder(withQuery(withQuery(initialState, 'step', 'aprovação'), 'taskMarker', '1'), 'dueAt', 'ASC'),
    isReordered: true,
    columns: ['dueAt', ...taskColumns('attendance', 'to-do').filter((column) => column !== 'dueAt')],
    unread: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remover filtro Etapa' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Prazo' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** The order of the columns. */
export const Columns: Story = {
  args: { isReordered: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Ordem das colunas' })).toBeVisible());
  },
};

/** The actions of a row. */
export const RowMenu: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Mais ações da tarefa 48210' });
    button.focus();
    await userEvent.click(button);
    const item = await canvas.findByRole('menuitem', { name: /Marcar como não lido/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = {
  args: { rows: null, total: null, unread: null, isRefreshing: true },
};

/** The old rows stay under a thin bar. */
export const Refreshing: Story = { args: { isRefreshing: true } };

export const Empty: Story = {
  args: { rows: [], total: 0, unread: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum item encontrado')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Limpar filtro' })).toBeNull();
  },
};

export const NothingFound: Story = {
  args: { rows: [], total: 0, unread: null, state: withQuery(initialState, 'idk', '1') },
  play: async ({ args, canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Limpar filtro' });
    await expect(first).toBeVisible();
    await expect(args.rows).toHaveLength(0);
  },
};

export const Failed: Story = {
  args: { rows: null, total: null, unread: null, problem: 'failed', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A refresh failed: the old rows stay. */
export const FailedOverRows: Story = { args: { problem: 'failed' } };

export const Forbidden: Story = { args: { rows: null, total: null, unread: null, problem: 'forbidden' } };

/** In a narrow list, rows are cards. */
export const Cards: Story = { args: { width: 390 } };

export const CardsLoading: Story = {
  args: { width: 390, rows: null, total: null, unread: null, isRefreshing: true },
};

/** Filters and order of the cards. */
export const FilterSheet: Story = {
  args: { width: 390, state: withOrder(withQuery(initialState, 'process', 'Férias'), 'idk', 'ASC') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Filtros/ }));
    const sheet = await canvas.findByRole('dialog', { name: 'Filtros' });
    await expect(within(sheet).getByLabelText('Sentido')).toHaveValue('ASC');
  },
};

/** The keyboard shortcuts of the list. */
export const Shortcuts: Story = {
  play: async ({ canvas, canvasElement }) => {
    (rowsOf(canvasElement)[0] as HTMLElement).focus();
    await userEvent.keyboard('?');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible());
  },
};

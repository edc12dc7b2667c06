import { taskColumns } from '@tramita/client/rules';
import { WidgetRoot } from '@tramita/widgets/provider';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { dataColumns } from '../../../packages/widgets/src/features/task-inbox/columns/list-columns.ts';
import { initialState } from '../../../packages/widgets/src/features/task-inbox/list/list-state.ts';
import { TaskInboxView } from '../../../packages/widgets/src/features/task-inbox/TaskInboxView.tsx';
import { taskInboxMessages } from '../../../packages/widgets/src/messages/features/task-inbox.ts';
import { kinds } from './rows.mjs';

const data = dataColumns([
  { name: 'valor', label: 'Valor', type: 'other', number: 'money' },
  { name: 'dia', label: 'Dia da despesa', type: 'date' },
  { name: 'tipo', label: 'Tipo', type: 'select', options: kinds },
]);
const nothing = () => {};
const handlers = Object.fromEntries(
  [
    ...['onOpen', 'onClose', 'onShowSteps', 'onAssign', 'onMarkUnread', 'onSelect', 'onSelectRefused'],
    ...['onBulkAction', 'onRowAction', 'onQueryChange', 'onOrderChange', 'onClear', 'onColumnsChange'],
    ...['onPageChange', 'onPageSizeChange', 'onRetry'],
  ].map((name) => [name, nothing]),
);
const props = {
  ...handlers,
  messages: taskInboxMessages,
  page: 'attendance',
  status: 'to-do',
  user: { id: 3 },
  unread: 7,
  isRefreshing: false,
  problem: null,
  state: { ...initialState, pagination: { page: 0, rowsPerPage: 200 } },
  columns: [...taskColumns('attendance', 'to-do'), ...data.keys()],
  isReordered: false,
  options: { processes: [], tags: [], data },
  assigning: null,
  current: null,
  detail: null,
  selected: [],
  isActing: false,
  hrefOf: (row) => `#${row.uuid}`,
};

let root;
const draw = (rows) => {
  const view = createElement(TaskInboxView, { ...props, rows, total: rows.length });
  const frame = createElement('div', { style: { height: 860, display: 'flex' } }, view);
  root.render(createElement(WidgetRoot, { theme: 'light' }, frame));
};
window.bench = {
  mount(element, rows) {
    root = createRoot(element);
    draw(rows);
  },
  swap: draw,
  scroller: () => document.querySelector('[data-slot="table-scroll"]'),
};

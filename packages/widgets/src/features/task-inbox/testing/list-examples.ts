import type { ProcessDataColumn, TaskRow } from '@tramita/client/contract';
import { taskColumns } from '@tramita/client/rules';
import { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { dataColumns } from '../columns/list-columns.ts';
import type { TaskInboxViewProps } from '../inbox-view-props.ts';
import { initialState, withQuery } from '../list/list-state.ts';

const kinds = [
  { value: 'taxi', label: 'Táxi e transporte' },
  { value: 'hotel', label: 'Hospedagem' },
];
const columns: readonly ProcessDataColumn[] = [
  { name: 'valor', label: 'Valor', type: 'other', number: 'money' },
  { name: 'dia', label: 'Dia da despesa', type: 'date' },
  { name: 'tipo', label: 'Tipo', type: 'select', options: kinds },
  { name: 'viagem', label: 'Em viagem', type: 'boolean' },
  { name: 'nota', label: 'Nota fiscal', type: 'file' },
  { name: 'motivo', label: 'Motivo', type: 'other' },
];
const people = ['Marina Kato', 'Felipe Aragão', 'Patrícia Gomes', 'Bruno Falcão', 'Letícia Amaral'];

/** Tasks of one process with its data, for stories and tests. */
export function exampleRows(count: number, start = 0): readonly TaskRow[] {
  return Array.from({ length: count }, (_, place): TaskRow => {
    const index = start + place;
    const day = String((index % 27) + 1).padStart(2, '0');
    const name = people[index % people.length] ?? '';
    return {
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      protocol: `2026${index}`,
      idk: 10_000 + index,
      process: 'Reembolso de despesas',
      step: 'Conferência fiscal',
      createdAt: `2026-11-${day}T12:00:00Z`,
      createdBy: name,
      assignees: [{ id: index % people.length, nickName: name }],
      groups: [],
      unread: index % 4 === 0,
      subtitle: index % 5 === 0 ? 'Urgente' : null,
      color: index % 5 === 0 ? '#e5484d' : null,
      totalLength: count,
      status: 'TO_DO',
      type: 'NORMAL',
      dueAt: `2026-12-${day}T12:00:00Z`,
      track: ['done', 'now', 'ahead', 'ahead'],
      data: {
        valor: ((index * 3745) % 900_000) / 100,
        dia: `2026-10-${day}`,
        tipo: index % 3 === 0 ? 'hotel' : 'taxi',
        viagem: index % 3 === 0,
        nota: `nota-fiscal-${index}.pdf`,
        motivo: index % 2 === 0 ? 'Visita às lojas de Jundiaí e Campinas' : null,
      },
    };
  });
}

const nothing = () => {};

/** A list filtered by its process, with rows of its data and functions without effect. */
export function exampleList(rows: readonly TaskRow[]): TaskInboxViewProps {
  const data = dataColumns(columns);
  return {
    messages: taskInboxMessages,
    page: 'attendance',
    status: 'to-do',
    user: { id: 1 },
    rows,
    total: rows.length,
    unread: null,
    isRefreshing: false,
    problem: null,
    state: withQuery(initialState, 'process', 'Reembolso de despesas'),
    columns: [...taskColumns('attendance', 'to-do'), ...data.keys()],
    isReordered: false,
    options: {
      processes: [{ value: 'Reembolso de despesas', label: 'Reembolso de despesas' }],
      tags: [{ value: '1', label: 'Urgente' }],
      data,
    },
    assigning: null,
    current: null,
    detail: null,
    selected: [],
    isActing: false,
    hrefOf: ({ uuid }) => `#${uuid}`,
    onOpen: nothing,
    onClose: nothing,
    onShowSteps: nothing,
    onAssign: nothing,
    onMarkUnread: nothing,
    onSelect: nothing,
    onSelectRefused: nothing,
    onBulkAction: nothing,
    onRowAction: nothing,
    onQueryChange: nothing,
    onSubstitutionsChange: null,
    onOrderChange: nothing,
    onClear: nothing,
    onColumnsChange: nothing,
    onPageChange: nothing,
    onPageSizeChange: nothing,
    onRetry: nothing,
    opensNext: false,
    onOpensNextChange: nothing,
    views: {
      list: 'attendance/to-do',
      views: undefined,
      current: null,
      isModified: false,
      isPlain: false,
      state: { filters: [], order: null, columns: [] },
      choose: nothing,
      adopt: nothing,
    },
  };
}

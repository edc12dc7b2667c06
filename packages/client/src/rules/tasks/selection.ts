import type { TaskRow } from '../../contract/tasks/task-list.ts';
import type { BulkActionKind } from './bulk-action-kinds.ts';
import type { StatusFilter, TaskPage } from './task-status.ts';

/** Messages for an invalid selection, and reasons that have their own wording for several tasks. */
export const selectionMessages = {
  mixed: 'Não é permitido selecionar tarefas de processos e/ou etapas diferentes.',
  notFiltered: 'Para selecionar todos, você deve filtrar por processo e etapa.',
  TASK_NOT_HELD: 'Atribua a você todas as tarefas selecionadas para concluir',
  TASK_NOT_HELD_APPROVAL: 'Atribua a você todas as tarefas selecionadas para aprovar ou reprovar',
  TASK_NOT_HELD_TRANSFER: 'Atribua a você todas as tarefas selecionadas para transferir',
  NOTHING_TO_UNASSIGN: 'Você não pode desatribuir todas as tarefas selecionadas',
  NOT_CREATOR: 'Só quem abriu todas as solicitações selecionadas pode cancelá-las',
} as const;

/** A task list by its page and status. */
export type ListName = { readonly page: TaskPage; readonly status: StatusFilter };

/** Properties of a row that the selection rules read. */
export type SelectableRow = Pick<
  TaskRow,
  | 'uuid'
  | 'process'
  | 'step'
  | 'type'
  | 'assignees'
  | 'groups'
  | 'held'
  | 'canUnassign'
  | 'isRoutable'
  | 'instanceCreatedBy'
>;

/** Returns whether rows of a list can be selected: if a bulk action accepts them. */
export function isSelectable({ page, status }: ListName): boolean {
  return status === 'to-do' || (status === 'in-progress' && page === 'my-tasks');
}

// only to-do rows are tasks; the current step of a request does not matter
const hasSteps = ({ status }: ListName): boolean => status === 'to-do';

/**
 * Returns whether rows may be selected together: all of one process, and on to-do lists also of one step. Step ids are
 * unique within one version of a process only, so processes and steps are compared by their titles.
 */
export function canSelectTogether(rows: readonly SelectableRow[], list: ListName): boolean {
  const [first, ...others] = rows;
  return others.every(
    (row) =>
      row.process === first?.process &&
      (!hasSteps(list) || ((row.step ?? null) === (first.step ?? null) && row.type === first.type)),
  );
}

/** Returns whether all rows of a page may be selected at once: the list is filtered by process and, if it has steps, by step. */
export function canSelectAll(filters: { readonly process: string; readonly step: string }, list: ListName): boolean {
  return filters.process.trim() !== '' && (!hasSteps(list) || filters.step.trim() !== '');
}

/** Returns whether a row leaves the list on which it was selected after an action. */
export function leavesList(kind: BulkActionKind, { page }: ListName): boolean {
  if (kind === 'assign' || kind === 'tag') return false;
  return kind !== 'unassign' || page === 'my-attendance';
}

/** Returns a selected row after the assign toggle, until the list is loaded again. */
export function afterAssignment<Row extends SelectableRow>(row: Row, kind: 'assign' | 'unassign'): Row {
  return { ...row, held: kind === 'assign', canUnassign: kind === 'assign' };
}

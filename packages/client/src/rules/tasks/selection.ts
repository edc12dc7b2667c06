import type { TaskRow } from '../../contract/tasks/task-list.ts';
import type { TextsLike } from '../languages/texts-like.ts';
import { type Actor, isHeldBy, type ReasonCode, reasonText } from './task-permissions.ts';
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

/** The texts of {@link bulkActionsOf} in one language. */
export interface BulkTexts {
  readonly reasons: TextsLike<typeof reasonText>;
  readonly selection: TextsLike<typeof selectionMessages>;
}

const portuguese: BulkTexts = { reasons: reasonText, selection: selectionMessages };

/** Bulk actions, in the order in which they are offered. */
export const bulkActionKinds = [
  'assign',
  'unassign',
  'tag',
  'transfer',
  'cancel',
  'reject',
  'approve',
  'complete',
] as const;
/** A name of {@link bulkActionKinds}. */
export type BulkActionKind = (typeof bulkActionKinds)[number];

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

/** An action offered for a selection; `reason` says why it is not possible, null if it is. */
export type BulkAction = { readonly kind: BulkActionKind; readonly reason: string | null };

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

const isHeld = (row: SelectableRow, user: Actor): boolean => row.held ?? isHeldBy(row, user);

/** Returns the action of the assign button of a selection: `unassign` if the user holds all its tasks. */
export function selectionAssignment(rows: readonly SelectableRow[], user: Actor): 'assign' | 'unassign' {
  return rows.length > 0 && rows.every((row) => isHeld(row, user)) ? 'unassign' : 'assign';
}

function inWords(reason: ReasonCode, rows: readonly unknown[], { reasons, selection }: BulkTexts): string {
  const ofMany: Partial<Record<ReasonCode, string>> = selection;
  return (rows.length > 1 && ofMany[reason]) || reasons[reason];
}

/** If a backend omits an optional value, the action is allowed: the server rejects what it must. */
function refusalOf(kind: BulkActionKind, rows: readonly SelectableRow[], user: Actor): ReasonCode | null {
  const all = (holds: (row: SelectableRow) => boolean) => rows.every(holds);
  switch (kind) {
    case 'assign':
    case 'tag':
      return null;
    case 'unassign':
      return all((row) => row.canUnassign !== false) ? null : 'NOTHING_TO_UNASSIGN';
    case 'transfer':
      if (!all((row) => row.isRoutable !== false)) return 'NOT_ROUTABLE';
      return all((row) => isHeld(row, user)) ? null : 'TASK_NOT_HELD_TRANSFER';
    case 'cancel':
      return all((row) => (row.instanceCreatedBy ?? user.id) === user.id) ? null : 'NOT_CREATOR';
    case 'complete':
      return all((row) => isHeld(row, user)) ? null : 'TASK_NOT_HELD';
    default:
      return all((row) => isHeld(row, user)) ? null : 'TASK_NOT_HELD_APPROVAL';
  }
}

function kindsOn({ page, status }: ListName, rows: readonly SelectableRow[], user: Actor): readonly BulkActionKind[] {
  if (!isSelectable({ page, status })) return [];
  if (status === 'in-progress') return ['cancel'];
  const finish: readonly BulkActionKind[] = rows[0]?.type === 'APPROVAL' ? ['reject', 'approve'] : ['complete'];
  if (page === 'my-tasks') return ['tag', 'cancel', ...finish];
  return [selectionAssignment(rows, user), 'tag', 'transfer', ...finish];
}

/**
 * Returns the bulk actions of a selection in their order; impossible ones are included with their reason. Empty on lists
 * whose rows cannot be selected.
 */
export function bulkActionsOf(
  rows: readonly SelectableRow[],
  list: ListName,
  user: Actor,
  texts: BulkTexts = portuguese,
): readonly BulkAction[] {
  return kindsOn(list, rows, user).map((kind) => {
    const refusal = refusalOf(kind, rows, user);
    return { kind, reason: refusal && inWords(refusal, rows, texts) };
  });
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

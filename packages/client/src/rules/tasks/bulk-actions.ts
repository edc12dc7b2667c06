import type { TextsLike } from '../languages/texts-like.ts';
import { type Actor, isHeldBy } from './assignment.ts';
import type { BulkActionKind } from './bulk-action-kinds.ts';
import { isSelectable, type ListName, type SelectableRow, selectionMessages } from './selection.ts';
import { type ReasonCode, reasonText } from './task-permissions.ts';

/** The texts of {@link bulkActionsOf} in one language. */
export interface BulkTexts {
  readonly reasons: TextsLike<typeof reasonText>;
  readonly selection: TextsLike<typeof selectionMessages>;
}

const portuguese: BulkTexts = { reasons: reasonText, selection: selectionMessages };

/** An action offered for a selection; `reason` says why it is not possible, null if it is. */
export type BulkAction = { readonly kind: BulkActionKind; readonly reason: string | null };

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

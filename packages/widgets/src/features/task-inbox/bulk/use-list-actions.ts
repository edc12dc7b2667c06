import type { TaskRow, User } from '@tramita/client/contract';
import { afterAssignment, type BulkActionKind, type ListName, leavesList } from '@tramita/client/rules';
import { useEffect, useRef } from 'react';
import type { useSelection } from '../selection/use-selection.ts';
import { useActionDesk } from './action-desk-context.ts';
import type { ActionOutcome } from './asked-action.ts';

export interface ListActionsOptions {
  list: ListName;
  user: Pick<User, 'id'> | null;
  selection: ReturnType<typeof useSelection>;
}

/** Passes actions on the selected rows, or on one, to the action desk; finished rows leave the selection with their list. */
export function useListActions({ list, user, selection }: ListActionsOptions) {
  const desk = useActionDesk();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const latest = useRef(selection);
  latest.current = selection;

  const settle = ({ kind, done, skipped }: ActionOutcome) => {
    if (!isShown.current) return;
    const gone = leavesList(kind, list) ? [...done, ...skipped] : [];
    latest.current.update(gone, (row) =>
      (kind === 'assign' || kind === 'unassign') && done.includes(row.uuid) ? afterAssignment(row, kind) : row,
    );
  };
  const ask = (kind: BulkActionKind, rows: readonly TaskRow[], isBulk: boolean) => {
    if (user && rows.length > 0) desk.ask({ kind, rows, isBulk, list, user, onOutcome: settle });
  };
  return {
    isActing: desk.isActing,
    focusList: desk.focusList,
    onBulkAction: (kind: BulkActionKind) => ask(kind, latest.current.selected, true),
    onRowAction: (row: TaskRow, kind: BulkActionKind) => ask(kind, [row], false),
  };
}

import type { TaskRow, User } from '@tramita/client/contract';
import type { BulkActionKind, ListName } from '@tramita/client/rules';

/** How an action ended for the rows it was asked for. */
export interface ActionOutcome {
  kind: BulkActionKind;
  /** Uuids of the rows it was done to. */
  done: readonly string[];
  /** Uuids of the rows it was left out for. */
  skipped: readonly string[];
}

/** An action somebody asked for, on selected rows or on one row alone. */
export interface AskedAction {
  kind: BulkActionKind;
  rows: readonly TaskRow[];
  /** False for the menu of a row, which uses the calls and messages for one. */
  isBulk: boolean;
  list: ListName;
  user: Pick<User, 'id'>;
  /** Told each time a run ends; what failed is in neither list. */
  onOutcome: (outcome: ActionOutcome) => void;
}

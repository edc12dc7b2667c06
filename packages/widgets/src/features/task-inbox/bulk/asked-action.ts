import type { TaskRow, User } from '@tramita/client/contract';
import type { BulkActionKind, ListName } from '@tramita/client/rules';

/** Result of an action for its rows. */
export interface ActionOutcome {
  kind: BulkActionKind;
  /** Uuids of the rows for which it succeeded. */
  done: readonly string[];
  /** Uuids of the rows that were skipped. */
  skipped: readonly string[];
}

/** A requested action, on selected rows or on one row. */
export interface AskedAction {
  kind: BulkActionKind;
  rows: readonly TaskRow[];
  /** False for the menu of a row, which uses the calls and messages for a single task. */
  isBulk: boolean;
  list: ListName;
  user: Pick<User, 'id'>;
  /** Called each time a run ends; failed rows are in neither list. */
  onOutcome: (outcome: ActionOutcome) => void;
}

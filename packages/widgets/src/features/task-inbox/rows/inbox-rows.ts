import type { TaskRow, User } from '@tramita/client/contract';
import type { BulkActionKind, ListName } from '@tramita/client/rules';
import type { RefObject } from 'react';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import type { DataColumns } from '../columns/list-columns.ts';
import type { RowSelection } from '../selection/row-selection.ts';
import type { FocusRow } from './list-length.ts';

/** Data of the list that its cells need in addition to their row. Rarely changes, because a change renders every row. */
export interface SteadyRows {
  messages: typeof taskInboxMessages;
  /** The signed-in user; null while unknown. */
  user: Pick<User, 'id'> | null;
  now: Date;
  /** To-do lists show tasks, which can be assigned and marked unread; other lists show requests. */
  isToDo: boolean;
  list: ListName;
  /** Data columns of the process by which the list is filtered. */
  data: DataColumns;
  /** Uuids of rows that have left the list since they were loaded. */
  gone?: ReadonlySet<string>;
  hrefOf: (row: TaskRow) => string;
  onOpen: (row: TaskRow) => void;
  onShowSteps: (row: TaskRow) => void;
  onAssign: (row: TaskRow, kind: 'assign' | 'unassign') => void;
  onMarkUnread: (row: TaskRow) => void;
  /** The list's element. */
  root: RefObject<HTMLElement | null>;
  /** Receives the function that focuses a row, from the code that renders the rows. */
  focusRow: RefObject<FocusRow | null>;
  /** Called when the code that renders the rows was loaded after the rows. */
  onDrawn: () => void;
  /** Called if an action that needs input was chosen for one row. */
  onRowAction: (row: TaskRow, kind: BulkActionKind) => void;
}

/** All data of the list that its rows need. */
export interface InboxRows extends SteadyRows {
  /** Null on lists whose rows cannot be selected. */
  selection: RowSelection | null;
  /** Uuid of the row whose assignment is being sent. */
  assigning: string | null;
  /** The part that rarely changes. */
  steady: SteadyRows;
}

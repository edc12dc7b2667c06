import type { TaskRow, User } from '@tramita/client/contract';
import type { BulkActionKind, ListName } from '@tramita/client/rules';
import { createContext, type RefObject, useContext } from 'react';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import type { DataColumns } from '../columns/list-columns.ts';
import type { RowSelection } from '../selection/row-selection.ts';
import type { FocusRow } from './row-window.ts';

/** What the cells of a list need besides their row. */
export interface InboxRows {
  messages: typeof taskInboxMessages;
  /** Who is looking; null while not known. */
  user: Pick<User, 'id'> | null;
  now: Date;
  /** To-do lists show tasks, which can be assigned and marked unread; the others show requests. */
  isToDo: boolean;
  list: ListName;
  /** The columns of the process the list is filtered by. */
  data: DataColumns;
  /** Null on lists whose rows cannot be selected. */
  selection: RowSelection | null;
  /** Uuids of rows that have left the list since they were loaded. */
  gone?: ReadonlySet<string>;
  hrefOf: (row: TaskRow) => string;
  /** Uuid of the row whose assignment is on its way. */
  assigning: string | null;
  onOpen: (row: TaskRow) => void;
  onShowSteps: (row: TaskRow) => void;
  onAssign: (row: TaskRow, kind: 'assign' | 'unassign') => void;
  onMarkUnread: (row: TaskRow) => void;
  /** The list's element. */
  root: RefObject<HTMLElement | null>;
  /** Where what draws the rows puts the way to focus one. */
  focusRow: RefObject<FocusRow | null>;
  /** What draws the rows came later than the rows. */
  onDrawn: () => void;
  /** An action that asks first was chosen for one row. */
  onRowAction: (row: TaskRow, kind: BulkActionKind) => void;
}

export const InboxRowsContext = createContext<InboxRows | null>(null);

/** What the list tells its cells. */
export function useInboxRows(): InboxRows {
  const rows = useContext(InboxRowsContext);
  if (!rows) throw new Error('A cell of the task list is rendered outside <TaskTable>.');
  return rows;
}

import type { Direction, SubstitutionFilter, TaskRow, User } from '@tramita/client/contract';
import type { BulkActionKind, StatusFilter, TaskPage } from '@tramita/client/rules';
import type { ReactNode, RefObject } from 'react';
import type { taskInboxMessages } from '../../messages/features/task-inbox.ts';
import type { ViewChoice } from '../../saved-views/view-choice.ts';
import type { ColumnName } from './columns/list-columns.ts';
import type { FilterOptions } from './filters/use-filter-options.ts';
import type { ListState } from './list/list-state.ts';
import type { SelectRefusal } from './selection/select-rows.ts';

export interface TaskInboxViewProps {
  messages: typeof taskInboxMessages;
  page: TaskPage;
  status: StatusFilter;
  /** The signed-in user; null while unknown. */
  user: Pick<User, 'id'> | null;
  /** The rows of the page; null while the first ones load. */
  rows: readonly TaskRow[] | null;
  /** Number of rows on all pages; null while unknown. */
  total: number | null;
  /** Number of unread tasks of the list; null if they are not counted. */
  unread: number | null;
  /** Uuids of rows that have left the list since they were loaded. @default none */
  gone?: ReadonlySet<string>;
  /** Number of new tasks that are not among the rows yet. @default 0 */
  waiting?: number;
  /** Receives a function that returns whether the rows are scrolled to their top. */
  isAtTop?: RefObject<(() => boolean) | null>;
  /** Called when the new tasks should be shown. */
  onShowNew?: () => void;
  /** Whether newer rows are loading. */
  isRefreshing: boolean;
  /** Why the rows are missing or outdated. */
  problem: 'failed' | 'forbidden' | null;
  /** The error of the last load, for the code of an unexpected one. */
  error?: unknown;
  state: ListState;
  /** The columns in their order. */
  columns: readonly ColumnName[];
  isReordered: boolean;
  options: FilterOptions;
  /** Uuid of the row whose assignment is being sent. */
  assigning: string | null;
  /** Uuid of the row whose detail is open. */
  current: string | null;
  /** The open task; null shows only the list. */
  detail: ReactNode;
  /** The selected rows, on all pages. */
  selected: readonly TaskRow[];
  /** Whether a bulk action is being sent, so that another one has to wait. */
  isActing: boolean;
  /** Element of the selection bar, in place of the list's toolbar. */
  selectionBarContainer?: HTMLElement | null;
  /** Whether to take the focus when the page opens. @default false */
  autoFocus?: boolean;
  /** Receives a function that returns the focus to the list. */
  focusList?: RefObject<(() => void) | null>;
  hrefOf: (row: TaskRow) => string;
  onOpen: (row: TaskRow) => void;
  onClose: () => void;
  onShowSteps: (row: TaskRow) => void;
  onAssign: (row: TaskRow, kind: 'assign' | 'unassign') => void;
  onMarkUnread: (row: TaskRow) => void;
  onSelect: (rows: readonly TaskRow[]) => void;
  /** Called with the reason if a selection was refused. */
  onSelectRefused: (reason: SelectRefusal) => void;
  /** Called if an action was chosen for the selected rows. */
  onBulkAction: (kind: BulkActionKind) => void;
  /** Called if an action that needs input was chosen for one row. */
  onRowAction: (row: TaskRow, kind: BulkActionKind) => void;
  onQueryChange: (column: ColumnName, query: string) => void;
  /** Changes the filter of substitutions; null if the list does not have it. */
  onSubstitutionsChange: ((shown: SubstitutionFilter) => void) | null;
  onOrderChange: (column: ColumnName | null, direction: Direction) => void;
  onClear: () => void;
  /** The saved views of the list. */
  views: ViewChoice;
  onColumnsChange: (columns: readonly ColumnName[] | null) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (size: number) => void;
  onRetry: () => void;
  /** Whether finishing a task opens the next one. */
  opensNext: boolean;
  onOpensNextChange: (opensNext: boolean) => void;
}

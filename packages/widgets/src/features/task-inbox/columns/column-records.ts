import type { TaskColumnName } from '@tramita/client/rules';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import type { CellProps } from '../../../ui/Table/Row.tsx';
import * as styles from '../TaskInbox.css.ts';

/** Layout of a column in the table and in a card. */
export interface ColumnLayout extends Pick<CellProps, 'align' | 'numeric' | 'fits' | 'card'> {
  /** Minimum width in px. */
  width: number;
  /** Number of parts of the remaining width. */
  share?: number;
  /** Whether it is hidden as the list narrows. */
  className?: string;
  /** Width of its skeleton. */
  skeleton: number | string;
}

/**
 * How a column is filtered: by numbers separated by commas, by a process or tag from a list, by a part of a text, or by a
 * day.
 */
export type FilterKind = 'numbers' | 'process' | 'tag' | 'text' | 'day';

/** Facts about a column; its cell is in `columnCells`, which loads later. */
export interface ColumnRecord extends ColumnLayout {
  /** Key of its heading. */
  readonly label: keyof typeof taskInboxMessages & `column${string}`;
  /** Null if the API has no filter for it. */
  readonly filter: FilterKind | null;
  /** @default true */
  readonly isSortable?: false;
  /** Whether its filter takes the whole width of the filter sheet. @default false */
  readonly isWide?: true;
}

/** One record per column of task lists. */
export const columnRecords: Readonly<Record<TaskColumnName, ColumnRecord>> = {
  status: {
    label: 'columnStatus',
    filter: null,
    isSortable: false,
    width: 122,
    fits: true,
    card: 'track',
    skeleton: 96,
  },
  taskMarker: { label: 'columnTag', filter: 'tag', width: 104, fits: true, card: 'tag', skeleton: 64 },
  idk: { label: 'columnIdk', filter: 'numbers', width: 58, card: 'meta', numeric: true, skeleton: 38 },
  process: {
    label: 'columnProcess',
    filter: 'process',
    isWide: true,
    width: 186,
    share: 2,
    card: 'title',
    className: styles.titleCell,
    skeleton: '62%',
  },
  step: { label: 'columnStep', filter: 'text', isWide: true, width: 155, share: 2, card: 'line', skeleton: 112 },
  createdAt: {
    label: 'columnCreatedAt',
    filter: 'day',
    width: 124,
    numeric: true,
    fits: true,
    className: styles.secondary,
    skeleton: 70,
  },
  finishedAt: { label: 'columnFinishedAt', filter: 'day', width: 140, numeric: true, fits: true, skeleton: 70 },
  createdBy: {
    label: 'columnCreatedBy',
    filter: 'text',
    width: 115,
    share: 1,
    className: styles.secondary,
    skeleton: 84,
  },
  assignees: {
    label: 'columnAssignees',
    filter: 'text',
    width: 140,
    share: 1,
    fits: true,
    className: styles.tertiary,
    skeleton: 92,
  },
  dueAt: { label: 'columnDueAt', filter: null, width: 130, align: 'end', card: 'due', skeleton: 76 },
};

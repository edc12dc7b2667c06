import type { CellProps } from '../../ui/Table/Row.tsx';
import type { ColumnName } from './list-columns.ts';
import * as styles from './TaskInbox.css.ts';

/** How a column stands in the table and in a card. */
export interface ColumnLayout extends Pick<CellProps, 'align' | 'numeric' | 'card'> {
  /** Width in px; the process takes the rest. */
  width?: number;
  /** Goes away as the list narrows. */
  className?: string;
  /** Width of its skeleton. */
  skeleton: number | string;
}

/** The layout of every column. */
export const columnLayouts: Record<ColumnName, ColumnLayout> = {
  status: { width: 130, card: 'track', skeleton: 96 },
  taskMarker: { width: 104, card: 'tag', skeleton: 64 },
  idk: { width: 64, card: 'meta', numeric: true, skeleton: 38 },
  process: { card: 'title', className: styles.titleCell, skeleton: '62%' },
  step: { width: 160, card: 'line', skeleton: 112 },
  createdAt: { width: 130, numeric: true, className: styles.secondary, skeleton: 70 },
  finishedAt: { width: 142, numeric: true, skeleton: 70 },
  createdBy: { width: 126, className: styles.secondary, skeleton: 84 },
  assignees: { width: 146, className: styles.tertiary, skeleton: 92 },
  dueAt: { width: 144, align: 'end', card: 'due', skeleton: 76 },
};

import type { ProcessDataType } from '@tramita/client/contract';
import type { TaskColumnName } from '@tramita/client/rules';
import type { CellProps } from '../../ui/Table/Row.tsx';
import { type ColumnName, type DataColumns, isDataColumn } from './list-columns.ts';
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

const layouts: Record<TaskColumnName, ColumnLayout> = {
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

const dataLayouts: Record<ProcessDataType, ColumnLayout> = {
  date: { width: 130, numeric: true, skeleton: 70 },
  boolean: { width: 96, skeleton: 28 },
  select: { width: 150, skeleton: 92 },
  file: { width: 150, skeleton: 104 },
  other: { width: 160, skeleton: 104 },
};
const numberLayout: ColumnLayout = { width: 128, align: 'end', numeric: true, skeleton: 64 };

/** Beside columns of its data the process, which is the same in every row, has a width of its own. */
const processBesideData: ColumnLayout = { ...layouts.process, width: 200 };

/** The layout of a column. */
export function columnLayout(column: ColumnName, data: DataColumns): ColumnLayout {
  if (!isDataColumn(column)) return column === 'process' && data.size > 0 ? processBesideData : layouts[column];
  const described = data.get(column);
  return described?.number ? numberLayout : dataLayouts[described?.type ?? 'other'];
}

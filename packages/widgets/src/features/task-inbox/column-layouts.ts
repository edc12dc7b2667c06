import type { ProcessDataType } from '@tramita/client/contract';
import type { TaskColumnName } from '@tramita/client/rules';
import type { CellProps } from '../../ui/Table/Row.tsx';
import { type ColumnName, type DataColumns, isDataColumn } from './list-columns.ts';
import * as styles from './TaskInbox.css.ts';

/** How a column stands in the table and in a card. */
export interface ColumnLayout extends Pick<CellProps, 'align' | 'numeric' | 'card'> {
  /** Least width in px. */
  width: number;
  /** Parts it takes of the width that is left over. */
  share?: number;
  /** Goes away as the list narrows. */
  className?: string;
  /** Width of its skeleton. */
  skeleton: number | string;
}

const layouts: Record<TaskColumnName, ColumnLayout> = {
  status: { width: 126, card: 'track', skeleton: 96 },
  taskMarker: { width: 108, card: 'tag', skeleton: 64 },
  idk: { width: 58, card: 'meta', numeric: true, skeleton: 38 },
  process: { width: 186, share: 2, card: 'title', className: styles.titleCell, skeleton: '62%' },
  step: { width: 148, share: 2, card: 'line', skeleton: 112 },
  createdAt: { width: 126, numeric: true, className: styles.secondary, skeleton: 70 },
  finishedAt: { width: 142, numeric: true, skeleton: 70 },
  createdBy: { width: 118, share: 1, className: styles.secondary, skeleton: 84 },
  assignees: { width: 130, share: 1, className: styles.tertiary, skeleton: 92 },
  dueAt: { width: 142, align: 'end', card: 'due', skeleton: 76 },
};

const dataLayouts: Record<ProcessDataType, ColumnLayout> = {
  date: { width: 130, numeric: true, skeleton: 70 },
  boolean: { width: 96, skeleton: 28 },
  select: { width: 150, skeleton: 92 },
  file: { width: 150, skeleton: 104 },
  other: { width: 160, skeleton: 104 },
};
const numberLayout: ColumnLayout = { width: 128, align: 'end', numeric: true, skeleton: 64 };

/** The layout of a column. */
export function columnLayout(column: ColumnName, data: DataColumns): ColumnLayout {
  if (!isDataColumn(column)) return layouts[column];
  const described = data.get(column);
  return described?.number ? numberLayout : dataLayouts[described?.type ?? 'other'];
}

/** Width of the column of boxes in px. */
export const boxWidth = 46;

/**
 * The widths of a list's columns as CSS: at least their own, and above that their share of the width left over. The
 * process takes what remains, so that a scroll bar never makes the table wider than the list.
 */
export function columnWidths(
  columns: readonly ColumnName[],
  data: DataColumns,
  hasBoxes: boolean,
): ReadonlyMap<ColumnName, string | undefined> {
  const known = columns.map((name) => ({ name, ...columnLayout(name, data) }));
  const least = known.reduce((sum, { width }) => sum + width, hasBoxes ? boxWidth : 0);
  const shares = known.reduce((sum, { share = 0 }) => sum + share, 0);
  return new Map(
    known.map(({ name, width, share = 0 }) => {
      // beside the columns of its data the table may be wider than the list, and the process needs a width too
      if (name === 'process') return [name, data.size > 0 ? `${width}px` : undefined];
      if (share === 0) return [name, `${width}px`];
      return [name, `calc(${width}px + max(0px, 100cqi - ${least}px) * ${share} / ${shares})`];
    }),
  );
}

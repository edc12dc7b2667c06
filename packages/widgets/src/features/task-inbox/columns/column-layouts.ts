import type { ProcessDataType } from '@tramita/client/contract';
import type { TaskColumnName } from '@tramita/client/rules';
import type { CellProps } from '../../../ui/Table/Row.tsx';
import * as styles from '../TaskInbox.css.ts';
import { type ColumnName, type DataColumns, isDataColumn } from './list-columns.ts';

/** Layout of a column in the table and in a card. */
export interface ColumnLayout extends Pick<CellProps, 'align' | 'numeric' | 'card'> {
  /** Minimum width in px. */
  width: number;
  /** Number of parts of the remaining width. */
  share?: number;
  /** Whether it is hidden as the list narrows. */
  className?: string;
  /** Width of its skeleton. */
  skeleton: number | string;
}

const layouts: Record<TaskColumnName, ColumnLayout> = {
  status: { width: 122, card: 'track', skeleton: 96 },
  taskMarker: { width: 104, card: 'tag', skeleton: 64 },
  idk: { width: 58, card: 'meta', numeric: true, skeleton: 38 },
  process: { width: 186, share: 2, card: 'title', className: styles.titleCell, skeleton: '62%' },
  step: { width: 155, share: 2, card: 'line', skeleton: 112 },
  createdAt: { width: 124, numeric: true, className: styles.secondary, skeleton: 70 },
  finishedAt: { width: 142, numeric: true, skeleton: 70 },
  createdBy: { width: 115, share: 1, className: styles.secondary, skeleton: 84 },
  assignees: { width: 140, share: 1, className: styles.tertiary, skeleton: 92 },
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

/** Returns the layout of a column. */
export function columnLayout(column: ColumnName, data: DataColumns): ColumnLayout {
  if (!isDataColumn(column)) return layouts[column];
  const described = data.get(column);
  return described?.number ? numberLayout : dataLayouts[described?.type ?? 'other'];
}

/** Width of the column of boxes in px. */
export const boxWidth = 46;

/** The first cell of a row begins this many px further to the right than others. */
const firstInset = 8;

/** The widths of a list's columns, and the custom properties of the head row that they depend on. */
export interface ColumnWidths {
  widths: ReadonlyMap<ColumnName, string | undefined>;
  headRow: Readonly<Record<string, number | string>>;
}

/**
 * Returns the widths of a list's columns as CSS: at least their own, plus their part of the remaining width. Columns that
 * are hidden as the list narrows leave their width to the others. The process gets the rest, so that a scroll bar never
 * makes the table wider than the list.
 */
export function columnWidths(columns: readonly ColumnName[], data: DataColumns, hasBoxes: boolean): ColumnWidths {
  const known = columns.map((name, index) => {
    const layout = columnLayout(name, data);
    return { name, ...layout, width: layout.width + (index === 0 && !hasBoxes ? firstInset : 0) };
  });
  const least = (shown: typeof known) => `${shown.reduce((sum, { width }) => sum + width, hasBoxes ? boxWidth : 0)}px`;
  const shares = (shown: typeof known) => shown.reduce((sum, { share = 0 }) => sum + share, 0) || 1;
  const narrow = known.filter(({ className }) => className !== styles.secondary);
  const tight = narrow.filter(({ className }) => className !== styles.tertiary);
  return {
    headRow: {
      '--list-least-wide': least(known),
      '--list-least-narrow': least(narrow),
      '--list-least-tight': least(tight),
      '--list-shares-wide': shares(known),
      '--list-shares-narrow': shares(narrow),
      '--list-shares-tight': shares(tight),
    },
    widths: new Map(
      known.map(({ name, width, share = 0 }) => {
        // with data columns the table may be wider than the list, and the process needs a width too
        if (name === 'process') return [name, data.size > 0 ? `${width}px` : undefined];
        if (share === 0) return [name, `${width}px`];
        return [name, `calc(${width}px + max(0px, 100cqi - var(--list-least)) * ${share} / var(--list-shares))`];
      }),
    ),
  };
}

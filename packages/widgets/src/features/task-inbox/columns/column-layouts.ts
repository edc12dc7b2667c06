import type { ProcessDataType } from '@tramita/client/contract';
import * as styles from '../TaskInbox.css.ts';
import { type ColumnLayout, columnRecords } from './column-records.ts';
import { type ColumnName, type DataColumns, isDataColumn } from './list-columns.ts';

const dataLayouts: Record<ProcessDataType, ColumnLayout> = {
  date: { width: 130, numeric: true, fits: true, skeleton: 70 },
  boolean: { width: 96, skeleton: 28 },
  select: { width: 150, skeleton: 92 },
  file: { width: 150, skeleton: 104 },
  other: { width: 160, skeleton: 104 },
};
const numberLayout: ColumnLayout = { width: 128, align: 'end', numeric: true, skeleton: 64 };

/** Returns the layout of a column. */
export function columnLayout(column: ColumnName, data: DataColumns): ColumnLayout {
  if (!isDataColumn(column)) return columnRecords[column];
  const described = data.get(column);
  return described?.number ? numberLayout : dataLayouts[described?.type ?? 'other'];
}

/** Width of the column of boxes in px. */
export const boxWidth = 46;

/** The first cell of a row begins this many px further to the right than others. */
const firstInset = 8;
/** The last cell of a row ends this many px further to the left than others. */
const lastInset = 12;

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
    const first = index === 0 && !hasBoxes ? firstInset : 0;
    const last = index === columns.length - 1 ? lastInset : 0;
    return { name, ...layout, width: layout.width + first + last };
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

import type { Direction } from '@tramita/client/contract';
import type { ListName } from '@tramita/client/rules';
import { memo, type ReactNode } from 'react';
import { HeaderCell } from '../../../ui/Table/HeaderCell.tsx';
import type { ListFilterProps } from '../columns/ColumnFilter.tsx';
import { boxWidth, columnLayout, columnWidths } from '../columns/column-layouts.ts';
import { type ColumnName, columnLabel, type DataColumns, isDataColumn, isSortable } from '../columns/list-columns.ts';
import { defaultOrder, orderedBy } from '../list/list-state.ts';
import * as styles from '../TaskInbox.css.ts';

export interface HeadProps extends Pick<ListFilterProps, 'state' | 'messages'> {
  /** The columns in their order. */
  columns: readonly ColumnName[];
  /** Whether rows can be selected. */
  hasBoxes: boolean;
}

interface ColumnHeadsProps extends HeadProps {
  data: DataColumns;
  list: ListName;
  /** The box above the rows. */
  box: ReactNode;
  onOrderChange: (column: ColumnName, direction: Direction) => void;
}

/** The headings, which order the list. */
export const ColumnHeads = memo(function ColumnHeads(props: ColumnHeadsProps) {
  const { columns, state, data, messages, hasBoxes, list, box, onOrderChange } = props;
  const ordered = orderedBy(state) ?? defaultOrder(list);
  const { widths, headRow } = columnWidths(columns, data, hasBoxes);
  return (
    <tr className={styles.headRow} style={headRow}>
      {hasBoxes && (
        <td className={styles.boxHead} style={{ width: boxWidth }}>
          {box}
        </td>
      )}
      {columns.map((name) => {
        const { align, className } = columnLayout(name, data);
        const label = columnLabel(name, messages, data);
        const direction = ordered.column === name ? ordered.direction : null;
        return (
          <HeaderCell
            key={name}
            width={widths.get(name)}
            align={align}
            className={className}
            title={isDataColumn(name) ? label : undefined}
            sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}
            onSort={isSortable(name) ? () => onOrderChange(name, direction === 'ASC' ? 'DESC' : 'ASC') : undefined}
          >
            {label}
          </HeaderCell>
        );
      })}
    </tr>
  );
});

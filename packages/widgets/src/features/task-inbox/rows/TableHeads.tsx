import type { Direction } from '@tramita/client/contract';
import type { ListName } from '@tramita/client/rules';
import { memo, type ReactNode } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { isElement } from '../../../ui/page-root.ts';
import { HeaderCell } from '../../../ui/Table/HeaderCell.tsx';
import { FilterCell } from '../../../ui/Table/Table.tsx';
import * as input from '../../../ui/TextInput/TextInput.css.ts';
import type { ListFilterProps } from '../columns/ColumnFilter.tsx';
import { boxWidth, columnLayout, columnWidths } from '../columns/column-layouts.ts';
import {
  type ColumnName,
  columnLabel,
  type DataColumns,
  isDataColumn,
  isFilterable,
  isSortable,
} from '../columns/list-columns.ts';
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

interface FilterPlacesProps extends Pick<HeadProps, 'columns' | 'hasBoxes'> {
  data: DataColumns;
  /** Called with the position of a pressed place in its row. */
  onPress: (place: number) => void;
}

/** The frames of the filters below the headings, while the code of the filters loads. */
export function FilterPlaces({ columns, hasBoxes, data, onPress }: FilterPlacesProps) {
  return (
    <tr onPointerDown={({ target }) => onPress(placeOf(target))}>
      {hasBoxes && <FilterCell />}
      {columns.map((name) => (
        <FilterCell key={name} className={columnLayout(name, data).className}>
          {isFilterable(name) && <span className={joinClasses(input.frame, input.size.filter)} />}
        </FilterCell>
      ))}
    </tr>
  );
}

const placeOf = (target: EventTarget): number =>
  isElement(target) ? (target.closest<HTMLTableCellElement>('td')?.cellIndex ?? -1) : -1;

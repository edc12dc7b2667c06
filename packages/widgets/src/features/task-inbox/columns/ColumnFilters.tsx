import { memo, useEffect, useRef } from 'react';
import { FilterCell } from '../../../ui/Table/Table.tsx';
import type { HeadProps } from '../rows/TableHeads.tsx';
import { ColumnFilter, type ListFilterProps } from './ColumnFilter.tsx';
import { columnLayout } from './column-layouts.ts';
import { isFilterable } from './list-columns.ts';

type ColumnFiltersProps = HeadProps &
  ListFilterProps & {
    /** Position in the row of the filter that takes the focus, because its place was pressed before; -1 for none. */
    focusOn: number;
  };

/** The filters below the headings. */
export const ColumnFilters = memo(function ColumnFilters({ focusOn, ...props }: ColumnFiltersProps) {
  const { columns, hasBoxes, ...filters } = props;
  const row = useRef<HTMLTableRowElement>(null);
  const pressed = useRef(focusOn);
  useEffect(() => {
    row.current?.cells[pressed.current]?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  return (
    <tr ref={row}>
      {hasBoxes && <FilterCell />}
      {columns.map((name) => (
        <FilterCell key={name} className={columnLayout(name, filters.options.data).className}>
          {isFilterable(name) && <ColumnFilter {...filters} column={name} size="filter" />}
        </FilterCell>
      ))}
    </tr>
  );
});

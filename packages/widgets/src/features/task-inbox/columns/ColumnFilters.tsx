import { memo } from 'react';
import { FilterCell } from '../../../ui/Table/Table.tsx';
import type { HeadProps } from '../rows/TableHeads.tsx';
import { ColumnFilter, type ListFilterProps } from './ColumnFilter.tsx';
import { columnLayout } from './column-layouts.ts';
import { isFilterable } from './list-columns.ts';

type ColumnFiltersProps = HeadProps & ListFilterProps;

/** The filters below the headings. */
export const ColumnFilters = memo(function ColumnFilters({ columns, hasBoxes, ...filters }: ColumnFiltersProps) {
  return (
    <tr>
      {hasBoxes && <FilterCell />}
      {columns.map((name) => (
        <FilterCell key={name} className={columnLayout(name, filters.options.data).className}>
          {isFilterable(name) && <ColumnFilter {...filters} column={name} size="filter" />}
        </FilterCell>
      ))}
    </tr>
  );
});

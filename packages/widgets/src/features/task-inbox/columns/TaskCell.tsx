import { type ColumnCellProps, columnCells } from './column-cells.tsx';
import { DataCell } from './DataCell.tsx';
import { type ColumnName, isDataColumn } from './list-columns.ts';

export interface TaskCellProps extends ColumnCellProps {
  name: ColumnName;
}

/** Renders a cell of any column. */
export function TaskCell({ name, row, isBare }: TaskCellProps) {
  if (isDataColumn(name)) return <DataCell name={name} row={row} />;
  const Cell = columnCells[name];
  return <Cell row={row} isBare={isBare} />;
}

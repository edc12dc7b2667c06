import { columnOrderingFeature, createColumnHelper, type TableFeatures, tableFeatures } from '@tanstack/react-table';
import type { TaskRow } from '@tramita/client/contract';
import type { ColumnName } from './list-columns.ts';

/** The table's part of the work; the server filters, orders and pages. */
export const taskTableFeatures = tableFeatures({ columnOrderingFeature }) satisfies TableFeatures;

const { display } = createColumnHelper<typeof taskTableFeatures, TaskRow>();

/** Returns the columns of a list for the table; `columnCells` and `dataCell` render their cells. */
export function taskColumns(names: readonly ColumnName[]) {
  return names.map((id) => display({ id }));
}

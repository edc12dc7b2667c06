import {
  columnOrderingFeature,
  createColumnHelper,
  type TableFeatures,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { TaskRow } from '@tramita/client/contract';
import { useMemo } from 'react';
import type { ColumnName } from '../columns/list-columns.ts';

/** The table's part of the work; the server filters, orders and pages. */
const features = tableFeatures({ columnOrderingFeature }) satisfies TableFeatures;

const { display } = createColumnHelper<typeof features, TaskRow>();

/**
 * Returns the rows to show, and the columns in their order. The custom elements have both without the table, see
 * `element-parts.ts`.
 */
export function useTaskTable(rows: readonly TaskRow[], columns: readonly ColumnName[]) {
  // sorted, so that another order does not create other columns
  const definitions = useMemo(() => [...columns].sort().map((id) => display({ id })), [columns]);
  const columnOrder = useMemo(() => [...columns], [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => row.uuid,
    state: { columnOrder },
  });
  const leaves = table.getAllLeafColumns();
  const order = useMemo(() => leaves.map(({ id }) => id as ColumnName), [leaves]);
  const model = table.getRowModel().rows;
  return { lines: useMemo(() => model.map(({ original }) => original), [model]), order };
}

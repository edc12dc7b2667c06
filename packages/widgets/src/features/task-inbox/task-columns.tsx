import { columnOrderingFeature, createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { TaskRow } from '@tramita/client/contract';
import type { CellProps } from '../../ui/Table/Row.tsx';
import type { ColumnName } from './list-columns.ts';
import { isSortable } from './list-columns.ts';
import * as styles from './TaskInbox.css.ts';
import {
  DayCell,
  DueCell,
  IdkCell,
  ProcessCell,
  RequesterCell,
  ResponsibleCell,
  StepCell,
  StepsCell,
  TagCell,
} from './task-cells.tsx';

/** The table's own part of the work: the server filters, orders and pages. */
export const taskTableFeatures = tableFeatures({ columnOrderingFeature, rowSortingFeature });

const helper = createColumnHelper<typeof taskTableFeatures, TaskRow>();
const column = (id: ColumnName, Content: (props: { row: TaskRow }) => React.ReactNode) =>
  helper.display({ id, enableSorting: isSortable(id), cell: ({ row }) => <Content row={row.original} /> });

const definitions = {
  status: column('status', StepsCell),
  taskMarker: column('taskMarker', TagCell),
  idk: column('idk', IdkCell),
  process: column('process', ProcessCell),
  step: column('step', StepCell),
  createdAt: column('createdAt', ({ row }) => <DayCell day={row.createdAt} />),
  finishedAt: column('finishedAt', ({ row }) => <DayCell day={row.finishedAt} />),
  createdBy: column('createdBy', RequesterCell),
  assignees: column('assignees', ResponsibleCell),
  dueAt: column('dueAt', DueCell),
};

/** The columns of a list for the table. */
export function taskColumns(names: readonly ColumnName[]) {
  return names.map((name) => definitions[name]);
}

/** How a column stands in the table and in a card. */
export interface ColumnLayout extends Pick<CellProps, 'align' | 'numeric' | 'card'> {
  /** Width in px; the process takes the rest. */
  width?: number;
  /** Goes away as the list narrows. */
  className?: string;
  /** Width of its skeleton. */
  skeleton: number | string;
}

/** The layout of every column. */
export const columnLayouts: Record<ColumnName, ColumnLayout> = {
  status: { width: 140, card: 'track', skeleton: 96 },
  taskMarker: { width: 112, card: 'tag', skeleton: 64 },
  idk: { width: 68, card: 'meta', numeric: true, skeleton: 38 },
  process: { card: 'title', skeleton: '62%' },
  step: { width: 160, card: 'line', skeleton: 112 },
  createdAt: { width: 130, numeric: true, className: styles.secondary, skeleton: 70 },
  finishedAt: { width: 142, numeric: true, skeleton: 70 },
  createdBy: { width: 130, className: styles.secondary, skeleton: 84 },
  assignees: { width: 150, className: styles.tertiary, skeleton: 92 },
  dueAt: { width: 130, align: 'end', card: 'due', skeleton: 76 },
};

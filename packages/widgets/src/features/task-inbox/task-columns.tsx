import { columnOrderingFeature, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { TaskRow } from '@tramita/client/contract';
import type { ReactNode } from 'react';
import type { ColumnName } from './list-columns.ts';
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
export const taskTableFeatures = tableFeatures({ columnOrderingFeature });

const { display } = createColumnHelper<typeof taskTableFeatures, TaskRow>();
const column = (id: ColumnName, Content: (props: { row: TaskRow }) => ReactNode) =>
  display({ id, cell: ({ row }) => <Content row={row.original} /> });

const columns = {
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
} satisfies Record<ColumnName, unknown>;

/** The columns of a list for the table. */
export function taskColumns(names: readonly ColumnName[]) {
  return names.map((name) => columns[name]);
}

import type { StatusFilter, TaskPage } from './task-status.ts';

/** Returns whether a list has the column. */
type IsOn = (page: TaskPage, status: StatusFilter) => boolean;

const isEnded = (status: StatusFilter): boolean => status === 'finished' || status === 'canceled';

const everywhere: IsOn = () => true;
const toDo: IsOn = (_page, status) => status === 'to-do';
const ofOthers: IsOn = (page) => page !== 'my-tasks';

/** Every column of task lists, in their order, and the lists that have it. The API's filters and orders use the names. */
const isOn = {
  status: everywhere,
  taskMarker: toDo,
  idk: everywhere,
  process: everywhere,
  step: (_page, status) => !isEnded(status),
  createdAt: everywhere,
  finishedAt: (_page, status) => isEnded(status),
  createdBy: ofOthers,
  assignees: (page, status) => ofOthers(page, status) && !isEnded(status),
  dueAt: toDo,
} as const satisfies Readonly<Record<string, IsOn>>;

export type TaskColumnName = keyof typeof isOn;

/** The names of all columns of task lists, in their order. */
export const taskColumnNames = /*#__PURE__*/ Object.keys(isOn) as readonly TaskColumnName[];

/** Returns the columns of a list, on screen and in its export; columns of the process's data follow them. */
export function taskColumns(page: TaskPage, status: StatusFilter): readonly TaskColumnName[] {
  return taskColumnNames.filter((column) => isOn[column](page, status));
}

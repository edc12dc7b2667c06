import type { FieldValue, TaskRow } from '@tramita/client/contract';
import {
  actingName,
  type CsvCell,
  dayInSaoPaulo,
  filterOf,
  formatDay,
  formatMoney,
  formatNumber,
  statusLabels,
  type TaskColumnName,
  type TaskPage,
  taskColumns,
  taskStatusOf,
} from '@tramita/client/rules';
import type { TaskListStatus } from '../db/lists/task-list-names.ts';
import type { ProcessColumn } from './process-columns.ts';

type Row = Omit<TaskRow, 'totalLength'>;

/** A column of an exported list. */
export interface ReportColumn {
  readonly header: string;
  readonly cellOf: (row: Row) => CsvCell;
}

const day = (moment: string | null | undefined): CsvCell => moment && formatDay(dayInSaoPaulo(new Date(moment)));

const names = ({ assignees, groups, responsibleFor }: Row): string =>
  [...assignees.map((person) => actingName(person, responsibleFor)), ...(groups ?? []).map(({ name }) => name)].join(
    ', ',
  );

const fixed: Record<TaskColumnName, ReportColumn> = {
  status: {
    header: 'Status',
    cellOf: ({ status, assignees, groups }) => status && statusLabels[taskStatusOf({ status, assignees, groups })],
  },
  taskMarker: { header: 'Etiqueta', cellOf: ({ subtitle }) => subtitle },
  idk: { header: 'IDK', cellOf: ({ idk }) => idk },
  process: { header: 'Processo', cellOf: ({ process }) => process },
  step: { header: 'Etapa', cellOf: ({ step }) => step },
  createdAt: { header: 'Data de criação', cellOf: ({ createdAt }) => day(createdAt) },
  finishedAt: { header: 'Data de conclusão', cellOf: ({ finishedAt }) => day(finishedAt) },
  createdBy: { header: 'Solicitante', cellOf: ({ createdBy }) => createdBy },
  assignees: { header: 'Responsável', cellOf: names },
  dueAt: { header: 'Prazo', cellOf: ({ dueAt }) => day(dueAt) },
};

/** Returns the value of a form field as the cell of a spreadsheet, which formats numbers itself. */
export function sheetCell({ kind, options }: ProcessColumn, value: FieldValue | undefined): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return value;
  const labels = new Map((options ?? []).map((option) => [option.value, option.label]));
  if (Array.isArray(value)) return value.map((item) => labels.get(item) ?? item).join(', ');
  return kind === 'date' ? formatDay(value) : (labels.get(value) ?? value);
}

/** Returns the value as the cell of a CSV file: money with two decimals and points between thousands. */
export function dataCell(column: ProcessColumn, value: FieldValue | undefined): CsvCell {
  return column.number === 'money' && typeof value === 'number' ? { amount: value } : sheetCell(column, value);
}

/** Returns the value as text for users: money with its currency, other numbers as their field formats them. */
export function dataText(column: ProcessColumn, value: FieldValue | undefined): string {
  const cell = sheetCell(column, value);
  if (typeof cell !== 'number') return cell;
  return column.number === 'money' ? formatMoney(cell, true) : formatNumber(column.number ?? 'float', cell);
}

/** Returns the columns of a list on the screen, followed by those of the process's data. */
export function reportColumns(
  page: TaskPage,
  status: TaskListStatus,
  data: readonly ProcessColumn[],
): readonly ReportColumn[] {
  return [
    ...taskColumns(page, filterOf(status)).map((name) => fixed[name]),
    ...data.map((column) => ({
      header: column.label,
      cellOf: (row: Row) => dataCell(column, row.data?.[column.name]),
    })),
  ];
}

import type { ExportStatus, ExportType, ReportFilter, ReportRow } from '../contract/reports.ts';
import type { TaskType } from '../contract/tasks.ts';
import { type CsvCell, csvByteOrderMark, csvLine } from './csv.ts';
import { dayInSaoPaulo, formatDay } from './form/date-presets.ts';
import { isOpenStatus, statusLabels } from './task-status.ts';

/** Rows per page a report offers; the first is the default. */
export const reportPageSizes: readonly number[] = [10, 25, 50];

/** Labels of the task types in a report. */
export const taskTypeLabels: Record<TaskType, string> = { NORMAL: 'Tarefa', APPROVAL: 'Aprovação' };

/** Labels of the statuses of an export. */
export const exportStatusLabels: Record<ExportStatus, string> = {
  IN_QUEUE: 'Aguardando na fila',
  IN_PROGRESS: 'Em progresso',
  READY: 'Finalizado',
  FAILED: 'Falha ao exportar',
};

/** Labels of the types of export. */
export const exportTypeLabels: Record<ExportType, string> = { LIST: 'Lista', DETAILED: 'Detalhado' };

/** Said when a bulk action of the report finds no open request among those selected. */
export const noOpenTaskMessage = 'Nenhuma tarefa selecionada esta aberta.';

/** A filter without what is blank. */
export function givenFilter(filter: ReportFilter): ReportFilter {
  const given = Object.entries(filter)
    .map(([name, value]): [string, unknown] => [name, typeof value === 'string' ? value.trim() : value])
    .filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given);
}

/** Whether a report is narrowed by anything: without a filter it shows nothing. */
export function hasReportFilter(filter: ReportFilter): boolean {
  return Object.keys(givenFilter(filter)).length > 0;
}

/** The ends of a day in UTC, both of which belong to it. @param day `yyyy-MM-dd` */
export function utcDayEnds(day: string): { readonly from: string; readonly to: string } {
  return { from: `${day}T00:00:00.000Z`, to: `${day}T23:59:59.999Z` };
}

/** The rows that finishing and cancelling act on: those whose request is still open. */
export function openRows<Row extends Pick<ReportRow, 'status'>>(rows: readonly Row[]): Row[] {
  return rows.filter(({ status }) => isOpenStatus(status));
}

type Row = Omit<ReportRow, 'totalLength'>;

/** A column of an exported report. */
export interface ReportColumn {
  readonly name: keyof Row;
  readonly header: string;
  readonly cellOf: (row: Row) => CsvCell;
}

const day = (moment: string | null | undefined): CsvCell => moment && formatDay(dayInSaoPaulo(new Date(moment)));

/** The columns of an exported report, whether of a page or of all of them. */
export const reportColumns: readonly ReportColumn[] = [
  { name: 'idk', header: 'IDK', cellOf: ({ idk }) => idk },
  { name: 'process', header: 'Processo', cellOf: ({ process }) => process },
  { name: 'step', header: 'Etapa', cellOf: ({ step }) => step },
  { name: 'type', header: 'Tipo', cellOf: ({ type }) => type && taskTypeLabels[type] },
  { name: 'status', header: 'Status', cellOf: ({ status }) => statusLabels[status] },
  { name: 'department', header: 'Departamento', cellOf: ({ department }) => department },
  { name: 'sector', header: 'Setor', cellOf: ({ sector }) => sector },
  { name: 'createdAt', header: 'Data de criação', cellOf: ({ createdAt }) => day(createdAt) },
  { name: 'finishedAt', header: 'Data de conclusão', cellOf: ({ finishedAt }) => day(finishedAt) },
  { name: 'createdBy', header: 'Solicitante', cellOf: ({ createdBy }) => createdBy },
  {
    name: 'assignees',
    header: 'Responsáveis',
    cellOf: ({ assignees }) => assignees.map(({ completeName, nickName }) => completeName ?? nickName).join(', '),
  },
  { name: 'groups', header: 'Grupos', cellOf: ({ groups }) => groups.map(({ name }) => name).join(', ') },
];

/** A page of the report as CSV, ready to be saved. */
export function reportCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => csvLine(reportColumns.map(({ cellOf }) => cellOf(row))));
  return csvByteOrderMark + csvLine(reportColumns.map(({ header }) => header)) + lines.join('');
}

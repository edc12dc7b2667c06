import type { NpsAnswer, ReportFilter, SlaOutcome } from '../contract/report-filter.ts';
import type { ExportStatus, ExportType, ReportRow } from '../contract/reports.ts';
import type { TaskType } from '../contract/tasks/task-states.ts';
import { type CsvCell, csvByteOrderMark, csvLine } from './csv.ts';
import { dayInSaoPaulo, formatDay } from './form/date-presets.ts';
import { isOpenStatus, statusLabels } from './tasks/task-status.ts';

/** Page sizes of a report; the first is the default. */
export const reportPageSizes: readonly number[] = [10, 25, 50];

/** Labels of the task types in a report. */
export const taskTypeLabels: Record<TaskType, string> = { NORMAL: 'Tarefa', APPROVAL: 'Aprovação' };

/** Labels of a task's result relative to its deadline. */
export const slaOutcomeLabels: Record<SlaOutcome, string> = {
  INSIDE: 'Dentro do prazo',
  OUTSIDE: 'Fora do prazo',
  WITHOUT: 'Sem SLA',
};

/** Labels of the ratings by which a report can be filtered. */
export const npsAnswerLabels: Record<NpsAnswer, string> = { '1': 'Gostei', '0': 'Não Gostei', ANY: 'Com avaliação' };

/** Labels of the statuses of an export. */
export const exportStatusLabels: Record<ExportStatus, string> = {
  IN_QUEUE: 'Aguardando na fila',
  IN_PROGRESS: 'Em progresso',
  READY: 'Finalizado',
  FAILED: 'Falha ao exportar',
};

/** Labels of the types of export. */
export const exportTypeLabels: Record<ExportType, string> = { LIST: 'Lista', DETAILED: 'Detalhado' };

/** Message if a bulk action of the report finds no open request among the selected ones. */
export const noOpenTaskMessage = 'Nenhuma tarefa selecionada esta aberta.';

/** Returns a filter without its blank values. */
export function givenFilter(filter: ReportFilter): ReportFilter {
  const given = Object.entries(filter)
    .map(([name, value]): [string, unknown] => [name, typeof value === 'string' ? value.trim() : value])
    .filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given);
}

/** Returns whether a report has any filter: without one it shows nothing. */
export function hasReportFilter(filter: ReportFilter): boolean {
  return Object.keys(givenFilter(filter)).length > 0;
}

/** Returns the first and last moment of a day in UTC, both inclusive. @param day `yyyy-MM-dd` */
export function utcDayEnds(day: string): { readonly from: string; readonly to: string } {
  return { from: `${day}T00:00:00.000Z`, to: `${day}T23:59:59.999Z` };
}

/** Returns the open tasks of a selection: finishing and canceling act on their requests. */
export function openRows<Row extends Pick<ReportRow, 'status'>>(rows: readonly Row[]): Row[] {
  return rows.filter(({ status }) => isOpenStatus(status));
}

/** Returns the distinct requests of some rows, by protocol, in the order of the rows. */
export function requestsOf(rows: readonly Pick<ReportRow, 'protocol'>[]): string[] {
  return [...new Set(rows.map(({ protocol }) => protocol))];
}

type Row = Omit<ReportRow, 'totalLength'>;

/** A column of an exported report. */
export interface ReportColumn {
  readonly name: keyof Row;
  readonly header: string;
  readonly cellOf: (row: Row) => CsvCell;
}

const day = (moment: string | null | undefined): CsvCell => moment && formatDay(dayInSaoPaulo(new Date(moment)));

/** Columns of an exported report, of one page or of all of them. */
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

/** Optional columns: both dates of the request. */
export const requestDateColumns: readonly ReportColumn[] = [
  {
    name: 'requestCreatedAt',
    header: 'Criação da solicitação',
    cellOf: ({ requestCreatedAt }) => day(requestCreatedAt),
  },
  {
    name: 'requestFinishedAt',
    header: 'Encerramento da solicitação',
    cellOf: ({ requestFinishedAt }) => day(requestFinishedAt),
  },
];

/**
 * Returns a page of the report as CSV, ready to be saved.
 * @param added names of the optional columns to include
 */
export function reportCsv(rows: readonly Row[], added: readonly string[] = []): string {
  const columns = [...reportColumns, ...requestDateColumns.filter(({ name }) => added.includes(name))];
  const lines = rows.map((row) => csvLine(columns.map(({ cellOf }) => cellOf(row))));
  return csvByteOrderMark + csvLine(columns.map(({ header }) => header)) + lines.join('');
}

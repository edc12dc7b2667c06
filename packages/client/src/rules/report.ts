import type { NpsAnswer, ReportFilter, SlaOutcome } from '../contract/report-filter.ts';
import type { ExportStatus, ExportType, ReportRow } from '../contract/reports.ts';
import type { TaskType } from '../contract/tasks/task-states.ts';
import { type CsvCell, csvByteOrderMark, csvLine } from './csv.ts';
import { dayInSaoPaulo } from './day-in-sao-paulo.ts';
import { formatDay } from './form/day-text.ts';
import type { TextsLike } from './languages/texts-like.ts';
import { actingName, substitutionTexts } from './organisation/absences.ts';
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

/** Headings of the columns of an exported report. */
export const reportHeaders = {
  idk: 'IDK',
  process: 'Processo',
  step: 'Etapa',
  type: 'Tipo',
  status: 'Status',
  department: 'Departamento',
  sector: 'Setor',
  createdAt: 'Data de criação',
  finishedAt: 'Data de conclusão',
  createdBy: 'Solicitante',
  assignees: 'Responsáveis',
  groups: 'Grupos',
  requestCreatedAt: 'Criação da solicitação',
  requestFinishedAt: 'Encerramento da solicitação',
} as const;

/** The texts of an exported report in one language. */
export interface ReportTexts {
  readonly headers: TextsLike<typeof reportHeaders>;
  readonly types: TextsLike<typeof taskTypeLabels>;
  readonly statuses: TextsLike<typeof statusLabels>;
  /** Names of users who acted as substitutes. @default Portuguese */
  readonly substitution?: TextsLike<typeof substitutionTexts>;
}

const portuguese: ReportTexts = {
  headers: reportHeaders,
  types: taskTypeLabels,
  statuses: statusLabels,
  substitution: substitutionTexts,
};

/** A column of an exported report. */
export interface ReportColumn {
  readonly name: keyof typeof reportHeaders;
  readonly header: string;
  readonly cellOf: (row: Row) => CsvCell;
}

const day = (moment: string | null | undefined): CsvCell => moment && formatDay(dayInSaoPaulo(new Date(moment)));

type Cells = Partial<Record<ReportColumn['name'], ReportColumn['cellOf']>>;

/** Returns columns with their headings, in the order of their cells. */
/* @__NO_SIDE_EFFECTS__ */
function columnsOf(cells: Cells, headers: ReportTexts['headers']): ReportColumn[] {
  return Object.entries(cells).map(([key, cellOf]) => {
    const name = key as ReportColumn['name'];
    return { name, header: headers[name], cellOf };
  });
}

/* @__NO_SIDE_EFFECTS__ */
function columnsIn({ headers, types, statuses, substitution }: ReportTexts): readonly ReportColumn[] {
  const cells: Cells = {
    idk: ({ idk }) => idk,
    process: ({ process }) => process,
    step: ({ step }) => step,
    type: ({ type }) => type && types[type],
    status: ({ status }) => statuses[status],
    department: ({ department }) => department,
    sector: ({ sector }) => sector,
    createdAt: ({ createdAt }) => day(createdAt),
    finishedAt: ({ finishedAt }) => day(finishedAt),
    createdBy: ({ createdBy }) => createdBy,
    assignees: ({ assignees, responsibleFor }) =>
      assignees.map((person) => actingName(person, responsibleFor, substitution)).join(', '),
    groups: ({ groups }) => groups.map(({ name }) => name).join(', '),
  };
  return columnsOf(cells, headers);
}

/* @__NO_SIDE_EFFECTS__ */
function dateColumnsIn({ headers }: ReportTexts): readonly ReportColumn[] {
  const cells: Cells = {
    requestCreatedAt: ({ requestCreatedAt }) => day(requestCreatedAt),
    requestFinishedAt: ({ requestFinishedAt }) => day(requestFinishedAt),
  };
  return columnsOf(cells, headers);
}

/** Columns of an exported report, of one page or of all of them. */
export const reportColumns: readonly ReportColumn[] = /* @__PURE__ */ columnsIn(portuguese);

/** Optional columns: both dates of the request. */
export const requestDateColumns: readonly ReportColumn[] = /* @__PURE__ */ dateColumnsIn(portuguese);

/**
 * Returns a page of the report as CSV, ready to be saved.
 * @param added names of the optional columns to include
 */
export function reportCsv(
  rows: readonly Row[],
  added: readonly string[] = [],
  texts: ReportTexts = portuguese,
): string {
  const columns = [...columnsIn(texts), ...dateColumnsIn(texts).filter(({ name }) => added.includes(name))];
  const lines = rows.map((row) => csvLine(columns.map(({ cellOf }) => cellOf(row))));
  return csvByteOrderMark + csvLine(columns.map(({ header }) => header)) + lines.join('');
}

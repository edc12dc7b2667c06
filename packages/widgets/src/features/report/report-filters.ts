import {
  npsAnswers,
  type ReportFilter,
  slaOutcomes,
  slaStatuses,
  taskStatuses,
  taskTypes,
} from '@tramita/client/contract';
import { dayEnds, dayInSaoPaulo, isDay, utcDayEnds } from '@tramita/client/rules';
import { isWrongRange } from '../../lists/filters/is-wrong-range.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { formatDate } from '../../messages/format/format-date.ts';
import type { Locale } from '../../messages/language/locale.ts';
import type { SelectOption } from '../../ui/Select/Select.tsx';
import type { ReportLabels } from './use-report-labels.ts';

/**
 * The filters of the report as typed and chosen; '' if not set. Ends of ranges are days `yyyy-MM-dd`; those of the
 * request may also be instants that a dashboard sent.
 */
export interface ReportFilters {
  idk: string;
  process: string;
  step: string;
  status: string;
  type: string;
  department: string;
  sector: string;
  createdBy: string;
  assignees: string;
  groups: string;
  createdFrom: string;
  createdTo: string;
  finishedFrom: string;
  finishedTo: string;
  taskCreatedFrom: string;
  taskCreatedTo: string;
  taskFinishedFrom: string;
  taskFinishedTo: string;
  sla: string;
  counted: string;
  nps: string;
  /** Set by a dashboard only: ids joined by commas, and the id of a step. */
  sectorIds: string;
  processIds: string;
  stepId: string;
}

/** A report without a filter. */
export const noFilters: ReportFilters = {
  idk: '',
  process: '',
  step: '',
  status: '',
  type: '',
  department: '',
  sector: '',
  createdBy: '',
  assignees: '',
  groups: '',
  createdFrom: '',
  createdTo: '',
  finishedFrom: '',
  finishedTo: '',
  taskCreatedFrom: '',
  taskCreatedTo: '',
  taskFinishedFrom: '',
  taskFinishedTo: '',
  sla: '',
  counted: '',
  nps: '',
  sectorIds: '',
  processIds: '',
  stepId: '',
};

/** The filters in the order they are offered; a range of days is one. */
export const filterNames = [
  'process',
  'step',
  'department',
  'sector',
  'taskCreated',
  'taskFinished',
  'created',
  'finished',
  'idk',
  'status',
  'type',
  'createdBy',
  'assignees',
  'groups',
  'sla',
  'counted',
  'nps',
] as const;
export type FilterName = (typeof filterNames)[number];

type Messages = typeof reportMessages;

const keys: Partial<Record<FilterName, readonly (keyof ReportFilters)[]>> = {
  created: ['createdFrom', 'createdTo'],
  finished: ['finishedFrom', 'finishedTo'],
  taskCreated: ['taskCreatedFrom', 'taskCreatedTo'],
  taskFinished: ['taskFinishedFrom', 'taskFinishedTo'],
  process: ['process', 'processIds'],
  sector: ['sector', 'sectorIds'],
  step: ['step', 'stepId'],
};

/** The filters that are a range of days. */
export const rangeNames = ['created', 'finished', 'taskCreated', 'taskFinished'] as const;
export type RangeName = (typeof rangeNames)[number];

/** The keys of a filter's values. */
function keysOf(name: FilterName): readonly (keyof ReportFilters)[] {
  // every other filter has the name of its only key
  return keys[name] ?? [name as keyof ReportFilters];
}

/** The keys of the ends of a range. */
export const rangeKeys = (name: RangeName) => [`${name}From`, `${name}To`] as const;

export const isActive = (filters: ReportFilters, name: FilterName): boolean =>
  keysOf(name).some((key) => filters[key].trim() !== '');

export const activeFilters = (filters: ReportFilters): FilterName[] =>
  filterNames.filter((name) => isActive(filters, name));

/** Changes some filters and clears those that depend on them. */
export function withFilters(filters: ReportFilters, change: Partial<ReportFilters>): ReportFilters {
  const changed = (key: 'process' | 'department' | 'sector' | 'step') =>
    change[key] !== undefined && change[key] !== filters[key];
  return {
    ...filters,
    ...(changed('process') && { step: '', stepId: '', processIds: '' }),
    ...(changed('department') && { sector: '', sectorIds: '' }),
    ...(changed('sector') && { sectorIds: '' }),
    ...(changed('step') && { stepId: '' }),
    ...change,
  };
}

export function withoutFilter(filters: ReportFilters, name: FilterName): ReportFilters {
  return withFilters(filters, Object.fromEntries(keysOf(name).map((key) => [key, ''])));
}

/** The day of an end of a range, which may be an instant. */
export const dayOf = (end: string): string => (end.length > 10 ? dayInSaoPaulo(new Date(end)) : end);

/** Whether the last day of a range comes before its first. */
export function areDaysWrong(from: string, to: string): boolean {
  return isWrongRange({ from: dayOf(from) || null, to: dayOf(to) || null });
}

/** Parses stored filters of any version. */
export function readFilters(stored: unknown): ReportFilters | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const kept = Object.entries(stored).filter(
    ([key, value]) => Object.hasOwn(noFilters, key) && typeof value === 'string' && value.length <= 200,
  );
  const filters: ReportFilters = { ...noFilters, ...Object.fromEntries(kept) };
  const isId = (text: string) => /^\d{0,9}$/.test(text);
  const isList = (text: string) => /^(\d{1,9}(,\d{1,9}){0,99})?$/.test(text);
  const isEnd = (text: string) => text === '' || isDay(text) || (text.length > 10 && !Number.isNaN(Date.parse(text)));
  const isWhole =
    /^\d{0,10}$/.test(filters.idk) &&
    [filters.department, filters.sector].every(isId) &&
    [filters.processIds, filters.sectorIds].every(isList) &&
    rangeNames.flatMap(rangeKeys).every((key) => isEnd(filters[key]));
  return isWhole ? filters : undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** Removes empty parts. */
const filled = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined && value !== '')) as {
    [Key in keyof Parts]?: Exclude<Parts[Key], undefined>;
  };

const idOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** The start or end of a day of the request: sent as days in UTC, as the required contract has them. */
const ofRequest = (end: string, side: 'from' | 'to') => (end === '' || end.length > 10 ? end : utcDayEnds(end)[side]);

/** A moment of {@link ofRequest} as the end of a range: the day, if it begins or ends a day in UTC. */
function endOfRequest(moment: string | undefined, side: 'from' | 'to'): string {
  if (!moment) return '';
  const day = moment.slice(0, 10);
  return isDay(day) && utcDayEnds(day)[side] === moment ? day : moment;
}

const ofTask = (day: string, side: 'from' | 'to') => day && dayEnds(day)[side];

/** The filter of the API; without anything where nothing is chosen. */
export function toReportFilter(filters: ReportFilters): ReportFilter {
  return filled({
    idk: filters.idk.trim(),
    process: filters.process.trim(),
    step: filters.step.trim(),
    status: oneOf(taskStatuses, filters.status),
    type: oneOf(taskTypes, filters.type),
    department: idOf(filters.department),
    sector: idOf(filters.sector),
    createdBy: filters.createdBy.trim(),
    assignees: filters.assignees.trim(),
    groups: filters.groups.trim(),
    requestCreatedAtFrom: ofRequest(filters.createdFrom, 'from'),
    requestCreatedAtTo: ofRequest(filters.createdTo, 'to'),
    requestFinishedAtFrom: ofRequest(filters.finishedFrom, 'from'),
    requestFinishedAtTo: ofRequest(filters.finishedTo, 'to'),
    createdAtFrom: ofTask(filters.taskCreatedFrom, 'from'),
    createdAtTo: ofTask(filters.taskCreatedTo, 'to'),
    finishedAtFrom: ofTask(filters.taskFinishedFrom, 'from'),
    finishedAtTo: ofTask(filters.taskFinishedTo, 'to'),
    sectorIds: filters.sectorIds.trim(),
    processIds: filters.processIds.trim(),
    stepId: filters.stepId.trim(),
    counted: oneOf(slaStatuses, filters.counted),
    sla: oneOf(slaOutcomes, filters.sla),
    nps: oneOf(npsAnswers, filters.nps),
  });
}

/** The filters that show a filter of the API, such as one a dashboard leads to. */
export function fromReportFilter(filter: ReportFilter): ReportFilters {
  const text = (value: string | number | undefined) => String(value ?? '');
  const day = (moment: string | undefined) => (moment ? dayInSaoPaulo(new Date(moment)) : '');
  return {
    ...noFilters,
    idk: text(filter.idk),
    process: text(filter.process),
    step: text(filter.step),
    status: text(filter.status),
    type: text(filter.type),
    department: text(filter.department),
    sector: text(filter.sector),
    createdBy: text(filter.createdBy),
    assignees: text(filter.assignees),
    groups: text(filter.groups),
    createdFrom: endOfRequest(filter.requestCreatedAtFrom, 'from'),
    createdTo: endOfRequest(filter.requestCreatedAtTo, 'to'),
    finishedFrom: endOfRequest(filter.requestFinishedAtFrom, 'from'),
    finishedTo: endOfRequest(filter.requestFinishedAtTo, 'to'),
    taskCreatedFrom: day(filter.createdAtFrom),
    taskCreatedTo: day(filter.createdAtTo),
    taskFinishedFrom: day(filter.finishedAtFrom),
    taskFinishedTo: day(filter.finishedAtTo),
    sla: text(filter.sla),
    counted: text(filter.counted),
    nps: text(filter.nps),
    sectorIds: text(filter.sectorIds),
    processIds: text(filter.processIds),
    stepId: text(filter.stepId),
  };
}

/** A range of days in words. */
function rangeInWords(from: string, to: string, messages: Messages, locale: Locale): string {
  const [first, last] = [from, to].map((end) => end && formatDate(dayOf(end), locale));
  if (first && last) return messages.range(first, last);
  return first ? messages.since(first) : messages.until(last ?? '');
}

/** Names for the ids of a filter. */
export interface AreaNames {
  departments: readonly SelectOption[];
  sectors: readonly SelectOption[];
}

/** Describes the value of a filter. */
export function filterInWords(
  filters: ReportFilters,
  name: FilterName,
  names: AreaNames,
  messages: Messages,
  labels: ReportLabels,
): string {
  const labelOf = (options: readonly SelectOption[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  const range = rangeNames.find((known) => known === name);
  if (range) {
    const [from, to] = rangeKeys(range);
    return rangeInWords(filters[from], filters[to], messages, labels.locale);
  }
  const label = <Value extends string>(values: readonly Value[], of: Record<Value, string>, value: string) => {
    const known = oneOf(values, value);
    return known ? of[known] : value;
  };
  switch (name) {
    case 'department':
      return labelOf(names.departments, filters.department);
    case 'sector':
      return filters.sector
        ? labelOf(names.sectors, filters.sector)
        : filters.sectorIds
            .split(',')
            .map((id) => labelOf(names.sectors, id))
            .join(', ');
    case 'process':
      return filters.process || messages.processes(filters.processIds.split(',').length);
    case 'step':
      return filters.step || filters.stepId;
    case 'status':
      return label(taskStatuses, labels.statuses, filters.status);
    case 'type':
      return label(taskTypes, labels.types, filters.type);
    case 'sla':
      return label(slaOutcomes, labels.slaOutcomes, filters.sla);
    case 'counted':
      return label(slaStatuses, labels.slaStatuses, filters.counted);
    case 'nps':
      return label(npsAnswers, labels.npsAnswers, filters.nps);
    default:
      return filters[name as keyof ReportFilters];
  }
}

/** The texts a person types, whose typing is waited for. */
export function typedText({ idk, createdBy, assignees, groups }: ReportFilters): string {
  return JSON.stringify([idk, createdBy, assignees, groups]);
}

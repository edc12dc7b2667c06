import type { ReportFilter } from '@tramita/client/contract';
import { taskStatuses, taskTypes } from '@tramita/client/contract';
import { isDay, statusLabels, taskTypeLabels, utcDayEnds } from '@tramita/client/rules';
import { formatDate } from '../../messages/format/format-date.ts';
import type { reportMessages } from '../../messages/report.ts';
import type { SelectOption } from '../../ui/Select/Select.tsx';

/** What the report is narrowed by, as typed and chosen; '' where nothing is. Days are `yyyy-MM-dd`. */
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
};

/** The filters in the order they are offered; a range of days is one. */
export const filterNames = [
  'process',
  'step',
  'department',
  'sector',
  'created',
  'finished',
  'idk',
  'status',
  'type',
  'createdBy',
  'assignees',
  'groups',
] as const;
export type FilterName = (typeof filterNames)[number];

type Messages = typeof reportMessages;

/** The keys of a filter's values. */
function keysOf(name: FilterName): readonly (keyof ReportFilters)[] {
  if (name === 'created') return ['createdFrom', 'createdTo'];
  return name === 'finished' ? ['finishedFrom', 'finishedTo'] : [name];
}

export const isActive = (filters: ReportFilters, name: FilterName): boolean =>
  keysOf(name).some((key) => filters[key].trim() !== '');

export const activeFilters = (filters: ReportFilters): FilterName[] =>
  filterNames.filter((name) => isActive(filters, name));

/** The filters with some changed; what depends on a changed one begins anew. */
export function withFilters(filters: ReportFilters, change: Partial<ReportFilters>): ReportFilters {
  const changed = (key: 'process' | 'department') => change[key] !== undefined && change[key] !== filters[key];
  return {
    ...filters,
    ...(changed('process') && { step: '' }),
    ...(changed('department') && { sector: '' }),
    ...change,
  };
}

export function withoutFilter(filters: ReportFilters, name: FilterName): ReportFilters {
  return withFilters(filters, Object.fromEntries(keysOf(name).map((key) => [key, ''])));
}

/** Whether the last day of a range comes before its first. */
export function isWrongRange(from: string, to: string): boolean {
  return from !== '' && to !== '' && to < from;
}

/** What is kept of the filters, however old. */
export function readFilters(stored: unknown): ReportFilters | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const kept = Object.entries(stored).filter(
    ([key, value]) => Object.hasOwn(noFilters, key) && typeof value === 'string' && value.length <= 200,
  );
  const filters: ReportFilters = { ...noFilters, ...Object.fromEntries(kept) };
  const isId = (text: string) => /^\d{0,9}$/.test(text);
  const isDayOrNone = (text: string) => text === '' || isDay(text);
  const isWhole =
    /^\d{0,10}$/.test(filters.idk) &&
    isId(filters.department) &&
    isId(filters.sector) &&
    [filters.createdFrom, filters.createdTo, filters.finishedFrom, filters.finishedTo].every(isDayOrNone);
  return isWhole ? filters : undefined;
}

/** The filter of the API; without anything where nothing is chosen. */
export function toReportFilter(filters: ReportFilters): ReportFilter {
  const text = (key: 'idk' | 'process' | 'step' | 'createdBy' | 'assignees' | 'groups') => {
    const value = filters[key].trim();
    return value === '' ? {} : { [key]: value };
  };
  const status = taskStatuses.find((known) => known === filters.status);
  const type = taskTypes.find((known) => known === filters.type);
  const { createdFrom, createdTo, finishedFrom, finishedTo } = filters;
  return {
    ...text('idk'),
    ...text('process'),
    ...text('step'),
    ...(status && { status }),
    ...(type && { type }),
    ...(filters.department && { department: Number(filters.department) }),
    ...(filters.sector && { sector: Number(filters.sector) }),
    ...text('createdBy'),
    ...text('assignees'),
    ...text('groups'),
    ...(createdFrom && { requestCreatedAtFrom: utcDayEnds(createdFrom).from }),
    ...(createdTo && { requestCreatedAtTo: utcDayEnds(createdTo).to }),
    ...(finishedFrom && { requestFinishedAtFrom: utcDayEnds(finishedFrom).from }),
    ...(finishedTo && { requestFinishedAtTo: utcDayEnds(finishedTo).to }),
  };
}

/** A range of days in words. */
function rangeInWords(from: string, to: string, messages: Messages): string {
  if (from && to) return messages.range(formatDate(from), formatDate(to));
  return from ? messages.since(formatDate(from)) : messages.until(formatDate(to));
}

/** Names for the ids of a filter. */
export interface AreaNames {
  departments: readonly SelectOption[];
  sectors: readonly SelectOption[];
}

/** What a filter is set to, in words. */
export function filterInWords(filters: ReportFilters, name: FilterName, names: AreaNames, messages: Messages): string {
  const labelOf = (options: readonly SelectOption[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  if (name === 'created') return rangeInWords(filters.createdFrom, filters.createdTo, messages);
  if (name === 'finished') return rangeInWords(filters.finishedFrom, filters.finishedTo, messages);
  if (name === 'department') return labelOf(names.departments, filters.department);
  if (name === 'sector') return labelOf(names.sectors, filters.sector);
  const status = taskStatuses.find((known) => known === filters.status);
  if (name === 'status' && status) return statusLabels[status];
  const type = taskTypes.find((known) => known === filters.type);
  return name === 'type' && type ? taskTypeLabels[type] : filters[name];
}

/** The texts a person types, whose typing is waited for. */
export function typedText({ idk, createdBy, assignees, groups }: ReportFilters): string {
  return JSON.stringify([idk, createdBy, assignees, groups]);
}

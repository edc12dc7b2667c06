import type { DashboardPeriod, SlaStatus } from '@tramita/client/contract';
import { allowedPeriod, type CreatedRange, formatCreatedRange } from '@tramita/client/rules';
import { isWrongRange } from '../../../lists/filters/is-wrong-range.ts';
import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { formatDate } from '../../../messages/format/format-date.ts';
import type { Locale } from '../../../messages/language/locale.ts';
import type { ComboboxOption } from '../../../ui/Combobox/filter-options.ts';

/** The chosen filters of a dashboard; days are `yyyy-MM-dd`. */
export interface DashboardFilters extends CreatedRange {
  period: DashboardPeriod;
  status: SlaStatus;
  department: ComboboxOption | null;
  sectors: readonly ComboboxOption[];
  processes: readonly ComboboxOption[];
}

/** What "Limpar Filtros" leaves. */
export const noFilters: DashboardFilters = {
  from: null,
  to: null,
  period: 'MONTHLY',
  status: 'ALL',
  department: null,
  sectors: [],
  processes: [],
};

/** The filters with some changed: what depends on them follows, and the period is one the range can be shown by. */
export function withFilters(filters: DashboardFilters, change: Partial<DashboardFilters>): DashboardFilters {
  const next = { ...filters, ...change };
  const isOtherDepartment = next.department?.value !== filters.department?.value;
  if (isOtherDepartment) Object.assign(next, { sectors: [], processes: [] });
  else if (change.sectors) next.processes = [];
  return { ...next, period: allowedPeriod(next.period, next) };
}

/** Whether the filter can run: only with a department, and dates the right way round. */
export const canFilter = (filters: DashboardFilters): boolean => filters.department !== null && !isWrongRange(filters);

const ids = (options: readonly ComboboxOption[]) => options.map(({ value }) => value).join(',');

/** The part of a call about sectors and processes. */
export const areaQuery = ({ sectors, processes }: DashboardFilters) => ({
  ...(sectors.length > 0 && { sectorIds: ids(sectors) }),
  ...(processes.length > 0 && { processIds: ids(processes) }),
});

/** The part of a call about time. */
export function timeQuery(filters: DashboardFilters) {
  const createdAt = formatCreatedRange(filters);
  return { period: filters.period, ...(createdAt !== undefined && { createdAt }) };
}

/** A range of days in words. */
export function rangeInWords({ from, to }: CreatedRange, messages: typeof dashboardsMessages, locale: Locale): string {
  if (from !== null && to !== null) return messages.range(formatDate(from, locale), formatDate(to, locale));
  if (from !== null) return messages.since(formatDate(from, locale));
  return to === null ? messages.anyTime : messages.until(formatDate(to, locale));
}

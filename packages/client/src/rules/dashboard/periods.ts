import { type DashboardPeriod, dashboardPeriods } from '../../contract/dashboards.ts';
import type { SlaStatus } from '../../contract/report-filter.ts';
import { type CreatedRange, rangeDays } from './created-range.ts';

/** Labels of the periods of a dashboard. */
export const periodLabels: Record<DashboardPeriod, string> = {
  DIARY: 'Diário',
  WEEKLY: 'Semanal',
  MONTHLY: 'Mensal',
  YEARLY: 'Anual',
};

/** Labels of the statuses of the SLA dashboard. */
export const slaStatusLabels: Record<SlaStatus, string> = { ALL: 'Todos', YES: 'Concluído', NO: 'Em andamento' };

/** Most days between the ends of a range that is still shown by the day, and by the week. */
export const diaryRangeDays = 30;
export const weeklyRangeDays = 365;

/** Whether a range can be shown by this period: short periods need both ends, and not too far apart. */
export function isPeriodAllowed(period: DashboardPeriod, range: CreatedRange): boolean {
  const days = rangeDays(range);
  if (period === 'DIARY') return days !== null && days <= diaryRangeDays;
  if (period === 'WEEKLY') return days !== null && days <= weeklyRangeDays;
  return true;
}

/** The periods a range cannot be shown by. */
export function disabledPeriods(range: CreatedRange): readonly DashboardPeriod[] {
  return dashboardPeriods.filter((period) => !isPeriodAllowed(period, range));
}

/** The period chosen, or the shortest longer one that the range can be shown by. */
export function allowedPeriod(period: DashboardPeriod, range: CreatedRange): DashboardPeriod {
  const from = dashboardPeriods.indexOf(period);
  return dashboardPeriods.slice(from).find((longer) => isPeriodAllowed(longer, range)) ?? 'MONTHLY';
}

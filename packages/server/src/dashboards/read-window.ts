import type { DashboardPeriod } from '@tramita/client/contract';
import { bucketDays, dayEnds, isBucket, isPeriodAllowed, parseCreatedRange } from '@tramita/client/rules';
import type { DashboardWindow } from '../db/dashboards/dashboard-window.ts';
import { InvalidInputError } from '../errors.ts';

/** The time filters of a dashboard's query. */
export interface TimeQuery {
  readonly createdAt?: string | undefined;
  readonly period: DashboardPeriod;
  readonly value?: string | undefined;
}

const refuse = (name: string, message: string) =>
  new InvalidInputError('Confira os filtros informados.', 'VALIDATION_ERROR', [{ name, message }]);

const later = (a: Date | null, b: Date) => (a && a > b ? a : b);
const earlier = (a: Date | null, b: Date) => (a && a < b ? a : b);

/**
 * Returns the time window of a dashboard's query: its range, limited to the selected bucket if there is one.
 *
 * @throws InvalidInputError if the range is reversed or too long for the period, or the bucket does not belong to the
 *   period
 */
export function readWindow({ createdAt, period, value }: TimeQuery): Pick<DashboardWindow, 'from' | 'to'> {
  const [from, to] = (createdAt ?? ',').split(',').map((end) => (end ? new Date(end) : null));
  const window = { from: from ?? null, to: to ?? null };
  if (window.from && window.to && window.to < window.from) {
    throw refuse('createdAt', 'A data final não pode ser anterior à data inicial.');
  }
  if (!isPeriodAllowed(period, parseCreatedRange(createdAt))) {
    throw refuse('period', 'O período escolhido não cabe entre as datas informadas.');
  }
  if (value === undefined) return window;
  if (!isBucket(value, period)) throw refuse('value', 'O valor não pertence ao período escolhido.');
  const days = bucketDays(value, period);
  return {
    from: later(window.from, new Date(dayEnds(days.from).from)),
    to: earlier(window.to, new Date(dayEnds(days.to).to)),
  };
}

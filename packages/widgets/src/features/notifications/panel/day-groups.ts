import type { notificationsMessages } from '../../../messages/features/notifications.ts';
import { formatDate, formatLongDate, formatTime } from '../../../messages/format/format-date.ts';
import type { Locale } from '../../../messages/language/locale.ts';

/** The rows of one day. */
export interface DayGroup<Row> {
  /** `dd/MM/yyyy`. */
  readonly day: string;
  readonly label: string;
  readonly rows: readonly Row[];
}

const dayLength = 86_400_000;

/** Groups rows, newest first, by the day of their creation: today, yesterday, or the date. */
export function groupByDay<Row extends { readonly createdAt: string }>(
  rows: readonly Row[],
  now: Date,
  messages: Pick<typeof notificationsMessages, 'today' | 'yesterday'>,
  locale: Locale,
): DayGroup<Row>[] {
  const names = new Map([
    [formatDate(now, locale), messages.today],
    [dayBefore(now, locale), messages.yesterday],
  ]);
  const groups = new Map<string, DayGroup<Row> & { rows: Row[] }>();
  for (const row of rows) {
    const day = formatDate(row.createdAt, locale);
    const group = groups.get(day);
    if (group) group.rows.push(row);
    else groups.set(day, { day, label: names.get(day) ?? formatLongDate(row.createdAt, locale), rows: [row] });
  }
  return [...groups.values()];
}

/** Returns the time of a row: undefined (relative) today, "ontem às 17:46" for yesterday, "17:46" under older dates. */
export function timeInDay(
  createdAt: string,
  now: Date,
  messages: Pick<typeof notificationsMessages, 'yesterdayAt'>,
  locale: Locale,
): ((relative: string) => string) | undefined {
  const day = formatDate(createdAt, locale);
  if (day === formatDate(now, locale)) return undefined;
  const time = formatTime(createdAt, locale);
  return () => (day === dayBefore(now, locale) ? messages.yesterdayAt(time) : time);
}

const dayBefore = (now: Date, locale: Locale): string => formatDate(new Date(now.getTime() - dayLength), locale);

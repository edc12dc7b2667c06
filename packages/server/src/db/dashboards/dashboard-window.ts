import type { DashboardPeriod } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';

/** Process versions and creation time range a dashboard counts; both ends are included, null means an open end. */
export interface DashboardWindow {
  readonly versions: readonly number[];
  readonly from: Date | null;
  readonly to: Date | null;
}

/** SQL condition: row `r` of tasks or requests is in the window. */
export function inWindow({ versions, from, to }: DashboardWindow): RawBuilder<boolean> {
  const conditions = [sql<boolean>`r.process_id = any (${versions}::integer[])`];
  if (from) conditions.push(sql<boolean>`r.created_at >= ${from}::timestamptz`);
  if (to) conditions.push(sql<boolean>`r.created_at <= ${to}::timestamptz`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Unit of a bucket, and how the dashboards expect its name. */
const buckets: Record<DashboardPeriod, { readonly unit: string; readonly format: string }> = {
  DIARY: { unit: 'day', format: 'YYYY-MM-DD' },
  WEEKLY: { unit: 'week', format: 'IYYY-"W"IW' },
  MONTHLY: { unit: 'month', format: 'YYYY-MM' },
  YEARLY: { unit: 'year', format: 'YYYY' },
};

/** SQL for the start of the bucket in which a row `r` was created. */
export const bucketStart = (period: DashboardPeriod): RawBuilder<Date> =>
  sql<Date>`date_trunc(${sql.lit(buckets[period].unit)}, r.created_at at time zone 'America/Sao_Paulo')`;

/** SQL for the name of a bucket with this start. Rows are grouped by the start, because a name takes longer to compute. */
export const bucketName = (start: RawBuilder<unknown>, period: DashboardPeriod): RawBuilder<string> =>
  sql<string>`to_char(${start}, ${sql.lit(buckets[period].format)})`;

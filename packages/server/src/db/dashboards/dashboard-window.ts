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

const formats: Record<DashboardPeriod, string> = {
  DIARY: 'YYYY-MM-DD',
  WEEKLY: 'IYYY-"W"IW',
  MONTHLY: 'YYYY-MM',
  YEARLY: 'YYYY',
};

/** SQL for the bucket in which a row `r` was created, formatted as the dashboards expect it. */
export const bucketColumn = (period: DashboardPeriod): RawBuilder<string> =>
  sql<string>`to_char(r.created_at at time zone 'America/Sao_Paulo', ${sql.lit(formats[period])})`;

import type { BusinessCalendar } from '@tramita/client/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { TimestampOrNow } from '../connection/timestamps.ts';

export interface CalendarsTable {
  id: Generated<number>;
  name: string;
  /** True for exactly one calendar. */
  is_default: Generated<boolean>;
  current_version_id: Generated<number>;
  created_at: TimestampOrNow;
  deleted_at: Generated<Date | null>;
}

/** Never changed or deleted. */
export interface CalendarVersionsTable {
  id: Generated<number>;
  calendar_id: number;
  number: number;
  calendar: JSONColumnType<BusinessCalendar>;
  created_at: TimestampOrNow;
  created_by: number | null;
}

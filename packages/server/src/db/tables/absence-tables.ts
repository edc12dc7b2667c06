import type { AbsenceReason } from '@tramita/client/contract';
import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, TimestampOrNow } from '../connection/timestamps.ts';

/** A day, `yyyy-MM-dd`. */
type Day = ColumnType<string, string, string>;

export interface AbsencesTable {
  id: Generated<number>;
  user_id: number;
  /** First and last day, in the time zone of the person's branch. */
  starts_on: Day;
  ends_on: Day;
  reason: AbsenceReason;
  /** Whether the substitutes also see the queues of the person's groups. */
  includes_groups: boolean;
  created_at: TimestampOrNow;
  created_by: number | null;
  /** When it was ended before its last day. */
  ended_at: NullableTimestamp;
  /** Source whose file entered it. */
  source: Generated<string | null>;
}

export interface AbsenceSubstitutesTable {
  id: Generated<number>;
  absence_id: number;
  user_id: number;
  /** First versions of the processes that the substitute works; null for all processes. */
  process_ids: number[] | null;
  declined_at: NullableTimestamp;
}

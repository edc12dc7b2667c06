import type { ColumnType } from 'kysely';

/** Timestamp column: read as `Date` with both drivers, written as `Date` or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Timestamp column that defaults to now. */
export type TimestampOrNow = ColumnType<Date, Date | string | undefined, Date | string>;
/** Timestamp column that may be null. */
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

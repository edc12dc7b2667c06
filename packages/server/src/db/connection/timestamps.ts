import type { ColumnType } from 'kysely';

/** Timestamps come out as `Date` on both drivers and go in as `Date` or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** The same where nothing given means now. */
export type TimestampOrNow = ColumnType<Date, Date | string | undefined, Date | string>;
/** The same for moments that may not have come. */
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

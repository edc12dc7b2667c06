import type { BusinessCalendar } from '@tramita/client/contract';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { nameOrder } from '../lists/search-text.ts';

/** A calendar with its current version. */
export interface CalendarRow {
  readonly id: number;
  readonly name: string;
  readonly is_default: boolean;
  readonly version_id: number;
  readonly number: number;
  readonly calendar: BusinessCalendar;
}

const columns = sql`c.id, c.name, c.is_default, v.id as version_id, v.number, v.calendar`;
const current = sql`calendars c join calendar_versions v on v.id = c.current_version_id`;

/** A calendar in the list. */
export interface CalendarListRow {
  readonly id: number;
  readonly name: string;
  readonly is_default: boolean;
  readonly time_zone: string;
  readonly state: string | null;
  readonly city: number | null;
  readonly own_days: number;
  readonly national_days: boolean;
  readonly optional_days: number;
}

/** Returns all calendars by name, without their days. */
export async function listCalendarRows(db: Db): Promise<CalendarListRow[]> {
  const { rows } = await sql<CalendarListRow>`
    select c.id, c.name, c.is_default, v.calendar ->> 'timeZone' as time_zone, v.calendar ->> 'state' as state,
      (v.calendar ->> 'city')::integer as city, jsonb_array_length(v.calendar -> 'ownDays') as own_days,
      (v.calendar ->> 'nationalDays')::boolean as national_days,
      jsonb_array_length(v.calendar -> 'optionalDays') as optional_days
    from ${current} where c.deleted_at is null order by ${nameOrder(sql<string>`c.name`)}, c.id`.execute(db);
  return rows;
}

/** Returns a calendar that is not deleted, or null. */
export async function findCalendar(db: Db, id: number): Promise<CalendarRow | null> {
  const { rows } = await sql<CalendarRow>`
    select ${columns} from ${current} where c.id = ${id} and c.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Locks the calendars against writes until the transaction ends, so that names, numbers and the default stay unique. */
export async function lockCalendars(db: Db): Promise<void> {
  await sql`lock table calendars in share row exclusive mode`.execute(db);
}

/** Returns the number of calendars. */
export async function countCalendars(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from calendars where deleted_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns whether another calendar has this name, ignoring case and accents. */
export async function isCalendarNameTaken(db: Db, name: string, except: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from calendars
    where fold(name) = fold(${name}) and deleted_at is null and id is distinct from ${except}::integer
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Who writes a version, and when. */
export interface Authorship {
  /** Null for a command. */
  readonly by: number | null;
  readonly at: Date;
}

/** Inserts a calendar without a version; returns its id. */
export async function insertCalendar(db: Db, name: string, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into calendars (name, created_at) values (${name}, ${at}) returning id`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The insert returned no row');
  return row.id;
}

/** Inserts the next version of a calendar and makes it the current one; returns the id of the version. */
export async function insertVersion(
  db: Db,
  calendarId: number,
  calendar: BusinessCalendar,
  { by, at }: Authorship,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into calendar_versions (calendar_id, number, calendar, created_by, created_at)
    select ${calendarId}::integer, coalesce(max(number), 0) + 1, ${JSON.stringify(calendar)}::jsonb, ${by}::integer,
      ${at}::timestamptz
    from calendar_versions where calendar_id = ${calendarId}
    returning id`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The insert returned no row');
  await sql`update calendars set current_version_id = ${row.id} where id = ${calendarId}`.execute(db);
  return row.id;
}

/** Changes the name of a calendar. */
export async function renameCalendar(db: Db, id: number, name: string): Promise<void> {
  await sql`update calendars set name = ${name} where id = ${id}`.execute(db);
}

/** Makes a calendar the default one; returns the calendar that was the default until then, if it was another one. */
export async function chooseDefaultCalendar(db: Db, id: number): Promise<{ id: number; name: string }[]> {
  // one statement after the other: the index allows one default at a time
  const { rows } = await sql<{ id: number; name: string }>`
    update calendars set is_default = false where is_default and id <> ${id} returning id, name`.execute(db);
  await sql`update calendars set is_default = true where id = ${id}`.execute(db);
  return rows;
}

/** Hides a calendar; its versions still explain due times. */
export async function removeCalendar(db: Db, id: number, at: Date): Promise<void> {
  await sql`update calendars set deleted_at = ${at} where id = ${id}`.execute(db);
}

/** Returns whether a process that can start or still runs, a group, a branch or an open task uses a calendar. */
export async function isCalendarUsed(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select
      exists (
        select from processes
        where ((is_last_version and active) or id in (select process_id from instances where status = 'IN_PROGRESS'))
          and definition @> jsonb_build_object('calendar', jsonb_build_object('id', ${id}::integer))
      )
      or exists (select from groups where calendar_id = ${id} and deleted_at is null)
      or exists (select from branches where calendar_id = ${id})
      or exists (
        select from tasks where status = 'TO_DO' and calendar_version_id in (
          select id from calendar_versions where calendar_id = ${id}
        )
      ) as used`.execute(db);
  return rows[0]?.used ?? false;
}

import type { WorkInterval } from '@tramita/client/contract';
import { businessCalendarOf } from '@tramita/client/rules/holidays';
import type { Kysely } from 'kysely';
import { insertCalendar, insertVersion, listCalendarRows } from '../../../db/calendars/calendars.ts';
import type { Database } from '../../../db/tables/schema.ts';

const office: WorkInterval[] = [{ start: '09:00', end: '17:00' }];

/** Inserts a calendar that nothing uses; returns its id and that of the default calendar. */
export async function insertFreeCalendar(db: Kysely<Database>, by: number) {
  const at = new Date('2026-11-01T12:00:00Z');
  const free = await insertCalendar(db, 'Meio período', at);
  const calendar = businessCalendarOf({
    timeZone: 'America/Manaus',
    week: [[], office, office, office, office, office, []],
    nationalDays: true,
    state: 'AM',
    city: null,
    optionalDays: [],
    ownDays: [],
  });
  await insertVersion(db, free, calendar, { by, at });
  const standard = (await listCalendarRows(db)).find(({ is_default }) => is_default)?.id ?? 0;
  return { free, standard };
}

import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listCalendarRows } from '../db/calendars/calendars.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['calendars.list'];

/** Returns all calendars by name. */
export async function listCalendars({ services }: CallContext): Promise<AnswerOf<Call>> {
  const rows = await listCalendarRows(services.db);
  return {
    elements: rows.map(({ is_default, time_zone, own_days, national_days, optional_days, ...row }) => ({
      ...row,
      isDefault: is_default,
      timeZone: time_zone,
      ownDayCount: own_days,
      nationalDays: national_days,
      optionalDayCount: optional_days,
    })),
  };
}

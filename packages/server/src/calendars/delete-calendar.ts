import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { isCalendarUsed, lockCalendars, removeCalendar } from '../db/calendars/calendars.ts';
import { ConflictError } from '../errors.ts';
import { readCalendar } from './describe-calendar.ts';

type Call = (typeof endpoints)['calendars.delete'];

/** Deletes a calendar. @throws NotFoundError; ConflictError CALENDAR_IN_USE for the default one and while it is used */
export async function deleteCalendar({ services }: CallContext, { params }: ParsedRequestOf<Call>): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    await lockCalendars(tx);
    const { id, is_default } = await readCalendar(tx, params.id);
    if (is_default || (await isCalendarUsed(tx, id))) {
      throw new ConflictError(errorMessage('CALENDAR_IN_USE'), 'CALENDAR_IN_USE');
    }
    await removeCalendar(tx, id, services.now());
  });
}

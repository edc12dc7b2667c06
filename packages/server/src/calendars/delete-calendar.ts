import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { isCalendarUsed, lockCalendars, removeCalendar } from '../db/calendars/calendars.ts';
import { ConflictError } from '../errors.ts';
import { calendarAudit } from './audit-calendar.ts';
import { describeCalendar, readCalendar } from './describe-calendar.ts';

type Call = (typeof endpoints)['calendars.delete'];

/** Deletes a calendar. @throws NotFoundError; ConflictError CALENDAR_IN_USE for the default one and while it is used */
export async function deleteCalendar(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<void> {
  const { services } = context;
  await services.db.transaction().execute(async (tx) => {
    await lockCalendars(tx);
    const row = await readCalendar(tx, params.id);
    const { id } = row;
    if (row.is_default || (await isCalendarUsed(tx, id))) {
      throw new ConflictError(errorMessage('CALENDAR_IN_USE'), 'CALENDAR_IN_USE');
    }
    await removeCalendar(tx, id, services.now());
    await writeAudit(tx, fromCall(context), calendarAudit(await describeCalendar(row), null));
  });
}

import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { chooseDefaultCalendar, insertCalendar, insertVersion, lockCalendars } from '../db/calendars/calendars.ts';
import { withImportedDays } from '../db/calendars/city-holidays.ts';
import type { AnswerOf } from '../handlers.ts';
import { calendarAudit, noLongerDefault } from './audit-calendar.ts';
import { checkName, checkSettings, requireRoom } from './check-calendar.ts';
import { describeCalendar, readCalendar } from './describe-calendar.ts';

type Call = (typeof endpoints)['calendars.create'];

/** Creates a calendar with its first version. @throws ConflictError for a taken name and at the limit */
export async function createCalendar(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const calendar = await withImportedDays(services.db, checkSettings(body.settings));
  const at = services.now();
  return services.db.transaction().execute(async (tx) => {
    await lockCalendars(tx);
    await requireRoom(tx);
    const id = await insertCalendar(tx, await checkName(tx, body.name, null), at);
    await insertVersion(tx, id, calendar, { by: user.id, at });
    const replaced = body.isDefault ? await chooseDefaultCalendar(tx, id) : [];
    const created = await describeCalendar(await readCalendar(tx, id));
    await writeAudit(tx, fromCall(context), calendarAudit(null, created), ...replaced.map(noLongerDefault));
    return created;
  });
}

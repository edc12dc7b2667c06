import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { chooseDefaultCalendar, insertVersion, lockCalendars, renameCalendar } from '../db/calendars/calendars.ts';
import { withImportedDays } from '../db/calendars/city-holidays.ts';
import { insertJob } from '../db/jobs/jobs.ts';
import { recalculateJob } from '../db/jobs/recalculate-job.ts';
import type { AnswerOf } from '../handlers.ts';
import { checkRevision } from '../record-revision.ts';
import { calendarAudit, noLongerDefault } from './audit-calendar.ts';
import { checkName, checkSettings } from './check-calendar.ts';
import { describeCalendar, readCalendar } from './describe-calendar.ts';

type Call = (typeof endpoints)['calendars.update'];

/**
 * Changes a calendar. New settings create a version; a job moves the due times of open tasks to it, unless they are to be
 * kept.
 */
export async function updateCalendar(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const calendar = body.settings && (await withImportedDays(services.db, checkSettings(body.settings)));
  const at = services.now();
  const described = await services.db.transaction().execute(async (tx) => {
    await lockCalendars(tx);
    const before = await describeCalendar(await readCalendar(tx, params.id));
    const { id } = before;
    checkRevision(body.knownRevision, before);
    if (body.name !== undefined) await renameCalendar(tx, id, await checkName(tx, body.name, id));
    const replaced = body.isDefault ? await chooseDefaultCalendar(tx, id) : [];
    if (calendar) {
      const version = await insertVersion(tx, id, calendar, { by: user.id, at });
      if (body.openTasks === 'RECALCULATE') await insertJob(tx, recalculateJob(id, version, at));
    }
    const after = await describeCalendar(await readCalendar(tx, id));
    const entry = calendarAudit(before, after);
    const entries = [...(entry.changes?.length ? [entry] : []), ...replaced.map(noLongerDefault)];
    if (entries.length > 0) await writeAudit(tx, fromCall(context), ...entries);
    return after;
  });
  if (calendar) services.wakeWorker();
  return described;
}

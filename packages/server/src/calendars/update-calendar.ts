import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { chooseDefaultCalendar, insertVersion, lockCalendars, renameCalendar } from '../db/calendars/calendars.ts';
import { insertJob } from '../db/jobs/jobs.ts';
import { recalculateJob } from '../db/jobs/recalculate-job.ts';
import type { AnswerOf } from '../handlers.ts';
import { checkName, checkSettings } from './check-calendar.ts';
import { describeCalendar, readCalendar } from './describe-calendar.ts';

type Call = (typeof endpoints)['calendars.update'];

/**
 * Changes a calendar. New settings create a version; a job moves the due times of open tasks to it, unless they are to be
 * kept.
 */
export async function updateCalendar(
  { services, user }: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const calendar = body.settings && checkSettings(body.settings);
  const at = services.now();
  const described = await services.db.transaction().execute(async (tx) => {
    await lockCalendars(tx);
    const { id } = await readCalendar(tx, params.id);
    if (body.name !== undefined) await renameCalendar(tx, id, await checkName(tx, body.name, id));
    if (body.isDefault) await chooseDefaultCalendar(tx, id);
    if (calendar) {
      const version = await insertVersion(tx, id, calendar, { by: user.id, at });
      if (body.openTasks === 'RECALCULATE') await insertJob(tx, recalculateJob(id, version, at));
    }
    return describeCalendar(await readCalendar(tx, id));
  });
  if (calendar) services.wakeWorker();
  return described;
}

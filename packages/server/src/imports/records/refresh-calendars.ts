import { changesBetween, writeAudit } from '../../audit/write-audit.ts';
import { findCalendar, insertVersion, listCalendarRows, lockCalendars } from '../../db/calendars/calendars.ts';
import { withImportedDays } from '../../db/calendars/city-holidays.ts';
import type { Db } from '../../db/connection/db.ts';
import { insertJob } from '../../db/jobs/jobs.ts';
import { recalculateJob } from '../../db/jobs/recalculate-job.ts';

type AuditSource = Parameters<typeof writeAudit>[1];

/**
 * Gives the calendars of cities whose holidays were imported a new version, if that changes their days; jobs move the due
 * times of open tasks. Must run in the transaction of the import.
 */
export async function refreshCalendars(tx: Db, source: AuditSource): Promise<void> {
  await lockCalendars(tx);
  for (const { id, city } of await listCalendarRows(tx)) {
    if (city === null) continue;
    const row = await findCalendar(tx, id);
    if (!row) continue;
    const calendar = await withImportedDays(tx, row.calendar);
    const changes = changesBetween({ holidays: row.calendar.holidays }, { holidays: calendar.holidays });
    if (changes.length === 0) continue;
    const version = await insertVersion(tx, id, calendar, { by: source.actor?.id ?? null, at: source.at });
    await insertJob(tx, recalculateJob(id, version, source.at));
    await writeAudit(tx, source, { action: 'CHANGED', object: { kind: 'calendar', id, name: row.name }, changes });
  }
}

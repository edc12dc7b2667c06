import type { Calendar } from '@tramita/client/contract';
import { type CalendarRow, findCalendar } from '../db/calendars/calendars.ts';
import type { Db } from '../db/connection/db.ts';
import { NotFoundError } from '../errors.ts';
import { revisionOf } from '../record-revision.ts';

/** Returns a calendar. @throws NotFoundError if it does not exist */
export async function readCalendar(db: Db, id: number): Promise<CalendarRow> {
  const row = await findCalendar(db, id);
  if (!row) throw new NotFoundError('Não foi possível encontrar o calendário');
  return row;
}

/** Returns a calendar as responses show it. */
export async function describeCalendar({ id, name, is_default, number, calendar }: CalendarRow): Promise<Calendar> {
  const { holidays, ...settings } = calendar;
  const revision = await revisionOf([name, number]);
  return { id, name, isDefault: is_default, version: number, settings, holidays, revision };
}

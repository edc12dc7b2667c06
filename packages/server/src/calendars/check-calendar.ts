import { type BusinessCalendar, type CalendarSettings, calendarsMax } from '@tramita/client/contract';
import { calendarProblem, calendarProblemMessages } from '@tramita/client/rules/calendar';
import { businessCalendarOf } from '@tramita/client/rules/holidays';
import { countCalendars, isCalendarNameTaken } from '../db/calendars/calendars.ts';
import type { Db } from '../db/connection/db.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import { say } from '../text/sentence.ts';

/** Input that each problem of the settings belongs to. */
const places = {
  NO_WORK: 'settings.week',
  OVERLAP: 'settings.week',
  TIME_ZONE: 'settings.timeZone',
  OWN_DAY_DATE: 'settings.ownDays',
  OWN_DAY_TWICE: 'settings.ownDays',
  OWN_DAY_OVERLAP: 'settings.ownDays',
} as const;

/** Returns settings with their holidays. @throws InvalidInputError if they cannot be saved */
export function checkSettings(settings: CalendarSettings): BusinessCalendar {
  const ownDays = settings.ownDays.map((day) => ({ ...day, name: day.name.trim().normalize('NFC') }));
  const problem = calendarProblem({ ...settings, ownDays });
  if (problem) {
    const message = calendarProblemMessages[problem];
    throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: places[problem], message }]);
  }
  const unnamed = ownDays.findIndex(({ name }) => name === '');
  if (unnamed >= 0) {
    const message = 'Informe o nome do dia próprio';
    throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: `settings.ownDays.${unnamed}.name`, message }]);
  }
  return businessCalendarOf({ ...settings, ownDays });
}

/**
 * Returns a name as it is stored; `id` is that of the calendar if it exists. Needs the lock of the calendars.
 * @throws InvalidInputError for an empty name; ConflictError if another calendar has it
 */
export async function checkName(db: Db, text: string, id: number | null): Promise<string> {
  const name = text.trim().normalize('NFC');
  if (name === '') {
    const message = 'Informe o nome do calendário';
    throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'name', message }]);
  }
  if (await isCalendarNameTaken(db, name, id)) {
    const message = 'Já existe um calendário com este nome';
    throw new ConflictError(message, 'CONFLICT', [{ name: 'name', message }]);
  }
  return name;
}

/** Needs the lock of the calendars. @throws ConflictError if there are as many calendars as allowed */
export async function requireRoom(db: Db): Promise<void> {
  if ((await countCalendars(db)) < calendarsMax) return;
  throw new ConflictError(say`Já existem ${calendarsMax} calendários. Exclua um deles para cadastrar outro.`);
}

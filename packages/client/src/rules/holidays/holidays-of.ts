import type { BusinessCalendar, CalendarSettings } from '../../contract/administration/calendar-settings.ts';
import { type HolidayRow, holidayTable } from './holiday-table.ts';

type Choice = Pick<CalendarSettings, 'nationalDays' | 'state' | 'city' | 'optionalDays'>;

/** Returns the rows of the holiday table that the settings of a calendar choose, national days first. */
export function holidayRowsOf({ nationalDays, state, city, optionalDays }: Choice): HolidayRow[] {
  return holidayTable.filter((row) => {
    if (row.level === 'NATIONAL') return nationalDays;
    if (row.level === 'STATE') return row.state === state;
    return row.level === 'MUNICIPAL' ? row.city === city : !!row.optional && optionalDays.includes(row.optional);
  });
}

/** Returns settings with their holidays, as a version of a calendar stores them. */
export function businessCalendarOf(settings: CalendarSettings): BusinessCalendar {
  const holidays = holidayRowsOf(settings).map(
    ({ state: _state, city: _city, optional: _optional, ...holiday }) => holiday,
  );
  return { ...settings, holidays };
}

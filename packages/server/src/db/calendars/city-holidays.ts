import type { BusinessCalendar, Holiday } from '@tramita/client/contract';
import type { Db } from '../connection/db.ts';

/** Source that imported holidays name. */
const importedSource = 'Arquivo importado';

/** Returns a calendar with the imported holidays of its city, instead of those that were imported before. */
export async function withImportedDays(db: Db, calendar: BusinessCalendar): Promise<BusinessCalendar> {
  if (calendar.city === null) return calendar;
  const rows = await db
    .selectFrom('city_holidays')
    .select(['day', 'name'])
    .where('city', '=', String(calendar.city))
    .orderBy('id')
    .execute();
  const imported = rows.map(({ day, name }): Holiday => {
    const [date, month, year] = day.split('/');
    const only = year === undefined ? {} : { from: Number(year), until: Number(year) };
    return { name, level: 'MUNICIPAL', date: `${month}-${date}`, source: importedSource, ...only };
  });
  return {
    ...calendar,
    holidays: [...calendar.holidays.filter(({ source }) => source !== importedSource), ...imported],
  };
}

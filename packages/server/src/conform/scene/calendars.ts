import {
  type Calendar,
  type CalendarSettings,
  createCalendar,
  deleteCalendar,
  listCalendars,
  type WorkInterval,
} from '@tramita/client/contract';
import { claim } from '../wire/deviation.ts';
import type { Scene } from './scene.ts';

const office: WorkInterval[] = [
  { start: '08:00', end: '12:00' },
  { start: '13:00', end: '18:00' },
];

/** Settings of a calendar, Monday to Friday. */
export const calendarSettings = (): CalendarSettings => ({
  timeZone: 'America/Manaus',
  week: [[], office, office, office, office, office, []],
  nationalDays: true,
  state: 'AM',
  city: null,
  optionalDays: [],
  ownDays: [{ date: '12-28', name: 'Inventário', intervals: [] }],
});

/** Returns the body of a new calendar; the calendar is deleted at the end of the run. */
export function newCalendar(scene: Scene): { name: string; settings: CalendarSettings } {
  const name = scene.name('calendário');
  scene.cleanUp.add({
    what: `calendário "${name}"`,
    async remove() {
      const { elements } = await scene.as('administrator').call(listCalendars);
      const found = elements.find((calendar) => calendar.name.startsWith(name));
      if (!found) return null;
      const { status } = await scene.as('administrator').attempt(deleteCalendar, { params: { id: found.id } });
      claim(status === 204 || status === 404, 'a exclusão do calendário', status);
      return null;
    },
  });
  return { name, settings: calendarSettings() };
}

/** Creates a calendar. */
export const createdCalendar = (scene: Scene): Promise<Calendar> =>
  scene.as('administrator').call(createCalendar, { body: newCalendar(scene) });

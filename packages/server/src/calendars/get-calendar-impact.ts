import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { businessDueAt, openCalendar } from '@tramita/client/rules/calendar';
import type { CallContext } from '../context.ts';
import { withImportedDays } from '../db/calendars/city-holidays.ts';
import { listTimedTasks } from '../db/calendars/open-tasks.ts';
import type { AnswerOf } from '../handlers.ts';
import { checkSettings } from './check-calendar.ts';
import { readCalendar } from './describe-calendar.ts';

type Call = (typeof endpoints)['calendars.impact'];

const pageSize = 2000;
const shown = 5;

/** Returns how many due times of open tasks new settings would move, with the five largest changes. */
export async function getCalendarImpact(
  { services, signal }: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { id } = await readCalendar(services.db, params.id);
  const calendar = openCalendar(await withImportedDays(services.db, checkSettings(body.settings)));
  let changed = 0;
  let largest: { idk: number; title: string; from: string; to: string; by: number }[] = [];
  for (let after = 0; ; ) {
    signal.throwIfAborted();
    const tasks = await listTimedTasks(services.db, { calendarId: id, after, size: pageSize });
    for (const { idk, title, created_at, due_at, sla, sla_unit } of tasks) {
      const to = businessDueAt(calendar, created_at, sla, sla_unit);
      const by = to === null ? 0 : Math.abs(Date.parse(to) - due_at.getTime());
      if (to === null || by === 0) continue;
      changed += 1;
      largest.push({ idk, title, from: due_at.toISOString(), to, by });
    }
    largest = largest.sort((first, second) => second.by - first.by || first.idk - second.idk).slice(0, shown);
    const last = tasks.at(-1);
    if (!last || tasks.length < pageSize) break;
    after = last.id;
  }
  return { changed, largest: largest.map(({ by: _, ...change }) => change) };
}

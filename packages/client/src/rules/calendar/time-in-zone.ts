import { dayText, formatDay } from '../form/day-text.ts';
import { type DueTraceTexts, dueTraceMessages } from './due-trace-messages.ts';
import { zoneClock } from './zone-clock.ts';
import { zoneName } from './zone-name.ts';

/**
 * Returns the time of a moment in a calendar's zone with the name of the zone, `18:00 (horário de Manaus)`, and with the
 * day if it is another one than in the portal's zone. Null if the clocks of both zones show the same at that moment.
 */
export function timeInZone(
  moment: string,
  { timeZone, portalTimeZone }: { readonly timeZone: string; readonly portalTimeZone: string },
  texts: DueTraceTexts = dueTraceMessages,
): string | null {
  const at = Date.parse(moment);
  const [own, portal] = [timeZone, portalTimeZone].map((zone) => zoneClock(zone).offsetAt(at));
  if (own === undefined || portal === undefined || own === portal) return null;
  const local = new Date(at + own);
  const day = dayText(local);
  const time = local.toISOString().slice(11, 16);
  const zone = zoneName(timeZone, texts);
  if (day === dayText(new Date(at + portal))) return texts.timeInZone(time, zone);
  return texts.momentInZone(formatDay(day), time, zone);
}

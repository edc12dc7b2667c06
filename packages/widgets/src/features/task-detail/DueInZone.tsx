import { timeInZone } from '@tramita/client/rules';
import { dueTraceTexts } from '../../messages/due-trace.ts';
import { portalTimeZone } from '../../messages/format/format-date.ts';
import { useMessages } from '../../provider/use-messages.ts';

export interface DueInZoneProps {
  /** ISO 8601. */
  dueAt: string;
  /** Time zone of the calendar. */
  timeZone: string;
}

/** A due time in the zone of its calendar, if the clocks there show another time than the portal. */
export function DueInZone({ dueAt, timeZone }: DueInZoneProps) {
  const texts = useMessages(dueTraceTexts);
  const time = timeInZone(dueAt, { timeZone, portalTimeZone }, texts);
  return time && <small data-slot="due-in-zone">{time}</small>;
}

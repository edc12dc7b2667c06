import type { CalendarRow } from '@tramita/client/contract';
import { zoneName } from '@tramita/client/rules';
import { editColumn } from '../../lists/addable/edit-column.tsx';
import type { ListColumn } from '../../lists/list-column.ts';
import type { dueTraceTexts } from '../../messages/due-trace.ts';
import type { calendarsMessages } from '../../messages/features/calendars.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import * as styles from './Calendars.css.ts';

interface CalendarColumnOptions {
  messages: typeof calendarsMessages;
  /** Names of time zones. */
  zones: typeof dueTraceTexts;
  onOpen: (calendar: number) => void;
}

/** The kinds of days without work: "Nacionais · Estaduais (SP) · 2 dias próprios". */
function daysOf(
  { nationalDays, state, city, optionalDayCount = 0, ownDayCount }: CalendarRow,
  messages: typeof calendarsMessages,
): string {
  const kinds = [
    nationalDays && messages.national,
    state && messages.ofState(state),
    city && messages.city,
    optionalDayCount > 0 && messages.optionalDayCount(optionalDayCount),
    ownDayCount > 0 && messages.ownDayCount(ownDayCount),
  ].filter(Boolean);
  return kinds.length > 0 ? kinds.join(' · ') : messages.noDays;
}

/** Returns a text with a capital letter first. */
const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The columns of the calendars. */
export const calendarColumns = ({ messages, zones, onOpen }: CalendarColumnOptions): ListColumn<CalendarRow>[] => [
  {
    id: 'name',
    label: messages.name,
    card: 'title',
    skeleton: { width: '42%' },
    cell: ({ name, isDefault }) => (
      <span className={styles.name}>
        <span className={styles.clipped} title={name}>
          {name}
        </span>
        {isDefault && <Chip>{messages.isDefault}</Chip>}
      </span>
    ),
  },
  {
    id: 'timeZone',
    label: messages.timeZone,
    width: 232,
    card: 'line',
    skeleton: { width: 120 },
    cell: ({ timeZone }) => withCapital(zoneName(timeZone, zones)),
  },
  {
    id: 'days',
    label: messages.days,
    width: 300,
    secondary: true,
    skeleton: { width: 96 },
    cell: (calendar) => {
      const days = daysOf(calendar, messages);
      return (
        <span className={styles.days} title={days}>
          {days}
        </span>
      );
    },
  },
  editColumn({ messages, onOpen }),
];

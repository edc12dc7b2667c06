import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { perLocale } from '../../messages/format/intl-locale.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Calendar.css.ts';
import { clampDay, dayForKey, monthWeeks, sameDayOfMonth, weekStarts } from './calendar-days.ts';
import type { IsoDate } from './iso-date.ts';

/** Props of {@link Calendar}. */
export interface CalendarProps {
  value: IsoDate | null;
  onPick: (day: IsoDate) => void;
  today: IsoDate;
  min?: IsoDate;
  max?: IsoDate;
}

const timeZone = 'UTC';
const titles = perLocale((intl) => ({
  day: new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
  month: new Intl.DateTimeFormat(intl, { month: 'long', year: 'numeric', timeZone }),
  weekday: new Intl.DateTimeFormat(intl, { weekday: 'long', timeZone }),
}));
const dateOf = (day: IsoDate) => new Date(`${day}T00:00:00Z`);

/**
 * One month as a grid: arrows move by day and week, Home and End in the week, Page keys by month, with Shift by year.
 */
export function Calendar({ value, onPick, today, min, max }: CalendarProps) {
  const { messages, locale } = useUiEnvironment();
  const weekStart = weekStarts[locale];
  const title = titles(locale);
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState(() => clampDay(value ?? today, min, max));
  const [keyboard, setKeyboard] = useState(true);
  const weeks = monthWeeks(cursor, weekStart);
  const month = cursor.slice(0, 7);
  const isOff = (day: IsoDate) => Boolean((min && day < min) || (max && day > max));

  useEffect(() => {
    if (keyboard) grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus({ preventScroll: true });
  }, [cursor, keyboard]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = dayForKey(event.key, event.shiftKey, cursor, weekStart);
    if (!next) return;
    event.preventDefault();
    setKeyboard(true);
    setCursor(clampDay(next, min, max));
  };
  const turn = (months: number) => {
    setKeyboard(false);
    setCursor(sameDayOfMonth(cursor, months));
  };
  const describe = (day: IsoDate) =>
    [title.day.format(dateOf(day)), day === today && messages.today].filter(Boolean).join(', ');
  const stateOf = (day: IsoDate) =>
    [!day.startsWith(month) && 'outside', day === today && 'today', day === value && 'selected']
      .filter(Boolean)
      .join(' ');

  return (
    <div className={styles.calendar} data-slot="calendar">
      <div className={styles.head}>
        <IconButton
          size="sm"
          name={messages.previousMonth}
          icon={<ChevronLeft />}
          tooltip={false}
          onClick={() => turn(-1)}
        />
        <span id={titleId} aria-live="polite" className={styles.title}>
          {title.month.format(dateOf(`${month}-01`))}
        </span>
        <IconButton
          size="sm"
          name={messages.nextMonth}
          icon={<ChevronRight />}
          tooltip={false}
          onClick={() => turn(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid as in the ARIA pattern */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            {weeks[0]
              ?.map((day) => title.weekday.format(dateOf(day)))
              .map((name) => (
                <th key={name} scope="col" abbr={name} className={styles.dayName}>
                  {name.slice(0, 3)}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={styles.cell}>
                  <button
                    type="button"
                    data-day={day}
                    data-state={stateOf(day)}
                    aria-label={describe(day)}
                    aria-pressed={day === value}
                    aria-disabled={isOff(day) || undefined}
                    aria-current={day === today ? 'date' : undefined}
                    tabIndex={day === cursor ? 0 : -1}
                    className={styles.day}
                    onClick={() => isOff(day) || onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

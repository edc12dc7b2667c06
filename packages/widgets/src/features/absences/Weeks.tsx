import type { Absence, Substitution } from '@tramita/client/contract';
import { barText, dayAfter, daysBetween, type Period } from '../../absences/absence-texts.ts';
import type { absencesMessages } from '../../messages/features/absences.ts';
import { formatDayMonth } from '../../messages/format/format-date.ts';
import { completeNameOf } from '../../people/person-names.ts';
import { useLocale } from '../../provider/use-locale.ts';
import * as styles from './Absences.css.ts';

interface WeeksProps {
  messages: typeof absencesMessages;
  today: string;
  absences: readonly Absence[];
  substitutions: readonly Substitution[];
}

interface Bar extends Period {
  readonly id: number;
  readonly label: string;
  readonly look: 'running' | 'planned' | 'substituting';
}

const shownDays = 63;
const weekDays = 7;

/** Returns the Monday of the week before a day's. */
const firstDayOf = (today: string): string =>
  dayAfter(today, -((new Date(today).getUTCDay() + 6) % weekDays) - weekDays);

const place = (days: number): string => `${(Math.min(Math.max(days, 0), shownDays) / shownDays) * 100}%`;

/**
 * Nine weeks with the absences and substitutions of a user. Decoration: the lists say the same. Not shown on phones.
 */
export function Weeks({ messages, today, absences, substitutions }: WeeksProps) {
  const locale = useLocale();
  const first = firstDayOf(today);
  const away: Bar[] = absences
    .filter(({ state }) => state !== 'ENDED')
    .map(({ id, startsOn, endsOn, state, reason }) => ({
      id,
      startsOn,
      endsOn,
      label: messages.reasonName(reason),
      look: state === 'RUNNING' ? 'running' : 'planned',
    }));
  const covered: Bar[] = substitutions.map(({ id, startsOn, endsOn, person }) => ({
    id,
    startsOn,
    endsOn,
    label: completeNameOf(person),
    look: 'substituting',
  }));
  const weeks = Array.from({ length: 5 }, (_, index) => index * 2 * weekDays);
  return (
    <div className={styles.weeks} aria-hidden="true">
      <div className={styles.weekHead}>
        {weeks.map((days) => (
          <span key={days} className={styles.week} style={{ insetInlineStart: place(days) }}>
            {formatDayMonth(dayAfter(first, days), locale)}
          </span>
        ))}
      </div>
      <Lane bars={away} first={first} today={today} label={messages.youAbsent} />
      <Lane bars={covered} first={first} today={today} label={messages.youSubstitute} />
    </div>
  );
}

function Lane({ bars, first, today, label }: { bars: Bar[]; first: string; today: string; label: string }) {
  const shown = bars.filter(({ startsOn, endsOn }) => {
    const from = daysBetween(first, startsOn);
    return from < shownDays && daysBetween(first, endsOn) >= 0;
  });
  return (
    <div className={styles.lane}>
      <span className={styles.laneLabel}>{label}</span>
      <span className={styles.laneDays}>
        {shown.map(({ id, label: text, look, startsOn, endsOn }) => {
          const from = place(daysBetween(first, startsOn));
          const to = place(daysBetween(first, endsOn) + 1);
          return (
            <span
              key={id}
              className={styles.bar[look]}
              style={{ insetInlineStart: from, width: `calc(${to} - ${from})` }}
            >
              {barText({ startsOn, endsOn }, text)}
            </span>
          );
        })}
        <span className={styles.todayLine} style={{ insetInlineStart: place(daysBetween(first, today)) }} />
      </span>
    </div>
  );
}

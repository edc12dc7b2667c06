import type { Absence, AbsenceProcess, Substitute } from '@tramita/client/contract';
import type { absencesMessages } from '../messages/features/absences.ts';
import { formatDate } from '../messages/format/format-date.ts';
import type { Locale } from '../messages/language/locale.ts';
import { completeNameOf } from '../people/person-names.ts';

type Messages = typeof absencesMessages;

/** First and last day, `yyyy-MM-dd`. */
export interface Period {
  readonly startsOn: string;
  readonly endsOn: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the day so many days after another; earlier for a negative number. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the number of days from one day to another; 0 for the same day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Returns the number of days of a period, first and last included. */
export const lengthOf = ({ startsOn, endsOn }: Period): number => daysBetween(startsOn, endsOn) + 1;

/** Returns a period as "23/11/2026 a 27/11/2026", or as another sentence with both days; one day is shown alone. */
export const periodText = (
  { startsOn, endsOn }: Period,
  messages: Messages,
  locale: Locale,
  both: Messages['fromTo'] = messages.fromTo,
): string => {
  const first = formatDate(startsOn, locale);
  return startsOn === endsOn ? first : both(first, formatDate(endsOn, locale));
};

/** Days from which on a bar of the weeks is wide enough for its label. */
const labelledDays = 4;

/** Returns the label of a bar in the weeks; empty for a bar that would cut it off. */
export const barText = (period: Period, label: string): string => (lengthOf(period) >= labelledDays ? label : '');

/** Number of processes that a line names before it counts the others. */
const namedMost = 2;

/** Returns the processes of a substitution in one line. */
export function processesText(processes: readonly AbsenceProcess[] | null, messages: Messages): string {
  if (processes === null) return messages.allProcesses;
  const names = processes
    .slice(0, namedMost)
    .map(({ title }) => title)
    .join(', ');
  const more = processes.length - namedMost;
  return more > 0 ? messages.andMore(names, more) : names;
}

/** Returns the substitutes who did not decline. */
export const activeSubstitutes = ({ substitutes }: Absence): readonly Substitute[] =>
  substitutes.filter(({ declined }) => !declined);

/** Returns what the user should look at before a running or planned absence: that it has no substitute, and warnings. */
export function noticesOf(absence: Absence, messages: Messages, locale: Locale): string[] {
  const missing = activeSubstitutes(absence).length === 0 ? [messages.noSubstitute] : [];
  return [...missing, ...warningsOf(absence, messages, locale)];
}

/** Returns a sentence for each absence of a substitute within the period. */
export const warningsOf = (absence: Absence, messages: Messages, locale: Locale): string[] =>
  activeSubstitutes(absence).flatMap(({ person, alsoAbsent }) =>
    alsoAbsent.map(({ startsOn, endsOn }) =>
      messages.alsoAbsent(completeNameOf(person), formatDate(startsOn, locale), formatDate(endsOn, locale)),
    ),
  );

import {
  type BrazilianState,
  brazilianStates,
  type Calendar,
  type CalendarSettings,
  type OptionalDay,
  type OwnDay,
  type WorkInterval,
} from '@tramita/client/contract';
import { formatDay, parseDay } from '@tramita/client/rules';
import { calendarProblem } from '@tramita/client/rules/calendar';
import type { EditProblems } from '../../lists/use-edit-form.ts';
import type { calendarRuleTexts } from '../../messages/features/calendar-rules.ts';
import type { calendarsMessages } from '../../messages/features/calendars.ts';
import { isClockTime } from '../../ui/TimeInput/time-typing.ts';

/** An own day as it is typed: the date as `dd/mm` or `dd/mm/aaaa`. */
export interface OwnDayDraft {
  readonly date: string;
  readonly name: string;
  readonly intervals: readonly WorkInterval[];
}

/** The input of the form of a calendar. */
export interface CalendarDraft {
  readonly name: string;
  readonly timeZone: string;
  readonly week: readonly (readonly WorkInterval[])[];
  readonly nationalDays: boolean;
  readonly state: string;
  /** IBGE code; empty for none. */
  readonly city: string;
  readonly optionalDays: readonly OptionalDay[];
  readonly ownDays: readonly OwnDayDraft[];
  readonly isDefault: boolean;
}

const office: readonly WorkInterval[] = [
  { start: '08:00', end: '12:00' },
  { start: '13:00', end: '18:00' },
];

/** The initial input for a new calendar. */
export const newDraft: CalendarDraft = {
  name: '',
  timeZone: 'America/Sao_Paulo',
  week: [[], office, office, office, office, office, []],
  nationalDays: true,
  state: '',
  city: '',
  optionalDays: [],
  ownDays: [],
  isDefault: false,
};

const typedDate = (date: string): string =>
  date.length === 5 ? `${date.slice(3)}/${date.slice(0, 2)}` : formatDay(date);

/** Returns a typed date as `yyyy-MM-dd` or `MM-dd`; the text itself if it is no date, which the check reports. */
export function sentDate(text: string): string {
  const [, day, month] = /^\s*(\d{1,2})\/(\d{1,2})\s*$/.exec(text) ?? [];
  if (day && month) return `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDay(text) ?? text;
}

/** The initial input for an existing calendar. */
export function draftOf({ name, isDefault, settings }: Calendar): CalendarDraft {
  const { state, city, ownDays, ...others } = settings;
  return {
    name,
    isDefault,
    ...others,
    state: state ?? '',
    city: city === null ? '' : String(city),
    ownDays: ownDays.map(({ date, ...day }) => ({ ...day, date: typedDate(date) })),
  };
}

/** Returns the settings that a form saves. */
export function settingsOf(draft: CalendarDraft): CalendarSettings {
  const { timeZone, week, nationalDays, state, city, optionalDays, ownDays } = draft;
  return {
    timeZone: timeZone.trim(),
    week: week.map((day) => [...day]),
    nationalDays,
    state: brazilianStates.find((known): known is BrazilianState => known === state) ?? null,
    city: city === '' ? null : Number(city),
    optionalDays: [...optionalDays],
    ownDays: ownDays.map(
      ({ date, name, intervals }): OwnDay => ({ date: sentDate(date), name: name.trim(), intervals: [...intervals] }),
    ),
  };
}

const isWhole = ({ start, end }: WorkInterval): boolean => isClockTime(start) && isClockTime(end);

/** Returns the messages of the invalid fields of a form. */
export function draftProblems(
  draft: CalendarDraft,
  messages: typeof calendarsMessages,
  rules: typeof calendarRuleTexts,
): EditProblems<CalendarDraft> {
  const name = draft.name.trim() === '' ? { name: messages.nameMissing } : {};
  if (!draft.week.flat().every(isWhole)) return { ...name, week: messages.timeMissing };
  if (!draft.ownDays.flatMap(({ intervals }) => intervals).every(isWhole)) {
    return { ...name, ownDays: messages.timeMissing };
  }
  const problem = calendarProblem(settingsOf(draft));
  if (problem === null) {
    const isUnnamed = draft.ownDays.some((day) => day.name.trim() === '');
    return isUnnamed ? { ...name, ownDays: messages.ownDayNameMissing } : name;
  }
  const message = rules[problem];
  if (problem === 'TIME_ZONE') return { ...name, timeZone: message };
  return problem === 'NO_WORK' || problem === 'OVERLAP' ? { ...name, week: message } : { ...name, ownDays: message };
}

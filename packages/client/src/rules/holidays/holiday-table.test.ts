import DateHolidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { type BrazilianState, brazilianStates } from '../../contract/base/brazilian-states.ts';
import { holidayDay } from '../calendar/holiday-day.ts';
import { type HolidayRow, holidayTable } from './holiday-table.ts';
import { businessCalendarOf, holidayRowsOf } from './holidays-of.ts';

const years = Array.from({ length: 16 }, (_, index) => 2020 + index);
const dayMillis = 86_400_000;

function ourDays(rows: readonly HolidayRow[], year: number): string[] {
  const days = rows.flatMap((row) => holidayDay(row, year) ?? []);
  return days.map((day) => new Date(day * dayMillis).toISOString().slice(0, 10));
}

function theirDays(state: BrazilianState | null, year: number): string[] {
  const calendar = state ? new DateHolidays('BR', state) : new DateHolidays('BR');
  const found = calendar.getHolidays(year).filter(({ type }) => type === 'public');
  return found.map(({ date }) => date.slice(0, 10));
}

interface Difference {
  readonly list: 'ours' | 'theirs';
  readonly state: BrazilianState | null;
  readonly day: string;
}
interface Accepted {
  readonly list: 'ours' | 'theirs';
  readonly state: BrazilianState | 'every';
  /** Matches `MM-dd`. */
  readonly day: RegExp;
  readonly reason: string;
}

const acre = 'Lei estadual nº 2.247/2009 moves holidays from Tuesday, Wednesday and Thursday to Friday';
const acceptedDifferences: readonly Accepted[] = [
  {
    list: 'theirs',
    state: 'every',
    day: /^10-(0[1-7]|2[5-9]|3[01])$/,
    reason: 'Sunday of an election: only those who vote are concerned, and not every place has a second round',
  },
  { list: 'theirs', state: 'AC', day: /^01-12$/, reason: 'Lei estadual nº 1.538/2004 names 23 January' },
  { list: 'ours', state: 'AC', day: /^01-2[3-6]$/, reason: 'Lei estadual nº 1.538/2004 names 23 January' },
  { list: 'theirs', state: 'AC', day: /^03-08$/, reason: acre },
  { list: 'ours', state: 'AC', day: /^03-(09|10|11)$/, reason: acre },
  { list: 'theirs', state: 'AC', day: /^09-05$/, reason: acre },
  { list: 'ours', state: 'AC', day: /^09-0[678]$/, reason: acre },
  { list: 'ours', state: 'AC', day: /^11-(17|18|19|20)$/, reason: 'a holiday by Lei estadual nº 57/1965' },
  { list: 'ours', state: 'AL', day: /^11-30$/, reason: 'a holiday by Decreto estadual nº 56.880/2017' },
  { list: 'ours', state: 'AP', day: /^05-15$/, reason: 'a holiday by Lei estadual nº 2.213/2017' },
  { list: 'ours', state: 'AP', day: /^11-20$/, reason: 'a holiday by Lei estadual nº 1.169/2007' },
  ...(['AM', 'MT', 'RJ', 'SP'] as const).map(
    (state): Accepted => ({
      list: 'ours',
      state,
      day: /^11-20$/,
      reason: 'they end the day of the state in 2023 and lose the national one, Lei nº 14.759/2023',
    }),
  ),
  { list: 'theirs', state: 'PB', day: /^07-26$/, reason: 'no source found that still names it' },
  { list: 'theirs', state: 'PE', day: /^03-0[1-7]$/, reason: 'Lei estadual nº 16.059/2017 fixed 6 March' },
  { list: 'ours', state: 'PE', day: /^03-06$/, reason: 'Lei estadual nº 16.059/2017 fixed 6 March' },
  { list: 'theirs', state: 'PR', day: /^12-19$/, reason: 'no source found that still names it' },
  { list: 'theirs', state: 'RO', day: /^06-18$/, reason: 'Lei estadual nº 1.026/2001 lost its effect (ADI 3940)' },
  { list: 'theirs', state: 'SC', day: /^1(1-(2[5-9]|30)|2-01)$/, reason: 'no source found; always a Sunday' },
];

const explains = (accepted: Accepted, { list, state, day }: Difference): boolean =>
  accepted.list === list && (accepted.state === 'every' || accepted.state === state) && accepted.day.test(day.slice(5));

function differences(year: number): Difference[] {
  return [null, ...brazilianStates].flatMap((state) => {
    const rows = holidayRowsOf({ nationalDays: true, state, city: null, optionalDays: [] });
    const ours = new Set(ourDays(rows, year));
    const theirs = new Set(theirDays(state, year));
    return [
      ...[...theirs].filter((day) => !ours.has(day)).map((day): Difference => ({ list: 'theirs', state, day })),
      ...[...ours].filter((day) => !theirs.has(day)).map((day): Difference => ({ list: 'ours', state, day })),
    ];
  });
}

describe('the holiday table', () => {
  it('D8.04 names a law or an official calendar in every row', () => {
    for (const { source } of holidayTable) {
      expect(source).toMatch(/^(Lei|Decreto|Constituição|Portaria|Calendário oficial)\b.*\d/);
    }
  });

  it.each(years)(
    'D8.04 has the national and state days of date-holidays in %d, except accepted differences',
    (year) => {
      const unexpected = differences(year).filter(
        (found) => !acceptedDifferences.some((known) => explains(known, found)),
      );
      expect(unexpected).toEqual([]);
    },
  );

  it('D8.04 accepts no difference that does not exist', () => {
    const all = years.flatMap(differences);
    expect(acceptedDifferences.filter((known) => !all.some((found) => explains(known, found)))).toEqual([]);
  });

  it('D8.04 has Good Friday, which follows Easter, and 20 November from 2024', () => {
    const national = holidayTable.filter(({ level }) => level === 'NATIONAL');
    expect(ourDays(national, 2026)).toContain('2026-04-03');
    expect(ourDays(national, 2027)).toContain('2027-03-26');
    expect(ourDays(national, 2023)).not.toContain('2023-11-20');
    expect(ourDays(national, 2024)).toContain('2024-11-20');
  });

  it('D8.04 has municipal days of the capitals with a known source', () => {
    const days = (city: number): string[] =>
      ourDays(holidayRowsOf({ nationalDays: false, state: null, city, optionalDays: [] }), 2026);
    expect(days(3304557)).toEqual(['2026-01-20']);
    expect(days(4314902)).toEqual(['2026-02-02', '2026-06-04']);
    expect(days(2927408)).toEqual([]);
  });
});

describe('the holidays of a calendar', () => {
  const settings = {
    timeZone: 'America/Sao_Paulo',
    week: [],
    nationalDays: true,
    state: 'SP',
    city: 3550308,
    optionalDays: ['ASH_WEDNESDAY'],
    ownDays: [],
  } as const;

  it('are those of the chosen levels, with their sources', () => {
    const { holidays } = businessCalendarOf({ ...settings, week: [], optionalDays: ['ASH_WEDNESDAY'], ownDays: [] });
    const names = (level: string): string[] => holidays.filter((day) => day.level === level).map(({ name }) => name);
    expect(names('NATIONAL')).toHaveLength(10);
    expect(names('STATE')).toContain('Revolução Constitucionalista');
    expect(names('MUNICIPAL')).toEqual(['Aniversário de São Paulo']);
    expect(holidays.filter(({ level }) => level === 'OPTIONAL')).toEqual([
      {
        level: 'OPTIONAL',
        name: 'Quarta-feira de Cinzas',
        date: 'E-46',
        endsAt: '14:00',
        source: 'Portaria MGI nº 9.783/2024',
      },
    ]);
  });
});

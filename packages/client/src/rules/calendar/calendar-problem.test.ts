import { describe, expect, it } from 'vitest';
import type { BusinessCalendar } from '../../contract/administration/calendar-settings.ts';
import { calendarProblem, calendarProblemMessages, isOwnDayDate } from './calendar-problem.ts';
import { commercialCalendar } from './testing/commercial-calendar.ts';

const problemOf = (changes: Partial<BusinessCalendar>): string | null => calendarProblem(commercialCalendar(changes));
const emptyWeek = (): BusinessCalendar['week'] => Array.from({ length: 7 }, () => []);

describe('the problem of a calendar', () => {
  it('D8.01 is a week without work', () => {
    expect(problemOf({ week: emptyWeek() })).toBe('NO_WORK');
    expect(calendarProblemMessages.NO_WORK).toBe('Informe pelo menos um período de trabalho');
  });

  it('D8.01 is an overlap, also with the night of the day before and from Saturday to Sunday', () => {
    const week = emptyWeek();
    week[1] = [
      { start: '08:00', end: '12:00' },
      { start: '11:59', end: '13:00' },
    ];
    expect(problemOf({ week })).toBe('OVERLAP');
    week[1] = [{ start: '22:00', end: '06:00' }];
    expect(problemOf({ week })).toBeNull();
    week[2] = [{ start: '05:59', end: '10:00' }];
    expect(problemOf({ week })).toBe('OVERLAP');
    week[2] = [{ start: '06:00', end: '10:00' }];
    expect(problemOf({ week })).toBeNull();
    week[6] = [{ start: '20:00', end: '04:00' }];
    week[0] = [{ start: '03:00', end: '05:00' }];
    expect(problemOf({ week })).toBe('OVERLAP');
  });

  it('is an unknown time zone or an own day that does not exist, appears twice or has an overlap', () => {
    const own = { date: '2026-12-24', name: 'Recesso', intervals: [] };
    expect(problemOf({ timeZone: 'America/Sao_Paulo' })).toBeNull();
    expect(calendarProblem({ ...commercialCalendar(), timeZone: 'Brasil/Central' })).toBe('TIME_ZONE');
    expect(problemOf({ ownDays: [own, { ...own, date: '12-24' }] })).toBeNull();
    expect(problemOf({ ownDays: [own, own] })).toBe('OWN_DAY_TWICE');
    expect(problemOf({ ownDays: [{ ...own, date: '2026-02-29' }] })).toBe('OWN_DAY_DATE');
    const twice = [
      { start: '08:00', end: '12:00' },
      { start: '10:00', end: '14:00' },
    ];
    expect(problemOf({ ownDays: [{ ...own, intervals: twice }] })).toBe('OWN_DAY_OVERLAP');
    expect(isOwnDayDate('02-29')).toBe(true);
    expect(isOwnDayDate('02-30')).toBe(false);
  });
});

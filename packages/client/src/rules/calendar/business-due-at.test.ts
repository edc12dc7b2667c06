import { describe, expect, it } from 'vitest';
import type { BusinessCalendar, WorkInterval } from '../../contract/administration/calendar-settings.ts';
import type { SlaUnit } from '../../contract/processes/workflow.ts';
import { businessDueAt } from './business-due-at.ts';
import { openCalendar } from './open-calendar.ts';
import { commercialCalendar } from './testing/commercial-calendar.ts';

/** Returns the due time in the calendar's zone, `yyyy-MM-dd HH:mm`. */
function due(start: string, sla: number, unit: SlaUnit, changes: Partial<BusinessCalendar> = {}): string {
  const calendar = commercialCalendar(changes);
  const moment = businessDueAt(openCalendar(calendar), start, sla, unit);
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: calendar.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return moment ? format.format(new Date(moment)) : 'none';
}

const every = (...intervals: WorkInterval[]): WorkInterval[][] => Array.from({ length: 7 }, () => intervals);

describe('due times in working time', () => {
  it.each([
    ['2026-11-16T10:00:00-03:00', 30, 'MINUTES', '2026-11-16 10:30'],
    ['2026-11-16T11:30:00-03:00', 60, 'MINUTES', '2026-11-16 13:30'],
    ['2026-11-16T17:00:00-03:00', 2, 'HOURS', '2026-11-17 09:00'],
    ['2026-11-19T16:30:00-03:00', 7, 'HOURS', '2026-11-23 14:30'],
    ['2026-11-16T10:00:00-03:00', 1.5, 'HOURS', '2026-11-16 11:30'],
  ] as const)('D8.08 count minutes and hours of work: %s + %d %s', (start, sla, unit, expected) => {
    expect(due(start, sla, unit)).toBe(expected);
  });

  it.each([
    ['Monday at 10:00', '2026-11-16T10:00:00-03:00', 1, '2026-11-17 18:00'],
    ['Monday at 20:00', '2026-11-16T20:00:00-03:00', 1, '2026-11-17 18:00'],
    ['Friday', '2026-11-13T10:00:00-03:00', 1, '2026-11-16 18:00'],
    ['Saturday', '2026-11-14T10:00:00-03:00', 1, '2026-11-16 18:00'],
    ['Thursday before a holiday on Friday', '2026-11-19T10:00:00-03:00', 2, '2026-11-24 18:00'],
  ])('D8.08 count the working days after %s', (_name, start, sla, expected) => {
    expect(due(start, sla, 'DAYS')).toBe(expected);
  });

  it.each([
    ['before work', '2026-11-16T06:00:00-03:00', 60, '2026-11-16 09:00'],
    ['in the break', '2026-11-16T12:20:00-03:00', 60, '2026-11-16 14:00'],
    ['after work', '2026-11-16T19:00:00-03:00', 60, '2026-11-17 09:00'],
    ['at the end of work', '2026-11-16T18:00:00-03:00', 60, '2026-11-17 09:00'],
    ['on a Saturday', '2026-11-14T09:00:00-03:00', 60, '2026-11-16 09:00'],
  ])('D8.09 start with the next working minute %s', (_name, start, minutes, expected) => {
    expect(due(start, minutes, 'MINUTES')).toBe(expected);
  });

  it('D8.09 are at the end of a working period, not at the start of the next one', () => {
    expect(due('2026-11-16T10:00:00-03:00', 2, 'HOURS')).toBe('2026-11-16 12:00');
    expect(due('2026-11-16T13:00:00-03:00', 5, 'HOURS')).toBe('2026-11-16 18:00');
  });

  it('D8.01 count a night shift on the day on which it starts', () => {
    const week = [[], [{ start: '22:00', end: '06:00' }], [], [], [], [], []];
    expect(due('2026-11-16T23:00:00-03:00', 6, 'HOURS', { week })).toBe('2026-11-17 05:00');
    expect(due('2026-11-17T03:00:00-03:00', 3, 'HOURS', { week })).toBe('2026-11-17 06:00');
    expect(due('2026-11-17T03:00:00-03:00', 4, 'HOURS', { week })).toBe('2026-11-23 23:00');
    expect(due('2026-11-15T10:00:00-03:00', 1, 'DAYS', { week })).toBe('2026-11-17 06:00');
  });

  it('D8.01 count around the clock', () => {
    const week = every({ start: '00:00', end: '00:00' });
    expect(due('2026-11-18T10:00:00-03:00', 24, 'HOURS', { week, holidays: [] })).toBe('2026-11-19 10:00');
  });

  it('D8.03 skip the days of each level, and of an own day only the time outside its periods', () => {
    const start = '2026-07-08T17:00:00-03:00';
    expect(due(start, 2, 'HOURS')).toBe('2026-07-09 09:00');
    expect(due(start, 2, 'HOURS', { state: 'SP' })).toBe('2026-07-10 09:00');
    expect(due('2026-01-19T17:00:00-03:00', 2, 'HOURS', { city: 3304557 })).toBe('2026-01-21 09:00');
    const shortDay = { date: '2026-07-09', name: 'Jogo', intervals: [{ start: '14:00', end: '16:00' }] };
    expect(due(start, 2, 'HOURS', { ownDays: [shortDay] })).toBe('2026-07-09 15:00');
    expect(due(start, 2, 'HOURS', { ownDays: [{ ...shortDay, intervals: [] }] })).toBe('2026-07-10 09:00');
    const yearly = { date: '07-09', name: 'Aniversário da empresa', intervals: [] };
    expect(due(start, 2, 'HOURS', { ownDays: [yearly] })).toBe('2026-07-10 09:00');
  });

  it('D8.03 leave the afternoon of Ash Wednesday, and only if the day is switched on', () => {
    const start = '2026-02-17T17:00:00-03:00';
    expect(due(start, 2, 'HOURS')).toBe('2026-02-18 09:00');
    expect(due(start, 2, 'HOURS', { optionalDays: ['ASH_WEDNESDAY'] })).toBe('2026-02-18 15:00');
    expect(due(start, 1, 'DAYS', { optionalDays: ['ASH_WEDNESDAY'] })).toBe('2026-02-18 18:00');
    expect(
      due('2026-02-13T17:00:00-03:00', 2, 'HOURS', { optionalDays: ['CARNIVAL_MONDAY', 'CARNIVAL_TUESDAY'] }),
    ).toBe('2026-02-18 09:00');
  });

  it('do not count time twice if an own day starts before the night shift ends', () => {
    const week = every({ start: '22:00', end: '06:00' });
    const ownDays = [{ date: '2026-11-18', name: 'Inventário', intervals: [{ start: '04:00', end: '08:00' }] }];
    expect(due('2026-11-18T03:00:00-03:00', 5, 'HOURS', { week, ownDays, holidays: [] })).toBe('2026-11-18 08:00');
  });

  it.each([
    ['America/Noronha', '2026-11-16T12:00:00Z', '2026-11-16T13:00:00.000Z'],
    ['America/Sao_Paulo', '2026-11-16T12:00:00Z', '2026-11-16T13:00:00.000Z'],
    ['America/Manaus', '2026-11-16T10:00:00Z', '2026-11-16T13:00:00.000Z'],
    ['America/Rio_Branco', '2026-11-16T10:00:00Z', '2026-11-16T14:00:00.000Z'],
  ])('D8.10 are correct in %s', (timeZone, start, expected) => {
    expect(businessDueAt(openCalendar(commercialCalendar({ timeZone })), start, 1, 'HOURS')).toBe(expected);
  });

  it('D8.10 follow the clocks that went forward at midnight of 2018-11-04 in São Paulo', () => {
    const week = every({ start: '00:00', end: '00:00' });
    const around = { week, holidays: [] };
    // the day has 23 hours, and the first one that exists is 01:00
    expect(due('2018-11-03T22:00:00-03:00', 3, 'HOURS', around)).toBe('2018-11-04 02:00');
    expect(due('2018-11-03T22:00:00-03:00', 1, 'DAYS', around)).toBe('2018-11-05 00:00');
    const early = { week: every({ start: '00:30', end: '02:00' }), holidays: [] };
    expect(due('2018-11-03T12:00:00-03:00', 30, 'MINUTES', early)).toBe('2018-11-04 01:30');
    expect(due('2018-11-05T18:00:00-02:00', 1, 'DAYS')).toBe('2018-11-06 18:00');
  });

  it('D8.10 follow the clocks that went back at midnight of 2019-02-17 in São Paulo', () => {
    const night = { week: every({ start: '22:00', end: '02:00' }), holidays: [] };
    // the hour from 23:00 on the 16th occurred twice, so that this shift lasted five hours
    expect(due('2019-02-16T22:00:00-02:00', 5, 'HOURS', night)).toBe('2019-02-17 02:00');
    expect(due('2019-02-16T22:00:00-02:00', 4, 'HOURS', night)).toBe('2019-02-17 01:00');
    const calendar = openCalendar(commercialCalendar(night));
    expect(businessDueAt(calendar, '2019-02-16T22:00:00-02:00', 2, 'HOURS')).toBe('2019-02-17T02:00:00.000Z');
  });

  it('are none without an agreed time, with an invalid start and beyond a hundred years', () => {
    expect(due('2026-11-16T10:00:00-03:00', 0, 'HOURS')).toBe('none');
    expect(due('ontem', 1, 'HOURS')).toBe('none');
    expect(due('2026-11-16T10:00:00-03:00', 1_000_000, 'DAYS')).toBe('none');
    expect(businessDueAt(openCalendar(commercialCalendar()), new Date(), null, 'DAYS')).toBeNull();
  });

  it('throws if the time zone is unknown', () => {
    expect(() => openCalendar(commercialCalendar({ timeZone: 'America/Atlantida' }))).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDueAt } from './business-due-at.ts';
import { openCalendar } from './open-calendar.ts';
import { commercialCalendar } from './testing/commercial-calendar.ts';
import { workedMillis } from './worked-millis.ts';

const hour = 60 * 60 * 1000;
const at = (text: string): number => Date.parse(text);

test('D9.02 counts working time only, without breaks, nights, weekends and holidays', () => {
  const worked = workedMillis(openCalendar(commercialCalendar()), at('2026-11-16T00:00:00-03:00'));
  expect(worked(at('2026-11-16T11:00:00-03:00'), at('2026-11-16T14:00:00-03:00'))).toBe(2 * hour);
  expect(worked(at('2026-11-19T16:30:00-03:00'), at('2026-11-23T14:30:00-03:00'))).toBe(7 * hour);
  expect(worked(at('2026-11-21T10:00:00-03:00'), at('2026-11-22T10:00:00-03:00'))).toBe(0);
});

test('agrees with due times, also in night shifts', () => {
  const week = Array.from({ length: 7 }, () => [{ start: '22:00', end: '06:00' }]);
  const calendars = [openCalendar(commercialCalendar()), openCalendar(commercialCalendar({ week }))];
  const first = at('2026-01-01T00:00:00Z');
  fc.assert(
    fc.property(
      fc.constantFrom(...calendars),
      fc.integer({ min: 0, max: 400 * 24 * 60 }),
      fc.integer({ min: 1, max: 20_000 }),
      (calendar, startMinute, minutes) => {
        const start = first + startMinute * 60_000;
        const due = businessDueAt(calendar, new Date(start), minutes, 'MINUTES');
        expect(workedMillis(calendar, start)(start, at(due ?? ''))).toBe(minutes * 60_000);
        expect(workedMillis(calendar, first)(start, at(due ?? ''))).toBe(minutes * 60_000);
      },
    ),
    { numRuns: 300 },
  );
});

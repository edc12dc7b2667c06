import { describe, expect, test } from 'vitest';
import { exactShift, workingDayShift } from './time-shift.ts';

const hourMs = 3_600_000;
/** A Thursday, 15:00 in São Paulo. */
const epoch = new Date('2026-11-19T18:00:00Z');
const from = (iso: string) => new Date(iso).getTime() - epoch.getTime();
const moved = (now: string, iso: string) =>
  new Date(workingDayShift(epoch, new Date(now)).moment(from(iso))).toISOString();

describe('exactShift', () => {
  test('keeps the distance of every moment from the end', () => {
    const shift = exactShift(epoch, new Date('2027-01-01T00:00:00Z'));
    expect(new Date(shift.moment(-2 * hourMs)).toISOString()).toBe('2026-12-31T22:00:00.000Z');
  });
});

describe('workingDayShift', () => {
  test('counts working days back from today and keeps the time of day', () => {
    // Tuesday to Monday: the Wednesday before becomes the Friday before
    const tuesday = '2027-03-09T15:00:00Z';
    expect(moved(tuesday, '2026-11-18T13:30:00Z')).toBe('2027-03-08T13:30:00.000Z');
    expect(moved(tuesday, '2026-11-17T13:30:00Z')).toBe('2027-03-05T13:30:00.000Z');
    expect(moved(tuesday, '2026-11-16T13:30:00Z')).toBe('2027-03-04T13:30:00.000Z');
    expect(moved(tuesday, '2026-11-13T13:30:00Z')).toBe('2027-03-03T13:30:00.000Z');
  });

  test('compresses the last day when the demo is loaded earlier in the day', () => {
    const early = '2027-03-09T11:00:00Z';
    const result = moved(early, '2026-11-19T17:30:00Z');
    expect(Date.parse(result)).toBeLessThan(Date.parse(early));
    expect(result.slice(0, 10)).toBe('2027-03-09');
  });

  test('ends on the Friday before when the demo is loaded on a weekend', () => {
    expect(moved('2027-03-13T14:00:00Z', '2026-11-19T12:00:00Z')).toBe('2027-03-12T12:00:00.000Z');
    expect(moved('2027-03-14T14:00:00Z', '2026-11-19T12:00:00Z')).toBe('2027-03-12T12:00:00.000Z');
  });

  test('keeps the order of moments, returns none after now and leaves weekends quiet', () => {
    for (const now of [
      '2026-11-19T18:00:00Z',
      '2026-11-20T09:00:00Z',
      '2026-11-22T23:00:00Z',
      '2030-02-25T03:10:00Z',
    ]) {
      const shift = workingDayShift(epoch, new Date(now));
      let last = Number.NEGATIVE_INFINITY;
      for (let hours = -800; hours <= 0; hours += 0.5) {
        const moment = shift.moment(hours * hourMs);
        expect(moment).toBeGreaterThanOrEqual(last);
        expect(moment).toBeLessThanOrEqual(new Date(now).getTime());
        last = moment;
        const day = new Date(epoch.getTime() + (hours - 3) * hourMs).getUTCDay();
        if (hours < -24 && day > 0 && day < 6) {
          expect([1, 2, 3, 4, 5]).toContain(new Date(moment - 3 * hourMs).getUTCDay());
        }
      }
    }
  });

  test('moves moments after the end of the history by their distance from it', () => {
    expect(moved('2027-03-09T11:00:00Z', '2026-11-19T20:00:00Z')).toBe('2027-03-09T13:00:00.000Z');
  });
});

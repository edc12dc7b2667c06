import { describe, expect, test } from 'vitest';
import { dueAt, dueState, dueText, shortDueText } from './sla.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();
const hour = 60;
const day = 24 * hour;

describe('dueAt', () => {
  test('adds the agreed time to the start', () => {
    expect(dueAt('2026-11-21T12:00:00Z', 30, 'MINUTES')).toBe('2026-11-21T12:30:00.000Z');
    expect(dueAt(now, 2, 'HOURS')).toBe('2026-11-21T14:00:00.000Z');
    expect(dueAt(now, 3, 'DAYS')).toBe('2026-11-24T12:00:00.000Z');
  });

  test('is null without an agreed time', () => {
    expect(dueAt(now, null, 'DAYS')).toBeNull();
    expect(dueAt(now, 0, 'DAYS')).toBeNull();
    expect(dueAt('ontem', 1, 'DAYS')).toBeNull();
  });

  test('is null for an agreed time of over a hundred years, which no date can express', () => {
    expect(dueAt(now, 36_525, 'DAYS')).toBe('2126-11-22T12:00:00.000Z');
    expect(dueAt(now, 36_526, 'DAYS')).toBeNull();
    expect(dueAt(now, 99_999_999_999, 'DAYS')).toBeNull();
  });
});

describe('due time in words', () => {
  test.each([
    [2 * hour, 'soon', 'Vence em 2 h'],
    [2 * hour - 1, 'soon', 'Vence em 1 h'],
    [45, 'soon', 'Vence em 45 min'],
    [0.5, 'soon', 'Vence em menos de 1 min'],
    [13 * hour, 'soon', 'Vence em 13 h'],
    [day, 'later', 'Vence amanhã'],
    [day + 1, 'later', 'Vence amanhã'],
    [2 * day, 'later', 'Vence em 2 dias'],
    [90 * day, 'later', 'Vence em 3 meses'],
    [0, 'overdue', 'Venceu há menos de 1 min'],
    [-3 * hour, 'overdue', 'Venceu há 3 h'],
    [-day, 'overdue', 'Venceu ontem'],
    [-2 * day, 'overdue', 'Venceu há 2 dias'],
  ])('in %d minutes it is %s: %s', (minutes, state, words) => {
    expect(dueState(later(minutes), now)).toBe(state);
    expect(dueText(later(minutes), now)).toBe(words);
  });

  // 9:00 on 21 November in São Paulo
  test.each([
    ['under four hours', 4 * hour - 1, 'soon'],
    ['the last minute of today', 15 * hour - 1, 'soon'],
    ['the first minute of tomorrow', 15 * hour, 'later'],
    ['the moment itself', 0, 'overdue'],
  ])('C10.03 ranks due times by nearness: %s', (_name, minutes, state) => {
    expect(dueState(later(minutes), now)).toBe(state);
  });

  test('C10.03 is soon in under four hours, also past midnight', () => {
    const late = new Date('2026-11-22T01:00:00Z');
    expect(dueState('2026-11-22T04:59:00Z', late)).toBe('soon');
    expect(dueState('2026-11-22T05:00:00Z', late)).toBe('later');
  });

  // noon in São Paulo is 15:00 in UTC
  test.each([
    ['2026-11-21T15:00:00Z', '2026-11-20T04:00:00Z', 'Venceu ontem'],
    ['2026-11-21T15:00:00Z', '2026-11-20T02:00:00Z', 'Venceu há 2 dias'],
    ['2026-11-22T02:00:00Z', '2026-11-20T03:00:00Z', 'Venceu ontem'],
    ['2026-11-21T13:00:00Z', '2026-11-21T04:00:00Z', 'Venceu há 9 h'],
    ['2026-11-21T04:00:00Z', '2026-11-21T02:00:00Z', 'Venceu há 2 h'],
    ['2026-11-21T04:00:00Z', '2026-11-22T02:00:00Z', 'Vence em 22 h'],
    ['2026-11-22T02:00:00Z', '2026-11-23T02:59:00Z', 'Vence amanhã'],
    ['2026-11-22T02:00:00Z', '2026-11-23T03:00:00Z', 'Vence em 2 dias'],
    ['2026-11-21T20:00:00Z', '2026-11-23T04:00:00Z', 'Vence em 2 dias'],
  ])('C9.02 at %s a due time at %s reads "%s", in calendar days of São Paulo', (at, due, words) => {
    expect(dueText(due, new Date(at))).toBe(words);
  });

  test('C9.02 leaves the verb out of a short text more than a day away', () => {
    expect(shortDueText(later(2 * day), now)).toBe('em 2 dias');
    expect(shortDueText(later(2 * hour), now)).toBe('Vence em 2 h');
    expect(shortDueText(later(-2 * day), now)).toBe('Venceu há 2 dias');
    expect(shortDueText(null, now)).toBe('');
  });

  test('are empty without a due time', () => {
    expect(dueState(null, now)).toBe('none');
    expect(dueText(undefined, now)).toBe('');
    expect(dueText('nunca', now)).toBe('');
  });
});

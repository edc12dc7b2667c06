import { describe, expect, test } from 'vitest';
import { dueAt, dueState, dueText } from './sla.ts';

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
});

describe('due time in words', () => {
  test.each([
    [2 * hour, 'soon', 'Vence em 2 h'],
    [2 * hour - 1, 'soon', 'Vence em 1 h'],
    [45, 'soon', 'Vence em 45 min'],
    [0.5, 'soon', 'Vence em menos de 1 min'],
    [day, 'later', 'em 1 dia'],
    [day + 1, 'later', 'em 1 dia'],
    [2 * day, 'later', 'em 2 dias'],
    [90 * day, 'later', 'em 3 meses'],
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

  test('there are none without a due time', () => {
    expect(dueState(null, now)).toBe('none');
    expect(dueText(undefined, now)).toBe('');
    expect(dueText('nunca', now)).toBe('');
  });
});

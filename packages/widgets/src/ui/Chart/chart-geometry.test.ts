import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';
import { slicePath, sliceTurns } from './pie-path.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [67, [0, 20, 40, 60, 80]],
  [80, [0, 20, 40, 60, 80]],
  [1382, [0, 500, 1000, 1500]],
])('an axis up to %d has lines at %j', (greatest, ticks) => {
  expect(axisTicks(greatest)).toEqual(ticks);
});

test('returns consecutive slices that fill the whole turn', () => {
  expect(sliceTurns([2, 1, 1])).toEqual([
    { from: 0, to: 0.5 },
    { from: 0.5, to: 0.75 },
    { from: 0.75, to: 1 },
  ]);
  expect(sliceTurns([0, 0])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ]);
});

test('a slice starts at the top, and a slice of the whole turn is a ring', () => {
  expect(slicePath(0, 0.25, 10, 6)).toBe(
    'M 0.000 -10.000 A 10 10 0 0 1 10.000 0.000 L 6.000 0.000 A 6 6 0 0 0 0.000 -6.000 Z',
  );
  expect(slicePath(0, 0.75, 10, 6)).toContain('A 10 10 0 1 1');
  expect(slicePath(0, 1, 10, 6).match(/M /g)).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { isWindowed } from './list-length.ts';
import { missingAround, rowSlots, rowsOf, rowsToDraw, rowWindow, withMoreRows } from './row-window.ts';

const at = (count: number, top: number) => ({ count, height: 44, top, bottom: top + 440 });
const range = (from: number, to: number) => new Set(rowsOf({ from, to }));
const nothing = range(0, 0);

test('up to a hundred rows are all rendered', () => {
  expect([isWindowed(100), isWindowed(101)]).toEqual([false, true]);
});

test('the visible rows are those that the list shows at least a part of', () => {
  expect(rowWindow(at(10_000, 44_000))).toEqual({ from: 1000, to: 1010 });
  expect(rowWindow(at(10_000, 44_010))).toEqual({ from: 1000, to: 1011 });
  expect(rowWindow(at(105, 4400))).toEqual({ from: 100, to: 105 });
});

/** The rows of a list that moved to a place, after some frames. */
function moved(count: number, top: number, drawn: ReadonlySet<number>, frames = 9) {
  let rows = drawn;
  for (let frame = 0; frame < frames; frame += 1) rows = rowsToDraw(at(count, top), rows, true);
  return new Set([...rows].sort((a, b) => a - b));
}

test('while the list moves, visible rows are rendered at once, and twelve on either side within some frames', () => {
  expect(moved(10_000, 44_000, nothing, 1)).toEqual(range(1000, 1010));
  expect(moved(10_000, 44_000, nothing, 2)).toEqual(range(998, 1012));
  expect(moved(10_000, 44_000, nothing)).toEqual(range(988, 1022));
  expect(moved(10_000, 0, nothing)).toEqual(range(0, 22));
  expect(moved(105, 4180, nothing)).toEqual(range(83, 105));
});

test('a list that does not move renders the visible rows only', () => {
  expect(rowsToDraw(at(200, 0), nothing, false)).toEqual(range(0, 10));
  const drawn = range(0, 21);
  expect(rowsToDraw(at(200, 0), drawn, false)).toBe(drawn);
});

test('a list with all rows around the visible ones renders nothing new', () => {
  const drawn = moved(10_000, 44_000, nothing);
  expect(missingAround(at(10_000, 44_000), drawn)).toEqual([]);
  expect(rowsToDraw(at(10_000, 44_000), drawn, true)).toBe(drawn);
});

test('rows that were visible once stay rendered, also around a jump', () => {
  expect(moved(200, 2200, range(0, 22))).toEqual(new Set([...range(0, 22), ...range(38, 72)]));
});

test('a list of more than 250 rows renders only those around the visible ones', () => {
  expect(moved(251, 4400, range(0, 90))).toEqual(range(76, 122));
  expect(withMoreRows(251, nothing)).toBe(nothing);
});

test('a shorter list renders its other rows a few at a time', () => {
  expect(withMoreRows(200, range(0, 10))).toEqual(range(0, 18));
  expect(withMoreRows(12, range(0, 10))).toEqual(range(0, 12));
  const whole = range(0, 12);
  expect(withMoreRows(12, whole)).toBe(whole);
});

test('gaps take the space of rows that are not rendered', () => {
  expect(rowSlots(100, [50, -1, 10, 11, 100])).toEqual([
    { gap: 10, at: 'before' },
    { row: 10 },
    { row: 11 },
    { gap: 38, at: 12 },
    { row: 50 },
    { gap: 49, at: 'after' },
  ]);
  expect(rowSlots(3, [...range(0, 9), 2])).toEqual([{ row: 0 }, { row: 1 }, { row: 2 }]);
});

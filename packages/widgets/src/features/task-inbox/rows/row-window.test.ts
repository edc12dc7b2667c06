import { expect, test } from 'vitest';
import { isWindowed, rowSlots, rowWindow } from './row-window.ts';

const nothing = { from: 0, to: 0 };

test('up to a hundred rows are all rendered', () => {
  expect([isWindowed(100), isWindowed(101)]).toEqual([false, true]);
});

test('the visible rows are rendered, and ten more on either side', () => {
  expect(rowWindow({ count: 10_000, height: 44, top: 44_000, bottom: 44_440 }, nothing)).toEqual({
    from: 990,
    to: 1020,
  });
  expect(rowWindow({ count: 10_000, height: 44, top: 0, bottom: 440 }, nothing)).toEqual({ from: 0, to: 20 });
  expect(rowWindow({ count: 105, height: 44, top: 4400, bottom: 4620 }, nothing)).toEqual({ from: 90, to: 105 });
});

test('a small scroll renders nothing new, and a list that became shorter is rendered again', () => {
  const drawn = rowWindow({ count: 10_000, height: 44, top: 44_000, bottom: 44_440 }, nothing);
  expect(rowWindow({ count: 10_000, height: 44, top: 44_220, bottom: 44_660 }, drawn)).toBe(drawn);
  expect(rowWindow({ count: 10_000, height: 44, top: 44_440, bottom: 44_880 }, drawn)).not.toBe(drawn);
  expect(rowWindow({ count: 200, height: 44, top: 0, bottom: 440 }, drawn)).toEqual({ from: 0, to: 20 });
});

test('rows beyond the needed ones are removed', () => {
  expect(rowWindow({ count: 500, height: 44, top: 0, bottom: 440 }, { from: 0, to: 200 })).toEqual({ from: 0, to: 20 });
});

test('gaps take the space of rows that are not rendered, around rows that must stay too', () => {
  expect(rowSlots(100, { from: 10, to: 12 }, [50, -1])).toEqual([
    { gap: 10, at: 'before' },
    { row: 10 },
    { row: 11 },
    { gap: 38, at: 12 },
    { row: 50 },
    { gap: 49, at: 'after' },
  ]);
  expect(rowSlots(3, { from: 0, to: 9 }, [7])).toEqual([{ row: 0 }, { row: 1 }, { row: 2 }]);
});

import { expect, test } from 'vitest';
import { place } from './place.ts';

const viewport = { width: 1000, height: 800 };
const wanted = { side: 'bottom', align: 'start', gap: 4 } as const;

test('places the box below its anchor, aligned with its start', () => {
  const anchor = { left: 100, top: 100, width: 80, height: 32 };
  expect(place(anchor, { width: 200, height: 300 }, viewport, wanted)).toMatchObject({
    side: 'bottom',
    left: 100,
    top: 136,
  });
});

test('flips to the other side if that has more room', () => {
  const anchor = { left: 100, top: 700, width: 80, height: 32 };
  expect(place(anchor, { width: 200, height: 300 }, viewport, wanted)).toMatchObject({ side: 'top', top: 396 });
});

test('keeps the box inside the window', () => {
  const anchor = { left: 960, top: 10, width: 30, height: 32 };
  const placed = place(anchor, { width: 200, height: 2000 }, viewport, wanted);
  expect(placed.left).toBe(792);
  expect(placed.top + placed.maxHeight).toBeLessThanOrEqual(800);
});

test('places the box at a point for a context menu and next to its anchor for the right side', () => {
  expect(place({ left: 5, top: 5, width: 0, height: 0 }, { width: 100, height: 50 }, viewport, wanted)).toMatchObject({
    left: 8,
    top: 9,
  });
  const anchor = { left: 900, top: 300, width: 50, height: 50 };
  const placed = place(anchor, { width: 200, height: 50 }, viewport, { side: 'right', align: 'center', gap: 4 });
  expect(placed).toMatchObject({ side: 'left', left: 696, top: 300 });
});

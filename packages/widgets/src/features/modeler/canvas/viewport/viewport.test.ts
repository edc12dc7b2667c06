import { expect, test } from 'vitest';
import { layoutFlow } from '../layout.ts';
import { longWorkflow } from '../testing/canvas-examples.ts';
import { stepsIn, stretchToDraw } from '../visible-parts.ts';
import { createViewport } from './create-viewport.ts';
import { fitView, keepInSight, maxScale, minScale, nextScale, revealArea, startView, zoomAt } from './viewport.ts';

const size = { width: 1000, height: 600 };
const area = { left: 0, right: 3000, top: -100, bottom: 100 };
const view = { x: 0, y: 300, scale: 1 };

test('zooms about a point and within 25 and 200 %', () => {
  const zoomed = zoomAt(view, 1.5, { x: 400, y: 300 });
  expect((400 - zoomed.x) / zoomed.scale).toBeCloseTo((400 - view.x) / view.scale);
  expect(zoomAt(view, 9, { x: 0, y: 0 }).scale).toBe(maxScale);
  expect(zoomAt(view, 0.01, { x: 0, y: 0 }).scale).toBe(minScale);
  expect([nextScale(1, 1), nextScale(1, -1), nextScale(2, 1), nextScale(0.25, -1)]).toEqual([1.25, 0.9, 2, 0.25]);
});

test('fits the whole flow, but not below 25 %', () => {
  const fitted = fitView(area, size);
  expect(fitted.x + area.right * fitted.scale).toBeLessThanOrEqual(size.width);
  expect(fitView({ ...area, right: 50_000 }, size)).toMatchObject({ scale: 0.25, x: 48 });
  expect(fitView({ ...area, right: 200 }, size)).toMatchObject({ scale: 1, x: 400 });
});

test('C10.12 begins with the whole flow if it fits at 50 % or more, otherwise with the first steps at 100 %', () => {
  expect(startView(area, size)).toMatchObject({ x: 48, scale: 1 });
  const whole = startView({ ...area, right: 1700 }, size);
  expect(whole.scale).toBeGreaterThan(0.5);
  expect(whole.scale).toBeLessThan(1);
  expect(whole.x + 1700 * whole.scale).toBeLessThanOrEqual(size.width);
  expect(startView({ ...area, right: 1900 }, size)).toMatchObject({ x: 48, scale: 1 });
  expect(startView({ ...area, right: 400 }, size).x).toBe(300);
});

test('moves no further than needed to reveal an area', () => {
  const seen = { left: 100, right: 200, top: -40, bottom: 40 };
  expect(revealArea(view, seen, size)).toBe(view);
  expect(revealArea(view, { ...seen, left: 1200, right: 1300 }, size).x).toBe(1000 - 48 - 1300);
  expect(revealArea({ ...view, x: -900 }, seen, size).x).toBe(48 - 100);
});

test('keeps a part of the flow visible', () => {
  expect(keepInSight({ ...view, x: -9000 }, area, size).x).toBe(96 - 3000);
  expect(keepInSight({ ...view, x: 9000 }, area, size).x).toBe(1000 - 96);
  expect(keepInSight(view, area, size)).toBe(view);
});

test('a small move keeps the drawn stretch, a large one replaces it', () => {
  const viewport = createViewport();
  viewport.setArea({ ...area, right: 100_000 });
  viewport.setSize(size);
  viewport.set(view);
  const drawn = viewport.stretch();
  let heard = 0;
  viewport.onStretch(() => {
    heard += 1;
  });
  for (let x = 0; x > -400; x -= 20) viewport.set({ ...view, x });
  expect([heard, viewport.stretch()]).toEqual([0, drawn]);
  viewport.set({ ...view, x: -2000 });
  expect(heard).toBe(1);
  expect(viewport.stretch()).toEqual({ left: 1500, right: 3500 });
});

test('returns only the steps inside the stretch', () => {
  const layout = layoutFlow(longWorkflow(500).steps, { untitled: '', isMarked: () => false });
  const some = stepsIn(layout, { left: 5000, right: 6000 });
  expect(some.length).toBeLessThan(10);
  expect(some.every(({ x, width }) => x + width >= 5000 && x <= 6000)).toBe(true);
  expect(stepsIn(layout, { left: -500, right: -100 })).toEqual([]);
  expect(stretchToDraw({ left: 0, right: 100 }, { left: -2000, right: 2000 })).toEqual({ left: -50, right: 150 });
});

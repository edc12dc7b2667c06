import { expect, test } from 'vitest';
import { importCircles } from './lib/import-circles.mjs';

const circlesOf = (imports) => importCircles(new Map(Object.entries(imports)));

test('returns no circle for files that import each other in one direction', () => {
  expect(circlesOf({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
});

test('returns the files of each circle, also through other files', () => {
  expect(circlesOf({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] })).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

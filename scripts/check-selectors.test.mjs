import { expect, test } from 'vitest';
import { expensiveSelectors } from './check-selectors.mjs';

test.each([
  ':has(> .bar:focus-within) > :not(.bar)',
  '.bar:not(t t t):has(>.slot:not(:empty))>:not(.slot):not(.title)',
  '.row:has(input) ::before',
])('reports %s', (selector) => {
  expect(expensiveSelectors(`.a{color:red}${selector}{color:blue}`)).toHaveLength(1);
});

test.each([
  '.row:has(:focus-visible)',
  '.parts:has([data-choosing])>aside',
  '.row:has(:focus-visible) .button',
  '.frame:has([data-choosing]) :is([data-slot="parts"])',
  '.bar > :not(.bar)',
])('accepts %s', (selector) => {
  expect(expensiveSelectors(`${selector}{color:blue}`)).toEqual([]);
});

test('accepts such a selector on paper, where nothing is typed', () => {
  expect(expensiveSelectors('@media print{:has(.root)>:not(.root){display:none}}')).toEqual([]);
});

import { expect, test } from 'vitest';
import { counted, grouped } from './counted.ts';

test('C9.04 a sentence of a command has the singular for one only', () => {
  expect([0, 1, 2, 1200].map((count) => counted(count, 'linha', 'linhas'))).toEqual([
    '0 linhas',
    '1 linha',
    '2 linhas',
    '1.200 linhas',
  ]);
});

test('C9.04 a number has a dot between its groups of three digits', () => {
  expect([0, 999, 1036, 1_234_567].map(grouped)).toEqual(['0', '999', '1.036', '1.234.567']);
});

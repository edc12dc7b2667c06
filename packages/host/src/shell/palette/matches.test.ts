import { expect, test } from 'vitest';
import { containsWords, matchParts } from './matches.ts';

const marked = (text: string, typed: string) =>
  matchParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test('every word must match, ignoring case and accents', () => {
  expect(containsWords('Férias e licenças', 'LICENCA ferias')).toBe(true);
  expect(containsWords('Férias e licenças', 'ferias troca')).toBe(false);
  expect(containsWords('Férias', '')).toBe(true);
});

test('marks the first match of each typed word', () => {
  expect(marked('Conferência de férias', 'fer')).toBe('Con[fer]ência de férias');
  expect(marked('Férias e licenças', 'lic FÉ')).toBe('[Fé]rias e [lic]enças');
  expect(marked('Promoção', 'cao')).toBe('Promo[ção]');
  expect(marked('Cafe\u0301 novo', 'novo')).toBe('Cafe\u0301 [novo]');
  expect(marked('Troca', 'x')).toBe('Troca');
  expect(marked('', 'x')).toBe('');
});

import { describe, expect, test } from 'vitest';
import { compilePattern } from './safe-pattern.ts';

describe('compilePattern', () => {
  test.each([
    '(a+)+$',
    '(a*)*',
    '(a|a)*b',
    '(a|ab)+c',
    '(\\w+\\s?)+',
    '([a-z]+)*@',
    '((ab)?)+x',
    '(?:x{1,3}){20}',
    '(a)\\1+',
    '\\d*\\d*\\d*\\d*\\d*\\d*\\d*\\d*x',
    `${'a?'.repeat(30)}${'a'.repeat(30)}`,
    '\\d{0,99}\\d{0,99}\\d{0,99}\\d{0,99}\\d{0,99}\\d{0,99}\\d{0,99}x',
    `${'(a|a)'.repeat(30)}b`,
    '(a?){9}(a?){9}(a?){9}b',
    'a'.repeat(501),
    '(',
    '[a',
    'a)',
    '*',
    '(?<=a+)+',
  ])('refuses %s', (source) => expect(compilePattern(source)).toBeNull());

  test.each([
    ['\\d{3}\\.\\d{3}', '123.456', '123.4567'],
    ['[A-Z]{3}-?\\d[A-Z\\d]\\d{2}', 'ABC1D23', 'abc1d23'],
    ['(\\d{1,3}\\.){3}\\d{1,3}', '10.0.0.1', '10.0.0'],
    ['[\\w.]+@[\\w.]+\\.\\w+', 'a.b@c.com', 'a@b'],
    ['(ab)+', 'abab', 'aba'],
    ['sim|não', 'não', 'naosim'],
    ['(?=.*\\d)(?=.*[A-Z]).{8,}', 'Abcdefg1', 'abcdefg1'],
    ['[^\\]]+', 'abc', 'a]c'],
    ['', '', 'x'],
    ['^\\d+$', '42', 'x42'],
  ])('matches %s against the whole value', (source, right, wrong) => {
    const pattern = compilePattern(source);
    expect(pattern?.matches(right)).toBe(true);
    expect(pattern?.matches(wrong)).toBe(false);
  });

  test.each(['.*.*.*x', '\\d*\\d*\\d*\\d*x', '(?=.*a)(?=.*b)(?=.*c).*x', 'a?a?a?a?a?a?a?a?a?a?a{10}x'])(
    'ends soon with %s against a long value',
    (source) => {
      const pattern = compilePattern(source);
      const started = performance.now();
      for (const length of [50, 60, 100, 120, 148, 271, 300, 2000, 5000, 100_000]) {
        pattern?.matches('1'.repeat(length));
        pattern?.matches('a'.repeat(length));
      }
      expect(performance.now() - started).toBeLessThan(1000);
    },
  );
});

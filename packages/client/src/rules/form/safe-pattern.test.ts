import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectToEnd } from '../../testing/expect-to-end.ts';
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
    '(a+){0000000000000000000001,}',
    '(a+){01,}',
    '(a+){1,0000000000000000000099}',
    '(a+){00}',
    '(a+){99999999999999999999}',
    '(a+){1,99999999999999999999999}',
    '(a|a){000000000000000000000000000000002,}b',
    'a{10000}',
    'a{3,2}',
    `(?:a+){${'0'.repeat(400)}1,}`,
    `(a+){${'9'.repeat(400)}}`,
    '(?:(a+){0000000000000000000001,})?',
    '(?=(a+){0000000000000000000001,}b)',
  ])('C5.06 refuses the quantifier of %s', (source) => expect(compilePattern(source)).toBeNull());

  test('C5.06 tests shorter values with a pattern that compares many characters in each way', () => {
    const long = compilePattern('[ab]*[ab]*[ab]{1000}c');
    expect(long?.maxLength).toBeLessThan(200);
    expectToEnd(() => void long?.matches('a'.repeat(long.maxLength)));
    expect(compilePattern('.*urgente.*')?.maxLength).toBeGreaterThan(1800);
    expect(compilePattern('\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}')?.maxLength).toBe(4096);
  });

  const atoms = ['a', '.', '[ab]', '\\w', '(a+)', '(a|aa)', '(?:a?)', '(?=a+)'];
  const counts = fc.oneof(fc.nat(3), fc.nat(2000)).chain((n) => fc.nat(30).map((zeros) => '0'.repeat(zeros) + n));
  const quantifiers = fc.oneof(
    fc.constantFrom('*', '+', '?', '*?', '+?', '??', '', '{', '{,3}', '{a}', '{1', '{1,'),
    fc.tuple(counts, fc.option(fc.option(counts)), fc.boolean()).map(([least, most, isLazy]) => {
      return `{${least}${most === null ? '' : `,${most ?? ''}`}}${isLazy ? '?' : ''}`;
    }),
  );
  const pieces = fc.tuple(fc.constantFrom(...atoms), quantifiers).map((parts) => parts.join(''));

  test('C5.06 ends with every accepted pattern, whatever its quantifiers', () => {
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 4 }), fc.boolean(), (parts, isGrouped) => {
        const source = isGrouped ? `(${parts.join('')})b` : `${parts.join('')}b`;
        const pattern = compilePattern(source);
        if (pattern === null) return;
        expectToEnd(() => {
          for (const length of [30, 100, pattern.maxLength]) pattern.matches('a'.repeat(length));
        });
      }),
      { numRuns: 400, seed: 506 },
    );
  });

  test('C5.06 does not test a value of more than 4,096 characters', () => {
    const pattern = compilePattern('a*');
    expect(pattern?.maxLength).toBe(4096);
    expect(pattern?.matches('a'.repeat(4096))).toBe(true);
    expect(pattern?.matches('a'.repeat(4097))).toBe(false);
  });

  test('accepts a brace that begins no count, as the platform does', () => {
    expect(compilePattern('a{x}')?.matches('a{x}')).toBe(true);
    expect(compilePattern('a{,3}')?.matches('a{,3}')).toBe(true);
  });

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
    'ends with %s against a long value',
    (source) => {
      const pattern = compilePattern(source);
      expectToEnd(() => {
        for (const length of [50, 60, 100, 120, 148, 271, 300, 2000, 5000, 100_000]) {
          pattern?.matches('1'.repeat(length));
          pattern?.matches('a'.repeat(length));
        }
      });
    },
  );
});

import { exchangeSigns, formatNumber, parseNumber, pointSigns, readNumber } from '@tramita/client/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TypedNumber, typeNumber } from './number-typing.ts';

const empty: TypedNumber = { text: '', caret: 0 };
const type = (keys: string, signs = pointSigns): TypedNumber =>
  [...keys].reduce(
    (typed, inserted) => typeNumber(typed, { start: typed.caret, end: typed.caret, inserted }, signs),
    empty,
  );
const paste = (inserted: string): TypedNumber => typeNumber(empty, { start: 0, end: 0, inserted }, pointSigns);

test.each([
  ['35000', '35,000', 35_000],
  ['35000.50', '35,000.50', 35_000.5],
  ['35,000.50', '35,000.50', 35_000.5],
  ['1234567', '1,234,567', 1_234_567],
  ['0.125', '0.125', 0.125],
  ['1,234', '1,234', 1234],
  ['1.234', '1.234', 1.234],
  ['0,5', '0.5', 0.5],
  ['-12', '-12', -12],
])('E11.03 C8.01 in English, the keys %s show %s', (keys, text, value) => {
  expect(type(keys)).toMatchObject({ text, caret: text.length });
  expect(parseNumber('float', text, pointSigns)).toBe(value);
});

test.each([
  ['1,234.56', '1,234.56'],
  ['1.234,56', '1,234.56'],
  ['1234.56', '1,234.56'],
  ['1 234.56', '1,234.56'],
  ['R$ 1,234.56', '1,234.56'],
  ['3,500', '3,500'],
  ['1.234', '1.234'],
  ['0.5', '0.5'],
  ['12.05.2026', '12.05.2026'],
  ['2 x 35.00', '2 x 35.00'],
])('E11.03 C8.02 in English, pasted %j shows %j', (pasted, text) => {
  expect(paste(pasted).text).toBe(text);
});

test('E11.03 C8.01 every digit typed in English is kept, and the value equals the one typed in Portuguese', () => {
  const number = fc.tuple(
    fc.constantFrom('', '-'),
    fc.stringMatching(/^[1-9]\d{0,10}$/),
    fc.stringMatching(/^\d{0,4}$/),
  );
  fc.assert(
    fc.property(number, ([sign, whole, decimals]) => {
      const keys = `${sign}${whole}${decimals && `.${decimals}`}`;
      const { text } = type(keys);
      expect(text.replaceAll(',', '')).toBe(keys);
      const value = parseNumber('float', text, pointSigns);
      expect(value).toBe(Number(keys));
      expect(parseNumber('float', exchangeSigns(text, pointSigns))).toBe(value);
      expect(readNumber(formatNumber('float', Number(keys), pointSigns), pointSigns)).toBe(String(Number(keys)));
    }),
  );
});

import { formatNumber, type NumberKind, parseNumber, readNumber } from '@tramita/client/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextEdit } from '../../ui/typing/text-edit.ts';
import { type TypedNumber, typeNumber } from './number-typing.ts';

const empty: TypedNumber = { text: '', caret: 0 };

/** Types keys at the caret, one after another. */
const type = (keys: string, from = empty): TypedNumber =>
  [...keys].reduce((typed, inserted) => typeNumber(typed, { start: typed.caret, end: typed.caret, inserted }), from);

const at = (typed: TypedNumber, caret: number): TypedNumber => ({ ...typed, caret });
const backspace = (typed: TypedNumber): TypedNumber =>
  typed.caret === 0 ? typed : typeNumber(typed, { start: typed.caret - 1, end: typed.caret, inserted: '' });
const forwardDelete = (typed: TypedNumber): TypedNumber =>
  typed.caret === typed.text.length
    ? typed
    : typeNumber(typed, { start: typed.caret, end: typed.caret + 1, inserted: '', direction: 'forward' });
const paste = (inserted: string, from = empty): TypedNumber =>
  typeNumber(from, { start: from.caret, end: from.caret, inserted });
const withCaret = ({ text, caret }: TypedNumber): string => `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('typing', () => {
  test.each([
    ['35000', '35.000'],
    ['12345', '12.345'],
    ['1234567', '1.234.567'],
    ['9999999999999', '9.999.999.999.999'],
    ['1234567,89', '1.234.567,89'],
    ['1234567.89', '1.234.567,89'],
    ['0,5', '0,5'],
    ['.5', ',5'],
    ['-1234,125', '-1.234,125'],
    ['0.125', '0,125'],
    ['1234.567', '1.234,567'],
    ['12,345', '12,345'],
    ['1,2,3.4', '1,234'],
    ['x12a5 7', '1.257'],
    ['12-3', '123'],
    ['007', '007'],
  ])('C8.01 %s shows %s', (keys, text) => {
    expect(type(keys)).toMatchObject({ text, caret: text.length });
  });

  test('C8.02 a typed period separates thousands if exactly three digits follow, as in pasted text', () => {
    const shown = [...'1.234.567'].map((_, index, keys) => type(keys.slice(0, index + 1).join('')).text);
    expect(shown).toEqual(['1', '1,', '1,2', '1,23', '1.234', '1.234,', '1.234,5', '1.234,56', '1.234.567']);
    expect(type('12.3456').text).toBe('12,3456');
    expect(type('35.000', type('-')).text).toBe('-35.000');
    expect(backspace(type('35.00')).text).toBe('35,0');
    expect(type('00', backspace(type('35.00'))).text).toBe('35.000');
    expect(backspace(type('35.000')).text).toBe('3.500');
  });

  test('C8.01 keeps the caret after the typed digit', () => {
    expect(withCaret(type('9', at(type('1234567'), 1)))).toBe('19|.234.567');
    expect(withCaret(type('9', at(type('123456'), 3)))).toBe('1.239|.456');
    expect(withCaret(type('9', at(type('1234,5'), 5)))).toBe('12.349|,5');
    expect(withCaret(type('5', at(type('-12'), 0)))).toBe('-5|12');
    expect(withCaret(type('-', at(type('1234'), 0)))).toBe('-|1.234');
  });

  test('C8.01 deletes the digit next to a period, not only the period', () => {
    expect(withCaret(backspace(at(type('1234'), 2)))).toBe('|234');
    expect(withCaret(forwardDelete(at(type('1234'), 1)))).toBe('1|34');
    expect(withCaret(backspace(at(type('1234567'), 6)))).toBe('123|.567');
  });

  test('C8.01 moves over an existing separator and ignores a second one elsewhere', () => {
    expect(withCaret(type(',', at(type('1234,5'), 5)))).toBe('1.234,|5');
    expect(withCaret(type('.', at(type('1234'), 1)))).toBe('1.|234');
    expect(withCaret(type('.', at(type('1234'), 3)))).toBe('12,|34');
    expect(withCaret(type(',', at(type('1234,5'), 3)))).toBe('1.2|34,5');
  });

  test('C8.01 keeps zeros that become leading zeros after a deletion', () => {
    const zeros = backspace(at(type('1000'), 1));
    expect(withCaret(zeros)).toBe('|000');
    expect(withCaret(type('2', zeros))).toBe('2|.000');
  });

  test('C8.01 an ignored key does not delete the selected digits', () => {
    expect(typeNumber(type('1234'), { start: 0, end: 5, inserted: 'x' }).text).toBe('1.234');
    expect(typeNumber(type('1234'), { start: 0, end: 5, inserted: '7' }).text).toBe('7');
  });
});

describe('pasting', () => {
  test.each([
    ['1.234,56', '1.234,56'],
    ['1,234.56', '1.234,56'],
    ['1234.56', '1.234,56'],
    ['1 234,56', '1.234,56'],
    ['1\u00a0234,56', '1.234,56'],
    ['R$ 1.234,56', '1.234,56'],
    ['R$\u00a0-1.234,56', '-1.234,56'],
    ['-R$ 5', '-5'],
    ['35000', '35.000'],
    ['3.500', '3.500'],
    ['1.234', '1.234'],
    ['0,5', '0,5'],
    ['-12', '-12'],
    ['\u221212', '-12'],
    ['1.234.567', '1.234.567'],
    ['1,234,567', '1.234.567'],
    ['1,234,567.8', '1.234.567,8'],
    [' 42 ', '42'],
  ])('C8.02 %j shows %j', (pasted, text) => expect(paste(pasted).text).toBe(text));

  test.each(['2 x 35,00', '12.05.2026', '11 98765-4321', 'abc', '1,2,3', '1.84,00'])(
    'C8.05 %j is not a number and stays as pasted until it is corrected',
    (pasted) => {
      expect(paste(pasted)).toEqual({ text: pasted, caret: pasted.length });
      expect(parseNumber('float', paste(pasted).text)).toBeNull();
    },
  );

  test('C8.02 inserts the pasted digits at the caret', () => {
    expect(withCaret(paste('34', at(type('1256'), 3)))).toBe('123.4|56');
    expect(withCaret(paste('3.500', type('1')))).toBe('13.500|');
    expect(withCaret(paste('.500,00', type('12')))).toBe('12.500,00|');
    expect(withCaret(paste('1,5', type('2,5')))).toBe('2,51,5|');
    expect(type('9', backspace(backspace(paste('1,5', type('2,5'))))).text).toBe('2,519');
  });
});

/** A plain text editor without formatting, used as the reference. */
interface Plain {
  text: string;
  caret: number;
}

type Key = { key: string } | { move: number } | { select: number };

const edits = (mark: string) =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ key: fc.constantFrom(...'0123456789') }) },
      { weight: 1, arbitrary: fc.record({ key: fc.constantFrom('Backspace', 'Delete', mark, 'x') }) },
      { weight: 1, arbitrary: fc.record({ move: fc.nat(30) }) },
      { weight: 1, arbitrary: fc.record({ select: fc.nat(30) }) },
    ),
    { maxLength: 40 },
  );

/** Applies an edit to both editors, at the same position between the same digits. */
function press(plain: Plain, typed: TypedNumber, key: Key): [Plain, TypedNumber] {
  const ends = [...typed.text].map((character, index) => (character === '.' ? -1 : index + 1));
  const places = [0, ...ends.filter((end) => end > 0)];
  if ('move' in key) {
    const caret = Math.min(key.move, plain.text.length);
    return [
      { ...plain, caret },
      { ...typed, caret: places[caret] ?? 0 },
    ];
  }
  const last = 'select' in key ? Math.min(key.select, plain.text.length) : plain.caret;
  const [start, end] = [Math.min(plain.caret, last), Math.max(plain.caret, last)];
  const change = (from: number, to: number, inserted: string, direction?: TextEdit['direction']) => {
    const hasMark = `${plain.text.slice(0, from)}${plain.text.slice(to)}`.includes(',');
    if (inserted === 'x') return [plain, typed] as [Plain, TypedNumber];
    const isOver = inserted === ',' && plain.text[to] === ',';
    const written = inserted === ',' && hasMark ? '' : inserted;
    const next: Plain =
      inserted === ',' && hasMark
        ? { ...plain, caret: isOver ? plain.caret + 1 : plain.caret }
        : { text: plain.text.slice(0, from) + written + plain.text.slice(to), caret: from + written.length };
    return [next, typeNumber(typed, { start: places[from] ?? 0, end: places[to] ?? 0, inserted, direction })] as [
      Plain,
      TypedNumber,
    ];
  };
  if ('select' in key) return change(start, end, '');
  if (key.key === 'Backspace') return plain.caret === 0 ? [plain, typed] : change(plain.caret - 1, plain.caret, '');
  if (key.key === 'Delete') {
    return plain.caret === plain.text.length ? [plain, typed] : change(plain.caret, plain.caret + 1, '', 'forward');
  }
  return change(plain.caret, plain.caret, key.key);
}

const plainOf = ({ text }: TypedNumber): string => text.replaceAll('.', '');

describe('any keys', () => {
  const number = fc.tuple(
    fc.constantFrom('', '-'),
    fc.stringMatching(/^[1-9]\d{0,12}$/),
    fc.stringMatching(/^\d{0,8}$/),
    fc.constantFrom(',', '.'),
  );

  test('C8.01 keeps every digit of any typed number with up to 13 digits and any decimals', () => {
    fc.assert(
      fc.property(number, ([sign, whole, decimals, mark]) => {
        const keys = `${sign}${whole}${decimals && `${mark}${decimals}`}`;
        const typed = type(keys);
        // the one ambiguous form, read as thousands
        const isThousands = mark === '.' && decimals.length === 3 && whole.length <= 3;
        const digits = isThousands ? `${sign}${whole}${decimals}` : keys.replace('.', ',');
        expect(plainOf(typed)).toBe(digits);
        expect(typed.text).toBe(paste(keys).text);
        if (whole.length + decimals.length > 15) return;
        expect(parseNumber('float', typed.text)).toBe(Number(digits.replace(',', '.')));
      }),
      { numRuns: 500 },
    );
  });

  test('C8.01 edits at any position give the same digits as plain text', () => {
    fc.assert(
      fc.property(edits(','), (keys) => {
        let plain: Plain = { text: '', caret: 0 };
        let typed = empty;
        for (const key of keys) {
          [plain, typed] = press(plain, typed, key);
          expect(plainOf(typed)).toBe(plain.text);
          expect(typed.text.slice(0, typed.caret).replaceAll('.', '')).toBe(plain.text.slice(0, plain.caret));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('C8.01 periods at any position neither lose nor add digits', () => {
    fc.assert(
      fc.property(edits('.'), (keys) => {
        let [plain, typed]: [Plain, TypedNumber] = [{ text: '', caret: 0 }, empty];
        for (const key of keys) {
          const before = typed.text.replace(/\D/g, '');
          if ('key' in key && /^\d$/.test(key.key)) {
            typed = typeNumber(typed, { start: typed.caret, end: typed.caret, inserted: key.key });
            expect(typed.text.replace(/\D/g, '')).toHaveLength(before.length + 1);
          } else if ('key' in key && key.key === '.') {
            typed = typeNumber(typed, { start: typed.caret, end: typed.caret, inserted: '.' });
            expect(typed.text.replace(/\D/g, '')).toBe(before);
          } else [plain, typed] = press({ text: plainOf(typed), caret: plain.caret }, typed, { move: 3 });
          expect(readNumber(typed.text)).toBe(plainOf(typed));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test.each<NumberKind>(['integer', 'float', 'money'])('C8.05 leaving a %s field changes its format only', (kind) => {
    fc.assert(
      fc.property(number, ([sign, whole, decimals]) => {
        const { text } = type(`${sign}${whole}${decimals && `,${decimals}`}`);
        const value = parseNumber(kind, text);
        if (value !== null) expect(parseNumber(kind, formatNumber(kind, value))).toBe(value);
        else expect(kind === 'float' ? whole.length + decimals.length : decimals.length).toBeGreaterThan(0);
      }),
    );
  });
});

import { masks } from '@tramita/client/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typeDate } from '../DateInput/date-typing.ts';
import { isClockTime, typeTime } from '../TimeInput/time-typing.ts';
import { type SlotFormat, typeIntoSlots } from './slot-typing.ts';
import type { TextEdit, TypedText } from './text-edit.ts';

type Edit = (before: TypedText, edit: TextEdit) => TypedText;
const empty: TypedText = { text: '', caret: 0 };
const into =
  (format: SlotFormat): Edit =>
  (before, edit) =>
    typeIntoSlots(format, before, edit);
const type = (edit: Edit, keys: string, from = empty): TypedText =>
  [...keys].reduce((typed, inserted) => edit(typed, { start: typed.caret, end: typed.caret, inserted }), from);
const paste = (edit: Edit, inserted: string, from = empty): TypedText =>
  edit(from, { start: from.caret, end: from.caret, inserted });
const at = (typed: TypedText, caret: number): TypedText => ({ ...typed, caret });
const backspace = (edit: Edit, typed: TypedText): TypedText =>
  edit(typed, { start: typed.caret - 1, end: typed.caret, inserted: '' });
const forwardDelete = (edit: Edit, typed: TypedText): TypedText =>
  edit(typed, { start: typed.caret, end: typed.caret + 1, inserted: '', direction: 'forward' });
const withCaret = ({ text, caret }: TypedText): string => `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('masks', () => {
  const cpf = into(masks.cpf);
  const full = type(cpf, '52998224725');

  test('C8.03 formats while typing and ignores keys beyond the last place, at any caret position', () => {
    expect(withCaret(full)).toBe('529.982.247-25|');
    expect(type(cpf, '9', full).text).toBe('529.982.247-25');
    expect(withCaret(type(cpf, '9', at(full, 3)))).toBe('529|.982.247-25');
    expect(type(cpf, 'x', full).text).toBe('529.982.247-25');
  });

  test('C8.03 deletes the digit next to punctuation and keeps the caret there', () => {
    expect(withCaret(backspace(cpf, at(full, 4)))).toBe('52|9.822.472-5');
    expect(withCaret(forwardDelete(cpf, at(full, 3)))).toBe('529|.822.472-5');
    expect(withCaret(type(cpf, '1', backspace(cpf, at(full, 4))))).toBe('521|.982.247-25');
    expect(withCaret(type(cpf, '.', at(full, 3)))).toBe('529.|982.247-25');
    expect(withCaret(cpf(full, { start: 4, end: 7, inserted: '1' }))).toBe('529.1|24.725');
  });

  test.each([
    ['cpf', '529.982.247-25', '529.982.247-25'],
    ['cpf', 'CPF 529982247-25', '529.982.247-25'],
    ['cell', '+55 11 98765-4321', '(11) 98765-4321'],
    ['cell', '011 98765 4321', '(11) 98765-4321'],
    ['telephone', '+55 (11) 3333-4444', '(11) 3333-4444'],
    ['cep', '01310 100', '01310-100'],
    ['rg', '12.345.678-x', '12.345.678-X'],
    ['cnpj', '11.222.333/0001-81', '11.222.333/0001-81'],
    ['cpf', '529982247251234', '529982247251234'],
    ['cep', '01310-1000', '01310-1000'],
  ] as const)('C8.03 %s formats the pasted %j as %j', (mask, pasted, shown) => {
    expect(paste(into(masks[mask]), pasted).text).toBe(shown);
    expect(masks[mask].isComplete(shown)).toBe(shown !== pasted || masks[mask].format(shown) === shown);
  });

  test('C8.03 keeps pasted digits that do not fit until enough are deleted', () => {
    const long = paste(into(masks.cep), '01310-1000');
    expect(backspace(into(masks.cep), long).text).toBe('01310-100');
    expect(paste(cpf, '99', at(full, 3)).text).toBe('52999.982.247-25');
  });

  test('C8.03 keeps a letter that moves into a place for digits', () => {
    const rg = into(masks.rg);
    const shorter = forwardDelete(rg, at(type(rg, '12345678x'), 0));
    expect(shorter.text).toBe('2.345.678-X');
    expect(withCaret(type(rg, '9', shorter))).toBe('9|2.345.678-X');
  });

  test('C8.03 contains the same digits as a plain input after any keys at any caret position', () => {
    const keys = fc.array(fc.oneof(fc.constantFrom(...'0123456789'), fc.constantFrom('<', '>'), fc.nat(11)), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(keys, (pressed) => {
        let [plain, caret, typed] = ['', 0, empty];
        const place = (count: number) => {
          let seen = 0;
          for (let index = 0; index < typed.text.length; index += 1) {
            if (seen === count) return index;
            if (/\d/.test(typed.text[index] ?? '')) seen += 1;
          }
          return typed.text.length;
        };
        for (const key of pressed) {
          if (typeof key === 'number') {
            caret = Math.min(key, plain.length);
            typed = at(typed, place(caret));
          } else if (key === '<') {
            if (caret === 0) continue;
            plain = plain.slice(0, caret - 1) + plain.slice(caret);
            caret -= 1;
            typed = backspace(cpf, typed);
          } else if (key === '>') {
            if (caret === plain.length) continue;
            plain = plain.slice(0, caret) + plain.slice(caret + 1);
            typed = forwardDelete(cpf, typed);
          } else {
            if (plain.length === 11) continue;
            plain = plain.slice(0, caret) + key + plain.slice(caret);
            caret += 1;
            typed = type(cpf, key, typed);
          }
          expect(typed.text.replace(/\D/g, '')).toBe(plain);
          expect(typed.text.slice(0, typed.caret).replace(/\D/g, '')).toBe(plain.slice(0, caret));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('dates', () => {
  test.each([
    ['21112026', '21/11/2026'],
    ['21/11/2026', '21/11/2026'],
    ['1/2/2026', '01/02/2026'],
    ['1-2-2026', '01/02/2026'],
    ['211120269', '21/11/2026'],
    ['2111', '21/11'],
  ])('C8.03 %s typed shows %s', (keys, shown) => expect(type(typeDate, keys).text).toBe(shown));

  test.each([
    ['2026-11-21', '21/11/2026'],
    ['2026-11-21T10:00:00Z', '21/11/2026'],
    ['1/2/2026', '01/02/2026'],
    ['21.11.2026', '21/11/2026'],
    [' 21/11/2026 ', '21/11/2026'],
    ['21112026', '21/11/2026'],
    ['21/11', '21/11'],
    ['21 de novembro', '21 de novembro'],
    ['1/2/26', '1/2/26'],
  ])('C8.03 %j pasted shows %j', (pasted, shown) => expect(paste(typeDate, pasted).text).toBe(shown));

  test('C8.03 applies edits in the middle of a date', () => {
    const full = type(typeDate, '21112026');
    expect(withCaret(backspace(typeDate, at(full, 3)))).toBe('2|1/12/026');
    expect(withCaret(type(typeDate, '2', backspace(typeDate, at(full, 3))))).toBe('22|/11/2026');
    expect(withCaret(type(typeDate, '/', at(full, 2)))).toBe('21/|11/2026');
    expect(withCaret(typeDate(full, { start: 3, end: 5, inserted: '1' }))).toBe('21/1|2/026');
  });
});

describe('times', () => {
  test.each([
    ['1430', '14:30'],
    ['14:30', '14:30'],
    ['8:05', '08:05'],
    ['8h05', '08:05'],
    ['14305', '14:30'],
    ['14', '14'],
    ['14:3', '14:3'],
  ])('C8.03 %s typed shows %s', (keys, shown) => expect(type(typeTime, keys).text).toBe(shown));

  test.each([
    ['08:30:00', '08:30'],
    ['8h30', '08:30'],
    [' 14:30 ', '14:30'],
    ['1430', '14:30'],
    ['2:30 PM', '2:30 PM'],
    ['meio-dia', 'meio-dia'],
  ])('C8.03 %j pasted shows %j', (pasted, shown) => expect(paste(typeTime, pasted).text).toBe(shown));

  test('C8.03 applies edits in the middle of a time', () => {
    const full = type(typeTime, '1430');
    expect(withCaret(backspace(typeTime, at(full, 3)))).toBe('1|3:0');
    expect(withCaret(type(typeTime, ':', at(full, 2)))).toBe('14:|30');
  });

  test('a time has 24 hours of 60 minutes', () => {
    expect(['00:00', '08:30', '23:59'].every(isClockTime)).toBe(true);
    expect(['', '8:30', '24:00', '08:60', '08:3', '2:30 PM'].some(isClockTime)).toBe(false);
  });
});

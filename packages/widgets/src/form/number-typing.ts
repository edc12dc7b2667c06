import type { NumberKind } from '@tramita/client/rules';

/** A live input's text with the place of the caret in it. */
export interface TypedText {
  text: string;
  caret: number;
}

/** Most digits before the comma: what a number holds exactly, with two decimals to spare. */
const mostDigits = 13;
const mostDecimals = { integer: 0, money: 2, float: 10 } as const satisfies Record<NumberKind, number>;

/**
 * Where the decimals begin in what was typed or pasted. A point counts as the comma when it was typed just now, and
 * when it is the only one and no group of three digits follows, as in "1842.9".
 */
function decimalMark(text: string, caret: number): number {
  const comma = text.indexOf(',');
  if (comma >= 0) return comma;
  if (text[caret - 1] === '.') return caret - 1;
  const point = text.indexOf('.');
  const isGroup = /^\d{3}(?!\d)/.test(text.slice(point + 1));
  return point >= 0 && point === text.lastIndexOf('.') && !isGroup ? point : -1;
}

const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/**
 * What a number input shows for what was typed: groups of three, one comma, no other characters, and the caret
 * behind the same digit as before.
 */
export function typeNumber(kind: NumberKind, text: string, caret: number): TypedText {
  const mark = decimalMark(text, caret);
  const whole = mark < 0 ? text : text.slice(0, mark);
  const sign = whole.trimStart().startsWith('-') ? '-' : '';
  const digits = whole
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits);
  const decimals =
    mark < 0
      ? ''
      : text
          .slice(mark + 1)
          .replace(/\D/g, '')
          .slice(0, mostDecimals[kind]);
  const hasMark = mark >= 0 && mostDecimals[kind] > 0;
  const shown = `${sign}${groupThousands(digits)}${hasMark ? `,${decimals}` : ''}`;

  // the caret keeps its distance to the end, counted in characters that carry the value
  const carries = (part: string): number => part.replace(/[^\d,]/g, '').length;
  let after = carries(mark >= caret ? `${text.slice(caret, mark)},${text.slice(mark + 1)}` : text.slice(caret));
  if (!hasMark && mark >= caret) after = text.slice(caret, mark).replace(/\D/g, '').length;
  let place = shown.length;
  while (place > 0 && after > 0) {
    place -= 1;
    if (/[\d,]/.test(shown[place] ?? '')) after -= 1;
  }
  return { text: shown, caret: place };
}

import { commaSigns, exchangeSigns, type NumberSigns } from './number-signs.ts';

/** Kinds of numbers in form fields. */
export type NumberKind = 'integer' | 'float' | 'money';

/** Maximum number of significant digits that JSON transfers without loss. */
const mostDigits = 15;

/** Inserts a point between groups of three digits. Digits with a leading zero stay unchanged: `0.005` would be a decimal. */
function groupThousands(digits: string): string {
  if (digits.length < 4 || digits.startsWith('0')) return digits;
  const head = digits.length % 3 || 3;
  return [digits.slice(0, head), ...(digits.slice(head).match(/\d{3}/g) ?? [])].join('.');
}

/** Returns the digits of a positive number without exponent, rounded to remove errors of computations (`0.1 + 0.2`). */
function plainDigits(value: number): [whole: string, decimals: string] {
  const [digits = '0', power = '0'] = value
    .toExponential(mostDigits - 1)
    .replace('.', '')
    .split('e');
  const point = Number(power) + 1;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  return [padded.slice(0, at), padded.slice(at).replace(/0+$/, '')];
}

/**
 * Formats a number, by default in pt-BR: '.' between thousands, ',' before up to `decimals` decimals; exactly that many if
 * `fixed`.
 */
export function formatDecimal(value: number, decimals = 10, fixed = false, signs: NumberSigns = commaSigns): string {
  if (!Number.isFinite(value)) return '';
  const [whole = '0', part = ''] = Math.abs(value).toFixed(decimals).split('.');
  const shown = fixed ? part : part.replace(/0+$/, '');
  const sign = value < 0 && (Number(whole) !== 0 || Number(shown) !== 0) ? '-' : '';
  return exchangeSigns(`${sign}${groupThousands(whole)}${shown === '' ? '' : `,${shown}`}`, signs);
}

/** Formats an amount of money, by default in pt-BR, with two decimals: `1.842,90`, optionally with the prefix `R$ `. */
export function formatMoney(value: number, prefix = false, signs: NumberSigns = commaSigns): string {
  const text = formatDecimal(value, 2, true, signs);
  return prefix && text !== '' ? `R$ ${text}` : text;
}

/** Formats a number for its field, with all its decimals; money has at least two. */
export function formatNumber(kind: NumberKind, value: number, signs: NumberSigns = commaSigns): string {
  if (!Number.isFinite(value)) return '';
  const [whole, decimals] = plainDigits(Math.abs(value));
  const shown = kind === 'money' ? decimals.padEnd(2, '0') : decimals;
  return exchangeSigns(`${value < 0 ? '-' : ''}${groupThousands(whole)}${shown === '' ? '' : `,${shown}`}`, signs);
}

/**
 * Formats digits and at most one decimal sign as number fields show them while they are edited: groups of three before
 * that sign; neither zeros nor decimals are added or removed.
 */
export function groupNumber(text: string, signs: NumberSigns = commaSigns): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d*)(.*)$/s.exec(text) ?? [];
  return `${sign}${exchangeSigns(groupThousands(whole), signs)}${rest}`;
}

const wholeGroups = {
  '.': /^\d{1,3}(\.\d{3})+$/,
  ',': /^\d{1,3}(,\d{3})+$/,
  ' ': /^\d{1,3}( \d{3})+$/,
};

/** Returns the digits before the decimal mark without the marks between thousands, or null if those are misplaced. */
function ungroup(whole: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  const mark = Object.entries(wholeGroups).find(([, pattern]) => pattern.test(whole));
  return mark ? whole.replaceAll(mark[0], '') : null;
}

/** Returns whether the only mark in the text, a point, separates thousands: true for `1.234`, false for `0.125`, `1234.567`. */
const isThousandsPoint = (text: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/.test(text);

/** Returns where the decimals begin, or -1: at the last of two different marks, a comma, or a point not between thousands. */
function decimalMark(text: string): number {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return Math.max(comma, point);
  if (comma >= 0) return text.indexOf(',') === comma ? comma : -1;
  return text.indexOf('.') === point && !isThousandsPoint(text) ? point : -1;
}

/**
 * Reads a number in any common notation and returns it as `-1234,56`: no marks between thousands, the decimal sign before
 * the decimals. Accepts `1.234,56`, `1,234.56`, `1234.56`, `1 234,56`, `R$ 1.234,56` and `-12`; reads the ambiguous
 * `1.234`, or with `pointSigns` `1,234`, as thousands. Returns null for any other text, and an empty text for an empty
 * one.
 */
export function readNumber(text: string, signs: NumberSigns = commaSigns): string | null {
  const plain = exchangeSigns(text, signs)
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const [, before = '', after = '', amount = ''] = /^(-? ?)(?:R\$ ?(-? ?))?(.*)$/i.exec(plain) ?? [];
  const sign = `${before}${after}`.trim();
  if (!/^-?$/.test(sign) || !/^[\d., ]*$/.test(amount)) return null;
  const mark = decimalMark(amount);
  const whole = ungroup(mark < 0 ? amount : amount.slice(0, mark));
  const decimals = mark < 0 ? '' : amount.slice(mark + 1);
  if (whole === null || !/^\d*$/.test(decimals)) return null;
  return `${sign}${whole}${mark < 0 ? '' : `${signs.decimal}${decimals}`}`;
}

/**
 * Parses a number as number fields write it, by default in pt-BR: '.' only between groups of three digits, ',' before
 * decimals, `R$` and blanks allowed. Returns null if it is not a number, or has more digits than a number can hold.
 */
export function parseDecimal(text: string, signs: NumberSigns = commaSigns): number | null {
  const bare = exchangeSigns(text, signs)
    .replace(/\s|\u00a0/g, '')
    .replace(/^(-?)R\$(-?)/, '$1$2');
  if (!/^-?(\d+|\d{1,3}(\.\d{3})+)?(,\d*)?$/.test(bare) || !/\d/.test(bare)) return null;
  if (countDigits(bare) > mostDigits) return null;
  // no negative zero, which would not be equal to the server's value
  return Number(bare.replaceAll('.', '').replace(',', '.')) || 0;
}

/** Counts the significant digits, without leading zeros and without zeros at the end of the decimals. */
function countDigits(text: string): number {
  const [whole = '', decimals = ''] = text.split(',');
  return `${whole}${decimals.replace(/0+$/, '')}`.replace(/\D/g, '').replace(/^0+/, '').length;
}

/** Why a text is not a number of its kind; null if it is one. */
export type NumberProblem = 'number' | 'digits' | 'integer' | 'cents';

/** Returns why a text in a number field is invalid, or null if it is a number of this kind. */
export function numberProblem(kind: NumberKind, text: string, signs: NumberSigns = commaSigns): NumberProblem | null {
  const written = exchangeSigns(text, signs);
  if (parseDecimal(written) === null)
    return countDigits(written) > mostDigits && /^[-\d.,\s]+$/.test(text) ? 'digits' : 'number';
  const decimals = (written.split(',')[1] ?? '').replace(/0+$/, '').length;
  if (kind === 'integer' && decimals > 0) return 'integer';
  return kind === 'money' && decimals > 2 ? 'cents' : null;
}

/** Parses a text of a number field; null if it is not a number, not whole (integer) or has parts of a cent (money). */
export function parseNumber(kind: NumberKind, text: string, signs: NumberSigns = commaSigns): number | null {
  return numberProblem(kind, text, signs) === null ? parseDecimal(text, signs) : null;
}

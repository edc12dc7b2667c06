import { commaSigns, exchangeSigns, groupNumber, type NumberSigns, readNumber } from '@tramita/client/rules';
import type { TextEdit, TypedText } from '../../ui/typing/text-edit.ts';

/**
 * The text of a number input: digits in groups of three with at most one comma, or pasted text that is not a number.
 */
export interface TypedNumber extends TypedText {
  /**
   * The text as typed, if it contains a period typed at its end. Only the following digits decide whether that period
   * starts the decimals or separates thousands.
   */
  pointed?: string;
}

const shape = /^-?\d*(,\d*)?$/;
const withoutPoints = (text: string): string => text.replaceAll('.', '');
/** Returns the number of significant characters; periods between thousands do not count. */
const significant = (text: string): number => withoutPoints(text).length;

/** Formats a number with periods; the caret keeps the same number of digits after it. */
function place(text: string, after: number): TypedNumber {
  const shown = groupNumber(text);
  let caret = shown.length;
  let left = after;
  while (left > 0 && caret > 0) {
    caret -= 1;
    if (shown[caret] !== '.') left -= 1;
  }
  // between a digit and a period, the caret is next to the digit
  while (shown[caret - 1] === '.') caret -= 1;
  return { text: shown, caret };
}

/** Formats a text in any notation; text that is not a number stays unchanged. */
function take(text: string, caret: number): TypedNumber {
  const read = readNumber(text);
  return read === null ? { text, caret } : place(read, significant(text.slice(caret).replace(/[^\d,]/g, '')));
}

/** Parses text typed with periods so far: the last one separates thousands only if exactly three digits follow it. */
function readPointed(pointed: string): string {
  const read = readNumber(pointed);
  const last = pointed.lastIndexOf('.');
  return read?.includes(',') === false ? read : `${withoutPoints(pointed.slice(0, last))},${pointed.slice(last + 1)}`;
}

const showPointed = (pointed: string): TypedNumber => ({ ...place(readPointed(pointed), 0), pointed });

/** Applies an edit at the end of a text with a typed period; null if the edit decides the meaning of the period. */
function continuePointed({ text, pointed }: TypedNumber, edit: TextEdit): TypedNumber | null {
  if (pointed === undefined || edit.end !== text.length) return null;
  if (/^\d+$/.test(edit.inserted) && edit.start === text.length) {
    return [...edit.inserted].reduce<TypedNumber>((typed, digit) => showPointed(`${typed.pointed}${digit}`), {
      text,
      caret: text.length,
      pointed,
    });
  }
  const isDecimal = text.includes(',');
  if (edit.inserted === '.' && edit.start === text.length && !isDecimal) return showPointed(`${pointed}.`);
  if (edit.inserted === '' && isDecimal && edit.start > text.indexOf(',')) {
    return showPointed(pointed.slice(0, pointed.length - (edit.end - edit.start)));
  }
  return null;
}

/** Handles a typed comma or period; a second one moves the caret over an existing one or is ignored. */
function typeMark(mark: string, left: string, right: string): TypedNumber | null {
  const next = right[0];
  if (next === ',' || (next === '.' && mark === '.')) return { text: left + right, caret: left.length + 1 };
  if (`${left}${right}`.includes(',') || (mark === '.' && left.endsWith('.'))) return null;
  if (mark === '.' && right === '') return showPointed(`${withoutPoints(left)}.`);
  return place(withoutPoints(`${left},${right}`), significant(right));
}

/** Returns the digits of a text pasted into a number; null if the result would not be a number. */
function readPart(inserted: string, left: string, right: string): string | null {
  // part of another number that was copied with its period, as in ".500,00" of "12.500,00"
  const isTail = /^(\.\d{3})+(,\d*)?$/.test(inserted) && /\d$/.test(left);
  const part = isTail ? withoutPoints(inserted) : readNumber(inserted);
  return part !== null && shape.test(withoutPoints(`${left}${part}${right}`)) ? part : null;
}

/**
 * Returns the range an edit replaces. Extends a deletion of a period to a digit, and inserts no digit before the sign.
 */
function rangeOf(text: string, { start, end, inserted, direction = 'backward' }: TextEdit): [number, number] {
  if (start === 0 && end === 0 && text.startsWith('-')) return [1, 1];
  if (inserted !== '' || !/^\.+$/.test(text.slice(start, end))) return [start, end];
  return direction === 'backward' ? [Math.max(start - 1, 0), end] : [start, end + 1];
}

/**
 * Returns the text of a number input after an edit. Keeps every digit and never rounds. A key that does not fit a
 * number is ignored; pasted text is parsed in any common notation. Text that is not a number stays unchanged, so that
 * validation rejects it.
 *
 * @param signs those of the text and of the edit
 */
export function typeNumber(before: TypedNumber, edit: TextEdit, signs: NumberSigns = commaSigns): TypedNumber {
  const exchanged = (typed: TypedNumber): TypedNumber => ({
    ...typed,
    text: exchangeSigns(typed.text, signs),
    ...(typed.pointed === undefined ? {} : { pointed: exchangeSigns(typed.pointed, signs) }),
  });
  const inserted = exchangeSigns(edit.inserted, signs);
  return exchanged(typeWithComma(exchanged(before), { ...edit, inserted }));
}

function typeWithComma(before: TypedNumber, edit: TextEdit): TypedNumber {
  const inserted = edit.inserted.replace(/[\u2212\u2012\u2013]/g, '-');
  const followed = continuePointed(before, { ...edit, inserted });
  if (followed) return followed;
  const { text } = before;
  const isNumber = shape.test(withoutPoints(text));
  const [start, end] = isNumber ? rangeOf(text, edit) : [edit.start, edit.end];
  const [left, right] = [text.slice(0, start), text.slice(end)];
  const join = (part: string) => place(withoutPoints(`${left}${part}${right}`), significant(right));
  if (isNumber && /^\d*$/.test(inserted)) return join(inserted);
  if (isNumber && inserted.length === 1) {
    const ignored = { ...before, caret: edit.end };
    if (inserted === ',' || inserted === '.') return typeMark(inserted, left, right) ?? ignored;
    return inserted === '-' && left === '' ? join(inserted) : ignored;
  }
  const part = isNumber && significant(left + right) > 0 ? readPart(inserted, left, right) : null;
  return part === null ? take(`${left}${inserted}${right}`, left.length + inserted.length) : join(part);
}

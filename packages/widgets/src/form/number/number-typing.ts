import { groupNumber, readNumber } from '@tramita/client/rules';
import type { TextEdit, TypedText } from '../../ui/typing/text-edit.ts';

/** The text of a number input: digits in groups of three with at most one comma, or pasted text that is not a number. */
export interface TypedNumber extends TypedText {
  /**
   * The text as typed, if a point was typed at its end. Whether that point starts the decimals or separates thousands
   * is known only after the digits that follow.
   */
  pointed?: string;
}

const shape = /^-?\d*(,\d*)?$/;
const withoutPoints = (text: string): string => text.replaceAll('.', '');
/** Characters that carry value; points between thousands come and go. */
const significant = (text: string): number => withoutPoints(text).length;

/** Shows a number with its points, and the caret before as many digits as there were after it. */
function place(text: string, after: number): TypedNumber {
  const shown = groupNumber(text);
  let caret = shown.length;
  let left = after;
  while (left > 0 && caret > 0) {
    caret -= 1;
    if (shown[caret] !== '.') left -= 1;
  }
  // between a digit and a point, next to the digit
  while (shown[caret - 1] === '.') caret -= 1;
  return { text: shown, caret };
}

/** Shows a whole text that may be in any notation; text that is not a number stays as it is. */
function take(text: string, caret: number): TypedNumber {
  const read = readNumber(text);
  return read === null ? { text, caret } : place(read, significant(text.slice(caret).replace(/[^\d,]/g, '')));
}

/** Reads what was typed with points so far: the last one separates thousands once exactly three digits follow it. */
function readPointed(pointed: string): string {
  const read = readNumber(pointed);
  const last = pointed.lastIndexOf('.');
  return read?.includes(',') === false ? read : `${withoutPoints(pointed.slice(0, last))},${pointed.slice(last + 1)}`;
}

const showPointed = (pointed: string): TypedNumber => ({ ...place(readPointed(pointed), 0), pointed });

/** Follows keys at the end of a text in which a point was typed; null if this edit settles what the point means. */
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

/** A comma or point that was typed; a second one steps over the mark after the caret or is ignored. */
function typeMark(mark: string, left: string, right: string): TypedNumber | null {
  const next = right[0];
  if (next === ',' || (next === '.' && mark === '.')) return { text: left + right, caret: left.length + 1 };
  if (`${left}${right}`.includes(',') || (mark === '.' && left.endsWith('.'))) return null;
  if (mark === '.' && right === '') return showPointed(`${withoutPoints(left)}.`);
  return place(withoutPoints(`${left},${right}`), significant(right));
}

/** The digits of a part that was pasted into a number; null if they do not make a number together with what is around. */
function readPart(inserted: string, left: string, right: string): string | null {
  // a copied part of another number, as in "500,00" of "12.500,00" with its point
  const isTail = /^(\.\d{3})+(,\d*)?$/.test(inserted) && /\d$/.test(left);
  const part = isTail ? withoutPoints(inserted) : readNumber(inserted);
  return part !== null && shape.test(withoutPoints(`${left}${part}${right}`)) ? part : null;
}

/** The range an edit replaces: no deletion of a point alone, which would come back, and no digit in front of the sign. */
function rangeOf(text: string, { start, end, inserted, direction = 'backward' }: TextEdit): [number, number] {
  if (start === 0 && end === 0 && text.startsWith('-')) return [1, 1];
  if (inserted !== '' || !/^\.+$/.test(text.slice(start, end))) return [start, end];
  return direction === 'backward' ? [Math.max(start - 1, 0), end] : [start, end + 1];
}

/**
 * Returns what a number input shows after an edit. Keeps every digit and never rounds. A key that has no place in a number
 * is ignored; pasted text is read in any common notation, and shown as it is if it is not a number, for validation to
 * refuse.
 */
export function typeNumber(before: TypedNumber, edit: TextEdit): TypedNumber {
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

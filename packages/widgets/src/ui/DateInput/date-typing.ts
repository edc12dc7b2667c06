import { type SlotFormat, typeIntoSlots } from '../typing/slot-typing.ts';
import type { TextEdit, TypedText } from '../typing/text-edit.ts';
import { isoToText, maskDate } from './iso-date.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const twoDigits = (text = ''): string => text.padStart(2, '0');

const dateFormat: SlotFormat = {
  size: 8,
  characters: digitsOf,
  format: maskDate,
  read(text) {
    const iso = /^\s*(\d{4}-\d{2}-\d{2})(?:T.*)?\s*$/.exec(text)?.[1];
    if (iso !== undefined) return isoToText(iso);
    const parts = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(text);
    if (parts) return `${twoDigits(parts[1])}/${twoDigits(parts[2])}/${parts[3]}`;
    return /^\s*\d{0,8}\s*$/.test(text) || maskDate(text) === text ? maskDate(text) : null;
  },
};

/**
 * Returns the text of a date input after an edit, in the form dd/MM/yyyy as far as it is typed. A typed slash completes
 * a day or month of one digit; pasted dates may be in the ISO form or have other separators.
 */
export function typeDate(before: TypedText, edit: TextEdit): TypedText {
  const { text } = before;
  const isAtEnd = edit.start === text.length;
  if (isAtEnd && /^[/.\- ]$/.test(edit.inserted) && /^(\d\d\/)?\d$/.test(text)) {
    const padded = text.replace(/\d$/, (digit) => `0${digit}`);
    return { text: padded, caret: padded.length };
  }
  return typeIntoSlots(dateFormat, before, edit);
}

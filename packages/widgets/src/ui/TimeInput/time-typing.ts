import { type SlotFormat, typeIntoSlots } from '../typing/slot-typing.ts';
import type { TextEdit, TypedText } from '../typing/text-edit.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Formats typed text as HH:mm as far as it is typed: keeps the digits and inserts the colon. */
function maskTime(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  return [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join(':');
}

const timeFormat: SlotFormat = {
  size: 4,
  characters: digitsOf,
  format: maskTime,
  read(text) {
    const [, hours, minutes] = /^\s*(\d{1,2})\s*[:.hH]\s*(\d{2})(?:[:.]\d{2})?\s*$/.exec(text) ?? [];
    if (hours && minutes) return `${hours.padStart(2, '0')}:${minutes}`;
    return /^\s*\d{0,4}\s*$/.test(text) ? maskTime(text) : null;
  },
};

/** Returns whether a text is a time of a day with 24 hours, HH:mm. */
export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Returns the text of a time input after an edit, in the form HH:mm as far as it is typed. A typed colon or "h" completes
 * an hour of one digit; pasted times may have seconds or be written like "8h30".
 */
export function typeTime(before: TypedText, edit: TextEdit): TypedText {
  const { text } = before;
  if (edit.start === text.length && /^[:.hH ]$/.test(edit.inserted) && /^\d$/.test(text)) {
    return { text: `0${text}`, caret: 2 };
  }
  return typeIntoSlots(timeFormat, before, edit);
}

import type { TextEdit, TypedText } from './text-edit.ts';

/** A text with a fixed number of places for characters, such as a date or a document number. */
export interface SlotFormat {
  /** Number of places. */
  readonly size: number;
  /** Returns the characters of a text that can fill a place, without punctuation. */
  characters(text: string): string;
  /** Returns the characters with punctuation; drops those that do not fit. */
  format(text: string): string;
  /** Parses a pasted text in any usual notation; null if it has more characters than places. */
  read(text: string): string | null;
}

/** Returns the caret position in a formatted text that has the same number of characters after it as before. */
function caretIn(format: SlotFormat, text: string, after: number): number {
  let caret = text.length;
  while (caret > 0 && format.characters(text.slice(caret)).length < after) caret -= 1;
  // next to the preceding character, not next to the punctuation after it
  while (after > 0 && caret > 0 && format.characters(text.slice(caret - 1, caret)) === '') caret -= 1;
  return caret;
}

/** Extends a deletion of punctuation only, which formatting would insert again, to the adjacent character. */
function rangeOf(format: SlotFormat, text: string, { start, end, inserted, direction }: TextEdit): [number, number] {
  if (inserted !== '' || format.characters(text.slice(start, end)) !== '') return [start, end];
  let [from, to] = [start, end];
  const isEmpty = () => format.characters(text.slice(from, to)) === '';
  if (direction === 'forward') while (to < text.length && isEmpty()) to += 1;
  else while (from > 0 && isEmpty()) from -= 1;
  return [from, to];
}

/**
 * Returns the text of an input with places after an edit. A key without a place is ignored, as are keys when all places
 * are filled; pasted text that does not fit stays unchanged, so that validation rejects it.
 */
export function typeIntoSlots(format: SlotFormat, before: TypedText, edit: TextEdit): TypedText {
  const { text } = before;
  const isFormatted = format.format(text) === text;
  const [start, end] = isFormatted ? rangeOf(format, text, edit) : [edit.start, edit.end];
  const [left, right] = [text.slice(0, start), text.slice(end)];
  const whole = `${left}${edit.inserted}${right}`;
  const after = format.characters(right).length;
  const characters = format.characters(whole);
  const laidOut = format.format(characters);
  const fits = format.characters(laidOut) === characters && characters.length <= format.size;
  if (isFormatted && edit.inserted.length === 1) {
    if (format.characters(edit.inserted) === '') {
      // a typed slash or period moves over an existing one
      const next = [...right].findIndex((character) => format.characters(character) !== '');
      return { text, caret: start === end && next > 0 ? end + next : edit.end };
    }
    return fits ? { text: laidOut, caret: caretIn(format, laidOut, after) } : { text, caret: edit.end };
  }
  const isPart = isFormatted && format.characters(left + right) !== '';
  const read = isPart || edit.inserted === '' ? (fits ? laidOut : null) : format.read(whole);
  return read === null
    ? { text: whole, caret: left.length + edit.inserted.length }
    : { text: read, caret: caretIn(format, read, after) };
}

import type { TextEdit, TypedText } from './text-edit.ts';

/** A text with a fixed number of places, such as a date or a document number. */
export interface SlotFormat {
  /** Number of places. */
  readonly size: number;
  /** The characters of a text that any place takes, without punctuation. */
  characters(text: string): string;
  /** Lays characters out with their punctuation; drops those that do not fit. */
  format(text: string): string;
  /** Reads a pasted text in any usual notation; null if it holds more than the places. */
  read(text: string): string | null;
}

/** The caret in a formatted text with as many characters after it as there were. */
function caretIn(format: SlotFormat, text: string, after: number): number {
  let caret = text.length;
  while (caret > 0 && format.characters(text.slice(caret)).length < after) caret -= 1;
  // next to the character before, not to the punctuation after it
  while (after > 0 && caret > 0 && format.characters(text.slice(caret - 1, caret)) === '') caret -= 1;
  return caret;
}

/** Widens the deletion of punctuation alone, which would come back, to the character next to it. */
function rangeOf(format: SlotFormat, text: string, { start, end, inserted, direction }: TextEdit): [number, number] {
  if (inserted !== '' || format.characters(text.slice(start, end)) !== '') return [start, end];
  let [from, to] = [start, end];
  const isEmpty = () => format.characters(text.slice(from, to)) === '';
  if (direction === 'forward') while (to < text.length && isEmpty()) to += 1;
  else while (from > 0 && isEmpty()) from -= 1;
  return [from, to];
}

/**
 * Returns what an input with places shows after an edit. A key that has no place is ignored, also when all places are
 * taken; pasted text that does not fit stays as it is, for validation to refuse.
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
      // a typed slash or point steps over the one that is already there
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

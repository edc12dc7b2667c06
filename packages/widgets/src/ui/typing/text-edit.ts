/** The text of an input with its caret. */
export interface TypedText {
  text: string;
  caret: number;
}

/** One change of a text: `inserted` replaces what was between `start` and `end`. */
export interface TextEdit {
  start: number;
  end: number;
  inserted: string;
  /** Direction of a deletion from the caret. @default 'backward' */
  direction?: 'backward' | 'forward';
}

/** The text and selection of an input at one moment. */
export interface InputMoment {
  text: string;
  start: number;
  end: number;
}

const commonStart = (left: string, right: string): number => {
  let length = 0;
  while (length < left.length && length < right.length && left[length] === right[length]) length += 1;
  return length;
};

/**
 * Returns the edit that changed one text into another at the selection. If the selection does not explain the change (a
 * deletion by key, a drop), the caret is used; text set by autofill replaces everything.
 */
export function textEditOf(before: InputMoment, text: string, caret: number, inputType: string | undefined): TextEdit {
  const all = { start: 0, end: before.text.length, inserted: text };
  if (inputType === undefined || inputType === '' || inputType === 'insertReplacementText') return all;
  const tail = before.text.slice(before.end);
  const isAtSelection = text.startsWith(before.text.slice(0, before.start)) && text.endsWith(tail);
  if (isAtSelection && text.length - tail.length >= before.start) {
    const { start, end } = before;
    if (start < end || text.length > before.text.length) {
      return { start, end, inserted: text.slice(start, text.length - tail.length) };
    }
  }
  const rest = text.slice(caret);
  if (!before.text.endsWith(rest)) return all;
  const end = before.text.length - rest.length;
  const start = commonStart(before.text.slice(0, end), text.slice(0, caret));
  const direction = inputType.endsWith('Forward') ? 'forward' : 'backward';
  return { start, end, inserted: text.slice(start, caret), direction };
}

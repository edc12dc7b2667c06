import type { FieldValue } from '@tramita/client/contract';
import { formatNumber, isSameValue, type NumberKind, parseNumber } from '@tramita/client/rules';
import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { createEditHistory, type EditKind } from './create-edit-history.ts';
import { type InputMoment, numberEditOf } from './number-edit-of.ts';
import { type TypedNumber, typeNumber } from './number-typing.ts';

const textOf = (kind: NumberKind, value: FieldValue): string =>
  typeof value === 'number' ? formatNumber(kind, value) : typeof value === 'string' ? value : '';

/** The value of a typed text: a number, the text itself if it is not one, or null. */
const typedValue = (kind: NumberKind, text: string): FieldValue =>
  parseNumber(kind, text) ?? (text === '' ? null : text);

/** Far more than a number has; keeps an accidental paste of a whole document out. */
const mostCharacters = 100;

const composed = 'insertCompositionText';

/** What an input needs to remember between two events. */
interface Editing {
  /** What the last edit showed. */
  typed: TypedNumber;
  /** Text and selection before the event that is going on. */
  before: InputMoment;
  isComposing: boolean;
  history: ReturnType<typeof createEditHistory<TypedNumber>>;
  undo: (input: HTMLInputElement) => void;
  redo: (input: HTMLInputElement) => void;
}

const momentOf = (input: HTMLInputElement): InputMoment => {
  const { value: text, selectionStart, selectionEnd } = input;
  return { text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length };
};

function kindOf({ inserted }: { inserted: string }): EditKind {
  if (inserted === '') return 'delete';
  return inserted.length === 1 ? 'type' : 'other';
}

/**
 * The text of a number input: grouped while it is typed, and formatted once it was left. Gives the props of the input. Text
 * that is not a number of this kind is kept and passed on as it is, so that validation can name the reason.
 */
export function useTypedNumber(kind: NumberKind, value: FieldValue, onChange: (value: FieldValue) => void) {
  const [held, setHeld] = useState(() => ({ text: textOf(kind, value), value }));
  const [editing] = useState(createEditing);
  const text = isSameValue(held.value, value) ? held.text : textOf(kind, value);

  const hold = (shown: string, typed = shown): void => {
    const next = typedValue(kind, typed);
    setHeld({ text: shown, value: next });
    onChange(next);
  };
  const show = (input: HTMLInputElement, typed: TypedNumber): void => {
    // written here, so that React finds the text it is about to render and leaves the caret alone
    if (input.value !== typed.text) input.value = typed.text;
    input.setSelectionRange(typed.caret, typed.caret);
    editing.typed = typed;
    hold(typed.text);
  };
  /** The text as the last edit left it, or as it was set since. */
  const typedAt = ({ text, end }: InputMoment): TypedNumber =>
    editing.typed.text === text ? { ...editing.typed, caret: end } : { text, caret: end };
  const edited = (input: HTMLInputElement, before: InputMoment, inputType: string | undefined) => {
    const from = typedAt(before);
    const edit = numberEditOf(before, input.value, input.selectionStart ?? input.value.length, inputType);
    return { from, edit, typed: input.value === before.text ? from : typeNumber(from, edit) };
  };
  const apply = (input: HTMLInputElement, before: InputMoment, inputType: string | undefined): void => {
    const { from, edit, typed } = edited(input, before, inputType);
    if (typed.text !== from.text) editing.history.record(from, typed, kindOf(edit));
    show(input, typed);
  };
  const step = (input: HTMLInputElement, direction: 'undo' | 'redo'): void => {
    if (input.readOnly || input.disabled) return;
    const to = editing.history[direction](typedAt(momentOf(input)));
    if (to) show(input, to);
  };
  editing.undo = (input) => step(input, 'undo');
  editing.redo = (input) => step(input, 'redo');

  return {
    value: text,
    maxLength: mostCharacters,
    ref: useMemo(() => watchEdits(editing), [editing]),
    onChange(event: ChangeEvent<HTMLInputElement>): void {
      const input = event.target;
      if (editing.isComposing) {
        // text that an input method is composing must not be rewritten under it
        hold(input.value, edited(input, editing.before, composed).typed.text);
        return;
      }
      // text set by code, as autofill does, comes without notice
      const isNoted = editing.before.text === text;
      const before = isNoted ? editing.before : { text, start: 0, end: text.length };
      apply(input, before, (event.nativeEvent as InputEvent).inputType);
    },
    onCompositionStart(event: CompositionEvent<HTMLInputElement>): void {
      editing.before = momentOf(event.currentTarget);
      editing.isComposing = true;
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void {
      editing.isComposing = false;
      apply(event.currentTarget, editing.before, composed);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      step(event.currentTarget, key === 'y' || event.shiftKey ? 'redo' : 'undo');
    },
    onBlur(): void {
      setHeld({ text: textOf(kind, value), value });
    },
  };
}

function createEditing(): Editing {
  return {
    typed: { text: '', caret: 0 },
    before: { text: '', start: 0, end: 0 },
    isComposing: false,
    history: createEditHistory(),
    undo: () => {},
    redo: () => {},
  };
}

/** Notes text and selection before each edit, and takes over the undo commands of the browser's menus. */
function watchEdits(editing: Editing) {
  return (input: HTMLInputElement | null) => {
    if (!input) return;
    const handle = (event: InputEvent) => {
      if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
        event.preventDefault();
        (event.inputType === 'historyUndo' ? editing.undo : editing.redo)(input);
      } else if (!editing.isComposing) {
        editing.before = momentOf(input);
      }
    };
    input.addEventListener('beforeinput', handle);
    return () => input.removeEventListener('beforeinput', handle);
  };
}

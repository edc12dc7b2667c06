import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { createEditHistory, type EditKind } from './create-edit-history.ts';
import { type InputMoment, type TextEdit, type TypedText, textEditOf } from './text-edit.ts';

/** Far more than numbers, dates and documents need; limits an accidental paste of a long text. */
const mostCharacters = 100;

const composed = 'insertCompositionText';

interface TypedTextOptions<Typed extends TypedText> {
  /** The current text. */
  text: string;
  /** Applies an edit to the text and formats the result. */
  edit: (before: Typed, edit: TextEdit) => Typed;
  onText: (text: string) => void;
  /** Distinguishes the ways to write the text; undo does not restore a text that was written in another one. */
  notation?: string;
}

/** State that an input keeps between two events. */
interface Editing<Typed extends TypedText> {
  /** The result of the last edit. */
  typed: Typed | undefined;
  /** Text and selection before the current event. */
  before: InputMoment;
  isComposing: boolean;
  notation: string | undefined;
  history: ReturnType<typeof createEditHistory<Typed>>;
  step: (input: HTMLInputElement, direction: 'undo' | 'redo') => void;
}

const momentOf = (input: HTMLInputElement): InputMoment => {
  const { value: text, selectionStart, selectionEnd } = input;
  return { text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length };
};

function kindOf({ inserted }: TextEdit): EditKind {
  if (inserted === '') return 'delete';
  return inserted.length === 1 ? 'type' : 'other';
}

/**
 * Returns the props of an input whose text is formatted while typing. The caret stays where the user edits; keys,
 * paste, autofill and input methods are all handled as edits; and undo and redo work, although the browser's own
 * history is lost when a script sets the text.
 */
export function useTypedText<Typed extends TypedText>({ text, edit, onText, notation = '' }: TypedTextOptions<Typed>) {
  const [composing, setComposing] = useState<string | null>(null);
  const [editing] = useState<Editing<Typed>>(createEditing);
  useEffect(() => {
    if (editing.notation === notation) return;
    Object.assign(editing, { notation, typed: undefined, history: createEditHistory<Typed>() });
  }, [editing, notation]);

  const show = (input: HTMLInputElement, typed: Typed): void => {
    // set here, so that React finds the text it is about to render and does not move the caret
    if (input.value !== typed.text) input.value = typed.text;
    input.setSelectionRange(typed.caret, typed.caret);
    editing.typed = typed;
    setComposing(null);
    onText(typed.text);
  };
  /** The result of the last edit, or the current text if it was set by code since. */
  const typedAt = (moment: InputMoment): Typed =>
    editing.typed?.text === moment.text
      ? { ...editing.typed, caret: moment.end }
      : ({ text: moment.text, caret: moment.end } as Typed);
  const edited = (input: HTMLInputElement, before: InputMoment, inputType: string | undefined) => {
    const from = typedAt(before);
    const change = textEditOf(before, input.value, input.selectionStart ?? input.value.length, inputType);
    return { from, change, typed: input.value === before.text ? from : edit(from, change) };
  };
  const apply = (input: HTMLInputElement, before: InputMoment, inputType: string | undefined): void => {
    const { from, change, typed } = edited(input, before, inputType);
    if (typed.text !== from.text) editing.history.record(from, typed, kindOf(change));
    show(input, typed);
  };
  editing.step = (input, direction) => {
    if (input.readOnly || input.disabled) return;
    const to = editing.history[direction](typedAt(momentOf(input)));
    if (to) show(input, to);
  };

  return {
    value: composing ?? text,
    maxLength: mostCharacters,
    ref: useMemo(() => watchEdits(editing), [editing]),
    onChange(event: ChangeEvent<HTMLInputElement>): void {
      const input = event.target;
      if (editing.isComposing) {
        // text that an input method is composing must not be replaced
        setComposing(input.value);
        onText(edited(input, editing.before, composed).typed.text);
        return;
      }
      // text set by code, as autofill does, has no preceding event
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
      editing.step(event.currentTarget, key === 'y' || event.shiftKey ? 'redo' : 'undo');
    },
  };
}

function createEditing<Typed extends TypedText>(): Editing<Typed> {
  return {
    typed: undefined,
    before: { text: '', start: 0, end: 0 },
    isComposing: false,
    notation: undefined,
    history: createEditHistory(),
    step: () => {},
  };
}

/** Records text and selection before each edit, and handles the undo commands of the browser's menus. */
function watchEdits(editing: Pick<Editing<TypedText>, 'before' | 'isComposing' | 'step'>) {
  let stop = () => {};
  // React 18 ignores a cleanup function that a ref returns, and calls the ref with null instead
  return (input: HTMLInputElement | null): void => {
    stop();
    if (!input) return;
    const handle = (event: InputEvent) => {
      if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
        event.preventDefault();
        editing.step(input, event.inputType === 'historyUndo' ? 'undo' : 'redo');
      } else if (!editing.isComposing) {
        editing.before = momentOf(input);
      }
    };
    input.addEventListener('beforeinput', handle);
    stop = () => input.removeEventListener('beforeinput', handle);
  };
}

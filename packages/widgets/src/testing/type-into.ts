import { cdp, commands, type Locator, userEvent } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    holdClipboard: () => Promise<void>;
    releaseClipboard: () => Promise<void>;
  }
}

interface Protocol {
  send(method: string, params?: Record<string, unknown>): Promise<unknown>;
}

const protocol = (): Protocol => cdp() as unknown as Protocol;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Returns the input or text area of a locator. */
export const controlOf = (locator: Locator): TextControl => locator.element() as TextControl;

/** Sets the caret in a control, or selects a part of its text. */
export function selectIn(control: TextControl, start: number, end = start): void {
  control.focus();
  control.setSelectionRange(start, end);
}

/** Replaces the text of a control key by key, as a user does; an empty text deletes it. */
export async function typeOver(locator: Locator, text: string): Promise<void> {
  await userEvent.click(locator);
  const control = controlOf(locator);
  selectIn(control, 0, control.value.length);
  await userEvent.keyboard(text === '' ? '{Delete}' : text);
}

/** Runs a copy and paste exclusively, because test files run in parallel and share one clipboard. */
async function withClipboard(act: () => Promise<void>): Promise<void> {
  await commands.holdClipboard();
  try {
    await act();
  } finally {
    await commands.releaseClipboard();
  }
}

/** Copies a text as if from another program. Uses an element near `place`, because a dialog traps the focus. */
async function copyText(text: string, place: Element): Promise<void> {
  const source = place.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
}

/** Pastes a text at the caret of a control, by keyboard. */
export async function pasteInto(control: HTMLElement, text: string): Promise<void> {
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  const [start, end] = isText ? [control.selectionStart, control.selectionEnd] : [null, null];
  await withClipboard(async () => {
    await copyText(text, (isText && control.parentElement) || document.body);
    control.focus();
    if (isText) control.setSelectionRange(start, end);
    await userEvent.paste();
  });
}

/** Sets the whole text like a browser's autofill: the value first, then events without an input type. */
export function autofill(control: TextControl, text: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Inserts text without key events, like on-screen keyboards and dictation. */
export const insertText = (text: string) => protocol().send('Input.insertText', { text });

/** Composes a text step by step and commits it, like Android keyboards. */
export async function compose(text: string): Promise<void> {
  for (let length = 1; length <= text.length; length += 1) {
    const part = text.slice(0, length);
    await protocol().send('Input.imeSetComposition', { text: part, selectionStart: length, selectionEnd: length });
  }
  await insertText(text);
}

/** Undo and redo by keyboard. */
export const undo = () => userEvent.keyboard('{Control>}z{/Control}');
export const redo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');

import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pasteInto, selectIn } from './type-into.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Keys with a mistake and its correction, and the text shown after the control loses the focus. */
const samples = {
  date: { keys: '2/12/2027{Backspace}6', pasted: '02/12/2026', shown: /^02\/12\/2026$/ },
  time: { keys: '1421{Backspace}5', pasted: '14:25', shown: /^14:25$/ },
  number: { keys: '12346{Backspace}5', pasted: '12345', shown: /^12\.?345(,00)?$/ },
  text: {
    keys: 'Loja 042, "Ana" & Jozo{Backspace}{Backspace}ão',
    pasted: 'Loja 042, "Ana" & João',
    shown: /^Loja 042, "Ana" & João$/,
  },
};

function sampleOf(input: Input) {
  if (input.placeholder === 'dd/mm/aaaa') return samples.date;
  if (input.placeholder === '--:--') return samples.time;
  // numbers that may be negative have no numeric input mode, because phone keyboards would lack the minus
  const isNumber = /numeric|decimal/.test(input.inputMode) || /^Valor m[íá]/.test(nameOf(input));
  return isNumber ? samples.number : samples.text;
}

/** Returns the text controls that can be typed into. */
export const inputsIn = (root: Element): Input[] =>
  [
    ...root.querySelectorAll<Input>(
      'input:not([type]), input[type="text"], input[type="url"], textarea:not([readonly])',
    ),
  ].filter((input) => input.role !== 'combobox' && !input.disabled && input.checkVisibility());

const nameOf = (input: Input) =>
  input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? input.name ?? input.id;

/** Types into every text control like a user: replacing a selection, with corrections, by pasting. */
export async function typeIntoAll(root: Element, atLeast: number) {
  const inputs = inputsIn(root);
  expect(inputs.length).toBeGreaterThanOrEqual(atLeast);
  for (const input of inputs) {
    const { keys, pasted, shown } = sampleOf(input);
    const shows = (how: string) => expect.poll(() => input.value, { message: `${nameOf(input)}, ${how}` });
    selectIn(input, 0, input.value.length);
    await userEvent.keyboard(keys);
    await userEvent.keyboard('{Tab}');
    await shows('typed').toMatch(shown);
    const whole = input.value;
    selectIn(input, whole.length);
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard(whole.slice(-1));
    await shows('corrected at its end').toBe(whole);
    selectIn(input, 0, input.value.length);
    await userEvent.keyboard('{Delete}');
    await shows('emptied').toBe('');
    await pasteInto(input, pasted);
    await userEvent.keyboard('{Tab}');
    await shows('pasted').toMatch(shown);
  }
}

/** Input of one control and the value expected to be saved. */
export interface TypedSample {
  /** Keys with a mistake and its correction. */
  readonly keys: string;
  /** The same input as pasted text. */
  readonly text: string;
  readonly saved: unknown;
  /** Value saved after the control was emptied. @default '' */
  readonly empty?: unknown;
}

/** Types into one text control, corrects, empties it and pastes; compares the saved value after each of these. */
export async function typeAndCompare(input: Input, sample: TypedSample, read: () => unknown) {
  const { keys, text, saved, empty = '' } = sample;
  const isSaved = (how: string, value: unknown = saved) =>
    expect.poll(read, { message: `${nameOf(input)}, ${how}` }).toEqual(value);
  selectIn(input, 0, input.value.length);
  await userEvent.keyboard(keys);
  await isSaved('typed');
  await userEvent.keyboard('{Tab}');
  await isSaved('left');
  selectIn(input, 1);
  await userEvent.keyboard('9{Backspace}');
  await isSaved('corrected inside');
  selectIn(input, 0, input.value.length);
  await userEvent.keyboard('{Delete}');
  await isSaved('emptied', empty);
  await userEvent.keyboard('{Tab}');
  await isSaved('left empty', empty);
  selectIn(input, 0, input.value.length);
  await pasteInto(input, text);
  await userEvent.keyboard('{Tab}');
  await isSaved('pasted');
}

import type { FieldValue } from '@tramita/client/contract';
import { formatNumber, isSameValue, type NumberKind, parseNumber } from '@tramita/client/rules';
import { type ChangeEvent, useState } from 'react';
import { typeNumber } from './number-typing.ts';

const textOf = (kind: NumberKind, value: FieldValue): string =>
  typeof value === 'number' ? formatNumber(kind, value) : typeof value === 'string' ? value : '';

/** The value a typed text stands for: a number, the text itself while it is none, or nothing. */
const typedValue = (kind: NumberKind, text: string): FieldValue =>
  parseNumber(kind, text) ?? (text === '' ? null : text);

/** The text of a number input: what is typed while it is typed, what the value says once it was left. */
export function useTypedNumber(kind: NumberKind, value: FieldValue, onChange: (value: FieldValue) => void) {
  const [held, setHeld] = useState(() => ({ text: textOf(kind, value), value }));
  const isCurrent = isSameValue(held.value, value);
  const text = isCurrent ? held.text : textOf(kind, value);

  return {
    value: text,
    onChange(event: ChangeEvent<HTMLInputElement>): void {
      const input = event.target;
      const typed = typeNumber(kind, input.value, input.selectionStart ?? input.value.length);
      // written here, so that React finds the text it is about to render and leaves the caret alone
      input.value = typed.text;
      input.setSelectionRange(typed.caret, typed.caret);
      const next = typedValue(kind, typed.text);
      setHeld({ text: typed.text, value: next });
      onChange(next);
    },
    onBlur(): void {
      setHeld({ text: textOf(kind, value), value });
    },
  };
}

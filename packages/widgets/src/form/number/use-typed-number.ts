import type { FieldValue } from '@tramita/client/contract';
import { formatNumber, isSameValue, type NumberKind, parseNumber } from '@tramita/client/rules';
import { useState } from 'react';
import { useTypedText } from '../../ui/typing/use-typed-text.ts';
import { typeNumber } from './number-typing.ts';

const textOf = (kind: NumberKind, value: FieldValue): string =>
  typeof value === 'number' ? formatNumber(kind, value) : typeof value === 'string' ? value : '';

/** Returns the value of a typed text: a number, the text itself if it is not a number, or null. */
const typedValue = (kind: NumberKind, text: string): FieldValue =>
  parseNumber(kind, text) ?? (text === '' ? null : text);

/**
 * Text of a number input: grouped while typing, and formatted on blur. Returns the props of the input. Text that is not
 * a number of this kind is kept and passed on unchanged, so that validation can report the reason.
 */
export function useTypedNumber(kind: NumberKind, value: FieldValue, onChange: (value: FieldValue) => void) {
  const [held, setHeld] = useState(() => ({ text: textOf(kind, value), value }));
  const text = isSameValue(held.value, value) ? held.text : textOf(kind, value);
  const typed = useTypedText({
    text,
    edit: typeNumber,
    onText(next) {
      const nextValue = typedValue(kind, next);
      setHeld({ text: next, value: nextValue });
      onChange(nextValue);
    },
  });
  return {
    ...typed,
    onBlur(): void {
      setHeld({ text: textOf(kind, value), value });
    },
  };
}

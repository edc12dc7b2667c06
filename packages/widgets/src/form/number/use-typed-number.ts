import type { FieldValue } from '@tramita/client/contract';
import {
  exchangeSigns,
  formatNumber,
  isSameValue,
  type NumberKind,
  type NumberSigns,
  parseNumber,
} from '@tramita/client/rules';
import { useState } from 'react';
import { numberSigns } from '../../messages/format/number-signs.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useTypedText } from '../../ui/typing/use-typed-text.ts';
import { typeNumber } from './number-typing.ts';

/** Values that are not numbers are stored with the signs of Portuguese, so that every language reads them alike. */
function textOf(kind: NumberKind, value: FieldValue, signs: NumberSigns): string {
  if (typeof value === 'number') return formatNumber(kind, value, signs);
  return typeof value === 'string' ? exchangeSigns(value, signs) : '';
}

/** Returns the value of a typed text: a number, the text itself if it is not a number, or null. */
const typedValue = (kind: NumberKind, text: string, signs: NumberSigns): FieldValue =>
  parseNumber(kind, text, signs) ?? (text === '' ? null : exchangeSigns(text, signs));

/**
 * Text of a number input in the language of the page: grouped while typing, and formatted on blur. Returns the props of
 * the input. Text that is not a number of this kind is kept and passed on, so that validation can report the reason.
 */
export function useTypedNumber(kind: NumberKind, value: FieldValue, onChange: (value: FieldValue) => void) {
  const signs = numberSigns[useLocale()];
  const [held, setHeld] = useState(() => ({ text: textOf(kind, value, signs), value, signs }));
  const isHeld = held.signs === signs && isSameValue(held.value, value);
  const text = isHeld ? held.text : textOf(kind, value, signs);
  const typed = useTypedText({
    text,
    notation: signs.decimal,
    edit: (before, edit) => typeNumber(before, edit, signs),
    onText(next) {
      const nextValue = typedValue(kind, next, signs);
      setHeld({ text: next, value: nextValue, signs });
      onChange(nextValue);
    },
  });
  return {
    ...typed,
    onBlur(): void {
      setHeld({ text: textOf(kind, value, signs), value, signs });
    },
  };
}

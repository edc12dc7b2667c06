import type { FieldValue } from '@tramita/client/contract';
import type { NumberKind } from '@tramita/client/rules';
import { TextInput, type TextInputProps } from '../../ui/TextInput/TextInput.tsx';
import { useTypedNumber } from './use-typed-number.ts';

/** Props of {@link NumberInput}. */
export interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'ref' | 'min'> {
  kind: NumberKind;
  /** A number, null, or text that is not a number of this kind. */
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  /** Minimum; if it is negative, phones show a keyboard with a minus. */
  min?: number | null | undefined;
}

const keyboards = { integer: 'numeric', float: 'decimal', money: 'decimal' } as const;

/** A number in the format of the language: grouped while typing, with the prefix `R$` for money. */
export function NumberInput({ kind, value, onChange, min, onBlur, ...props }: NumberInputProps) {
  const typed = useTypedNumber(kind, value, onChange);
  return (
    <TextInput
      numeric
      prefix={kind === 'money' ? 'R$' : undefined}
      inputMode={min != null && min < 0 ? 'text' : keyboards[kind]}
      autoComplete="off"
      {...props}
      {...typed}
      onBlur={(event) => {
        typed.onBlur();
        onBlur?.(event);
      }}
    />
  );
}

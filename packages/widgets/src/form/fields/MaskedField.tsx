import { maskFor } from '@tramita/client/rules';
import type { ChangeEvent } from 'react';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** Masks whose values may hold letters, so that phones show all keys. */
const withLetters: readonly unknown[] = ['cnpj', 'rg'];

/** A document or telephone number, formatted while it is typed or pasted. Without a known mask, a line of text. */
export function MaskedField(props: FieldTypeProps) {
  const { field, state, onChange } = props;
  const { maskedValue } = field.rules;
  const mask = maskFor(maskedValue);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (mask) {
      const typed = mask.formatAt(target.value, target.selectionStart ?? target.value.length);
      // written here, so that React finds the text it is about to render and leaves the caret alone
      target.value = typed.text;
      target.setSelectionRange(typed.caret, typed.caret);
    }
    onChange(target.value);
  };
  return (
    <FieldFrame {...props}>
      <TextInput
        value={textOf(state.value)}
        numeric
        placeholder={mask?.pattern}
        inputMode={!mask || withLetters.includes(maskedValue) ? undefined : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        onChange={handleChange}
      />
    </FieldFrame>
  );
}

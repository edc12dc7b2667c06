import { type Mask, maskFor } from '@tramita/client/rules';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { typeIntoSlots } from '../../ui/typing/slot-typing.ts';
import { useTypedText } from '../../ui/typing/use-typed-text.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** Masks with letters, for which phones must show the full keyboard. */
const withLetters: readonly unknown[] = ['cnpj', 'rg'];

/** A document or telephone number, formatted while typing and on paste. Without a known mask, a line of text. */
export function MaskedField(props: FieldTypeProps) {
  const { field, state, onChange } = props;
  const { maskedValue } = field.rules;
  const mask = maskFor(maskedValue);
  const text = textOf(state.value);
  return (
    <FieldFrame {...props}>
      {mask ? (
        <MaskedInput
          mask={mask}
          text={text}
          onText={onChange}
          inputMode={withLetters.includes(maskedValue) ? undefined : 'numeric'}
        />
      ) : (
        <TextInput
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}

interface MaskedInputProps {
  mask: Mask;
  text: string;
  onText: (text: string) => void;
  inputMode: 'numeric' | undefined;
}

function MaskedInput({ mask, text, onText, inputMode }: MaskedInputProps) {
  const typed = useTypedText({ text, edit: (before, edit) => typeIntoSlots(mask, before, edit), onText });
  return (
    <TextInput
      {...typed}
      numeric
      placeholder={mask.pattern}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

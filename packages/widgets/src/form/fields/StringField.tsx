import { isEmailField } from '@tramita/client/rules';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** One line of text; also used for unknown field types. */
export function StringField(props: FieldTypeProps) {
  const { field, state, onChange } = props;
  const isEmail = isEmailField(field);
  return (
    <FieldFrame {...props} counted>
      <TextInput
        value={textOf(state.value)}
        maxLength={field.rules.maxLength ?? undefined}
        inputMode={isEmail ? 'email' : undefined}
        autoComplete={isEmail ? 'email' : 'off'}
        // on-screen keyboards add a space after a suggested address
        onChange={({ target }) => onChange(isEmail ? target.value.trim() : target.value)}
      />
    </FieldFrame>
  );
}

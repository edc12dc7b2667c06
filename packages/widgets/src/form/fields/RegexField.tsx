import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** One line of text that must match the field's pattern, such as a code, without the browser's text correction. */
export function RegexField(props: FieldTypeProps) {
  const { field, state, onChange } = props;
  return (
    <FieldFrame {...props} counted>
      <TextInput
        value={textOf(state.value)}
        maxLength={field.rules.maxLength ?? undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

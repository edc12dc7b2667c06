import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** One line of text that has to match the field's pattern: codes, so the browser corrects nothing in it. */
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

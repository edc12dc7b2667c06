import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** Several lines of text. */
export function TextField(props: FieldTypeProps) {
  const { field, state, onChange } = props;
  return (
    <FieldFrame {...props} counted>
      <TextArea
        minRows={2}
        value={textOf(state.value)}
        maxLength={field.rules.maxLength ?? undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

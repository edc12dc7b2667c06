import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** Data of a person, filled in by the server and never edited. */
export function AssigneeDataField(props: FieldTypeProps) {
  return (
    <FieldFrame {...props} readOnly>
      <TextInput value={textOf(props.state.value)} readOnly />
    </FieldFrame>
  );
}

import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { useTypedNumber } from '../useTypedNumber.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTypeProps } from './field-type.ts';

/** A whole number, grouped while it is typed. */
export function IntegerField(props: FieldTypeProps) {
  const typed = useTypedNumber('integer', props.state.value, props.onChange);
  return (
    <FieldFrame {...props}>
      <TextInput {...typed} numeric inputMode="numeric" autoComplete="off" />
    </FieldFrame>
  );
}

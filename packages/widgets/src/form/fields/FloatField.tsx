import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { useTypedNumber } from '../useTypedNumber.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTypeProps } from './field-type.ts';

/** A number with decimals, grouped while it is typed. */
export function FloatField(props: FieldTypeProps) {
  const typed = useTypedNumber('float', props.state.value, props.onChange);
  return (
    <FieldFrame {...props}>
      <TextInput {...typed} numeric inputMode="decimal" autoComplete="off" />
    </FieldFrame>
  );
}

import { NumberInput } from '../number/NumberInput.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTypeProps } from './field-type.ts';

/** A whole number, grouped while typing. */
export function IntegerField(props: FieldTypeProps) {
  const { field, state, onChange } = props;
  return (
    <FieldFrame {...props}>
      <NumberInput kind="integer" min={field.rules.minValue} value={state.value} onChange={onChange} />
    </FieldFrame>
  );
}

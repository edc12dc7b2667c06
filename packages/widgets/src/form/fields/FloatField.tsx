import { NumberInput } from '../number/NumberInput.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTypeProps } from './field-type.ts';

/** A number with decimals, grouped while typing. */
export function FloatField(props: FieldTypeProps) {
  const { field, state, onChange } = props;
  return (
    <FieldFrame {...props}>
      <NumberInput kind="float" min={field.rules.minValue} value={state.value} onChange={onChange} />
    </FieldFrame>
  );
}

import { useFormContext } from '../form-context.ts';
import { NumberInput } from '../number/NumberInput.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTypeProps } from './field-type.ts';

/** An amount in reais, grouped while typing; the cents are completed on blur. */
export function MoneyField(props: FieldTypeProps) {
  const { field, state, onChange } = props;
  const { messages } = useFormContext();
  return (
    <FieldFrame {...props}>
      <NumberInput
        kind="money"
        min={field.rules.minValue}
        placeholder={messages.moneyPlaceholder}
        value={state.value}
        onChange={onChange}
      />
    </FieldFrame>
  );
}

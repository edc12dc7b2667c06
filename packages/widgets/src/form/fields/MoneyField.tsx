import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { useFormContext } from '../form-context.ts';
import { useTypedNumber } from '../useTypedNumber.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTypeProps } from './field-type.ts';

/** An amount in reais, grouped while it is typed; leaving it fills up the cents. */
export function MoneyField(props: FieldTypeProps) {
  const { messages } = useFormContext();
  const typed = useTypedNumber('money', props.state.value, props.onChange);
  return (
    <FieldFrame {...props}>
      <TextInput
        {...typed}
        numeric
        prefix={messages.moneyPrefix}
        placeholder={messages.moneyPlaceholder}
        inputMode="decimal"
        autoComplete="off"
      />
    </FieldFrame>
  );
}

import { dateLimits, isDay, parseDay } from '@tramita/client/rules';
import { useMemo } from 'react';
import { DateInput } from '../../ui/DateInput/DateInput.tsx';
import { useFormContext } from '../form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** A whole day is told as text already, so there is nothing left to do. */
const ignore = (): void => {};

/** A day, typed as dd/MM/yyyy or picked from a calendar that ends at the field's limits. */
export function DateField(props: FieldTypeProps) {
  const { field, state, onChange } = props;
  const { now } = useFormContext().controller.parts;
  const limits = useMemo(() => dateLimits(field, now), [field, now]);
  const text = textOf(state.value);
  return (
    <FieldFrame {...props}>
      <DateInput
        value={isDay(text) ? text : null}
        min={limits.min ?? undefined}
        max={limits.max ?? undefined}
        onChange={ignore}
        // a day that is not finished stays in the form as it was typed, for validation to name
        onTextChange={(typed) => onChange(parseDay(typed) ?? typed)}
      />
    </FieldFrame>
  );
}

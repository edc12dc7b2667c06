import { dateLimits, isDay, parseDay } from '@tramita/client/rules';
import { useMemo } from 'react';
import { DateInput } from '../../ui/DateInput/DateInput.tsx';
import { useFormContext } from '../form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** A complete date is already reported by `onTextChange`. */
const ignore = (): void => {};

/** A date, typed as dd/MM/yyyy or picked from a calendar limited to the field's range. */
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
        // an incomplete date is kept in the form as typed, so that validation reports it
        onTextChange={(typed) => onChange(parseDay(typed) ?? typed)}
      />
    </FieldFrame>
  );
}

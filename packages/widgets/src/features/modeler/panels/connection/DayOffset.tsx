import { useState } from 'react';
import { useTypedNumber } from '../../../../form/useTypedNumber.ts';
import type { panelsMessages } from '../../../../messages/modeler/panels.ts';
import { Field } from '../../../../ui/Field/Field.tsx';
import { SegmentedChoice } from '../../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';

/** Most days before or after today. */
const mostDays = 36_500;

interface DayOffsetProps {
  messages: typeof panelsMessages;
  /** Days from today, negative before it. */
  offset: number;
  onChange: (offset: number) => void;
}

/** A number of days, before or after today. */
export function DayOffset({ messages, offset, onChange }: DayOffsetProps) {
  const [direction, setDirection] = useState<'before' | 'after'>(offset < 0 ? 'before' : 'after');
  // what is undone tells its direction itself
  const shown = offset === 0 ? direction : offset < 0 ? 'before' : 'after';
  const signed = (days: number, towards: 'before' | 'after') => (towards === 'before' && days > 0 ? -days : days);
  const typed = useTypedNumber('integer', Math.abs(offset), (value) => {
    const days = typeof value === 'number' ? Math.min(Math.abs(value), mostDays) : 0;
    onChange(signed(days, shown));
  });
  return (
    <>
      <Field label={messages.days}>
        <TextInput {...typed} size="md" numeric inputMode="numeric" autoComplete="off" />
      </Field>
      <SegmentedChoice
        size="md"
        aria-label={messages.direction}
        value={shown}
        options={[
          { value: 'before', label: messages.before },
          { value: 'after', label: messages.after },
        ]}
        onChange={(next) => {
          setDirection(next);
          onChange(signed(Math.abs(offset), next));
        }}
      />
    </>
  );
}

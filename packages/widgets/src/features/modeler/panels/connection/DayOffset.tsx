import { NumberInput } from '../../../../form/number/NumberInput.tsx';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { Field } from '../../../../ui/Field/Field.tsx';
import { SegmentedChoice } from '../../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { useDayOffset } from '../use-day-offset.ts';

interface DayOffsetProps {
  messages: typeof panelsMessages;
  /** Days from today, negative before it. */
  offset: number;
  onChange: (offset: number) => void;
}

/** A number of days before or after today. */
export function DayOffset({ messages, offset, onChange }: DayOffsetProps) {
  const { typed, problem, direction, choose } = useDayOffset(offset, onChange);
  return (
    <>
      <Field label={messages.days} error={problem}>
        <NumberInput {...typed} kind="integer" size="md" />
      </Field>
      <SegmentedChoice
        size="md"
        aria-label={messages.direction}
        value={direction}
        options={[
          { value: 'before', label: messages.before },
          { value: 'after', label: messages.after },
        ]}
        onChange={choose}
      />
    </>
  );
}

import { SegmentedChoice } from '../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTypeProps } from './field-type.ts';

/** A choice between Sim and Não. */
export function BooleanField(props: FieldTypeProps) {
  const { value } = props.state;
  const { messages } = useUiEnvironment();
  return (
    <FieldFrame {...props} group>
      <SegmentedChoice
        options={[
          { value: 'true', label: messages.yes },
          { value: 'false', label: messages.no },
        ]}
        value={typeof value === 'boolean' ? (value ? 'true' : 'false') : null}
        onChange={(answer) => props.onChange(answer === 'true')}
      />
    </FieldFrame>
  );
}

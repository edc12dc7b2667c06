import { SegmentedChoice } from '../ui/SegmentedChoice/SegmentedChoice.tsx';

/** Props of {@link ActiveChoice}. */
export interface ActiveChoiceProps {
  messages: { readonly active: string; readonly inactive: string };
  /** Null until chosen. */
  value: boolean | null;
  onChange: (isActive: boolean) => void;
}

/** Whether an item is active. For use inside a `Field` with `group`. */
export function ActiveChoice({ messages, value, onChange }: ActiveChoiceProps) {
  return (
    <SegmentedChoice
      options={[
        { value: 'active', label: messages.active },
        { value: 'inactive', label: messages.inactive },
      ]}
      value={value === null ? null : value ? 'active' : 'inactive'}
      onChange={(chosen) => onChange(chosen === 'active')}
    />
  );
}

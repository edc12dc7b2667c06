import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { distinctOptions, type FieldTypeProps, textOf } from './field-type.ts';

/** With more options than this the field has a search. */
const mostListed = 12;

/** One of the field's options. A stored value that is no longer an option is shown as it is. */
export function SelectField(props: FieldTypeProps) {
  const { messages } = useUiEnvironment();
  const { field, state, onChange } = props;
  const value = textOf(state.value);
  const known = distinctOptions(field);
  const chosen = known.find((option) => option.value === value) ?? (value ? { value, label: value } : null);
  const options = chosen && !known.includes(chosen) ? [...known, chosen] : known;
  return (
    <FieldFrame {...props}>
      {options.length > mostListed ? (
        <Combobox options={options} value={chosen} onChange={(option) => onChange(option?.value ?? null)} />
      ) : (
        <Select
          options={options}
          value={value}
          placeholder={messages.selectPlaceholder}
          onValueChange={(next) => onChange(next)}
        />
      )}
    </FieldFrame>
  );
}

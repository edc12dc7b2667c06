import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { useFieldControl } from '../Field/field-context.ts';
import { joinClasses } from '../join-classes.ts';
import { frameAttributes } from '../TextInput/frame-attributes.ts';
import * as input from '../TextInput/TextInput.css.ts';
import type { ControlSize } from '../TextInput/TextInput.tsx';
import * as styles from './Select.css.ts';

/** One entry of a {@link Select}. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Heading above it; consecutive options with the same group share one heading. */
  group?: string;
}

/** Props of {@link Select}. */
export interface SelectProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'children' | 'multiple' | 'value' | 'defaultValue'> {
  options: readonly SelectOption[];
  value: string;
  /** Called with the selected value, after `onChange`. */
  onValueChange?: (value: string) => void;
  /** Label of an empty first option: "Selecione", "Todos". */
  placeholder?: string;
  /** @default 'input' */
  size?: ControlSize;
  invalid?: boolean;
}

/** One of a few fixed options: a native select, so that phones show their own picker. Use `Combobox` for long lists. */
export function Select(props: SelectProps) {
  const { options, onValueChange, placeholder, size = 'input', invalid, className, onChange, ...attributes } = props;
  const control = useFieldControl({ ...attributes, invalid });
  const disabled = attributes.disabled || control.readOnly;
  return (
    <span
      data-slot="select"
      data-filled={attributes.value !== '' || undefined}
      {...frameAttributes({
        invalid: control.invalid,
        readOnly: control.readOnly,
        disabled: attributes.disabled,
      })}
      className={joinClasses(input.frame, input.size[size], styles.wrap, className)}
    >
      <select
        {...attributes}
        {...control.aria}
        required={undefined}
        id={control.id}
        disabled={disabled}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        className={joinClasses(input.control, styles.select, attributes.value === '' && styles.placeholder)}
      >
        {placeholder !== undefined && <option value="">{control.readOnly ? '—' : placeholder}</option>}
        {inGroups(options).map(({ group, members }) =>
          group === undefined ? (
            members.map(optionOf)
          ) : (
            <optgroup key={`group ${group}`} label={group}>
              {members.map(optionOf)}
            </optgroup>
          ),
        )}
      </select>
      <ChevronDown className={styles.chevron} />
    </span>
  );
}

function optionOf({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

function inGroups(options: readonly SelectOption[]): { group: string | undefined; members: SelectOption[] }[] {
  const runs: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else runs.push({ group: option.group, members: [option] });
  }
  return runs;
}

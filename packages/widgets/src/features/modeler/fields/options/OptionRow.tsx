import type { SelectOption } from '@tramita/client/contract';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Field } from '../../../../ui/Field/Field.tsx';
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from '../settings/setting-props.ts';
import { maxOptionLabel, maxOptionValue } from './options-of-rows.ts';

interface OptionRowProps extends SettingsProps {
  option: SelectOption;
  /** Index in the list, from 0. */
  index: number;
  isLast: boolean;
  onChange: (patch: Partial<SelectOption>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One option: its title, its value and its position. */
export function OptionRow({ editing, messages, option, index, isLast, onChange, onMove, onRemove }: OptionRowProps) {
  const place = index + 1;
  const change = (property: keyof SelectOption, text: string) => {
    onChange({ [property]: text });
    editing.checks.changed(`options.${index}.${property}`);
  };
  const inputs = [
    ['label', messages.optionLabelOf(place), messages.optionLabel, maxOptionLabel],
    ['value', messages.optionValueOf(place), messages.optionValue, maxOptionValue],
  ] as const;
  return (
    <li className={styles.listRow}>
      {inputs.map(([property, label, placeholder, max]) => (
        <div key={property} data-property={`options.${index}.${property}`} className={styles.listCell}>
          <Field label={label} hideLabel error={editing.checks.problem(`options.${index}.${property}`)}>
            <TextInput
              size="md"
              data-option={`${index}-${property}`}
              value={option[property]}
              maxLength={max}
              placeholder={placeholder}
              onChange={(event) => change(property, event.target.value)}
            />
          </Field>
        </div>
      ))}
      <span className={styles.listActions}>
        <IconButton
          size="sm"
          data-option={`${index}-up`}
          name={messages.moveOptionUp(place)}
          disabledReason={index === 0 ? messages.isFirstOption : null}
          icon={<ArrowUp />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          data-option={`${index}-down`}
          name={messages.moveOptionDown(place)}
          disabledReason={isLast ? messages.isLastOption : null}
          icon={<ArrowDown />}
          onClick={() => onMove(1)}
        />
        <IconButton size="sm" name={messages.removeOption(place)} icon={<Trash2 />} onClick={onRemove} />
      </span>
    </li>
  );
}

import type { ReactNode } from 'react';
import { Checkbox } from '../ui/Checkbox/Checkbox.tsx';
import { Field } from '../ui/Field/Field.tsx';
import * as styles from './ChoiceField.css.ts';

interface ChoiceFieldProps<Value extends string> {
  id: string;
  error: string | undefined;
  label: string;
  required?: boolean;
  /** All values, in their order. */
  options: readonly Value[];
  labelOf: (value: Value) => string;
  noteOf?: (value: Value) => ReactNode;
  /** The checked values, in the order of the options. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** A field with a check box for each of a few values. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, error, label, required = false, options, labelOf, noteOf, value, onChange } = props;
  return (
    <Field id={id} error={error} group label={label} required={required}>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <Checkbox
            key={option}
            // the first one gets the focus if none is checked
            id={index === 0 ? id : `${id}-${index}`}
            label={labelOf(option)}
            note={noteOf?.(option)}
            checked={value.includes(option)}
            onCheckedChange={(checked) =>
              onChange(options.filter((known) => (known === option ? checked : value.includes(known))))
            }
          />
        ))}
      </div>
    </Field>
  );
}

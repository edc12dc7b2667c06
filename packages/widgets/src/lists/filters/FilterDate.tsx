import { useId, useState } from 'react';
import { DateInput, type DateInputProps } from '../../ui/DateInput/DateInput.tsx';
import { FieldContext } from '../../ui/Field/field-context.ts';
import * as styles from './FilterDate.css.ts';

interface FilterDateProps extends Pick<DateInputProps, 'value' | 'onChange'> {
  size: keyof typeof styles.date;
  /** Accessible name, which contains the label. */
  name: string;
  /** The visible word, such as "De". */
  label: string;
  /** First and last date that can be picked; null for no limit. */
  min?: string | null;
  max?: string | null;
  /** The message for a complete date that is wrong; null for none. A text that is no date has its own message. */
  error?: string | null;
}

/** A date that filters a list, with its label above or in front and its message below. */
export function FilterDate({ name, label, min = null, max = null, error = null, size, ...date }: FilterDateProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const shown = problem ?? error;
  return (
    <span className={styles.frame}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldContext.Provider
        value={{
          id,
          labelId: `${id}-label`,
          describedBy: shown === null ? undefined : `${id}-error`,
          invalid: shown !== null,
          required: false,
          readOnly: false,
          onProblem: setProblem,
        }}
      >
        <DateInput
          {...date}
          size={size}
          className={styles.date[size]}
          aria-label={name}
          {...(min !== null && { min })}
          {...(max !== null && { max })}
        />
      </FieldContext.Provider>
      {shown !== null && (
        <span id={`${id}-error`} className={styles.error}>
          {shown}
        </span>
      )}
    </span>
  );
}

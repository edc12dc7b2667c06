import { useId, useState } from 'react';
import { DateInput, type DateInputProps } from '../../ui/DateInput/DateInput.tsx';
import { FieldContext } from '../../ui/Field/field-context.ts';
import * as styles from './FilterDate.css.ts';

interface FilterDateProps extends Pick<DateInputProps, 'value' | 'onChange' | 'size'> {
  /** Accessible name, which contains the label. */
  name: string;
  /** The visible word, such as "De". */
  label: string;
  /** First and last date that can be picked; null for no limit. */
  min?: string | null;
  max?: string | null;
  /** What is wrong with a complete date; null for nothing. A text that is no date has its own message. */
  error?: string | null;
}

/** A date that filters a list, with its label, and below it what is wrong. */
export function FilterDate({ name, label, min = null, max = null, error = null, ...date }: FilterDateProps) {
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
          className={styles.date}
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

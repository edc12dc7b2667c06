import { useId } from 'react';
import { DateInput, type DateInputProps } from '../../ui/DateInput/DateInput.tsx';
import * as styles from './FilterDate.css.ts';

interface FilterDateProps extends Pick<DateInputProps, 'value' | 'onChange' | 'size'> {
  /** Accessible name, which contains the label. */
  name: string;
  /** The visible word, such as "De". */
  label: string;
  /** First and last date that can be picked; null for no limit. */
  min?: string | null;
  max?: string | null;
}

/** A date that filters a list, with its label. */
export function FilterDate({ name, label, min = null, max = null, ...date }: FilterDateProps) {
  const id = useId();
  return (
    <span className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <DateInput
        {...date}
        id={id}
        className={styles.date}
        aria-label={name}
        {...(min !== null && { min })}
        {...(max !== null && { max })}
      />
    </span>
  );
}

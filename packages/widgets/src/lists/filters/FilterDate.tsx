import { DateInput, type DateInputProps } from '../../ui/DateInput/DateInput.tsx';
import { Field } from '../../ui/Field/Field.tsx';
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
  /** The message for a complete date that is wrong. A text that is no date has its own message. */
  error?: string | false;
}

/** A date that filters a list. Its label is in front of it, on a phone above it. */
export function FilterDate({ name, label, min = null, max = null, error = false, size, ...date }: FilterDateProps) {
  return (
    <Field label={label} error={error} className={styles.frame}>
      <DateInput
        {...date}
        size={size}
        className={styles.date[size]}
        aria-label={name}
        {...(min !== null && { min })}
        {...(max !== null && { max })}
      />
    </Field>
  );
}

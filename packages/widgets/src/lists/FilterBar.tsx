import type { ReactNode } from 'react';
import { Select } from '../ui/Select/Select.tsx';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { Toolbar } from '../ui/Toolbar/Toolbar.tsx';
import * as styles from './FilterBar.css.ts';

interface FilterBarProps {
  /** Accessible name. */
  label: string;
  /** Number of records on all pages, such as "12 pessoas"; null until known. */
  count: string | null;
  /** Search, filters and actions. */
  children: ReactNode;
}

/** The bar above a list: the number of records, then search, filters and actions. Wraps where it is narrow. */
export const FilterBar = ({ label, count, children }: FilterBarProps) => (
  <Toolbar label={label} className={styles.bar}>
    <strong className={styles.count}>{count ?? <Skeleton width={96} line />}</strong>
    {children}
  </Toolbar>
);

interface FilterSelectProps<Value extends string> {
  /** Accessible name. */
  label: string;
  /** The entry that shows all records. */
  every: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Null shows all records. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** A filter of a `FilterBar` by one of a few values. */
export function FilterSelect<Value extends string>({
  label,
  every,
  options,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <Select
      className={styles.filter}
      size="sm"
      aria-label={label}
      placeholder={every}
      value={value ?? ''}
      options={options}
      onValueChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? null)}
    />
  );
}

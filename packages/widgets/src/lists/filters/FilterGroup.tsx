import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FilterGroup.css.ts';

/** Filters on a line of their own in a `FilterBar`, for lists with many. */
export const FilterGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>
      <VisuallyHidden>{label}</VisuallyHidden>
    </legend>
    {children}
  </fieldset>
);

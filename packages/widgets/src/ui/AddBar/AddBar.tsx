import type { ReactNode } from 'react';
import * as styles from './AddBar.css.ts';

/** The buttons that add entries to a list: below its rows, never over them. The primary button is the last one. */
export function AddBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-slot="add-bar">
      {children}
    </div>
  );
}

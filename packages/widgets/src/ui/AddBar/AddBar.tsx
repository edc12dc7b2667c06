import type { FocusEvent, ReactNode } from 'react';
import * as styles from './AddBar.css.ts';
import { anchorAttribute } from './anchor-attribute.ts';

const mark = ({ type, currentTarget }: FocusEvent) =>
  currentTarget.parentElement?.toggleAttribute(anchorAttribute, type === 'focus');

/** The buttons that add entries to a list: below its rows, never over them. The primary button is the last one. */
export function AddBar({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus of its buttons
    <div className={styles.bar} data-slot="add-bar" data-action-bar="" onFocus={mark} onBlur={mark}>
      {children}
    </div>
  );
}

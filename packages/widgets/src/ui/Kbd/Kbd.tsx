import type { ReactNode } from 'react';
import { kbd } from './Kbd.css.ts';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd data-slot="kbd" className={kbd}>
      {children}
    </kbd>
  );
}

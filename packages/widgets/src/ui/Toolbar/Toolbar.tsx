import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { spacer, toolbar } from './Toolbar.css.ts';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  children: ReactNode;
  /** Content at the end. */
  end?: ReactNode;
  /** Accessible name of the group. */
  label?: string;
  className?: string;
}

/** The bar above a list: counts and filters at the start, actions at the end. */
export function Toolbar({ children, end, label, className }: ToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div role="group" aria-label={label} data-slot="toolbar" className={joinClasses(toolbar, className)}>
      {children}
      {end && <span className={spacer} />}
      {end}
    </div>
  );
}

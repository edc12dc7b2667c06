import type { ComponentProps } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Text that only screen readers get. Takes every attribute of a `span`. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={hidden} />;
}

import type { ComponentPropsWithoutRef } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Text for screen readers only. Accepts every attribute of a `span` except `className`. */
export function VisuallyHidden(props: Omit<ComponentPropsWithoutRef<'span'>, 'className'>) {
  return <span {...props} className={hidden} />;
}

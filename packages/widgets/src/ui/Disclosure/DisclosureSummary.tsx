import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import * as styles from './DisclosureSummary.css.ts';

/** The `summary` of a `details` element, with the chevron of the icon set instead of the browser's marker. */
export function DisclosureSummary({ className, children, ...props }: ComponentPropsWithoutRef<'summary'>) {
  return (
    <summary {...props} className={joinClasses(styles.summary, className)}>
      <ChevronRight aria-hidden="true" />
      {children}
    </summary>
  );
}

import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of {@link LiveRegion}. */
export interface LiveRegionProps {
  /** Text announced whenever it changes. */
  children: ReactNode;
  /** `assertive` interrupts; use it for errors only. @default 'polite' */
  urgency?: 'polite' | 'assertive';
}

/** Announces its text to screen readers each time it changes, without showing it. */
export function LiveRegion({ children, urgency = 'polite' }: LiveRegionProps) {
  return (
    <VisuallyHidden role={urgency === 'polite' ? 'status' : 'alert'} aria-live={urgency} data-slot="live-region">
      {children}
    </VisuallyHidden>
  );
}

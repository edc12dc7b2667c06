import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePortal } from '../portal.ts';

/**
 * Mounts its content in the portal of the themed root or of the surrounding dialog, so that the design tokens apply.
 */
export function Floating({ children }: { children: ReactNode }) {
  const portal = usePortal();
  return portal ? createPortal(children, portal) : children;
}

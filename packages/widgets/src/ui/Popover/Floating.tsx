import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useUiEnvironment } from '../ui-environment.ts';

/** Mounts its content in the themed root's portal (or the surrounding dialog's), so that the tokens reach it. */
export function Floating({ children }: { children: ReactNode }) {
  const { portal } = useUiEnvironment();
  return portal ? createPortal(children, portal) : children;
}

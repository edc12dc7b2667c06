import { useEffect, useRef } from 'react';
import { pageRootOf } from '../page-root.ts';
import { useIsomorphicLayoutEffect } from '../use-isomorphic-layout-effect.ts';

/** Number of open dialogs that keep the pointer events of a root. */
const keepers = new WeakMap<HTMLElement, number>();

/**
 * Keeps `pointer-events` of the themed roots as long as the component of an open dialog is mounted. Radix sets it to `none`
 * on the body, which would make the browser compute the styles of every element of the page again when a dialog opens and
 * when it closes; the scrim of the dialog covers the window and takes all pointer events itself.
 */
export function useSteadyPointerEvents(portal: HTMLElement | null): void {
  const kept = useRef<readonly HTMLElement[]>([]);
  // before the effect of Radix that changes the body and moves the focus
  useIsomorphicLayoutEffect(() => {
    if (!portal || kept.current.length > 0) return;
    kept.current = [...pageRootOf(portal).querySelectorAll<HTMLElement>('[data-slot="root"]')];
    for (const root of kept.current) keep(root, 1);
  }, [portal]);
  // together with the effect of Radix that changes the body back
  useEffect(
    () => () => {
      for (const root of kept.current) keep(root, -1);
      kept.current = [];
    },
    [],
  );
}

function keep(root: HTMLElement, change: 1 | -1): void {
  const count = (keepers.get(root) ?? 0) + change;
  keepers.set(root, count);
  root.style.pointerEvents = count > 0 ? 'auto' : '';
}

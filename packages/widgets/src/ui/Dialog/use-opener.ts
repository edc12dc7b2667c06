import { type RefObject, useRef } from 'react';
import { focusedNear, isElement } from '../page-root.ts';
import { useIsomorphicLayoutEffect } from '../use-isomorphic-layout-effect.ts';

/** Openers of the windows that are being removed, by the element in which the windows are mounted. */
const removed = new WeakMap<HTMLElement, RefObject<Element | null>>();

/**
 * Returns the focus to the element that opened a window. A window that replaces another one, as a form replaces its
 * loading state, inherits the opener: the focus was in the window that is removed, and must stay in the new one.
 */
export function useOpener(portal: HTMLElement | null) {
  const opener = useRef<Element | null>(null);
  useIsomorphicLayoutEffect(
    () => () => {
      if (portal) removed.set(portal, opener);
    },
    [portal],
  );
  return {
    /** Stores the opener; must be called before the window takes the focus. */
    store: () => {
      const inherited = portal && removed.get(portal);
      opener.current = inherited ? inherited.current : focusedNear(portal);
      if (portal) removed.delete(portal);
    },
    /** Moves the focus to the opener, or elsewhere if `instead` does that; does nothing if another window inherited it. */
    focus: (instead?: () => boolean) => {
      if (!portal || removed.get(portal) !== opener) return;
      removed.delete(portal);
      if (!instead?.() && isElement(opener.current)) opener.current.focus();
    },
  };
}

import { type RefObject, useRef } from 'react';
import { focusedNear, isElement } from '../page-root.ts';
import { useIsomorphicLayoutEffect } from '../use-isomorphic-layout-effect.ts';

/** Openers of the windows that are being removed, by the element in which the windows are mounted. */
const removed = new WeakMap<object, Set<RefObject<Element | null>>>();
/** The key for windows that are mounted without such an element. */
const noElement = {};

/**
 * Returns the focus to the element that opened a window. A window that replaces another one, as a form replaces its
 * loading state, inherits the opener: the focus was in the window that is removed, and must stay in the new one.
 */
export function useOpener(portal: HTMLElement | null) {
  const opener = useRef<Element | null>(null);
  const place = useRef<object>(noElement);
  place.current = portal ?? noElement;
  useIsomorphicLayoutEffect(
    () => () => {
      const openers = removed.get(place.current) ?? new Set();
      removed.set(place.current, openers.add(opener));
    },
    [],
  );
  return {
    /** Stores the opener; must be called before the window takes the focus. */
    store: () => {
      const openers = removed.get(place.current);
      // a question in a window is removed with it, and its opener is a part of that window
      const inherited = [...(openers ?? [])].find(({ current }) => current?.isConnected);
      opener.current = inherited ? inherited.current : focusedNear(portal);
      openers?.clear();
    },
    /** Moves the focus to the opener, or elsewhere if `instead` does that; does nothing if another window inherited it. */
    focus: (instead?: () => boolean) => {
      if (!removed.get(place.current)?.delete(opener)) return;
      if (!instead?.() && isElement(opener.current)) opener.current.focus();
    },
  };
}

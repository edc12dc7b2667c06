import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusedNear, isFocusLost } from '../../../ui/page-root.ts';
import { indexOfItem, itemsOf } from './panel-items.ts';

/** Returns the index of the row of this control; for "load more" the index of the first row it will add. */
function placeOf(items: readonly HTMLElement[], control: Element): number {
  const at = indexOfItem(items, control);
  if (at >= 0) return at;
  return control.closest('[data-more]') ? items.length : 0;
}

/**
 * Keeps the position of the focus: moves it into the rows after they are loaded, and to the successor of a focused
 * control that is removed. Returns the handlers for the panel's element.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>) {
  const held = useRef<{ element: Element; index: number } | null>(null);
  const hasEntered = useRef(false);
  const enter = () => {
    const first = itemsOf(panel.current)[0];
    first?.focus({ preventScroll: true });
    hasEntered.current = first !== undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens
  useEffect(() => {
    enter();
    return () => {
      hasEntered.current = false;
    };
  }, []);
  // no dependencies: any change may remove the focused element
  useEffect(() => {
    const active = focusedNear(panel.current);
    if (!hasEntered.current && active === panel.current?.closest('[role="dialog"]')) enter();
    const items = itemsOf(panel.current);
    const lost = held.current;
    if (!lost) return;
    if (lost.element.isConnected) {
      held.current = { ...lost, index: placeOf(items, lost.element) };
      return;
    }
    held.current = null;
    if (!panel.current || !isFocusLost(panel.current)) return;
    (items[Math.min(lost.index, items.length - 1)] ?? panel.current).focus();
  });

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      held.current = { element: target, index: placeOf(itemsOf(currentTarget), target) };
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // an element being removed is still in the page during its event
      queueMicrotask(() => {
        if (held.current?.element === target && target.isConnected) held.current = null;
      });
    },
  };
}

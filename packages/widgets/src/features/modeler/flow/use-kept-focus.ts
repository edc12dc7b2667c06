import { type FocusEvent, useRef } from 'react';
import { isFocusLost } from '../../../ui/page-root.ts';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import { useFlow } from './flow-context.ts';

/**
 * Keeps the focus in the flow when the focused element is removed, for example by an undo: the neighbour gets it.
 * Returns the handlers of the flow's element.
 */
export function useKeptFocus() {
  const { commands, target } = useFlow();
  const focused = useRef<Element | null>(null);
  useIsomorphicLayoutEffect(() => {
    const had = focused.current;
    if (!had || had.isConnected) return;
    focused.current = null;
    if (target && isFocusLost(had)) commands.moveTo(target, true);
  });
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: (event: FocusEvent) => {
      // an element removed from the page blurs without a related target
      if (event.relatedTarget || event.target.isConnected) focused.current = null;
    },
  };
}

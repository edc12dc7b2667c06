import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { useFlow } from './flow-context.ts';

/**
 * Keeps the focus in the flow when the element that had it goes, as an undone step does: it goes to the neighbour.
 * Gives the handlers of the flow's element.
 */
export function useKeptFocus() {
  const { commands, target } = useFlow();
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const had = focused.current;
    if (!had || had.isConnected) return;
    focused.current = null;
    if (target && (document.activeElement === null || document.activeElement === document.body)) {
      commands.standOn(target, true);
    }
  });
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: (event: FocusEvent) => {
      // an element that is taken out of the page loses the focus to nothing
      if (event.relatedTarget || event.target.isConnected) focused.current = null;
    },
  };
}

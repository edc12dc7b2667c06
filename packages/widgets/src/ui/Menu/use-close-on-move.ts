import { type RefObject, useEffect, useRef } from 'react';
import { isElement, windowOf } from '../page-root.ts';

/**
 * Closes a menu that opened at a point when what it belongs to may move away from there: on the wheel, on scrolling
 * outside the menu and when the window changes its size. A menu of an element follows it instead.
 */
export function useCloseOnMove(panel: RefObject<HTMLElement | null>, isAtPoint: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isAtPoint || !panel.current) return;
    const view = windowOf(panel.current);
    const handleMove = (event: Event) => {
      // the window itself for a change of its size
      const [target = null] = event.composedPath();
      if (!isElement(target) || !panel.current?.contains(target)) latest.current();
    };
    const stop = new AbortController();
    for (const type of ['wheel', 'scroll', 'resize']) {
      view.addEventListener(type, handleMove, { capture: true, passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [panel, isAtPoint]);
}

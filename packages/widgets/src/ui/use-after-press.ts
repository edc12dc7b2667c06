import { useCallback, useEffect, useRef } from 'react';

/** Whatever ends a press, or tells that its end was missed. */
const ups = ['mouseup', 'pointerup', 'pointercancel', 'dragend', 'keydown', 'blur'] as const;

/**
 * Puts work off while something is being pressed, by mouse or finger, and does it at once otherwise. For what moves the
 * page when a control is left, as a message under it: what the person presses meanwhile would move away below the
 * pointer, and the press would be lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const press = useRef({ isDown: false, waiting: [] as (() => void)[] });

  useEffect(() => {
    const current = press.current;
    const leaving = new AbortController();
    const listen = (types: readonly string[], listener: (event: Event) => void) => {
      for (const type of types) window.addEventListener(type, listener, { capture: true, signal: leaving.signal });
    };
    const finish = () => {
      const { waiting } = current;
      current.waiting = [];
      for (const work of waiting) work();
    };
    listen(['mousedown'], () => {
      current.isDown = true;
    });
    listen(ups, ({ type, target }) => {
      // only the window's own loss of the focus, not that of a control
      if (!current.isDown || (type === 'blur' && target !== window)) return;
      current.isDown = false;
      // a click that follows is dispatched before this
      setTimeout(finish);
    });
    // what was pressed is known by now; what the click does finds the control left
    listen(['click'], finish);
    return () => leaving.abort();
  }, []);

  return useCallback((work) => {
    if (press.current.isDown) press.current.waiting.push(work);
    else work();
  }, []);
}

import { useCallback, useEffect, useRef } from 'react';
import { windowOf } from './page-root.ts';
import { usePortal } from './portal.ts';

/** Events that end a press, or show that its end was missed. */
const ups = ['mouseup', 'pointerup', 'pointercancel', 'dragend', 'keydown', 'blur'] as const;

/**
 * Returns whether a click changes the state of a control before its handlers run. A render between the two would restore
 * the former state, and React would not see the change.
 */
function isToggled(event: Event): boolean {
  // the element may belong to another document
  const [target] = event.composedPath() as Partial<Element>[];
  return target?.matches?.('input:is([type="checkbox"], [type="radio"])') ?? false;
}

/**
 * Delays work until the current press, by mouse or finger, ends; runs it at once if there is no press. For changes that
 * shift the layout when a control loses the focus, such as a validation message: they would move the pressed element
 * away from the pointer, and the click would be lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const portal = usePortal();
  const press = useRef({ isDown: false, waiting: [] as (() => void)[] });

  useEffect(() => {
    const view = portal ? windowOf(portal) : window;
    const current = press.current;
    const leaving = new AbortController();
    const listen = (types: readonly string[], listener: (event: Event) => void) => {
      for (const type of types) view.addEventListener(type, listener, { capture: true, signal: leaving.signal });
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
      // only a blur of the window, not of a control
      if (!current.isDown || (type === 'blur' && target !== view)) return;
      current.isDown = false;
      // runs after the click that may follow
      setTimeout(finish);
    });
    // the click target is fixed now, and handlers of the click must already see the effects of the blur
    listen(['click'], (event) => {
      if (!isToggled(event)) finish();
    });
    return () => leaving.abort();
  }, [portal]);

  return useCallback((work) => {
    if (press.current.isDown) press.current.waiting.push(work);
    else work();
  }, []);
}

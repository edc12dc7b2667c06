import { useCallback, useRef } from 'react';
import { watchFocus } from './watch-focus.ts';

/** Returns the ref of a widget's element that keeps the focus inside when a control is removed. */
export function useWatchedFocus(): (root: HTMLElement | null) => void {
  const end = useRef<(() => void) | null>(null);
  return useCallback((root: HTMLElement | null) => {
    end.current?.();
    end.current = root && watchFocus(root);
  }, []);
}

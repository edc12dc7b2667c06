import { useCallback, useMemo, useRef } from 'react';
import { useBlocker } from 'react-router';

/**
 * Holds back navigations, the browser's back button among them, while the widget of a page has something unsaved. Its
 * answer is spread into the widget: `leaving` is the navigation that waits for somebody's answer, null while none does.
 */
export function useGuardedLeaving() {
  // read when somebody leaves, which may be in the same moment in which there is nothing unsaved any more
  const isUnsaved = useRef(false);
  const onUnsavedChange = useCallback((now: boolean) => {
    isUnsaved.current = now;
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const leaving = useMemo(
    () => (blocker.state === 'blocked' ? { leave: () => blocker.proceed(), stay: () => blocker.reset() } : null),
    [blocker],
  );
  return { leaving, onUnsavedChange };
}

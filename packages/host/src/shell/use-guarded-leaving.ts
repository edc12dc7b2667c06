import { useCallback, useMemo, useRef } from 'react';
import { useBlocker } from 'react-router';

/**
 * Blocks navigation, including the browser's back button, while the widget of a page has unsaved changes. Spread the
 * result into the widget: `leaving` is the navigation that waits for the user's decision, or null.
 */
export function useGuardedLeaving() {
  // a ref, because the user may leave at the same moment in which the changes are saved
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

import { useCallback, useEffect, useRef } from 'react';
import { isUnsaved, type ModelerStore } from '../store/create-modeler-store.ts';

/**
 * While there are unsaved changes, the browser asks before the tab is closed or reloaded, and the page is notified.
 * Returns a function that ends this; call it when the user has confirmed to leave.
 */
export function useLeaveGuard(
  store: ModelerStore,
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined,
): () => void {
  const hasLeft = useRef(false);
  useEffect(() => {
    let reported = false;
    const notify = () => {
      const now = isUnsaved(store.get());
      if (now === reported) return;
      reported = now;
      onUnsavedChange?.(now);
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved(store.get()) && !hasLeft.current) event.preventDefault();
    };
    notify();
    const stop = store.subscribe(notify);
    addEventListener('beforeunload', ask);
    return () => {
      stop();
      removeEventListener('beforeunload', ask);
    };
  }, [store, onUnsavedChange]);
  return useCallback(() => {
    hasLeft.current = true;
    onUnsavedChange?.(false);
  }, [onUnsavedChange]);
}

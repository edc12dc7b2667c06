import { getUnreadCounts } from '@tramita/client/contract';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../calls/use-call.ts';

/** How long pushed counts rest before the list is loaded again, in ms: one change often pushes several. */
const refreshDelayMs = 150;

/**
 * Calls `onChange` when the page around the list received new counts, by the realtime channel or by polling: the list may
 * have changed too. Counts that this list asked for itself are not news. Waits while the tab is hidden, and never calls
 * while an earlier call is still running.
 */
export function useListChanges(isEnabled: boolean, onChange: () => Promise<void>): void {
  const { loadedAt, isFetching } = useCall(getUnreadCounts, isEnabled ? {} : null);
  const latest = useRef(onChange);
  latest.current = onChange;
  const last = useRef({ loadedAt, isFetching });
  const asked = useRef({ isRunning: false, isWanted: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = { loadedAt, isFetching };
    const isPushed = loadedAt !== before.loadedAt && before.loadedAt > 0 && !before.isFetching;
    if (!isEnabled || !isPushed) return;
    asked.current.isWanted = true;
    scheduleRefresh(timer, asked, latest);
  }, [isEnabled, loadedAt, isFetching]);

  useEffect(() => {
    const handleShow = () => {
      if (asked.current.isWanted) scheduleRefresh(timer, asked, latest);
    };
    document.addEventListener('visibilitychange', handleShow);
    return () => {
      document.removeEventListener('visibilitychange', handleShow);
      clearTimeout(timer.current);
    };
  }, []);
}

type Held<Value> = { current: Value };

function scheduleRefresh(
  timer: Held<ReturnType<typeof setTimeout> | undefined>,
  asked: Held<{ isRunning: boolean; isWanted: boolean }>,
  onChange: Held<() => Promise<void>>,
): void {
  clearTimeout(timer.current);
  timer.current = setTimeout(async () => {
    const state = asked.current;
    if (state.isRunning || document.visibilityState === 'hidden') return;
    state.isWanted = false;
    state.isRunning = true;
    await onChange.current().catch(() => undefined);
    state.isRunning = false;
    if (state.isWanted) scheduleRefresh(timer, asked, onChange);
  }, refreshDelayMs);
}

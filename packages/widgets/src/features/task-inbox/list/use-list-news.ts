import { getUnreadCounts } from '@tramita/client/contract';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../calls/use-call.ts';

/** How long pushed counts rest before the list is loaded again, in ms: one change often pushes several. */
const newsRestMs = 150;

/**
 * Calls `onNews` when the page around the list received new counts, by the realtime channel or by polling: the list may
 * have changed too. Counts that this list asked for itself are not news. Waits while the tab is hidden, and never calls
 * while an earlier call is still running.
 */
export function useListNews(isEnabled: boolean, onNews: () => Promise<void>): void {
  const { loadedAt, isFetching } = useCall(getUnreadCounts, isEnabled ? {} : null);
  const latest = useRef(onNews);
  latest.current = onNews;
  const last = useRef({ loadedAt, isFetching });
  const asked = useRef({ isRunning: false, isWanted: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = { loadedAt, isFetching };
    const isPushed = loadedAt !== before.loadedAt && before.loadedAt > 0 && !before.isFetching;
    if (!isEnabled || !isPushed) return;
    asked.current.isWanted = true;
    scheduleNews(timer, asked, latest);
  }, [isEnabled, loadedAt, isFetching]);

  useEffect(() => {
    const handleShow = () => {
      if (asked.current.isWanted) scheduleNews(timer, asked, latest);
    };
    document.addEventListener('visibilitychange', handleShow);
    return () => {
      document.removeEventListener('visibilitychange', handleShow);
      clearTimeout(timer.current);
    };
  }, []);
}

type Held<Value> = { current: Value };

function scheduleNews(
  timer: Held<ReturnType<typeof setTimeout> | undefined>,
  asked: Held<{ isRunning: boolean; isWanted: boolean }>,
  onNews: Held<() => Promise<void>>,
): void {
  clearTimeout(timer.current);
  timer.current = setTimeout(async () => {
    const state = asked.current;
    if (state.isRunning || document.visibilityState === 'hidden') return;
    state.isWanted = false;
    state.isRunning = true;
    await onNews.current().catch(() => undefined);
    state.isRunning = false;
    if (state.isWanted) scheduleNews(timer, asked, onNews);
  }, newsRestMs);
}

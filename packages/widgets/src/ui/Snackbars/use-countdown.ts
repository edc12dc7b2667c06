import { useEffect } from 'react';
import { type Snackbar, snackbarDuration } from './snackbar-queue.ts';

/** Calls `onLeave` when the time of a message has ended. It stops while `paused`, and begins again with an equal message. */
export function useCountdown(snackbar: Snackbar, paused: boolean, onLeave: (id: number) => void): void {
  const { id, count } = snackbar;
  const duration = snackbarDuration(snackbar);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal message (`count`) restarts the countdown
  useEffect(() => {
    if (duration === null || paused) return;
    const timer = setTimeout(() => onLeave(id), duration);
    return () => clearTimeout(timer);
  }, [duration, paused, id, count, onLeave]);
}

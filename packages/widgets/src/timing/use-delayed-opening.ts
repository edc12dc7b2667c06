import { useEffect, useState } from 'react';

/** How long after it was asked for a window of the modeler and its lists comes up, in ms. */
const openingDelayMs = 100;

/** Whether the window is up: a moment after it was asked for, so that the press that asked does not reach it. */
export function useDelayedOpening(wanted: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setDue(true), openingDelayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [wanted]);
  return wanted && isDue;
}

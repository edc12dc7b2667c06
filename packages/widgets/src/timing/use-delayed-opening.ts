import { useEffect, useState } from 'react';

/** Delay before a dialog of the modeler or its lists opens, in ms. */
const openingDelayMs = 100;

/** Returns true shortly after `wanted` becomes true. The delay keeps the click that opens a dialog from reaching it. */
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

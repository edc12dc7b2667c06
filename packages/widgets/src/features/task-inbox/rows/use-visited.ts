import { useEffect, useRef, useState } from 'react';

/** How long the pointer must rest on a row, in ms: rows that only pass under it while the list scrolls stay as they are. */
const restMs = 60;

/**
 * Returns whether a row was reached by the pointer or the focus, and the handlers that notice it. Calls `onVisit` each time
 * it is reached.
 */
export function useVisited(isWatched: boolean, onVisit: () => void) {
  const [isVisited, setVisited] = useState(!isWatched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(onVisit);
  latest.current = onVisit;
  const visit = () => {
    setVisited(true);
    latest.current();
  };
  const isBare = isWatched && !isVisited;
  return {
    isBare,
    visit,
    pointerHandlers: isBare
      ? {
          onPointerEnter: () => {
            timer.current = setTimeout(visit, restMs);
          },
          onPointerLeave: () => clearTimeout(timer.current),
        }
      : null,
  };
}

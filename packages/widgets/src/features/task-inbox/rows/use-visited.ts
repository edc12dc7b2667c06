import { useEffect, useRef, useState } from 'react';

/** How long the pointer must rest on a row, in ms: rows that only pass under it while the list scrolls stay as they are. */
const restMs = 60;

/** Returns whether a row was reached by the pointer or the focus, and the handlers that notice it. */
export function useVisited(isWatched: boolean) {
  const [isVisited, setVisited] = useState(!isWatched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const visit = () => setVisited(true);
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

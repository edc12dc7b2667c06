import { useEffect, useRef, useState } from 'react';
import { useSteady } from '../../../ui/use-steady.ts';

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
  // the elements may show another row when the pointer has rested on them
  const { reportVisit } = useSteady({ reportVisit: onVisit });
  const visit = () => {
    setVisited(true);
    reportVisit();
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

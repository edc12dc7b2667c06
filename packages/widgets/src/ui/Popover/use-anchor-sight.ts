import { type RefObject, useEffect, useRef, useState } from 'react';

const unseen = { opacity: 0, pointerEvents: 'none' } as const;

/**
 * Returns the style that hides a floating part while its anchor is scrolled out of sight. Not `visibility`, because a
 * hidden element cannot keep the focus.
 *
 * @param onGone called when the anchor is not displayed at all, for example in a window that became narrow
 */
export function useAnchorSight(anchor: RefObject<HTMLElement | null>, onGone?: () => void) {
  const [isSeen, setSeen] = useState(true);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    const element = anchor.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting !== false);
      if (element.getClientRects().length === 0) gone.current?.();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);
  return isSeen ? null : unseen;
}

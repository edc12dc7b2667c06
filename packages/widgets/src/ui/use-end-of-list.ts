import { useEffect, useRef, useState } from 'react';

/** Distance from its end at which a list loads more, in px. */
const endOfListPx = 40;

/**
 * Calls `onEnd` when the element with the returned ref comes within `distancePx` of the visible area, and again
 * whenever `key` changes while it still is, because one page of rows may not fill the screen.
 *
 * @example
 * const end = useEndOfList({ onEnd: fetchNextPage, key: rows.length });
 * return <>{rows}<div ref={end} /></>;
 */
export function useEndOfList(options: { onEnd: () => void; key: unknown; distancePx?: number }) {
  const { onEnd, key, distancePx = endOfListPx } = options;
  const [element, setElement] = useState<Element | null>(null);
  const handle = useRef(onEnd);
  useEffect(() => {
    handle.current = onEnd;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: observing again reports whether the end is still visible
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) handle.current();
      },
      { root: scrollParentOf(element), rootMargin: `0px 0px ${distancePx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, key, distancePx]);
  return setElement;
}

/**
 * Returns the nearest scrolling ancestor, or null for the window. Skips elements that could scroll but show everything.
 */
function scrollParentOf(element: Element): Element | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const isScrolling = parent.scrollHeight > parent.clientHeight;
    if (isScrolling && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

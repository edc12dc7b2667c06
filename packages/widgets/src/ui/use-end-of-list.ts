import { useEffect, useRef, useState } from 'react';

/** How near its end a list asks for more, in px. */
const endOfListPx = 40;

/**
 * Calls `onEnd` when the element it gives a ref for comes within `distancePx` of what is seen, and again whenever
 * `key` changes while it still is: a short page does not fill the screen.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: observing anew tells whether the end is still in sight
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

/** Returns the element that scrolls it, or null for the window. An element that could scroll but shows everything is skipped. */
function scrollParentOf(element: Element): Element | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const isScrolling = parent.scrollHeight > parent.clientHeight;
    if (isScrolling && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

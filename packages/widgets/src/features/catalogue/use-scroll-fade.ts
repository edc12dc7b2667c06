import { type RefObject, useEffect, useState } from 'react';

/** The ends of a horizontally scrollable line where more content follows. */
export type ScrollFade = 'none' | 'start' | 'end' | 'both';

/** Returns the ends of a line to fade out, updated on scrolling. */
export function useScrollFade(line: RefObject<HTMLElement | null>): ScrollFade {
  const [fade, setFade] = useState<ScrollFade>('none');
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const look = () => {
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft;
      const [before, after] = [element.scrollLeft > 1, left > 1];
      setFade(before && after ? 'both' : before ? 'start' : after ? 'end' : 'none');
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  });
  return fade;
}

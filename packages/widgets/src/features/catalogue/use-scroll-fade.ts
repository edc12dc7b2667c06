import { type RefObject, useEffect, useState } from 'react';

/** At which ends a line that scrolls sideways goes on. */
export type ScrollFade = 'none' | 'start' | 'end' | 'both';

/** Follows how far a line is scrolled, to fade out the ends that go on. */
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

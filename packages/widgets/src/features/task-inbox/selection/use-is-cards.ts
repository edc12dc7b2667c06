import { type RefObject, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';

/** Maximum width of the list, in px, at which rows are cards: `queries.cards`. */
const cardsWidth = 640;

/** Returns whether a list is so narrow that its rows are cards. */
export function useIsCards(list: RefObject<HTMLElement | null>): boolean {
  const [isCards, setCards] = useState(false);
  useIsomorphicLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setCards(element.clientWidth <= cardsWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return isCards;
}

import { type RefObject, useLayoutEffect } from 'react';

/** Distance of the messages from the lower edge of the screen, or from the bar above it, in px. */
const margin = 12;

/** How often the place is looked at while there are messages, in ms. */
const followMs = 250;

/** How far above the lower edge messages must begin to leave every action bar of the page free. */
function heightOfBars(region: HTMLElement): number {
  const page = region.getRootNode() as Document | ShadowRoot;
  const { innerHeight } = region.ownerDocument.defaultView ?? window;
  const own = region.getBoundingClientRect();
  let free = innerHeight;
  for (const bar of page.querySelectorAll('[data-action-bar]')) {
    const { top, bottom, left, right, height } = bar.getBoundingClientRect();
    const isBelow = height > 0 && bottom > innerHeight - own.height - 2 * margin && top < innerHeight;
    if (isBelow && left < own.right && right > own.left) free = Math.min(free, top);
  }
  return innerHeight - free;
}

/** Keeps the messages above the action bars of the page, such as the foot of a task or of a dialog, while there are any. */
export function useRoomForBars(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view || !isShown) return;
    const place = () => {
      element.style.bottom = `${heightOfBars(element) + margin}px`;
    };
    place();
    // bars come and go while a message is read
    const timer = view.setInterval(place, followMs);
    return () => view.clearInterval(timer);
  }, [region, isShown]);
}

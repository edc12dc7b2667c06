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
  const bars = [...page.querySelectorAll('[data-action-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, left, right }) => height > 0 && left < own.right && right > own.left)
    .sort((one, other) => other.bottom - one.bottom);
  let free = innerHeight;
  // from below, because a bar may be right above another one
  for (const { top, bottom } of bars) {
    if (top < free && bottom > free - own.height - 2 * margin) free = top;
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

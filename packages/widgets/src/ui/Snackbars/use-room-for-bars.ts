import type { RefObject } from 'react';
import { pageRootOf, windowOf } from '../page-root.ts';
import { useIsomorphicLayoutEffect } from '../use-isomorphic-layout-effect.ts';

/** Distance of the messages from the bottom of the screen, or from the bar above it, in px. */
const margin = 12;

/** Interval at which the position is updated while there are messages, in ms. */
const followMs = 250;

/** Returns the distance from the bottom in px that keeps every action bar of the page uncovered, also in a frame. */
function heightOfBars(region: HTMLElement): number {
  const page = pageRootOf(region);
  const view = windowOf(region);
  const { innerHeight } = view;
  const hidden = view.getComputedStyle(region).getPropertyValue('--tramita-inset-bottom');
  const own = region.getBoundingClientRect();
  const bars = [...page.querySelectorAll('[data-action-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, left, right }) => height > 0 && left < own.right && right > own.left)
    .sort((one, other) => other.bottom - one.bottom);
  let free = innerHeight - (Number.parseFloat(hidden) || 0);
  // from the bottom up, because bars can be stacked
  for (const { top, bottom } of bars) {
    if (top < free && bottom > free - own.height - 2 * margin) free = top;
  }
  return innerHeight - free;
}

/** Keeps the region of a shown message above the action bars of the page, such as the footer of a task or of a dialog. */
export function useRoomForBars(message: RefObject<HTMLElement | null>): void {
  useIsomorphicLayoutEffect(() => {
    const region = message.current?.closest<HTMLElement>('[data-slot="snackbars"]');
    if (!region) return;
    const view = windowOf(region);
    const place = () => {
      region.style.bottom = `${heightOfBars(region) + margin}px`;
    };
    place();
    // bars can appear and disappear while a message is shown
    const timer = view.setInterval(place, followMs);
    return () => view.clearInterval(timer);
  }, [message]);
}

import type { KeyboardEvent } from 'react';

const focusable = ':is(button, a[href]):not(:disabled, [tabindex="-1"])';

/** Makes Tab wrap around at the ends of a modal element. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const { currentTarget, shiftKey } = event;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const page = currentTarget.getRootNode() as Document | ShadowRoot;
  const edge = shiftKey ? stops[0] : stops.at(-1);
  if (page.activeElement !== edge && page.activeElement !== currentTarget) return;
  if (page.activeElement === currentTarget && !shiftKey) return;
  event.preventDefault();
  (shiftKey ? stops.at(-1) : stops[0])?.focus();
}

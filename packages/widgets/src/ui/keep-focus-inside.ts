import type { KeyboardEvent } from 'react';
import { focusable, isShown } from './focusable.ts';
import { focusedNear } from './page-root.ts';

const nameOf = (element: HTMLElement): string | null => element.getAttribute('name');

/** Only the checked radio button of a group can be reached with Tab, and any of them if none is checked. */
const isSkippedRadio = (element: HTMLElement, all: readonly HTMLElement[]): boolean =>
  element.matches('[type="radio"]:not(:checked)') &&
  all.some((other) => other.matches('[type="radio"]:checked') && nameOf(other) === nameOf(element));

/** Makes Tab wrap around at the ends of a modal element; also works inside a shadow root. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const { currentTarget, shiftKey } = event;
  const shown = [...currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
  const stops = shown.filter((element) => !isSkippedRadio(element, shown));
  const focused = focusedNear(currentTarget);
  const edge = shiftKey ? stops[0] : stops.at(-1);
  if (focused !== edge && !(focused === currentTarget && shiftKey)) return;
  event.preventDefault();
  (shiftKey ? stops.at(-1) : stops[0])?.focus();
}

import type { MouseEvent, PointerEvent } from 'react';
import { isElement } from '../page-root.ts';

/** Movement in px from which a press of the mouse is no click, but selects text for example. */
const slack = 5;

/** Where the pointer was pressed last in a row; `x` is NaN for a finger. All rows share it, because there is one pointer. */
let start = { x: 0, y: 0, isControl: false };

const isControl = (target: EventTarget): boolean =>
  isElement(target) && target.closest('a, button, [data-select]') !== null;

/** A plain press opens the row here; any other kind of press is the browser's, which opens the address. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Notes where a press begins, for {@link isRowPress}; for the capture phase of a row. */
export function noteRowPress({ target, clientX, clientY, pointerType }: PointerEvent): void {
  start = { x: pointerType === 'mouse' ? clientX : Number.NaN, y: clientY, isControl: isControl(target) };
}

/**
 * Returns whether a click on a row was meant for the row: not for a control in it, from which the pointer may also have
 * slid off before it was released, and not for the selection of text.
 */
export function isRowPress(event: MouseEvent): boolean {
  const { currentTarget, target, clientX, clientY, detail } = event;
  // for React, menus and dialogs above the page belong to the row as well
  if (!isPlainPress(event) || isControl(target) || !currentTarget.contains(target as Node)) return false;
  // without a pointer
  if (detail === 0) return true;
  // false for a finger: if it moves far, the page scrolls and there is no click
  const hasMoved = Math.hypot(clientX - start.x, clientY - start.y) >= slack;
  return !start.isControl && !hasMoved;
}

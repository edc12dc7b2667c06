import { type RefObject, useEffect, useRef } from 'react';
import type { Viewport } from './create-viewport.ts';
import { zoomAt } from './viewport.ts';

/** Distance of a mouse after which a press becomes a move, in px. */
export const moveThreshold = 4;
/** The same for a finger, which is never completely still. */
const touchThreshold = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Moves and zooms the drawing by mouse, wheel and touch. Calls `onPress` for a press that is not a move and not on a
 * button.
 */
export function usePanAndZoom(
  viewport: Viewport,
  frame: RefObject<HTMLElement | null>,
  onPress: (pressed: Element) => void,
): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const stop = new AbortController();
    listenToPointers(element, viewport, (pressed) => latest.current(pressed), stop.signal);
    listenToWheel(element, viewport, stop.signal);
    return () => stop.abort();
  }, [viewport, frame]);
}

/** Converts a point of the window to px of the frame. */
function inFrame(element: Element, { x, y }: Point): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: x - left, y: y - top };
}

/** Whether a press moves the drawing: touches always, the mouse unless the element has its own drag. */
const movesDrawing = (event: PointerEvent): boolean =>
  event.pointerType === 'touch' ||
  event.button === 1 ||
  (event.button === 0 && !(event.target as Element).closest('[data-drags]'));

function listenToPointers(
  element: HTMLElement,
  viewport: Viewport,
  onPress: (pressed: Element) => void,
  signal: AbortSignal,
): void {
  const presses = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let hasMoved = false;

  const handleDown = (event: PointerEvent) => {
    // a move that ended without a click, as with the middle button, must not cancel the next one
    if (presses.size === 0) hasMoved = false;
    if (!movesDrawing(event)) return;
    if (presses.size === 0) start = pointOf(event);
    presses.set(event.pointerId, pointOf(event));
  };
  const handleMove = (event: PointerEvent) => {
    const before = presses.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (!hasMoved) {
      if (distance(now, start) < (event.pointerType === 'touch' ? touchThreshold : moveThreshold)) return;
      hasMoved = true;
      element.dataset.moving = '';
      element.setPointerCapture(event.pointerId);
    }
    presses.set(event.pointerId, now);
    const other = [...presses].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(element, viewport, before, now, other);
    else {
      const { x, y, scale } = viewport.get();
      viewport.set({ x: x + now.x - before.x, y: y + now.y - before.y, scale });
    }
  };
  const handleUp = (event: PointerEvent) => {
    presses.delete(event.pointerId);
    if (presses.size === 0) delete element.dataset.moving;
  };
  const handleClick = (event: MouseEvent) => {
    if (hasMoved && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
      hasMoved = false;
    } else if (!(event.target as Element).closest('button')) onPress(event.target as Element);
  };

  element.addEventListener('pointerdown', handleDown, { signal });
  element.addEventListener('pointermove', handleMove, { signal });
  element.addEventListener('pointerup', handleUp, { signal });
  element.addEventListener('pointercancel', handleUp, { signal });
  element.addEventListener('click', handleClick, { signal, capture: true });
}

/** Handles a move of one of two fingers: zooms by their distance and follows them. */
function pinch(element: Element, viewport: Viewport, before: Point, now: Point, other: Point): void {
  const view = viewport.get();
  const centre = inFrame(element, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  const factor = distance(now, other) / Math.max(distance(before, other), 1);
  const zoomed = zoomAt(view, view.scale * factor, centre);
  viewport.set({ ...zoomed, x: zoomed.x + (now.x - before.x) / 2, y: zoomed.y + (now.y - before.y) / 2 });
}

/** Zoom factor per px of the wheel. */
const wheelZoom = 0.0025;
/** A line of the wheel, in px. */
const wheelLine = 16;

function listenToWheel(element: HTMLElement, viewport: Viewport, signal: AbortSignal): void {
  const handleWheel = (event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? wheelLine : 1;
    const view = viewport.get();
    // browsers report a pinch on a touchpad as a wheel event with the control key
    if (event.ctrlKey || event.metaKey) {
      const factor = Math.exp(-event.deltaY * unit * wheelZoom);
      viewport.set(zoomAt(view, view.scale * factor, inFrame(element, pointOf(event))));
      return;
    }
    const [across, down] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY];
    viewport.set({ ...view, x: view.x - across * unit, y: view.y - down * unit });
  };
  element.addEventListener('wheel', handleWheel, { signal, passive: false });
}

import { type RefObject, useEffect, useRef } from 'react';
import type { Viewport } from './create-viewport.ts';
import { zoomAt } from './viewport.ts';

/** So far a mouse may go before a press becomes a move, in px. */
export const moveThreshold = 4;
/** The same for a finger, which never keeps quite still. */
const touchThreshold = 8;

interface Press {
  x: number;
  y: number;
}

/** Which presses move the drawing: fingers anywhere, the mouse where nothing of its own is dragged. */
const movesDrawing = (event: PointerEvent): boolean =>
  event.pointerType === 'touch' ||
  event.button === 1 ||
  (event.button === 0 && !(event.target as Element).closest('[data-drags]'));

/**
 * Moves and zooms the drawing by mouse, wheel and fingers. `onPress` is told of a press that
 * was no move, on no button.
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
    const presses = new Map<number, Press>();
    let hasMoved = false;
    let start: Press = { x: 0, y: 0 };

    const at = (event: { clientX: number; clientY: number }): Press => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const handleDown = (event: PointerEvent) => {
      if (!movesDrawing(event)) return;
      const press = { x: event.clientX, y: event.clientY };
      if (presses.size === 0) {
        hasMoved = false;
        start = press;
      }
      presses.set(event.pointerId, press);
    };
    const pinch = (before: Press, now: Press, other: Press) => {
      const spread = (one: Press) => Math.hypot(one.x - other.x, one.y - other.y);
      const view = viewport.get();
      const centre = at({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      const zoomed = zoomAt(view, (view.scale * spread(now)) / Math.max(spread(before), 1), centre);
      viewport.set({ ...zoomed, x: zoomed.x + (now.x - before.x) / 2, y: zoomed.y + (now.y - before.y) / 2 });
    };
    const handleMove = (event: PointerEvent) => {
      const before = presses.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      if (!hasMoved) {
        const threshold = event.pointerType === 'touch' ? touchThreshold : moveThreshold;
        if (Math.hypot(now.x - start.x, now.y - start.y) < threshold) return;
        hasMoved = true;
        element.dataset.moving = '';
        element.setPointerCapture(event.pointerId);
      }
      presses.set(event.pointerId, now);
      const other = [...presses].find(([id]) => id !== event.pointerId)?.[1];
      if (other) return pinch(before, now, other);
      const { x, y, scale } = viewport.get();
      viewport.set({ x: x + now.x - before.x, y: y + now.y - before.y, scale });
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
      } else if (!(event.target as Element).closest('button')) latest.current(event.target as Element);
    };
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const view = viewport.get();
      if (event.ctrlKey || event.metaKey) {
        viewport.set(zoomAt(view, view.scale * Math.exp(-event.deltaY * unit * 0.0025), at(event)));
        return;
      }
      const [across, down] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY];
      viewport.set({ ...view, x: view.x - across * unit, y: view.y - down * unit });
    };

    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', handleDown, { signal });
    element.addEventListener('pointermove', handleMove, { signal });
    element.addEventListener('pointerup', handleUp, { signal });
    element.addEventListener('pointercancel', handleUp, { signal });
    element.addEventListener('click', handleClick, { signal, capture: true });
    element.addEventListener('wheel', handleWheel, { signal, passive: false });
    return () => stop.abort();
  }, [viewport, frame]);
}

import { type RefObject, useEffect, useRef } from 'react';
import { windowOf } from '../../../ui/page-root.ts';
import type { FlowCommands } from '../flow/flow-context.ts';
import { isFree } from '../store/create-modeler-store.ts';
import { useModelerStore } from '../store/modeler-context.ts';
import { createSlots, markAt, placesAt, type Slots } from './drag-places.ts';
import type { FlowLayout } from './layout.ts';
import type { Viewport } from './viewport/create-viewport.ts';
import { moveThreshold } from './viewport/use-pan-and-zoom.ts';

interface Drag {
  readonly stepId: string;
  readonly element: HTMLElement;
  readonly pointerId: number;
  readonly startX: number;
  readonly startY: number;
  readonly slots: Slots;
  hasMoved: boolean;
  places: number;
}

/** Drags a step along the row with the mouse. React renders only after it is dropped. */
export function useStepDrag(
  viewport: Viewport,
  layout: FlowLayout,
  frame: RefObject<HTMLElement | null>,
  mark: RefObject<HTMLElement | null>,
  commands: FlowCommands,
): void {
  const store = useModelerStore();
  const latest = useRef(layout);
  latest.current = layout;
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    let drag: Drag | null = null;

    const showMark = (x: number | null) => {
      const line = mark.current;
      if (!line) return;
      if (x === null) delete line.dataset.shown;
      else {
        line.dataset.shown = '';
        line.style.transform = `translateX(${x}px)`;
      }
    };
    const handleDown = (event: PointerEvent) => {
      const button = (event.target as Element).closest('[data-drags]');
      const element = button?.parentElement;
      if (event.button !== 0 || event.pointerType === 'touch' || !element?.dataset.step || !isFree(store.get())) return;
      const stepId = element.dataset.step;
      const slots = createSlots(store.get().history.present, stepId);
      const { pointerId, clientX: startX, clientY: startY } = event;
      drag = { stepId, element, pointerId, startX, startY, slots, hasMoved: false, places: 0 };
    };
    const handleMove = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointerId) return;
      const { scale } = viewport.get();
      const [x, y] = [(event.clientX - drag.startX) / scale, (event.clientY - drag.startY) / scale];
      if (!drag.hasMoved) {
        if (Math.hypot(x, y) * scale < moveThreshold) return;
        drag.hasMoved = true;
        drag.element.dataset.dragged = '';
        root.setPointerCapture(event.pointerId);
      }
      drag.element.style.transform = `translate(${x}px, ${Math.max(Math.min(y, 24), -24)}px)`;
      drag.places = placesAt(latest.current, drag.stepId, x, drag.slots);
      showMark(drag.places === 0 ? null : markAt(latest.current, drag.stepId, drag.places));
    };
    const end = (isDrop: boolean) => {
      if (!drag) return;
      const { element, stepId, places, hasMoved } = drag;
      drag = null;
      delete element.dataset.dragged;
      element.style.transform = '';
      showMark(null);
      if (!hasMoved) return;
      view.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => view.removeEventListener('click', swallow, { capture: true }));
      if (isDrop && places !== 0) commands.move(stepId, places);
    };
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && drag?.hasMoved && end(false);

    const view = windowOf(root);
    const stop = new AbortController();
    const { signal } = stop;
    root.addEventListener('pointerdown', handleDown, { signal });
    root.addEventListener('pointermove', handleMove, { signal });
    root.addEventListener('pointerup', () => end(true), { signal });
    root.addEventListener('pointercancel', () => end(false), { signal });
    view.addEventListener('keydown', handleKey, { signal, capture: true });
    return () => stop.abort();
  }, [store, viewport, frame, mark, commands]);
}

/** Cancels the click event that follows a drag. */
function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

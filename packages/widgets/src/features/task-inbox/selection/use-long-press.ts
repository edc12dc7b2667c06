import { type PointerEvent, useEffect, useRef } from 'react';

/** How long a finger must rest to select, in ms. */
const longPressMs = 500;
/** How far it may move meanwhile, in px. */
const steadyPx = 10;

/** Detects a finger that rests on an element, and whether the following click belongs to it. */
export function useLongPress(onLongPress: (element: Element) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    wasLong: () => {
      const was = isLong.current;
      isLong.current = false;
      return was;
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        isLong.current = false;
        cancel();
        if (event.pointerType !== 'touch') return;
        const element = event.currentTarget;
        start.current = { x: event.clientX, y: event.clientY };
        timer.current = setTimeout(() => {
          isLong.current = true;
          onLongPress(element);
        }, longPressMs);
      },
      onPointerMove: (event: PointerEvent) => {
        const { x, y } = start.current;
        if (Math.hypot(event.clientX - x, event.clientY - y) > steadyPx) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
  };
}

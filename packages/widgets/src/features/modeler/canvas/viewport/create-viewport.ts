import { type Stretch, stretchToDraw } from '../visible-parts.ts';
import { type Area, keepInSight, type Size, stretchInSight, type View } from './viewport.ts';

/** The visible part of the drawing. Moves update the elements directly; React renders only when other parts appear. */
export interface Viewport {
  get: () => View;
  size: () => Size;
  /** Sets the area of the whole drawing, a part of which always stays visible. */
  setArea: (area: Area) => void;
  setSize: (size: Size) => void;
  set: (view: View) => void;
  /** Calls the listener on every move. */
  onMove: (listener: (view: View) => void) => () => void;
  /** Calls the listener when another stretch must be drawn. */
  onStretch: (listener: () => void) => () => void;
  stretch: () => Stretch;
}

/** Creates the viewport of a drawing before its frame is measured. */
export function createViewport(): Viewport {
  let view: View = { x: 48, y: 300, scale: 1 };
  let size: Size = { width: 1024, height: 640 };
  let area: Area = { left: 0, right: 0, top: 0, bottom: 0 };
  let stretch = stretchToDraw(stretchInSight(view, size), null);
  const moveListeners = new Set<(view: View) => void>();
  const stretchListeners = new Set<() => void>();

  function update(next: View): void {
    view = keepInSight(next, area, size);
    for (const listener of moveListeners) listener(view);
    const needed = stretchToDraw(stretchInSight(view, size), stretch);
    if (needed === stretch) return;
    stretch = needed;
    for (const listener of stretchListeners) listener();
  }

  return {
    get: () => view,
    size: () => size,
    setArea(next) {
      area = next;
    },
    setSize(next) {
      size = next;
      update(view);
    },
    set: update,
    onMove(listener) {
      moveListeners.add(listener);
      return () => void moveListeners.delete(listener);
    },
    onStretch(listener) {
      stretchListeners.add(listener);
      return () => void stretchListeners.delete(listener);
    },
    stretch: () => stretch,
  };
}

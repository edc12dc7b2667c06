import { type Stretch, stretchToDraw } from '../visible-parts.ts';
import { type Area, keepInSight, type Size, stretchInSight, type View } from './viewport.ts';

/** What is shown of the drawing. Moves write to the elements at once; React hears only when other parts come into sight. */
export interface Viewport {
  get: () => View;
  size: () => Size;
  /** Where everything of the drawing lies: a part of it stays in sight. */
  setArea: (area: Area) => void;
  setSize: (size: Size) => void;
  set: (view: View) => void;
  /** Told at every move. */
  onMove: (listener: (view: View) => void) => () => void;
  /** Told when another stretch has to be drawn. */
  onStretch: (listener: () => void) => () => void;
  stretch: () => Stretch;
}

/** A view of the drawing before its frame is measured. */
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

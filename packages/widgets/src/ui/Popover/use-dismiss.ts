import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { windowOf } from '../page-root.ts';

/** An open floating part with the layers opened from inside it. */
export interface DismissLayer {
  children: Set<DismissLayer>;
  contains: (path: readonly EventTarget[]) => boolean;
}

/** The layer from which a floating part is opened; its content is wrapped in the provider. */
export const DismissLayerContext = createContext<DismissLayer | null>(null);

const createLayer = (): DismissLayer => ({ children: new Set(), contains: () => false });

/**
 * Closes an open floating part on Escape and on a click outside it, its anchors and the layers opened from it; passes the
 * press of the click.
 * Handles Escape before any other listener of the page, so that a surrounding dialog stays open.
 */
export function useDismiss(
  open: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onDismiss: (reason: 'escape' | 'outside', press?: PointerEvent) => void,
): DismissLayer {
  const parent = useContext(DismissLayerContext);
  const [layer] = useState(createLayer);
  const latest = useRef(onDismiss);
  const anchors = useRef(inside);
  useEffect(() => {
    latest.current = onDismiss;
    anchors.current = inside;
    layer.contains = (path) =>
      inside.some(({ current }) => current && path.includes(current)) ||
      [...layer.children].some((child) => child.contains(path));
  });
  useEffect(() => {
    if (!open) return;
    parent?.children.add(layer);
    const shown = anchors.current.find(({ current }) => current)?.current;
    const view = shown ? windowOf(shown) : window;
    const handlePointerDown = (event: PointerEvent) => {
      if (!layer.contains(event.composedPath())) latest.current('outside', event);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || layer.children.size > 0) return;
      event.stopPropagation();
      event.preventDefault();
      latest.current('escape');
    };
    view.addEventListener('pointerdown', handlePointerDown, { capture: true });
    view.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => {
      parent?.children.delete(layer);
      view.removeEventListener('pointerdown', handlePointerDown, { capture: true });
      view.removeEventListener('keydown', handleKeyDown, { capture: true });
    };
  }, [open, parent, layer]);
  return layer;
}

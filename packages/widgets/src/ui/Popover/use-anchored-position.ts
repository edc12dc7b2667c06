import { type RefObject, useRef, useState } from 'react';
import { windowOf } from '../page-root.ts';
import { useIsomorphicLayoutEffect } from '../use-isomorphic-layout-effect.ts';
import { type Align, type Placement, place, type Side } from './place.ts';

/** Where a floating part is attached: an element, or a point of the window (a context menu). */
export type Anchor = RefObject<HTMLElement | null> | { x: number; y: number };

export interface AnchoredPositionOptions {
  open: boolean;
  anchor: Anchor;
  /** @default 'bottom' */
  side?: Side;
  /** @default 'start' */
  align?: Align;
  /** Distance to the anchor in px. @default 4 */
  gap?: number;
  /** Height in px that the part has at most. @default the room next to the anchor */
  maxHeight?: number;
}

/**
 * Keeps a fixed-position element next to its anchor while it is open, when either scrolls, moves or changes its size.
 */
export function useAnchoredPosition(options: AnchoredPositionOptions, floating: RefObject<HTMLElement | null>) {
  const { open, anchor, side = 'bottom', align = 'start', gap = 4, maxHeight = Number.POSITIVE_INFINITY } = options;
  const [placement, setPlacement] = useState<Placement | null>(null);
  const latest = useRef(anchor);
  latest.current = anchor;
  const point = 'x' in anchor ? `${anchor.x},${anchor.y}` : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `point` changes when the anchor point moves
  useIsomorphicLayoutEffect(() => {
    const element = floating.current;
    if (!open || !element) {
      setPlacement(null);
      return;
    }
    const view = windowOf(element);
    const measure = () => {
      const target = latest.current;
      const box = 'x' in target ? new DOMRect(target.x, target.y, 0, 0) : target.current?.getBoundingClientRect();
      if (!box) return;
      const own = { width: element.offsetWidth, height: Math.min(element.scrollHeight + 2, maxHeight) };
      const viewport = { width: view.innerWidth, height: view.innerHeight };
      setPlacement(place(box, own, viewport, { side, align, gap }));
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    view.addEventListener('scroll', measure, { capture: true, passive: true });
    view.addEventListener('resize', measure);
    return () => {
      observer?.disconnect();
      view.removeEventListener('scroll', measure, { capture: true });
      view.removeEventListener('resize', measure);
    };
  }, [open, side, align, gap, maxHeight, point, floating]);

  return {
    side: placement?.side ?? side,
    style: placement
      ? { left: placement.left, top: placement.top, maxHeight: Math.min(placement.maxHeight, maxHeight) }
      : // not `visibility`, because a hidden element cannot be focused
        { left: 0, top: 0, opacity: 0 },
  };
}

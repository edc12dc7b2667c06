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
  /** Called when the anchor is no longer displayed at all, for example in a window that became narrow. */
  onAnchorGone?: () => void;
}

/**
 * Keeps a fixed-position element next to its anchor while it is open, when either scrolls, moves or changes its size. It
 * cannot be seen while the anchor is scrolled out of sight.
 */
export function useAnchoredPosition(options: AnchoredPositionOptions, floating: RefObject<HTMLElement | null>) {
  const { open, anchor, side = 'bottom', align = 'start', gap = 4, maxHeight = Number.POSITIVE_INFINITY } = options;
  const [placement, setPlacement] = useState<Placement | null>(null);
  const [isAnchorSeen, setAnchorSeen] = useState(true);
  const latest = useRef(anchor);
  latest.current = anchor;
  const gone = useRef(options.onAnchorGone);
  gone.current = options.onAnchorGone;
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
    const anchored = 'x' in latest.current ? null : latest.current.current;
    const sight = watchSight(anchored, (isSeen) => {
      setAnchorSeen(isSeen);
      if (anchored?.getClientRects().length === 0) gone.current?.();
    });
    return () => {
      sight?.disconnect();
      observer?.disconnect();
      view.removeEventListener('scroll', measure, { capture: true });
      view.removeEventListener('resize', measure);
    };
  }, [open, side, align, gap, maxHeight, point, floating]);

  return {
    side: placement?.side ?? side,
    // not `visibility`, because a hidden element cannot be focused
    style: placement
      ? {
          left: placement.left,
          top: placement.top,
          maxHeight: Math.min(placement.maxHeight, maxHeight),
          ...(!isAnchorSeen && unseen),
        }
      : { left: 0, top: 0, ...unseen },
  };
}

/** Reports whether a part of an element can be seen, at once and when that changes. */
function watchSight(element: HTMLElement | null, report: (isSeen: boolean) => void): IntersectionObserver | null {
  if (!element || typeof IntersectionObserver === 'undefined') return null;
  const observer = new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting !== false));
  observer.observe(element);
  return observer;
}

const unseen = { opacity: 0, pointerEvents: 'none' } as const;

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useIsomorphicLayoutEffect } from '../../../../ui/use-isomorphic-layout-effect.ts';
import type { Stretch } from '../visible-parts.ts';
import { createViewport, type Viewport } from './create-viewport.ts';
import { type Area, startView } from './viewport.ts';

/** Distance of the dots in the background, in px at 100 %. */
const dotDistance = 20;

/** Creates the viewport of a drawing in a frame. Its `world` and the background dots move without React. */
export function useViewport(
  area: Area,
  frame: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  dots: RefObject<HTMLElement | null>,
): { viewport: Viewport; stretch: Stretch } {
  const [viewport] = useState(createViewport);
  const stretch = useSyncExternalStore(viewport.onStretch, viewport.stretch, viewport.stretch);
  viewport.setArea(area);
  const hasStarted = useRef(false);
  const latest = useRef(area);
  latest.current = area;

  useIsomorphicLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    let drawnDistance = 0;
    const stop = viewport.onMove(({ x, y, scale }) => {
      if (world.current) world.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      const distance = dotDistance * (scale < 0.5 ? 2 * scale : scale);
      if (!dots.current) return;
      dots.current.style.transform = `translate(${x % distance}px, ${y % distance}px)`;
      if (distance !== drawnDistance) dots.current.style.backgroundSize = `${distance}px ${distance}px`;
      drawnDistance = distance;
    });
    const measure = () => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      if (size.width === 0 || size.height === 0) return;
      viewport.setSize(size);
      if (hasStarted.current) return;
      hasStarted.current = true;
      viewport.set(startView(latest.current, size));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [viewport, frame, world, dots]);

  useEffect(() => viewport.set(viewport.get()), [viewport]);
  return { viewport, stretch };
}

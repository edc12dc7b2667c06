import { type PointerEvent, useDeferredValue, useMemo, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../../../ui/use-isomorphic-layout-effect.ts';
import type { FlowMessages } from '../../flow/flow-words.ts';
import * as styles from '../Canvas.css.ts';
import type { FlowLayout } from '../layout.ts';
import type { Viewport } from './create-viewport.ts';
import { lineShapes, mapScale, mapSize, stepShape } from './minimap-shapes.ts';

interface MinimapProps {
  layout: FlowLayout;
  /** Id of the selected step. */
  chosen: string | null;
  viewport: Viewport;
  messages: FlowMessages;
}

const { width, height } = mapSize;
/** Minimum size of the mark of the visible part, in px. */
const leastMark = 6;

/** A small map of the whole flow that marks the visible part; press or drag to go there. All steps are one path. */
export function Minimap({ chosen, viewport, messages, ...props }: MinimapProps) {
  // the map may be updated later than the drawing
  const layout = useDeferredValue(props.layout);
  const mark = useRef<HTMLDivElement>(null);
  const scale = useMemo(() => mapScale(layout), [layout]);
  const steps = useMemo(() => layout.steps.map((step) => stepShape(step, scale)).join(''), [layout, scale]);
  const lines = useMemo(() => lineShapes(layout, scale), [layout, scale]);
  const placed = chosen === null ? undefined : layout.byId.get(chosen);

  useIsomorphicLayoutEffect(() => {
    const { left, row, across, down } = scale;
    let drawn = '';
    const draw = () => {
      const view = viewport.get();
      const size = viewport.size();
      const element = mark.current;
      if (!element) return;
      const top = Math.max(row - (view.y / view.scale) * down, 1);
      const bottom = Math.min(row + ((size.height - view.y) / view.scale) * down, height - 1);
      element.style.transform = `translate(${left - (view.x / view.scale) * across}px, ${top}px)`;
      const wide = Math.max((size.width / view.scale) * across, leastMark);
      const high = Math.max(bottom - top, leastMark);
      // a move does not change the size, so it needs no layout
      if (`${wide} ${high}` === drawn) return;
      drawn = `${wide} ${high}`;
      element.style.width = `${wide}px`;
      element.style.height = `${high}px`;
    };
    draw();
    return viewport.onMove(draw);
  }, [viewport, scale]);

  const goTo = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const view = viewport.get();
    const x = (event.clientX - box.left - scale.left) / scale.across;
    viewport.set({ ...view, x: viewport.size().width / 2 - x * view.scale });
  };
  return (
    <div className={styles.map}>
      <div className={styles.mapFrame}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={messages.map}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            goTo(event);
          }}
          onPointerMove={goTo}
        >
          <path className={styles.mapLines} d={lines} />
          <path className={styles.mapSteps} d={steps} />
          {placed && <path className={styles.mapChosen} d={stepShape(placed, scale)} />}
        </svg>
        <div ref={mark} className={styles.mapView} />
      </div>
    </div>
  );
}

import { type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { FlowMessages } from '../flow/flow-words.ts';
import * as styles from './Canvas.css.ts';
import type { Viewport } from './create-viewport.ts';
import type { FlowLayout, PlacedStep } from './layout.ts';

const width = 208;
const height = 44;
/** The smallest that a step is drawn, in px of the map. */
const least = 1.5;

interface MinimapProps {
  layout: FlowLayout;
  chosen: string | null;
  viewport: Viewport;
  messages: FlowMessages;
}

/** The whole flow in small with what is in sight of it; a press or a drag goes there. All steps are one path. */
export function Minimap({ layout, chosen, viewport, messages }: MinimapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scale = Math.min(width / Math.max(layout.width, 1), height / (layout.bottom - layout.top));
  const left = (width - layout.width * scale) / 2;
  const row = height / 2 - ((layout.top + layout.bottom) / 2) * scale;
  const steps = useMemo(
    () => layout.steps.map((step) => shape(step, left, row, scale)).join(''),
    [layout, left, row, scale],
  );
  const lanes = useMemo(
    () =>
      layout.routes
        .filter(({ lane }) => lane !== 0)
        .map(({ left: from, right: to, lane }) => {
          const y = row + Math.sign(lane) * (36 + 30 * Math.abs(lane)) * scale;
          return `M${left + from * scale} ${row}V${y}H${left + to * scale}V${row}`;
        })
        .join(''),
    [layout, left, row, scale],
  );
  const placed = chosen === null ? undefined : layout.byId.get(chosen);

  useLayoutEffect(() => {
    let drawn = '';
    const draw = () => {
      const view = viewport.get();
      const size = viewport.size();
      const element = frame.current;
      if (!element) return;
      const ratio = scale / view.scale;
      const top = Math.max(row - view.y * ratio, 1);
      const bottom = Math.min(row + (size.height - view.y) * ratio, height - 1);
      element.style.transform = `translate(${left - view.x * ratio}px, ${top}px)`;
      const box = `${size.width * ratio} ${bottom - top}`;
      if (box === drawn) return;
      drawn = box;
      element.style.width = `${size.width * ratio}px`;
      element.style.height = `${Math.max(bottom - top, 4)}px`;
    };
    draw();
    return viewport.onMove(draw);
  }, [viewport, left, row, scale]);

  const goTo = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const view = viewport.get();
    const x = (event.clientX - box.left - left) / scale;
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
          <path className={styles.mapLines} d={`M${left} ${row}H${left + layout.width * scale}${lanes}`} />
          <path className={styles.mapSteps} d={steps} />
          {placed && <path className={styles.mapChosen} d={shape(placed, left, row, scale)} />}
        </svg>
        <div ref={frame} className={styles.mapView} />
      </div>
    </div>
  );
}

function shape({ x, width: wide, height: high }: PlacedStep, left: number, row: number, scale: number): string {
  const [w, h] = [Math.max(wide * scale, least), Math.max(high * scale, 3)];
  return `M${left + x * scale} ${row - h / 2}h${w}v${h}h${-w}z`;
}

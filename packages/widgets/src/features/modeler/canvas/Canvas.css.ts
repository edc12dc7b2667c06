import { style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';

const { color, radius, text, space } = vars;

export const area = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  background: color.canvas,
});

/** Not `hidden`: clipped content cannot be scrolled to by accident when an element in it gets the focus. */
export const frame = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'clip',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  background: color.canvas,
  contain: 'strict',
  selectors: { '&[data-moving]': { cursor: 'grabbing' } },
});

/** The dots. A little larger than the frame on each side, so that moving it by less than one distance is enough. */
export const dots = style({
  position: 'absolute',
  inset: -80,
  backgroundImage: `radial-gradient(circle, color-mix(in srgb, ${color.textMuted} 20%, ${color.canvas}) 1px, transparent 1.2px)`,
  backgroundSize: '20px 20px',
  pointerEvents: 'none',
  selectors: { '[data-moving] > &': { willChange: 'transform' } },
});

export const world = style({
  position: 'absolute',
  left: 0,
  top: 0,
  width: 0,
  height: 0,
  transformOrigin: '0 0',
  selectors: { '[data-moving] > &': { willChange: 'transform' } },
});

export const top = style({
  position: 'absolute',
  zIndex: 1,
  top: space[3],
  left: space[4],
  right: space[4],
  display: 'flex',
  pointerEvents: 'none',
  '@media': { [queries.phone]: { left: space[3], right: space[3] } },
});
export const choice = style({ pointerEvents: 'auto' });
export const choiceLabel = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });

const bar = style({
  position: 'absolute',
  zIndex: 1,
  bottom: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
});
export const zoom = style([bar, { left: space[4], display: 'flex', alignItems: 'center', fontSize: text.sm }]);
export const percent = style({ minWidth: 46, justifyContent: 'center' });
export const rule = style({ width: 1, height: 18, background: color.line });

export const map = style([
  bar,
  {
    right: space[4],
    padding: 6,
    borderRadius: 8,
    cursor: 'pointer',
    touchAction: 'none',
    '@media': { [queries.phone]: { display: 'none' } },
  },
]);
const quiet = `color-mix(in srgb, ${color.textMuted} 45%, ${color.surface})`;
export const mapSteps = style({ fill: quiet });
export const mapChosen = style({ fill: color.chosen });
export const mapLines = style({ fill: 'none', stroke: color.lineStrong, strokeWidth: 1 });
/** The visible part on the map; a layer of its own, because only its position changes. */
export const mapFrame = style({ position: 'relative', overflow: 'clip', borderRadius: 2 });
export const mapView = style({
  position: 'absolute',
  left: 0,
  top: 0,
  border: `1px solid ${color.accent}`,
  borderRadius: 2,
  background: `color-mix(in srgb, ${color.accent} 10%, transparent)`,
  pointerEvents: 'none',
});

/** Marks where a dragged step would be dropped. */
export const dropMark = style({
  position: 'absolute',
  left: -1.5,
  top: -46,
  width: 3,
  height: 92,
  borderRadius: 2,
  background: color.accent,
  visibility: 'hidden',
  pointerEvents: 'none',
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});

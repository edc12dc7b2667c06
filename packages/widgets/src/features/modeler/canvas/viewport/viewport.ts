/** Position and scale of the drawing; `x` and `y` are the position of its origin in px of the frame. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the drawing, in its own px. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const minScale = 0.25;
export const maxScale = 2;
/** Free space around a revealed area, in px of the frame. */
const padding = 48;
/** Part of the flow that stays visible however far it is moved, in px of the frame. */
const keptInSight = 96;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Zooms to a scale within the limits; the given point of the frame keeps its position. */
export function zoomAt({ x, y, scale }: View, wanted: number, point: { x: number; y: number }): View {
  const next = clamp(wanted, minScale, maxScale);
  const factor = next / scale;
  return { x: point.x - (point.x - x) * factor, y: point.y - (point.y - y) * factor, scale: next };
}

/** Returns the next of the fixed zoom steps. */
export function nextScale(scale: number, direction: 1 | -1): number {
  const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2];
  const next =
    direction === 1 ? steps.find((step) => step > scale + 0.005) : steps.findLast((step) => step < scale - 0.005);
  return next ?? (direction === 1 ? maxScale : minScale);
}

/** Centres the whole area at 100 % at most; if it is too large for the smallest scale, shows as much as fits. */
export function fitView(area: Area, size: Size): View {
  const scale = clamp(
    Math.min(
      (size.width - 2 * padding) / (area.right - area.left),
      (size.height - 2 * padding) / (area.bottom - area.top),
    ),
    minScale,
    1,
  );
  const width = (area.right - area.left) * scale;
  const isLong = width > size.width - padding;
  return {
    x: (isLong ? padding : (size.width - width) / 2) - area.left * scale,
    y: (size.height - (area.bottom + area.top) * scale) / 2,
    scale,
  };
}

/** Smallest scale at which a whole flow is shown first, because its texts are still readable. */
const minStartScale = 0.5;

/** Returns the initial view: the whole flow if it fits at 50 % or more, otherwise its first steps at 100 %. */
export function startView(area: Area, size: Size): View {
  const whole = fitView(area, size);
  if (whole.scale < 1 && whole.scale >= minStartScale) return whole;
  const room = size.width - (area.right - area.left);
  return { x: Math.max(room / 2, padding) - area.left, y: Math.round(size.height * 0.44), scale: 1 };
}

/** Moves no further than needed to make the area visible. Returns the same view if it already is. */
export function revealArea(view: View, area: Area, size: Size): View {
  const x = shiftInto(view.x, area.left * view.scale, area.right * view.scale, size.width);
  const y = shiftInto(view.y, area.top * view.scale, area.bottom * view.scale, size.height);
  return x === view.x && y === view.y ? view : { ...view, x, y };
}

function shiftInto(offset: number, from: number, to: number, length: number): number {
  const room = Math.min(padding, Math.max((length - (to - from)) / 2, 0));
  return clamp(offset, room - from, Math.max(length - room - to, room - from));
}

/** Keeps a part of the flow visible. Returns the same view if it already is. */
export function keepInSight(view: View, area: Area, size: Size): View {
  const x = clamp(view.x, keptInSight - area.right * view.scale, size.width - keptInSight - area.left * view.scale);
  const y = clamp(
    view.y,
    keptInSight / 2 - area.bottom * view.scale,
    size.height - keptInSight / 2 - area.top * view.scale,
  );
  return x === view.x && y === view.y ? view : { ...view, x, y };
}

/** Returns the visible stretch of the drawing, from left to right. */
export const stretchInSight = ({ x, scale }: View, { width }: Size): { left: number; right: number } => ({
  left: -x / scale,
  right: (width - x) / scale,
});

/** Preferred side of the anchor. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

/** Alignment with the anchor along that side. */
export type Align = 'start' | 'center' | 'end';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placement {
  side: Side;
  left: number;
  top: number;
  maxHeight: number;
}

/** Minimum distance to the edges of the window, in px. */
const EDGE = 8;

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

function roomAt(side: Side, anchor: Box, viewport: { width: number; height: number }, gap: number): number {
  if (side === 'top') return anchor.top - gap - EDGE;
  if (side === 'bottom') return viewport.height - anchor.top - anchor.height - gap - EDGE;
  if (side === 'left') return anchor.left - gap - EDGE;
  return viewport.width - anchor.left - anchor.width - gap - EDGE;
}

function alignAlong(align: Align, start: number, length: number, own: number): number {
  if (align === 'start') return start;
  if (align === 'end') return start + length - own;
  return start + (length - own) / 2;
}

const keepInside = (value: number, own: number, limit: number): number =>
  Math.max(EDGE, Math.min(value, limit - own - EDGE));

/**
 * Returns the position of a box next to its anchor: on the preferred side, on the opposite side if that has more room,
 * and always inside the window. All numbers are px in window coordinates.
 */
export function place(
  anchor: Box,
  own: { width: number; height: number },
  viewport: { width: number; height: number },
  wanted: { side: Side; align: Align; gap: number },
): Placement {
  const { align, gap } = wanted;
  const vertical = wanted.side === 'top' || wanted.side === 'bottom';
  const needed = vertical ? own.height : own.width;
  const room = roomAt(wanted.side, anchor, viewport, gap);
  const otherRoom = roomAt(opposite[wanted.side], anchor, viewport, gap);
  const side = room < needed && otherRoom > room ? opposite[wanted.side] : wanted.side;
  const available = Math.max(room, side === wanted.side ? room : otherRoom);
  const maxHeight = Math.max(96, vertical ? available : viewport.height - 2 * EDGE);
  const height = Math.min(own.height, maxHeight);
  if (vertical) {
    const left = keepInside(alignAlong(align, anchor.left, anchor.width, own.width), own.width, viewport.width);
    const top = side === 'bottom' ? anchor.top + anchor.height + gap : anchor.top - gap - height;
    return { side, left, top: keepInside(top, height, viewport.height), maxHeight };
  }
  const top = keepInside(alignAlong(align, anchor.top, anchor.height, height), height, viewport.height);
  const left = side === 'right' ? anchor.left + anchor.width + gap : anchor.left - gap - own.width;
  return { side, left: keepInside(left, own.width, viewport.width), top, maxHeight };
}

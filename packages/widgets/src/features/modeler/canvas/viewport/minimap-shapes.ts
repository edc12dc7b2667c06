import { laneY } from '../lanes.ts';
import type { FlowLayout, PlacedStep } from '../layout.ts';

/** Size of the map, in px. */
export const mapSize = { width: 208, height: 44 };

/** Position of the drawing in the map: its left end, its row, and px of the map per px of the drawing. */
export interface MapScale {
  readonly left: number;
  readonly row: number;
  readonly across: number;
  /** Vertical scale; a long flow keeps a minimum height. */
  readonly down: number;
}

/** Smallest vertical scale at which lanes can be distinguished. */
const leastDown = 0.1;
/** Minimum size of a drawn step, in px of the map. */
const leastStep = 1;

/** Fits a whole flow into the map. */
export function mapScale({ width, top, bottom }: FlowLayout): MapScale {
  const fitting = mapSize.height / (bottom - top);
  const across = Math.min(mapSize.width / Math.max(width, 1), fitting);
  const down = Math.max(across, Math.min(leastDown, fitting));
  return {
    left: (mapSize.width - width * across) / 2,
    row: mapSize.height / 2 - ((top + bottom) / 2) * down,
    across,
    down,
  };
}

/** Returns a step of the map as a path. */
export function stepShape({ x, width, height }: PlacedStep, { left, row, across, down }: MapScale): string {
  const [wide, high] = [Math.max(width * across, leastStep), Math.max(height * down, 3)];
  return `M${left + x * across} ${row - high / 2}h${wide}v${high}h${-wide}z`;
}

/** Returns the row and the lanes of the map as a path. */
export function lineShapes({ routes, width }: FlowLayout, { left, row, across, down }: MapScale): string {
  const lanes = routes
    .filter(({ lane }) => lane !== 0)
    .map((route) => {
      const y = row + laneY(route.lane < 0 ? 'above' : 'below', Math.abs(route.lane)) * down;
      return `M${left + route.left * across} ${row}V${y}H${left + route.right * across}V${row}`;
    });
  return `M${left} ${row}H${left + width * across}${lanes.join('')}`;
}

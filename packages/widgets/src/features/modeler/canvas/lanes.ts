import { laneStep, rowEdge } from './measures.ts';

/** Side of the row where a connection runs: above it to later steps, below it to earlier ones. */
export type Side = 'above' | 'below';

/** Records which parts of the lanes above and below the row are used. */
export interface Lanes {
  /** Takes the first free lane from the preferred one outwards and returns its number, counted from 1. */
  take: (side: Side, wished: number, left: number, right: number) => number;
  /** Reserves a part of a lane, so that no line runs there. */
  reserve: (side: Side, lane: number, left: number, right: number) => void;
  /** Number of lanes in use. */
  depth: (side: Side) => number;
}

/** Distance that neighbours in one lane keep, in px. */
const clearance = 12;

/** Vertical position of a lane: above (negative) or below the centre of the row. */
export const laneY = (side: Side, lane: number): number => (rowEdge + laneStep * lane) * (side === 'above' ? -1 : 1);

interface Stretch {
  left: number;
  right: number;
}

/** Creates empty lanes. */
export function createLanes(): Lanes {
  const taken: Record<Side, Stretch[][]> = { above: [], below: [] };
  const stretchesOf = (side: Side, lane: number): Stretch[] => {
    let stretches = taken[side][lane];
    if (!stretches) {
      stretches = [];
      taken[side][lane] = stretches;
    }
    return stretches;
  };
  const isFree = (side: Side, lane: number, { left, right }: Stretch): boolean =>
    stretchesOf(side, lane).every((other) => right + clearance <= other.left || left - clearance >= other.right);
  return {
    take(side, wished, left, right) {
      const stretch = { left, right };
      let lane = wished;
      while (!isFree(side, lane, stretch)) lane += 1;
      stretchesOf(side, lane).push(stretch);
      return lane;
    },
    reserve: (side, lane, left, right) => void stretchesOf(side, lane).push({ left, right }),
    depth: (side) => Math.max(taken[side].length - 1, 0),
  };
}

import { laneStep, rowEdge } from './measures.ts';

/** On which side of the row a connection runs: ahead above it, back below it. */
export type Side = 'above' | 'below';

/** The lanes beside the row: which stretches of them are taken. */
export interface Lanes {
  /** The first free lane from the wished one outwards, counted from 1; takes it. */
  take: (side: Side, wished: number, left: number, right: number) => number;
  /** Keeps a stretch of a lane free of lines. */
  reserve: (side: Side, lane: number, left: number, right: number) => void;
  /** How many lanes are in use. */
  depth: (side: Side) => number;
}

/** Distance that neighbours in one lane keep, in px. */
const clearance = 12;

/** A lane's height over (negative) or under the centre of the row. */
export const laneY = (side: Side, lane: number): number => (rowEdge + laneStep * lane) * (side === 'above' ? -1 : 1);

interface Stretch {
  left: number;
  right: number;
}

/** Lanes without lines. */
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

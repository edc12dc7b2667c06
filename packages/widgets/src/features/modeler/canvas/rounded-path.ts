import { corner } from './measures.ts';

/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** An SVG path along points that lie at right angles, its corners rounded. */
export function roundedPath(points: readonly Point[]): string {
  const parts: string[] = [];
  for (const [at, [x, y]] of points.entries()) {
    const before = points[at - 1];
    const after = points[at + 1];
    if (!before) parts.push(`M${x} ${y}`);
    else if (!after) parts.push(`L${x} ${y}`);
    else {
      const radius = Math.min(corner, length(before, [x, y]) / 2, length([x, y], after) / 2);
      const [inX, inY] = towards([x, y], before, radius);
      const [outX, outY] = towards([x, y], after, radius);
      parts.push(`L${inX} ${inY}Q${x} ${y} ${outX} ${outY}`);
    }
  }
  return parts.join('');
}

const length = ([fromX, fromY]: Point, [toX, toY]: Point): number => Math.abs(toX - fromX) + Math.abs(toY - fromY);

const towards = ([fromX, fromY]: Point, [toX, toY]: Point, distance: number): Point => [
  fromX + Math.sign(toX - fromX) * distance,
  fromY + Math.sign(toY - fromY) * distance,
];

/** The open head of an arrow with its tip at a point. */
export function arrowHead([x, y]: Point, direction: 'right' | 'down' | 'up'): string {
  if (direction === 'right') return `M${x - 6} ${y - 4.5}L${x} ${y}L${x - 6} ${y + 4.5}`;
  const back = direction === 'down' ? y - 6 : y + 6;
  return `M${x - 4.5} ${back}L${x} ${y}L${x + 4.5} ${back}`;
}

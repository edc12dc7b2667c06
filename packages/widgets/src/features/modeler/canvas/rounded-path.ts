import { corner } from './measures.ts';

/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** Returns an SVG path with rounded corners through points connected by horizontal and vertical lines. */
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

/** Returns the open arrow head at the end of a line. */
export function arrowHead(points: readonly Point[]): string {
  const [tipX, tipY] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [0, 0];
  if (tipY === fromY) {
    const back = tipX - Math.sign(tipX - fromX) * 6;
    return `M${back} ${tipY - 4.5}L${tipX} ${tipY}L${back} ${tipY + 4.5}`;
  }
  const back = tipY - Math.sign(tipY - fromY) * 6;
  return `M${tipX - 4.5} ${back}L${tipX} ${tipY}L${tipX + 4.5} ${back}`;
}

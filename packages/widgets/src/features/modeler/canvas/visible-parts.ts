import type { FlowLayout, PlacedStep, Route } from './layout.ts';

/** A stretch of the drawing from left to right, in its px. */
export interface Stretch {
  readonly left: number;
  readonly right: number;
}

/** Share of the visible width that is also drawn on each side, so that short moves need no rendering. */
const ahead = 0.5;

/** Returns the stretch to draw: the drawn one as long as it covers the visible one, otherwise a new one. */
export function stretchToDraw(inSight: Stretch, drawn: Stretch | null): Stretch {
  const width = inSight.right - inSight.left;
  const covers =
    drawn !== null &&
    drawn.left <= inSight.left &&
    drawn.right >= inSight.right &&
    drawn.right - drawn.left <= width * (1 + 4 * ahead);
  return covers ? drawn : { left: inSight.left - width * ahead, right: inSight.right + width * ahead };
}

/** Returns the steps that touch a stretch. Uses a binary search, because steps are sorted by position. */
export function stepsIn({ steps }: FlowLayout, { left, right }: Stretch): readonly PlacedStep[] {
  const first = firstFrom(steps, (step) => step.x + step.width >= left);
  const end = firstFrom(steps, (step) => step.x > right);
  return steps.slice(first, end);
}

/** Returns the connections that touch a stretch. */
export const routesIn = ({ routes }: FlowLayout, stretch: Stretch): readonly Route[] =>
  routes.filter(({ left, right }) => right >= stretch.left && left <= stretch.right);

function firstFrom(steps: readonly PlacedStep[], holds: (step: PlacedStep) => boolean): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const step = steps[middle];
    if (step && holds(step)) high = middle;
    else low = middle + 1;
  }
  return low;
}

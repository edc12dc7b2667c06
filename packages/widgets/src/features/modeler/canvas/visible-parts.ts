import type { FlowLayout, PlacedStep, Route } from './layout.ts';

/** A stretch of the drawing from left to right, in its px. */
export interface Stretch {
  readonly left: number;
  readonly right: number;
}

/** So far beyond what is in sight is drawn as well, as a share of its width: no drawing for a short move. */
const ahead = 0.5;

/** The stretch to draw for one that is in sight: the one drawn before while it still covers it. */
export function stretchToDraw(inSight: Stretch, drawn: Stretch | null): Stretch {
  const width = inSight.right - inSight.left;
  const covers =
    drawn !== null &&
    drawn.left <= inSight.left &&
    drawn.right >= inSight.right &&
    drawn.right - drawn.left <= width * (1 + 4 * ahead);
  return covers ? drawn : { left: inSight.left - width * ahead, right: inSight.right + width * ahead };
}

/** The steps that touch a stretch; found by halving, as they stand in order. */
export function stepsIn({ steps }: FlowLayout, { left, right }: Stretch): readonly PlacedStep[] {
  const first = firstFrom(steps, (step) => step.x + step.width >= left);
  const behind = firstFrom(steps, (step) => step.x > right);
  return steps.slice(first, behind);
}

/** The connections that touch a stretch. */
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

import type { ModelStep, ModelStepType, WorkflowModel } from '@tramita/client/contract';

/** A rectangle of the drawing, in pixels. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A corner of a drawn connection, in pixels. */
export interface Waypoint {
  readonly x: number;
  readonly y: number;
}

const middle = 200;
const columnWidth = 170;
const laneHeight = 30;

/** The sizes that other tools use for these elements. */
const sizes: Readonly<Record<ModelStepType, { width: number; height: number }>> = {
  START_EVENT: { width: 36, height: 36 },
  END_EVENT: { width: 36, height: 36 },
  GATEWAY: { width: 50, height: 50 },
  USER_TASK: { width: 100, height: 80 },
  APPROVAL_TASK: { width: 100, height: 80 },
  SERVICE_TASK: { width: 100, height: 80 },
  ADD: { width: 100, height: 80 },
};

function boundsOf({ type }: ModelStep, column: number): Bounds {
  const { width, height } = sizes[type];
  return { width, height, x: 100 + column * columnWidth - width / 2, y: middle - height / 2 };
}

/** Returns the positions of the steps: in one row, as in the modeler. */
export const layOut = ({ steps }: WorkflowModel): ReadonlyMap<string, Bounds> =>
  new Map(steps.map((step, column) => [step.id, boundsOf(step, column)]));

/**
 * Returns the corners of a connection: straight to the next step, above the row to later steps and below it to earlier
 * ones. `lane` numbers the connections of one step so that they do not overlap.
 */
export function waypoints(from: Bounds, to: Bounds, lane: number): readonly Waypoint[] {
  const isNext = to.x > from.x && to.x - from.x < columnWidth * 1.5;
  if (isNext && lane === 0) {
    return [
      { x: from.x + from.width, y: middle },
      { x: to.x, y: middle },
    ];
  }
  const isAhead = to.x > from.x;
  const edge = (bounds: Bounds) => (isAhead ? bounds.y : bounds.y + bounds.height);
  const turn = middle + (isAhead ? -1 : 1) * (60 + (lane + 1) * laneHeight);
  const [start, end] = [from.x + from.width / 2, to.x + to.width / 2];
  return [
    { x: start, y: edge(from) },
    { x: start, y: turn },
    { x: end, y: turn },
    { x: end, y: edge(to) },
  ];
}

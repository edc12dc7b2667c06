import type { WorkflowModel } from '@tramita/client/contract';
import { canMoveStep, moveStep } from '@tramita/client/rules';
import type { FlowLayout } from './layout.ts';
import { gap } from './measures.ts';

/** How far a step may be moved in each direction; computed only when a drag reaches a place. */
export interface Slots {
  /** Whether the step may move by this number of places; negative towards the start. */
  allows: (places: number) => boolean;
}

/** Creates the slots of a step in a document. */
export function createSlots(model: WorkflowModel, stepId: string): Slots {
  const after = [model];
  const before = [model];
  const reach = (models: WorkflowModel[], count: number, direction: 'up' | 'down'): boolean => {
    while (models.length <= count) {
      const last = models.at(-1);
      if (!last || !canMoveStep(last, stepId, direction)) return false;
      models.push(moveStep(last, stepId, direction));
    }
    return true;
  };
  return { allows: (places) => (places < 0 ? reach(before, -places, 'up') : reach(after, places, 'down')) };
}

/** Returns by how many places a step was dragged. A place counts when the middle of the neighbour is passed. */
export function placesAt({ steps, byId }: FlowLayout, stepId: string, offset: number, slots: Slots): number {
  const step = byId.get(stepId);
  if (!step) return 0;
  const centre = step.x + step.width / 2 + offset;
  const direction = offset < 0 ? -1 : 1;
  let places = 0;
  for (;;) {
    const neighbour = steps[step.at + places + direction];
    if (!neighbour) return places;
    const middle = neighbour.x + neighbour.width / 2;
    if (direction > 0 ? centre < middle : centre > middle) return places;
    if (!slots.allows(places + direction)) return places;
    places += direction;
  }
}

/** Returns the middle of the gap where the step would be dropped. */
export function markAt({ steps, byId }: FlowLayout, stepId: string, places: number): number {
  const at = byId.get(stepId)?.at ?? 0;
  const neighbour = steps[at + places];
  if (!neighbour) return 0;
  return places < 0 ? neighbour.x - gap / 2 : neighbour.x + neighbour.width + gap / 2;
}

import type { WorkflowModel } from '@tramita/client/contract';
import { canMoveStep, moveStep } from '@tramita/client/rules';
import type { FlowLayout } from './layout.ts';
import { gap } from './measures.ts';

/** How far a step may go to either side; asked only as a drag comes there. */
export interface Slots {
  /** Whether the step may stand so many places further; negative towards the start. */
  allows: (places: number) => boolean;
}

/** The places of a step in a document. */
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

/** How many places the step has been dragged: past the middle of a neighbour is one, as far as it may go. */
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

/** The middle of the gap that the step would go into. */
export function markAt({ steps, byId }: FlowLayout, stepId: string, places: number): number {
  const at = byId.get(stepId)?.at ?? 0;
  const neighbour = steps[at + places];
  if (!neighbour) return 0;
  return places < 0 ? neighbour.x - gap / 2 : neighbour.x + neighbour.width + gap / 2;
}

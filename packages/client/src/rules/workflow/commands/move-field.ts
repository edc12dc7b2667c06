import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { hasForm, mapSteps } from './change-row.ts';

/**
 * Swaps a field with the one above or below it, in the form and at every step; hidden fields are skipped. Returns the same
 * model if there is no such neighbor.
 */
export function moveField(model: WorkflowModel, fieldId: string, direction: 'up' | 'down'): WorkflowModel {
  const other = neighbour(model, fieldId, direction);
  if (other === null) return model;
  const moved = mapSteps(model, (step) => {
    if (!hasForm(step)) return step;
    const one = step.fields.findIndex((field) => field.fieldId === fieldId);
    const two = step.fields.findIndex((field) => field.fieldId === other);
    return one === -1 || two === -1 ? step : { ...step, fields: swapped(step.fields, one, two) };
  });
  const one = model.fields.findIndex(({ id }) => id === fieldId);
  const two = model.fields.findIndex(({ id }) => id === other);
  return { ...moved, fields: swapped(model.fields, one, two) };
}

function neighbour({ fields }: WorkflowModel, fieldId: string, direction: 'up' | 'down'): string | null {
  const shown = fields.filter(({ hidden }) => hidden !== true);
  const index = shown.findIndex(({ id }) => id === fieldId);
  if (index === -1) return null;
  return shown[direction === 'up' ? index - 1 : index + 1]?.id ?? null;
}

function swapped<Item>(items: readonly Item[], one: number, two: number): Item[] {
  const copy = [...items];
  [copy[one], copy[two]] = [copy[two] as Item, copy[one] as Item];
  return copy;
}

import type {
  ModelConnection,
  ModelStep,
  ModelStepType,
  WorkflowModel,
} from '../../../contract/processes/process-model.ts';
import { type AddPlace, addableTypes } from './add-place.ts';
import { indexOfStep, mapConnections } from './change-row.ts';
import { createStep, type StepLabels } from './create-step.ts';

/**
 * Adds a step of a kind at a place, with an id that is new to the process. Returns the same model if that kind cannot be
 * added there or the id exists.
 */
export function addStep(
  model: WorkflowModel,
  place: AddPlace,
  type: ModelStepType,
  id: string,
  labels?: StepLabels,
): WorkflowModel {
  const index = indexOfStep(model, place.stepId);
  const step = model.steps[index];
  if (step === undefined || indexOfStep(model, id) !== -1) return model;
  if (!addableTypes(model, place).includes(type)) return model;
  if (place.kind === 'placeholder') return fillPlaceholder(model, index, type, id, labels);
  if (place.kind === 'between') return insertOnArrow(model, step, place.index, type, id, labels);
  const isOnArrow = step.type !== 'GATEWAY' && step.connections.length > 0;
  return isOnArrow ? insertOnArrow(model, step, 0, type, id, labels) : append(model, index, type, id, labels);
}

/** Returns the connections of a new step to the next one; an end has none. */
const arrowsTo = (type: ModelStepType, target: string | null | undefined): ModelConnection[] =>
  type === 'END_EVENT' || target == null ? [] : [{ stepId: target }];

function freeId(model: WorkflowModel, wanted: string): string {
  let id = wanted;
  for (let count = 2; indexOfStep(model, id) !== -1; count += 1) id = `${wanted}${count}`;
  return id;
}

function fillPlaceholder(
  model: WorkflowModel,
  index: number,
  type: ModelStepType,
  id: string,
  labels?: StepLabels,
): WorkflowModel {
  const place = model.steps[index];
  const isLast = index === model.steps.length - 1;
  const next = isLast && type !== 'END_EVENT' ? createStep(model, 'ADD', freeId(model, `${id}-vazio`)) : undefined;
  const target = next?.id ?? place?.connections[0]?.stepId;
  const filled = createStep(model, type, id, arrowsTo(type, target), labels);
  const steps = model.steps.flatMap((step) => {
    if (step === place) return next === undefined ? [filled] : [filled, next];
    return [mapConnections(step, (arrow) => (arrow.stepId === place?.id ? { ...arrow, stepId: id } : arrow))];
  });
  return { ...model, steps };
}

function insertOnArrow(
  model: WorkflowModel,
  from: ModelStep,
  arrowIndex: number,
  type: ModelStepType,
  id: string,
  labels?: StepLabels,
): WorkflowModel {
  const arrow = from.connections[arrowIndex];
  const target = arrow?.stepId ?? null;
  const fromIndex = model.steps.indexOf(from);
  const targetIndex = indexOfStep(model, target);
  // placed before its target, so that branches in between stay in place; for a way back it stays after its origin
  const at = targetIndex > fromIndex ? targetIndex : fromIndex + 1;
  const steps = model.steps.map((step) =>
    step === from ? mapConnections(step, (other) => (other === arrow ? { ...other, stepId: id } : other)) : step,
  );
  return { ...model, steps: steps.toSpliced(at, 0, createStep(model, type, id, arrowsTo(type, target), labels)) };
}

function append(
  model: WorkflowModel,
  index: number,
  type: ModelStepType,
  id: string,
  labels?: StepLabels,
): WorkflowModel {
  const target = model.steps[index]?.connections[0]?.stepId;
  const steps = model.steps.map((step, place) =>
    place === index ? { ...step, connections: [...step.connections, { stepId: id }] } : step,
  );
  return {
    ...model,
    steps: steps.toSpliced(index + 1, 0, createStep(model, type, id, arrowsTo(type, target), labels)),
  };
}

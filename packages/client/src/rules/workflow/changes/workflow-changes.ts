import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { renameReferences } from '../rename-field.ts';
import { changeTexts } from './change-texts.ts';
import { connectionChanges } from './connection-changes.ts';
import { fieldChanges } from './field-changes.ts';
import { processDetails } from './process-details.ts';
import { stepDetails } from './step-details.ts';
import type { WorkflowChange } from './workflow-change.ts';

/**
 * Describes the changes between two versions of a process: settings, steps with their connections, fields with their
 * rules. Elements are identified by their ids. Arrows that only make room for a new step or close the gap of a removed one
 * are left out, and so are references that follow a new name. Empty if both have the same description.
 */
export function workflowChanges(before: WorkflowModel, after: WorkflowModel): readonly WorkflowChange[] {
  if (before === after) return [];
  const older = withNewNames(before, after);
  const settings = processDetails(older, after);
  const ofProcess: WorkflowChange = {
    kind: 'changed',
    lead: '',
    subject: changeTexts.process,
    details: settings,
    place: { kind: 'process' },
  };
  const all = [
    ...(settings.length === 0 ? [] : [ofProcess]),
    ...stepChanges(older, after),
    ...connectionChanges(older, after),
    ...fieldChanges(older, after),
  ];
  const order = { added: 0, changed: 1, removed: 2 };
  return all.sort((one, two) => order[one.kind] - order[two.kind]);
}

/** Returns the older version with the newer names of its fields, so that only other differences remain. */
function withNewNames(before: WorkflowModel, after: WorkflowModel): WorkflowModel {
  const names = new Map(after.fields.map(({ id, name }) => [id, name]));
  let model = before;
  for (const { id, name } of before.fields) {
    const newName = names.get(id);
    if (newName !== undefined && newName !== name) {
      model = renameReferences(model, { fieldId: id, from: name, to: newName });
    }
  }
  return model;
}

function stepChanges(before: WorkflowModel, after: WorkflowModel): WorkflowChange[] {
  const older = new Map(before.steps.map((step) => [step.id, step]));
  const newer = new Map(after.steps.map((step) => [step.id, step]));
  const present = after.steps.flatMap((step, index): WorkflowChange[] => {
    if (step.type === 'ADD') return [];
    const previous = older.get(step.id);
    const place = { kind: 'step', stepId: step.id } as const;
    if (previous === undefined || previous.type !== step.type) {
      const details = changeTexts.between(after.steps[index - 1], after.steps[index + 1]);
      return [{ kind: 'added', lead: changeTexts.step, subject: changeTexts.nameOf(step), details, place }];
    }
    const details = stepDetails(previous, step, { older, newer });
    if (details.length === 0) return [];
    return [{ kind: 'changed', lead: '', subject: changeTexts.nameOf(step), details, place }];
  });
  const gone = before.steps.flatMap((step): WorkflowChange[] => {
    if (step.type === 'ADD' || newer.get(step.id)?.type === step.type) return [];
    return [{ kind: 'removed', lead: changeTexts.step, subject: changeTexts.nameOf(step), details: [], place: null }];
  });
  return [...present, ...gone];
}

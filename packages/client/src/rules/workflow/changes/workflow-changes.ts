import type { ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { stepName } from '../labels/step-titles.ts';
import { renameReferences } from '../rename-field.ts';
import { type ChangeLanguage, portugueseChanges } from './change-texts.ts';
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
export function workflowChanges(
  before: WorkflowModel,
  after: WorkflowModel,
  language: ChangeLanguage = portugueseChanges,
): readonly WorkflowChange[] {
  if (before === after) return [];
  const older = withNewNames(before, after);
  const settings = processDetails(older, after, language.changes);
  const ofProcess: WorkflowChange = {
    kind: 'changed',
    lead: '',
    subject: language.changes.process,
    details: settings,
    place: { kind: 'process' },
  };
  const all = [
    ...(settings.length === 0 ? [] : [ofProcess]),
    ...stepChanges(older, after, language),
    ...connectionChanges(older, after, language),
    ...fieldChanges(older, after, language),
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

function stepChanges(before: WorkflowModel, after: WorkflowModel, language: ChangeLanguage): WorkflowChange[] {
  const { changes: texts, labels } = language;
  const nameOf = (step: ModelStep): string => stepName(step, labels);
  const between = (previous: ModelStep | undefined, next: ModelStep | undefined): string[] => {
    if (previous !== undefined && next !== undefined) return [texts.between(nameOf(previous), nameOf(next))];
    if (previous !== undefined) return [texts.after(nameOf(previous))];
    return next === undefined ? [] : [texts.before(nameOf(next))];
  };
  const older = new Map(before.steps.map((step) => [step.id, step]));
  const newer = new Map(after.steps.map((step) => [step.id, step]));
  const present = after.steps.flatMap((step, index): WorkflowChange[] => {
    if (step.type === 'ADD') return [];
    const previous = older.get(step.id);
    const place = { kind: 'step', stepId: step.id } as const;
    if (previous === undefined || previous.type !== step.type) {
      const details = between(after.steps[index - 1], after.steps[index + 1]);
      return [{ kind: 'added', lead: texts.step, subject: nameOf(step), details, place }];
    }
    const details = stepDetails(previous, step, { older, newer }, language);
    if (details.length === 0) return [];
    return [{ kind: 'changed', lead: '', subject: nameOf(step), details, place }];
  });
  const gone = before.steps.flatMap((step): WorkflowChange[] => {
    if (step.type === 'ADD' || newer.get(step.id)?.type === step.type) return [];
    return [{ kind: 'removed', lead: texts.step, subject: nameOf(step), details: [], place: null }];
  });
  return [...present, ...gone];
}

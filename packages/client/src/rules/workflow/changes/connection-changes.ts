import type { ModelConnection, ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { changeTexts } from './change-texts.ts';
import type { WorkflowChange } from './workflow-change.ts';

type Pair = { readonly before: ModelConnection | undefined; readonly after: ModelConnection; readonly index: number };

/** Changes of the connections of decisions that both versions contain. */
export function connectionChanges(before: WorkflowModel, after: WorkflowModel): WorkflowChange[] {
  const older = new Map(before.steps.map((step) => [step.id, step]));
  return after.steps.flatMap((step) => {
    const previous = older.get(step.id);
    if (step.type !== 'GATEWAY' || previous?.type !== 'GATEWAY' || previous.connections === step.connections) return [];
    return changesOf(previous, step, before, after);
  });
}

const labelOf = ({ label }: ModelConnection): string => label?.trim() || 'sem nome';

function changesOf(
  previous: ModelStep,
  step: ModelStep,
  before: WorkflowModel,
  after: WorkflowModel,
): WorkflowChange[] {
  const { pairs, gone } = paired(previous.connections, step.connections);
  const targetIn = (model: WorkflowModel, { stepId }: ModelConnection) => model.steps.find(({ id }) => id === stepId);
  const present = pairs.flatMap(({ before: old, after: now, index }): WorkflowChange[] => {
    const place = { kind: 'connection', stepId: step.id, index } as const;
    const base = { lead: changeTexts.connection, subject: labelOf(now), place };
    if (old === undefined) {
      return [{ kind: 'added', ...base, details: [changeTexts.way(step, targetIn(after, now))] }];
    }
    const details: string[] = [];
    if (labelOf(old) !== labelOf(now)) details.push(changeTexts.renamed(labelOf(old)));
    if (!isSameCondition(old, now)) details.push(changeTexts.condition(now, after.fields));
    const isExplained = !before.steps.some(({ id }) => id === now.stepId) || !targetIn(after, old);
    if (old.stepId !== now.stepId && !isExplained) details.push(changeTexts.leadsTo(targetIn(after, now)));
    return details.length === 0 ? [] : [{ kind: 'changed', ...base, details }];
  });
  const lost = gone.map(
    (old): WorkflowChange => ({
      kind: 'removed',
      lead: changeTexts.connection,
      subject: labelOf(old),
      details: [changeTexts.way(previous, targetIn(before, old))],
      place: null,
    }),
  );
  return [...present, ...lost];
}

const isSameCondition = (one: ModelConnection, two: ModelConnection): boolean =>
  one.field === two.field && one.operator === two.operator && (one.value ?? '') === (two.value ?? '');

/** Returns the old connection of each new one: the one with the same label, else the same target, else the same position. */
function paired(before: readonly ModelConnection[], after: readonly ModelConnection[]) {
  const left = new Set(before);
  const found = new Map<ModelConnection, ModelConnection>();
  const match = (isSame: (old: ModelConnection, now: ModelConnection, index: number) => boolean): void => {
    for (const [index, now] of after.entries()) {
      const old = found.has(now) ? undefined : [...left].find((candidate) => isSame(candidate, now, index));
      if (old === undefined) continue;
      found.set(now, old);
      left.delete(old);
    }
  };
  match((old, now) => labelOf(old) === labelOf(now) && old.stepId === now.stepId);
  match((old, now) => labelOf(old) === labelOf(now));
  match((old, now) => old.stepId === now.stepId);
  const pairs = after.map((now, index): Pair => ({ before: found.get(now), after: now, index }));
  return { pairs, gone: [...left] };
}

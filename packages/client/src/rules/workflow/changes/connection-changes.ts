import type { ModelConnection, ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { conditionInWords } from '../labels/condition-in-words.ts';
import { stepName } from '../labels/step-titles.ts';
import type { ChangeLanguage } from './change-texts.ts';
import type { WorkflowChange } from './workflow-change.ts';

type Pair = { readonly before: ModelConnection | undefined; readonly after: ModelConnection; readonly index: number };

/** Changes of the connections of decisions that both versions contain. */
export function connectionChanges(
  before: WorkflowModel,
  after: WorkflowModel,
  language: ChangeLanguage,
): WorkflowChange[] {
  const older = new Map(before.steps.map((step) => [step.id, step]));
  return after.steps.flatMap((step) => {
    const previous = older.get(step.id);
    if (step.type !== 'GATEWAY' || previous?.type !== 'GATEWAY' || previous.connections === step.connections) return [];
    return changesOf(previous, step, before, after, language);
  });
}

const labelOf = ({ label }: ModelConnection): string => label?.trim() ?? '';

function changesOf(
  previous: ModelStep,
  step: ModelStep,
  before: WorkflowModel,
  after: WorkflowModel,
  { changes: texts, labels }: ChangeLanguage,
): WorkflowChange[] {
  const shownLabel = (connection: ModelConnection): string => labelOf(connection) || texts.unnamed;
  const wayTo = (from: ModelStep, to: ModelStep | undefined): string =>
    to === undefined ? texts.from(stepName(from, labels)) : texts.way(stepName(from, labels), stepName(to, labels));
  const { pairs, gone } = paired(previous.connections, step.connections);
  const targetIn = (model: WorkflowModel, { stepId }: ModelConnection) => model.steps.find(({ id }) => id === stepId);
  const present = pairs.flatMap(({ before: old, after: now, index }): WorkflowChange[] => {
    const place = { kind: 'connection', stepId: step.id, index } as const;
    const base = { lead: texts.connection, subject: shownLabel(now), place };
    if (old === undefined) {
      return [{ kind: 'added', ...base, details: [wayTo(step, targetIn(after, now))] }];
    }
    const details: string[] = [];
    if (labelOf(old) !== labelOf(now)) details.push(texts.renamed(shownLabel(old)));
    if (!isSameCondition(old, now)) {
      const words = conditionInWords(now, after.fields, labels);
      details.push(words === null ? texts.openCondition : texts.when(words));
    }
    const isExplained = !before.steps.some(({ id }) => id === now.stepId) || !targetIn(after, old);
    if (old.stepId !== now.stepId && !isExplained) {
      const target = targetIn(after, now);
      details.push(target === undefined ? texts.leadsNowhere : texts.leadsTo(stepName(target, labels)));
    }
    return details.length === 0 ? [] : [{ kind: 'changed', ...base, details }];
  });
  const lost = gone.map(
    (old): WorkflowChange => ({
      kind: 'removed',
      lead: texts.connection,
      subject: shownLabel(old),
      details: [wayTo(previous, targetIn(before, old))],
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

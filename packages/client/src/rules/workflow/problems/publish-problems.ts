import { richTextMaxLength, stepFieldsMax } from '../../../contract/base/limits.ts';
import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { findProblems } from '../check-definition.ts';
import { definitionOf } from '../definition/definition-of.ts';
import type { FoundProblem } from '../definition-problem.ts';
import { stepName } from '../labels/step-titles.ts';
import { workflowLabels } from '../labels/workflow-labels.ts';
import { type ConnectionProblems, problemsOfConnection } from './connection-problems.ts';
import { formProblems, isRichText, problemsOfField } from './field-problems.ts';
import { processProblems } from './process-problems.ts';
import { isSpreadsheetUrl } from './spreadsheet.ts';
import { problemsOfStep } from './step-problems.ts';
import { type ConnectionPart, workflowProblems } from './workflow-problems.ts';

/** Place of a problem, for the link to it. */
export type ProblemPlace =
  | { readonly kind: 'process' }
  | { readonly kind: 'step'; readonly stepId: string }
  | { readonly kind: 'connection'; readonly stepId: string; readonly index: number }
  | { readonly kind: 'field'; readonly fieldId: string };

/** A problem that prevents a process from being published. */
export type PublishProblem = {
  /** Number of the check that reports it, 1 to 11; 12 for other problems that prevent the process from running. */
  readonly check: number;
  readonly message: string;
  /** Subject of the problem, in words. */
  readonly detail?: string;
  readonly place: ProblemPlace;
};

const process: ProblemPlace = { kind: 'process' };

/** The texts of problems, and the names of the parts they are about. */
export interface PublishTexts {
  readonly problems: typeof workflowProblems;
  readonly labels: Pick<typeof workflowLabels, 'step'>;
}

const portuguese: PublishTexts = { problems: workflowProblems, labels: workflowLabels };

/** Returns every problem that prevents a process from being published, in the order of the checks; empty if it can be published. */
export function publishProblems(model: WorkflowModel, texts = portuguese): readonly PublishProblem[] {
  return [
    ...rowProblems(model, texts),
    ...settingsProblems(model, texts.problems),
    ...formListProblems(model, texts.problems),
    ...otherProblems(model, texts),
  ];
}

function rowProblems({ steps, fields }: WorkflowModel, { problems, labels }: PublishTexts): PublishProblem[] {
  const found: PublishProblem[] = [];
  const last = steps.at(-1);
  if (last?.type !== 'END_EVENT') {
    const place: ProblemPlace = last === undefined ? process : { kind: 'step', stepId: last.id };
    found.push({ check: 1, message: problems.lastStep, place });
  }
  for (const step of steps) {
    if (step.type !== 'ADD') continue;
    const place: ProblemPlace = { kind: 'step', stepId: step.id };
    found.push({ check: 2, message: problems.emptyStep, place });
  }
  for (const step of steps) {
    if (step.type !== 'GATEWAY') continue;
    for (const [index, connection] of step.connections.entries()) {
      const missing = missingParts(problemsOfConnection(connection, fields));
      if (missing.length === 0) continue;
      found.push({
        check: 3,
        message: problems.openConnections,
        detail: problems.openConnection(stepName(step, labels), connection.label?.trim() ?? '', index + 1, missing),
        place: { kind: 'connection', stepId: step.id, index },
      });
    }
  }
  const isWork = steps.some(({ type }) => type === 'USER_TASK' || type === 'APPROVAL_TASK' || type === 'SERVICE_TASK');
  if (!isWork) {
    found.push({ check: 4, message: problems.noWork, place: process });
  }
  return found;
}

const parts: readonly ConnectionPart[] = ['label', 'field', 'operator', 'value', 'target'];

/** Returns the missing or invalid parts of a decision's connection; empty if it is complete. */
const missingParts = (problems: ConnectionProblems): ConnectionPart[] => parts.filter((part) => part in problems);

function settingsProblems(model: WorkflowModel, texts: typeof workflowProblems): PublishProblem[] {
  const url = model.spreadsheetUrl.trim();
  const isChosen = model.spreadsheetBool;
  const checks: [number, boolean, string][] = [
    [5, model.category === null, texts.category],
    [6, model.department === null, texts.department],
    [7, model.sector === null, texts.sector],
    [8, model.assigneeStatuses.length === 0, texts.statuses],
    [9, model.hasNps === null, texts.nps],
    [10, isChosen && url === '', texts.spreadsheetUrl],
    [10, isChosen && url !== '' && !isSpreadsheetUrl(url), texts.spreadsheetInvalid],
  ];
  return checks.flatMap(([check, isFound, message]) => (isFound ? [{ check, message, place: process }] : []));
}

const fieldName = ({ label, name }: { label: string; name: string }): string => label.trim() || name;

function formListProblems({ fields }: WorkflowModel, texts: typeof workflowProblems): PublishProblem[] {
  return fields.flatMap((field) =>
    formProblems(field, texts).map((text) => ({
      check: 11,
      message: texts.form,
      detail: `${fieldName(field)}: ${text}`,
      place: { kind: 'field', fieldId: field.id } as const,
    })),
  );
}

/** Returns the other problems of the inputs and the engine, each once. */
function otherProblems(model: WorkflowModel, texts: PublishTexts): PublishProblem[] {
  const { problems, labels } = texts;
  const { spreadsheetUrl: _, ...ofProcess } = processProblems(model, problems);
  return [
    ...Object.values(ofProcess).map((message) => ({ check: 12, message, place: process })),
    ...model.steps.flatMap((step) =>
      Object.values(problemsOfStep(step, problems)).map((message) => ({
        check: 12,
        message,
        detail: stepName(step, labels),
        place: { kind: 'step', stepId: step.id } as const,
      })),
    ),
    ...inputProblems(model, problems),
    ...sizeProblems(model, problems),
    ...engineProblems(model, texts),
  ];
}

/** Returns the problems of a process that is too large to be sent or shown. */
function sizeProblems({ steps, fields }: WorkflowModel, texts: typeof workflowProblems): PublishProblem[] {
  const uses = steps.reduce((sum, step) => sum + ('fields' in step ? step.fields.length : 0), 0);
  const html = fields.filter(isRichText).reduce((sum, { defaultValue }) => sum + defaultValue.length, 0);
  const found: [boolean, string][] = [
    [uses > stepFieldsMax, texts.stepFields(uses, stepFieldsMax)],
    [html > richTextMaxLength, texts.richTexts],
  ];
  return found.flatMap(([isFound, message]) => (isFound ? [{ check: 12, message, place: process }] : []));
}

function inputProblems({ fields }: WorkflowModel, texts: typeof workflowProblems): PublishProblem[] {
  // reported by the form's own check
  const shownAtFields = new Set([texts.fieldName, texts.fieldMask]);
  const names = new Map<string, number>();
  for (const { name } of fields) names.set(name, (names.get(name) ?? 0) + 1);
  return fields.flatMap((field) => {
    const { label, ...problems } = problemsOfField(field, (names.get(field.name) ?? 0) > 1, texts);
    const messages = [field.label.trim() === '' ? undefined : label, ...Object.values(problems)];
    return messages.flatMap((message) => {
      if (message === undefined || shownAtFields.has(message)) return [];
      return [{ check: 12, message, detail: fieldName(field), place: { kind: 'field', fieldId: field.id } as const }];
    });
  });
}

function engineProblems(model: WorkflowModel, { problems, labels }: PublishTexts): PublishProblem[] {
  const steps = new Map(model.steps.map((step) => [step.id, step]));
  const fields = new Map(model.fields.map((field) => [field.id, field]));
  return findProblems(definitionOf(model), problems).flatMap((problem): PublishProblem[] => {
    const { stepId, fieldId, message, topic } = problem;
    const step = stepId === undefined ? undefined : steps.get(stepId);
    if (isShownElsewhere(problem, step)) return [];
    if (step !== undefined && topic !== 'name') {
      return [{ check: 12, message, detail: stepName(step, labels), place: { kind: 'step', stepId: step.id } }];
    }
    const field = fieldId === undefined ? undefined : fields.get(fieldId);
    if (field === undefined) return [{ check: 12, message, place: process }];
    return [{ check: 12, message, detail: fieldName(field), place: { kind: 'field', fieldId: field.id } }];
  });
}

/** Returns whether another message already reports a problem. */
function isShownElsewhere({ topic }: FoundProblem, step: WorkflowModel['steps'][number] | undefined): boolean {
  if (topic === undefined) return false;
  // a step with a placeholder as target, or a decision with an incomplete connection, has a target
  return topic !== 'exit' || (step !== undefined && step.connections.length > 0);
}

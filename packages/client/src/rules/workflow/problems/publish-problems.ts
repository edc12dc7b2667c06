import { richTextMaxLength, stepFieldsMax } from '../../../contract/base/limits.ts';
import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { formatNumber } from '../../form/number-text.ts';
import { findProblems } from '../check-definition.ts';
import { definitionOf } from '../definition/definition-of.ts';
import type { FoundProblem } from '../definition-problem.ts';
import { stepName } from '../labels/step-titles.ts';
import { type ConnectionProblems, problemsOfConnection } from './connection-problems.ts';
import { formProblems, isRichText, problemsOfField } from './field-problems.ts';
import { processProblems } from './process-problems.ts';
import { isSpreadsheetUrl } from './spreadsheet.ts';
import { problemsOfStep } from './step-problems.ts';

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

/** Returns every problem that prevents a process from being published, in the order of the checks; empty if it can be published. */
export function publishProblems(model: WorkflowModel): readonly PublishProblem[] {
  return [...rowProblems(model), ...settingsProblems(model), ...formListProblems(model), ...otherProblems(model)];
}

function rowProblems({ steps, fields }: WorkflowModel): PublishProblem[] {
  const found: PublishProblem[] = [];
  const last = steps.at(-1);
  if (last?.type !== 'END_EVENT') {
    const place: ProblemPlace = last === undefined ? process : { kind: 'step', stepId: last.id };
    found.push({ check: 1, message: 'Adicione uma finalização no processo', place });
  }
  for (const step of steps) {
    if (step.type !== 'ADD') continue;
    const place: ProblemPlace = { kind: 'step', stepId: step.id };
    found.push({ check: 2, message: 'Adicione pelo menos uma etapa no processo', place });
  }
  for (const step of steps) {
    if (step.type !== 'GATEWAY') continue;
    for (const [index, connection] of step.connections.entries()) {
      const missing = missingParts(problemsOfConnection(connection, fields));
      if (missing === '') continue;
      found.push({
        check: 3,
        message: 'Preenche todas as conexões de decisão',
        detail: `${stepName(step)}, conexão ${connection.label?.trim() ? `“${connection.label.trim()}”` : index + 1} ${missing}`,
        place: { kind: 'connection', stepId: step.id, index },
      });
    }
  }
  const isWork = steps.some(({ type }) => type === 'USER_TASK' || type === 'APPROVAL_TASK' || type === 'SERVICE_TASK');
  if (!isWork) {
    found.push({ check: 4, message: 'Adicione pelo menos etapa além de início, fim ou decisão', place: process });
  }
  return found;
}

const partNames: Readonly<Record<keyof ConnectionProblems, string>> = {
  label: 'nome',
  field: 'campo',
  operator: 'operador',
  value: 'valor',
  target: 'destino',
};

/** Describes the missing parts of a decision's connection: `sem campo e operador válidos`; empty if it is complete. */
function missingParts(problems: ConnectionProblems): string {
  const names = Object.entries(partNames).flatMap(([part, name]) => (part in problems ? [name] : []));
  if (names.length < 2) return names.length === 0 ? '' : `sem ${names[0]} válido`;
  return `sem ${names.slice(0, -1).join(', ')} e ${names.at(-1)} válidos`;
}

function settingsProblems(model: WorkflowModel): PublishProblem[] {
  const url = model.spreadsheetUrl.trim();
  const isChosen = model.spreadsheetBool;
  const checks: [number, boolean, string][] = [
    [5, model.category === null, 'Adicione uma categoria'],
    [6, model.department === null, 'Selecione um departamento'],
    [7, model.sector === null, 'Selecione um setor'],
    [8, model.assigneeStatuses.length === 0, 'Adicione pelo menos um status de usuário permitido'],
    [9, model.hasNps === null, 'Informe se o processo terá NPS'],
    [10, isChosen && url === '', 'Informe uma url de planilha'],
    [10, isChosen && url !== '' && !isSpreadsheetUrl(url), 'Informe uma planilha válida'],
  ];
  return checks.flatMap(([check, isFound, message]) => (isFound ? [{ check, message, place: process }] : []));
}

const fieldName = ({ label, name }: { label: string; name: string }): string => label.trim() || name;
function formListProblems({ fields }: WorkflowModel): PublishProblem[] {
  return fields.flatMap((field) =>
    formProblems(field).map((text) => ({
      check: 11,
      message: 'Existem problemas no formulário',
      detail: `${fieldName(field)}: ${text}`,
      place: { kind: 'field', fieldId: field.id } as const,
    })),
  );
}

/** Returns the other problems of the inputs and the engine, each once. */
function otherProblems(model: WorkflowModel): PublishProblem[] {
  const { spreadsheetUrl: _, ...ofProcess } = processProblems(model);
  return [
    ...Object.values(ofProcess).map((message) => ({ check: 12, message, place: process })),
    ...model.steps.flatMap((step) =>
      Object.values(problemsOfStep(step)).map((message) => ({
        check: 12,
        message,
        detail: stepName(step),
        place: { kind: 'step', stepId: step.id } as const,
      })),
    ),
    ...inputProblems(model),
    ...sizeProblems(model),
    ...engineProblems(model),
  ];
}

/** Returns the problems of a process that is too large to be sent or shown. */
function sizeProblems({ steps, fields }: WorkflowModel): PublishProblem[] {
  const uses = steps.reduce((sum, step) => sum + ('fields' in step ? step.fields.length : 0), 0);
  const html = fields.filter(isRichText).reduce((sum, { defaultValue }) => sum + defaultValue.length, 0);
  const found: [boolean, string][] = [
    [
      uses > stepFieldsMax,
      `As etapas usam campos ${formatNumber('integer', uses)} vezes; use no máximo ${formatNumber('integer', stepFieldsMax)}`,
    ],
    [html > richTextMaxLength, 'Os textos formatados dos campos passam juntos de 200.000 caracteres'],
  ];
  return found.flatMap(([isFound, message]) => (isFound ? [{ check: 12, message, place: process }] : []));
}

// reported by the form's own check
const shownAtFields = new Set(['Preencha o nome', 'Selecione uma máscara']);

function inputProblems({ fields }: WorkflowModel): PublishProblem[] {
  const names = new Map<string, number>();
  for (const { name } of fields) names.set(name, (names.get(name) ?? 0) + 1);
  return fields.flatMap((field) => {
    const { label, ...problems } = problemsOfField(field, (names.get(field.name) ?? 0) > 1);
    const messages = [field.label.trim() === '' ? undefined : label, ...Object.values(problems)];
    return messages.flatMap((message) => {
      if (message === undefined || shownAtFields.has(message)) return [];
      return [{ check: 12, message, detail: fieldName(field), place: { kind: 'field', fieldId: field.id } as const }];
    });
  });
}

function engineProblems(model: WorkflowModel): PublishProblem[] {
  const steps = new Map(model.steps.map((step) => [step.id, step]));
  const fields = new Map(model.fields.map((field) => [field.id, field]));
  return findProblems(definitionOf(model)).flatMap((problem): PublishProblem[] => {
    const { stepId, fieldId, message, topic } = problem;
    const step = stepId === undefined ? undefined : steps.get(stepId);
    if (isShownElsewhere(problem, step)) return [];
    if (step !== undefined && topic !== 'name') {
      return [{ check: 12, message, detail: stepName(step), place: { kind: 'step', stepId: step.id } }];
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

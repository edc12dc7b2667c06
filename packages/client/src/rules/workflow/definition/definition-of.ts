import type {
  ModelField,
  ModelStep,
  ModelStepField,
  WorkflowModel,
} from '../../../contract/processes/process-model.ts';
import type {
  Connection,
  DefinitionField,
  Step,
  StepField,
  WorkflowDefinition,
} from '../../../contract/processes/workflow.ts';
import { flagText } from '../flags.ts';
import { given } from '../given.ts';
import { callOf, searchSourceOf } from './calls.ts';

/**
 * Returns the definition that the engine runs for a model. Placeholders are skipped, connections without a target are left
 * out, and a field without a type counts as text: `publishProblems` reports them earlier.
 */
export function definitionOf(
  model: Pick<WorkflowModel, 'steps' | 'fields' | 'slaCounting' | 'calendar'>,
): WorkflowDefinition {
  const { steps, fields, slaCounting, calendar } = model;
  const targets = new Map(
    steps.flatMap((step) => (step.type === 'ADD' ? [[step.id, step.connections[0]?.stepId ?? null] as const] : [])),
  );
  const counting = slaCounting === 'WORKING' ? given({ slaCounting, calendar }) : {};
  return {
    steps: steps.flatMap((step) => (step.type === 'ADD' ? [] : [stepOf(step, targets)])),
    fields: fieldsOf(fields),
    ...counting,
  };
}

type Targets = ReadonlyMap<string, string | null>;

/** Returns the step that a connection leads to, after any placeholders; null without a target. */
function targetOf(stepId: string | null, targets: Targets): string | null {
  let target = stepId;
  for (let count = 0; target !== null && targets.has(target); count += 1) {
    if (count > targets.size) return null;
    target = targets.get(target) ?? null;
  }
  return target;
}

function connectionsOf(step: ModelStep, targets: Targets): Connection[] {
  return step.connections.flatMap((arrow) => {
    const stepId = targetOf(arrow.stepId, targets);
    if (stepId === null) return [];
    if (step.type !== 'GATEWAY') return [{ stepId }];
    const { label, field, operator, value } = arrow;
    return [given({ stepId, label, field, operator, value })];
  });
}

const text = (value: string): string | undefined => (value === '' ? undefined : value);

// a step's list of fields stays the same object until it changes: so does its conversion
const formsMade = /*#__PURE__*/ new WeakMap<readonly ModelStepField[], StepField[]>();

function formOf(fields: readonly ModelStepField[]): StepField[] {
  const known = formsMade.get(fields);
  if (known !== undefined) return known;
  const form = fields.map((field) => ({
    fieldId: field.fieldId,
    visible: flagText(field.visibleTemplate, field.visible),
    required: flagText(field.requiredTemplate, field.required),
    editable: flagText(field.editableTemplate, field.editable),
  }));
  formsMade.set(fields, form);
  return form;
}

function stepOf(step: Exclude<ModelStep, { type: 'ADD' }>, targets: Targets): Step {
  const base = {
    id: step.id,
    title: step.title,
    subtitle: text(step.subtitle),
    description: text(step.description),
    connections: connectionsOf(step, targets),
  };
  switch (step.type) {
    case 'GATEWAY':
      return given({ ...base, type: step.type });
    case 'START_EVENT':
    case 'END_EVENT':
      return given({ ...base, type: step.type, fields: formOf(step.fields) });
    case 'USER_TASK':
    case 'APPROVAL_TASK':
      return given({
        ...base,
        type: step.type,
        assignees: step.assignees,
        groups: step.groups,
        isRoutable: step.isRoutable,
        isAttachmentRequired: step.isAttachmentRequired,
        waitUntilEndOfProcess: step.waitUntilEndOfProcess,
        notifyAssignees: step.notifyAssignees,
        renotify: step.renotify || undefined,
        fillingFromSheet: step.fillingFromSheet || undefined,
        sla: step.sla ?? undefined,
        slaUnit: step.slaUnit ?? undefined,
        fields: formOf(step.fields),
      });
    case 'SERVICE_TASK':
      return given({ ...base, ...serviceOf(step) });
  }
}

type ModelService = ModelStep & { type: 'SERVICE_TASK' };

function serviceOf(step: ModelService) {
  const retries = step.maxRetries.trim();
  const callback = invert(step.callbackResponseBody);
  const notifies = step.notifyIntegrationError !== 0;
  return {
    type: step.type,
    serviceType: step.serviceType,
    call: given({ ...callOf(step, 'POST'), responseBody: invert(step.responseBody) }),
    asynchronous: step.asynchronous,
    // an invalid number stays invalid, so that the check rejects it
    maxRetries: /^\d+$/.test(retries) ? Number(retries) : -1,
    continueIfError: step.continueIfError,
    googleSheetsConfig: step.serviceType === 'SHEETS' ? step.googleSheetsConfig : undefined,
    callbackResponseBody: callback,
    notifyIntegrationError: notifies ? step.notifyIntegrationError : undefined,
    integrationErrorTarget: notifies ? step.integrationErrorTarget : undefined,
  };
}

/** Returns fields by path of the response, from paths by field; undefined for none. */
function invert(paths: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const entries = Object.entries(paths);
  return entries.length === 0 ? undefined : Object.fromEntries(entries.map(([field, path]) => [path, field]));
}

const fieldsMade = /*#__PURE__*/ new WeakMap<readonly ModelField[], DefinitionField[]>();

function fieldsOf(fields: readonly ModelField[]): DefinitionField[] {
  const made = fieldsMade.get(fields) ?? fields.map(fieldOf);
  fieldsMade.set(fields, made);
  return made;
}

function fieldOf(field: ModelField): DefinitionField {
  const { type, hint, options, search, hidden, ...rest } = field;
  return given({
    ...rest,
    type: type === '' ? ('string' as const) : type,
    hint: text(hint),
    options: options.length === 0 ? undefined : options,
    search: search === undefined ? undefined : searchSourceOf(search),
    hidden: hidden || undefined,
  });
}

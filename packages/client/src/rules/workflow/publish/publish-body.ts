import type { ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import type { DataStep, GatewayFlow, PublishBody } from '../../../contract/processes/processes.ts';
import { builtInFields } from '../built-in-fields.ts';
import { hasForm } from '../commands/change-row.ts';
import { builtInFieldLabels } from '../labels/field-labels.ts';
import { stepIcons, stepTitles } from '../labels/step-titles.ts';

/** Id of a built-in field in the payload. */
export const builtInId = (name: string): string => `built-in.${name}`;

/**
 * Returns the payload that publishes a process. The connection of a step is its `nextStepId`, the connections of decisions
 * (and invalid ones of other steps) are `gatewayFlows`, the flags of fields at steps are `dataSteps`; a flag whose
 * expression was never written becomes N. `version` identifies the process if this is its next version, and the newest
 * version that its author has seen.
 */
export function publishBody(
  model: WorkflowModel,
  version?: { readonly parentId: number; readonly knownVersion: number },
): PublishBody {
  const { steps, fields, ...attributes } = model;
  return {
    ...attributes,
    ...version,
    steps: steps.map(publishedStep),
    data: [...fields, ...missingBuiltIns(model)].map((field, index) => ({ ...field, formOrder: index + 1 })),
    dataSteps: steps.flatMap((step) => dataStepsOf(step)),
    gatewayFlows: steps.flatMap((step) => flowsOf(step)),
  };
}

function missingBuiltIns({ fields }: WorkflowModel) {
  const names = new Set(fields.map(({ name }) => name));
  return Object.entries(builtInFields)
    .filter(([name]) => !names.has(name))
    .map(([name, type]) => ({
      id: builtInId(name),
      name,
      label: builtInFieldLabels[name] ?? name,
      type,
      hint: '',
      options: [],
      hidden: true,
    }));
}

/** Returns the connection sent as `nextStepId`: the plain first one of any step except a decision. */
function plainTarget(step: ModelStep): string | undefined {
  const [first] = step.connections;
  if (step.type === 'GATEWAY' || first === undefined || first.stepId === null) return undefined;
  const isPlain = Object.entries(first).every(([key, value]) => key === 'stepId' || value === undefined);
  return isPlain ? first.stepId : undefined;
}

function publishedStep(step: ModelStep): PublishBody['steps'][number] {
  const sent = { typeTitle: stepTitles[step.type], icon: stepIcons[step.type] };
  const nextStepId = plainTarget(step);
  const next = nextStepId === undefined ? {} : { nextStepId };
  if (!hasForm(step)) {
    const { connections: _, ...rest } = step;
    return { ...rest, ...sent, ...next };
  }
  const { connections: _, fields: __, ...rest } = step;
  return { ...rest, ...sent, ...next };
}

function flowsOf(step: ModelStep): GatewayFlow[] {
  const flows = plainTarget(step) === undefined ? step.connections : step.connections.slice(1);
  return flows.map(({ stepId, fieldId, field, fieldType, ...rest }) => ({
    stepId: step.id,
    dataId: fieldId,
    name: field,
    dataType: fieldType,
    ...rest,
    nextStepId: stepId,
  }));
}

function dataStepsOf(step: ModelStep): DataStep[] {
  if (!hasForm(step)) return [];
  return step.fields.map((field, index) => {
    const { fieldId, ...flags } = field;
    const entry: DataStep = { stepId: step.id, dataId: fieldId, formOrder: index + 1, ...flags };
    if (field.requiredTemplate === 'JS' && isBlank(field.required)) entry.required = entry.requiredTemplate = 'N';
    if (field.editableTemplate === 'JS' && isBlank(field.editable)) entry.editable = entry.editableTemplate = 'N';
    if (field.visibleTemplate === 'JS' && isBlank(field.visible)) entry.visible = entry.visibleTemplate = 'N';
    return entry;
  });
}

const isBlank = (text: string): boolean => text.trim() === '';

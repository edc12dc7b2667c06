import { connectionOperators } from '../../../contract/processes/flow-constants.ts';
import type {
  ModelConnection,
  ModelStep,
  ModelStepField,
  WorkflowModel,
} from '../../../contract/processes/process-model.ts';
import type { GatewayFlow, PublishBody } from '../../../contract/processes/processes.ts';
import { readStepField } from '../flags.ts';
import { given } from '../given.ts';
import { builtInId } from './publish-body.ts';

/**
 * Returns the process of a published payload, without its built-in fields, because every process has them. The flags `Y`
 * and `true`, `N` and `false` are equal.
 */
export function modelOfPublish(body: PublishBody): WorkflowModel {
  const { steps, data, dataSteps, gatewayFlows, parentId: _, knownVersion: __, ...attributes } = body;
  const flows = grouped(gatewayFlows, ({ stepId }) => stepId);
  const forms = grouped(dataSteps, ({ stepId }) => stepId);
  const formOf = (stepId: string): ModelStepField[] =>
    (forms.get(stepId) ?? []).map(({ dataId, required, editable, visible, ...templates }) =>
      readStepField(dataId, { required, editable, visible }, templates),
    );
  return {
    ...attributes,
    steps: steps.map((step) => modelStep(step, flows.get(step.id) ?? [], formOf)),
    fields: inOrder(data).flatMap(({ formOrder: ___, ...field }) => (isBuiltIn(field) ? [] : [field])),
  };
}

const isBuiltIn = ({ id, name, hidden }: { id: string; name: string; hidden?: boolean }): boolean =>
  hidden === true && id === builtInId(name);

function inOrder<Field extends { formOrder?: number }>(data: readonly Field[]): Field[] {
  return data
    .map((field, index) => ({ field, order: field.formOrder ?? index + 1 }))
    .sort((one, two) => one.order - two.order)
    .map(({ field }) => field);
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function modelStep(
  step: PublishBody['steps'][number],
  flows: readonly GatewayFlow[],
  formOf: (stepId: string) => ModelStepField[],
): ModelStep {
  const { typeTitle: _, icon: __, nextStepId, ...rest } = step;
  const plain = step.type === 'GATEWAY' || nextStepId == null ? [] : [{ stepId: nextStepId }];
  const connections = [...plain, ...flows.map(connectionOf)];
  if (rest.type === 'SERVICE_TASK' || rest.type === 'GATEWAY' || rest.type === 'ADD') return { ...rest, connections };
  return { ...rest, connections, fields: formOf(step.id) };
}

function connectionOf({ nextStepId, label, name, dataId, dataType, operator, value }: GatewayFlow): ModelConnection {
  return given({
    stepId: nextStepId,
    label: label ?? undefined,
    field: name ?? undefined,
    fieldId: dataId ?? undefined,
    fieldType: dataType ?? undefined,
    operator: connectionOperators.find((known) => known === operator),
    value: value ?? undefined,
  });
}

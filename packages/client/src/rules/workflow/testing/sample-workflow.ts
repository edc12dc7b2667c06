import type { ModelField, ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { addField } from '../commands/add-field.ts';
import type { AddPlace } from '../commands/add-place.ts';
import { addStep } from '../commands/add-step.ts';
import { changeConnection } from '../commands/change-connection.ts';
import { changeField } from '../commands/change-field.ts';
import { changeProcess } from '../commands/change-process.ts';
import { changeStep } from '../commands/change-step.ts';
import { connectSteps } from '../commands/connect-steps.ts';
import { newWorkflow } from '../new-workflow.ts';

/** Returns the step with an id. */
export function stepOf(model: WorkflowModel, id: string): ModelStep {
  const step = model.steps.find((candidate) => candidate.id === id);
  if (step === undefined) throw new Error(`There is no step "${id}"`);
  return step;
}

/** Returns the field with an id. */
export function fieldOf(model: WorkflowModel, id: string): ModelField {
  const field = model.fields.find((candidate) => candidate.id === id);
  if (field === undefined) throw new Error(`There is no field "${id}"`);
  return field;
}

/** Returns the ids of the steps in order. */
export const row = (model: WorkflowModel): string[] => model.steps.map(({ id }) => id);

/** Returns the targets of a step's connections. */
export const targets = (model: WorkflowModel, id: string): (string | null)[] =>
  stepOf(model, id).connections.map(({ stepId }) => stepId);

export const placeholder = (stepId: string): AddPlace => ({ kind: 'placeholder', stepId });
export const after = (stepId: string): AddPlace => ({ kind: 'after', stepId });
export const between = (stepId: string, index = 0): AddPlace => ({ kind: 'between', stepId, index });

/** Start, three user tasks a, b and c, end. */
export function threeTasks(): WorkflowModel {
  const one = addStep(newWorkflow(), placeholder('vazio'), 'USER_TASK', 'a');
  return addStep(addStep(one, between('a'), 'USER_TASK', 'b'), between('b'), 'USER_TASK', 'c');
}

function withFields(model: WorkflowModel): WorkflowModel {
  const valor = changeField(addField(model, 'f1'), 'f1', { label: 'Valor', type: 'money' }).model;
  const total = changeField(addField(valor, 'f2'), 'f2', { label: 'Valor total', type: 'integer' }).model;
  const choices = { options: [{ label: 'Viagem', value: 'viagem' }] };
  const tipo = changeField(addField(total, 'f3'), 'f3', { label: 'Tipo', type: 'select' }).model;
  return changeField(tipo, 'f3', choices).model;
}

/**
 * A process that can be published: start, manager (approval), gateway, order (service), check (user task), end; the
 * fields f1 `valor` (money), f2 `valor_total` (integer) and f3 `tipo` (select).
 */
export function soundWorkflow(): WorkflowModel {
  let model = addStep(withFields(newWorkflow()), placeholder('vazio'), 'APPROVAL_TASK', 'manager');
  model = addStep(model, between('manager'), 'GATEWAY', 'gateway');
  model = addStep(model, between('gateway'), 'SERVICE_TASK', 'order');
  model = addStep(model, between('order'), 'USER_TASK', 'check');
  model = connectSteps(model, 'gateway', 'fim');
  model = changeConnection(model, 'gateway', 0, { label: 'Alto', field: 'valor', operator: '>', value: '100' });
  model = changeConnection(model, 'gateway', 1, { label: 'Vazio', field: 'valor', operator: 'isNull' });
  model = changeStep(model, 'order', { method: 'POST', endpoint: 'https://erp.example/pedidos' });
  return changeProcess(model, {
    title: 'Reembolso',
    category: { id: 1, title: 'Financeiro' },
    department: { id: 1, description: 'Financeiro', active: true },
    sector: { id: 2, description: 'Contas a pagar', active: true },
    assigneeStatuses: [1],
    hasNps: true,
  });
}

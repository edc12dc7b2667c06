import type { ModelConnection, ModelStep, WorkflowModel } from '@tramita/client/contract';
import { addField, addStep, changeField, changeStep, newWorkflow } from '@tramita/client/rules';

// Example processes to draw: small ones written by hand, long ones generated.

type Patch = Partial<ModelStep> & Pick<ModelStep, 'id' | 'type'>;

const lead = (stepId: string): ModelConnection[] => [{ stepId }];

/** Creates a process with these steps and with two fields in its form. */
function withRow(title: string, row: readonly Patch[]): WorkflowModel {
  let model: WorkflowModel = { ...newWorkflow(), title, steps: [] };
  for (const [id, label, type] of [
    ['valor', 'Valor total', 'money'],
    ['motivo', 'Justificativa', 'text'],
  ] as const) {
    model = addField(model, id);
    model = changeField(model, id, { label, type }).model;
  }
  // as in the modeler, each step is created in an empty place and then gets its connections
  const steps = row.map(({ id, type, ...patch }) => {
    const place: ModelStep = { id: 'vazio', type: 'ADD', title: '', subtitle: '', description: '', connections: [] };
    if (type === 'ADD') return { ...place, id, connections: patch.connections ?? [] };
    const only = type === 'START_EVENT' ? [place] : [{ ...place, id: 'antes' }, place];
    const made = addStep({ ...model, steps: only }, { kind: 'placeholder', stepId: 'vazio' }, type, id);
    return changeStep(
      { ...made, steps: made.steps.map((step) => ({ ...step, connections: [] })) },
      id,
      patch,
    ).steps.find((step) => step.id === id);
  });
  return { ...model, steps: steps.filter((step) => step !== undefined) };
}

const above: Omit<ModelConnection, 'stepId'> = {
  label: 'Sim',
  field: 'valor_total',
  fieldType: 'money',
  operator: '>',
  value: '5000',
};
const below: Omit<ModelConnection, 'stepId'> = {
  label: 'Não',
  field: 'valor_total',
  fieldType: 'money',
  operator: '<=',
  value: '5000',
};

/** Start, task, decision, approval, end. */
export const fiveSteps: WorkflowModel = withRow('Compra de material', [
  { id: 'inicio', type: 'START_EVENT', connections: lead('cotacao') },
  { id: 'cotacao', type: 'USER_TASK', title: 'Fazer a cotação', sla: 2, slaUnit: 'DAYS', connections: lead('alcada') },
  {
    id: 'alcada',
    type: 'GATEWAY',
    title: 'Acima de R$ 5.000?',
    connections: [
      { ...above, stepId: 'diretoria' },
      { ...below, stepId: 'fim' },
    ],
  },
  {
    id: 'diretoria',
    type: 'APPROVAL_TASK',
    title: 'Aprovação da diretoria',
    sla: 8,
    slaUnit: 'HOURS',
    connections: lead('fim'),
  },
  { id: 'fim', type: 'END_EVENT' },
]);

/** A refund of expenses: two approvals, a call to another system, and a connection back without its condition. */
export const refund: WorkflowModel = withRow('Reembolso de despesas', [
  { id: 'inicio', type: 'START_EVENT', connections: lead('registrar') },
  { id: 'registrar', type: 'USER_TASK', title: 'Registrar despesas', connections: lead('conferencia') },
  {
    id: 'conferencia',
    type: 'USER_TASK',
    title: 'Conferência fiscal',
    assignees: [
      { id: 41, firstName: 'Priscila' },
      { id: 42, firstName: 'Rafael' },
    ],
    groups: [{ id: 7, name: 'Fiscal Matriz' }],
    sla: 2,
    slaUnit: 'DAYS',
    connections: lead('gestor'),
  },
  {
    id: 'gestor',
    type: 'APPROVAL_TASK',
    title: 'Aprovação do gestor',
    sla: 1,
    slaUnit: 'DAYS',
    connections: lead('alcada'),
  },
  {
    id: 'alcada',
    type: 'GATEWAY',
    title: 'Acima de R$ 5.000?',
    connections: [
      { ...above, stepId: 'diretoria' },
      { ...below, stepId: 'erp' },
      { label: 'Falta comprovante', stepId: 'conferencia' },
    ],
  },
  {
    id: 'diretoria',
    type: 'APPROVAL_TASK',
    title: 'Aprovação da diretoria',
    assignees: [],
    groups: [{ id: 8, name: 'Diretoria financeira' }],
    sla: 8,
    slaUnit: 'HOURS',
    connections: lead('erp'),
  },
  {
    id: 'erp',
    type: 'SERVICE_TASK',
    title: 'Lançar no ERP',
    method: 'POST',
    endpoint: 'https://erp.exemplo.com/lancamentos',
    maxRetries: '3',
    connections: lead('pagamento'),
  },
  {
    id: 'pagamento',
    type: 'USER_TASK',
    title: 'Confirmar pagamento',
    assignees: [],
    groups: [{ id: 9, name: 'Contas a pagar' }],
    sla: 1,
    slaUnit: 'DAYS',
    connections: lead('fim'),
  },
  { id: 'fim', type: 'END_EVENT' },
]);

/** Only the empty place that remains when the start is deleted. */
export const placeholderOnly: WorkflowModel = withRow('', [{ id: 'vazio', type: 'ADD' }]);

const kinds = ['USER_TASK', 'APPROVAL_TASK', 'SERVICE_TASK', 'USER_TASK', 'GATEWAY'] as const;

/** Creates a process of `count` steps. Every fifth is a decision that skips ahead; every second one also leads back. */
export function longWorkflow(count: number): WorkflowModel {
  const inner = Array.from({ length: count - 2 }, (_, at): Patch => {
    const number = at + 1;
    const type = kinds[at % kinds.length] ?? 'USER_TASK';
    const next = number + 1 > count - 2 ? 'fim' : `etapa${number + 1}`;
    if (type !== 'GATEWAY') return { id: `etapa${number}`, type, title: `Etapa ${number}`, connections: lead(next) };
    const skipped = number + 3 > count - 2 ? 'fim' : `etapa${number + 3}`;
    const connections = [{ ...above, stepId: next }];
    if (skipped !== next) connections.push({ ...below, stepId: skipped });
    if (number % 10 === 0) connections.push({ ...below, label: 'Voltar', stepId: `etapa${number - 4}` });
    return { id: `etapa${number}`, type, title: `Decisão ${number}`, connections };
  });
  return withRow(`Processo de ${count} etapas`, [
    { id: 'inicio', type: 'START_EVENT', connections: lead('etapa1') },
    ...inner,
    { id: 'fim', type: 'END_EVENT' },
  ]);
}

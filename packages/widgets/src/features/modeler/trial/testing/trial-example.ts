import type { ModelStep, StepField, WorkflowDefinition, WorkflowModel } from '@tramita/client/contract';
import { modelOfDefinition, newWorkflow } from '@tramita/client/rules';

const shown = (fieldId: string, required = 'false'): StepField => ({
  fieldId,
  visible: 'true',
  required,
  editable: 'true',
});

const definition: WorkflowDefinition = {
  fields: [
    { id: 'valor', name: 'valor', label: 'Valor', type: 'integer', maxValue: 9000 },
    { id: 'pedido', name: 'pedido', label: 'Pedido', type: 'string' },
  ],
  steps: [
    {
      type: 'START_EVENT',
      id: 'inicio',
      title: 'Pedir',
      connections: [{ stepId: 'alcada' }],
      fields: [shown('valor', 'true')],
    },
    {
      type: 'GATEWAY',
      id: 'alcada',
      title: 'Valor alto?',
      connections: [
        { stepId: 'gestor', label: 'Sim', field: 'valor', operator: '>', value: '1000' },
        { stepId: 'erp', label: 'Não', field: 'valor', operator: '<=', value: '1000' },
      ],
    },
    {
      type: 'APPROVAL_TASK',
      id: 'gestor',
      title: 'Aprovação do gestor',
      assignees: [{ id: 2, firstName: 'Superior direto' }],
      groups: [],
      isRoutable: true,
      isAttachmentRequired: false,
      waitUntilEndOfProcess: false,
      notifyAssignees: 0,
      sla: 2,
      slaUnit: 'DAYS',
      connections: [{ stepId: 'erp' }],
      fields: [],
    },
    {
      type: 'SERVICE_TASK',
      id: 'erp',
      title: 'Lançar no ERP',
      serviceType: 'OTHERS',
      call: {
        method: 'POST',
        endpoint: 'https://erp.redeipe.example/lancamentos',
        requestHeaders: [],
        requestParams: [],
        requestBody: '{"valor": "#valor", "motivo": "#motive"}',
        responseBody: { numero: 'pedido' },
      },
      asynchronous: false,
      maxRetries: 0,
      continueIfError: false,
      connections: [{ stepId: 'fim' }],
    },
    { type: 'END_EVENT', id: 'fim', title: 'Final', connections: [], fields: [] },
  ],
};

/** A purchase over a thousand is approved by the requester's superior; then it is written to another system. */
export function trialModel(change: (step: ModelStep) => ModelStep = (step) => step): WorkflowModel {
  const { steps, fields } = modelOfDefinition(definition);
  return { ...newWorkflow(), title: 'Compras', fields, steps: steps.map(change) };
}

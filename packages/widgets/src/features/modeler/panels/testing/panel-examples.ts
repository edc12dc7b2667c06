import type { ModelField, ModelStepField, WorkflowModel } from '@tramita/client/contract';
import { newWorkflow } from '@tramita/client/rules';

const plain = { hint: '', options: [] };
const fields: ModelField[] = [
  {
    ...plain,
    id: 'f1',
    name: 'tipo',
    label: 'Tipo de despesa',
    type: 'select',
    options: [
      { value: 'viagem', label: 'Viagem nacional' },
      { value: 'hotel', label: 'Hospedagem' },
    ],
  },
  { ...plain, id: 'f2', name: 'valor', label: 'Valor total', type: 'money' },
  { ...plain, id: 'f3', name: 'data_despesa', label: 'Data da despesa', type: 'date' },
  { ...plain, id: 'f4', name: 'justificativa', label: 'Justificativa', type: 'text' },
  { ...plain, id: 'f5', name: 'urgente', label: 'É urgente', type: 'boolean' },
];

const flags: Omit<ModelStepField, 'fieldId'> = {
  required: 'false',
  requiredTemplate: 'N',
  editable: 'true',
  editableTemplate: 'Y',
  visible: 'true',
  visibleTemplate: 'Y',
  state: 'EDITABLE',
};
const stepFields = (): ModelStepField[] => fields.map(({ id }) => ({ ...flags, fieldId: id }));
const texts = { subtitle: '', description: '' };
const task = {
  groups: [],
  isRoutable: true,
  isAttachmentRequired: false,
  waitUntilEndOfProcess: false,
  fillingFromSheet: false,
  notifyAssignees: 0 as const,
  renotify: false,
  sla: null,
  slaUnit: null,
};
const service = {
  serviceType: 'OTHERS' as const,
  endpoint: '',
  requestHeaders: [],
  requestParams: [],
  requestBody: '',
  responseBody: {},
  callbackResponseBody: {},
  asynchronous: false,
  maxRetries: '0',
  continueIfError: false,
  notifyIntegrationError: 0 as const,
  integrationErrorTarget: '',
  googleSheetsConfig: { url: '', sheetName: '', formFields: [] },
};

/** Creates a process with a step of every type, for stories and tests of the settings. */
export function exampleProcess(): WorkflowModel {
  return {
    ...newWorkflow(),
    title: 'Reembolso de despesas',
    fields,
    steps: [
      {
        ...texts,
        id: 'inicio',
        type: 'START_EVENT',
        title: 'Início',
        connections: [{ stepId: 'fiscal' }],
        fields: stepFields(),
      },
      {
        ...texts,
        ...task,
        id: 'fiscal',
        type: 'USER_TASK',
        title: 'Conferência fiscal',
        subtitle: 'Confira nota, CNPJ e impostos antes do gestor',
        connections: [{ stepId: 'gestor' }],
        assignees: [{ id: 1, firstName: 'Iniciador' }],
        groups: [{ id: 3, name: 'Fiscal Matriz' }],
        notifyAssignees: 2,
        renotify: true,
        sla: 2,
        slaUnit: 'DAYS',
        fields: stepFields().map((field, index) =>
          index === 3 ? { ...field, required: '#valor > 5000', requiredTemplate: 'JS' as const } : field,
        ),
      },
      {
        ...texts,
        ...task,
        id: 'gestor',
        type: 'APPROVAL_TASK',
        title: 'Aprovação do gestor',
        connections: [{ stepId: 'decisao' }],
        assignees: [{ id: 2, firstName: 'Superior direto' }],
        sla: 8,
        slaUnit: 'HOURS',
        fields: stepFields(),
      },
      {
        ...texts,
        id: 'decisao',
        type: 'GATEWAY',
        title: 'Acima de R$ 5.000?',
        connections: [
          {
            stepId: 'erp',
            label: 'Sim',
            field: 'valor',
            fieldId: 'f2',
            fieldType: 'money',
            operator: '>',
            value: '5000',
          },
          {
            stepId: 'planilha',
            label: 'Não',
            field: 'data_despesa',
            fieldId: 'f3',
            fieldType: 'date',
            operator: '<',
            value: 'OTHERS:-30',
          },
          {
            stepId: null,
            label: 'Falta comprovante',
            field: 'justificativa',
            fieldId: 'f4',
            fieldType: 'text',
            operator: 'isNull',
          },
        ],
      },
      {
        ...texts,
        ...service,
        id: 'erp',
        type: 'SERVICE_TASK',
        title: 'Lançar no ERP',
        connections: [{ stepId: 'planilha' }],
        method: 'POST',
        endpoint: 'https://erp.exemplo.com.br/lancamentos/#idk',
        requestHeaders: [{ header: 'X-Origem', value: 'tramita' }],
        requestBody: '{ "valor": #valor, "tipo": "#tipo" }',
        responseBody: { justificativa: 'dados.observacao' },
        maxRetries: '3',
        notifyIntegrationError: 1,
        integrationErrorTarget: 'integracao@exemplo.com.br',
      },
      {
        ...texts,
        ...service,
        id: 'planilha',
        type: 'SERVICE_TASK',
        title: 'Guardar na planilha',
        connections: [{ stepId: 'fim' }],
        serviceType: 'SHEETS',
        googleSheetsConfig: {
          url: 'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/edit',
          sheetName: 'Despesas',
          formFields: ['valor', 'idk', 'tipo'],
        },
      },
      { ...texts, id: 'fim', type: 'END_EVENT', title: 'Final', connections: [], fields: stepFields() },
    ],
  };
}

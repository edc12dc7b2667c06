import { type WorkflowModel, workflowModelSchema } from '@tramita/client/contract';
import { newWorkflow } from '@tramita/client/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportBpmn, importBpmn } from './index.ts';

const stepField = (fieldId: string) => ({
  fieldId,
  required: '#valor > 10',
  requiredTemplate: 'JS',
  editable: 'false',
  editableTemplate: 'N',
  visible: '',
  visibleTemplate: 'APPROVERS_ADMIN',
  state: 'READ_ONLY',
});

/** A process with every kind of step and setting, a loop back, and texts that need escaping in XML. */
const everything: WorkflowModel = workflowModelSchema.parse({
  title: 'Compras & "contratos" <novos>',
  description: ' linha 1\n\tlinha 2 ]]> \u00e9 \ud83d\ude00 ',
  active: false,
  category: { id: 3, title: 'Suprimentos' },
  initializerGroup: { id: 1000, name: 'Lojas' },
  assigneeStatuses: [1, 2],
  department: { id: 4, description: 'Suprimentos', active: true },
  sector: { id: 13, description: 'Compras', active: true },
  hasNps: true,
  spreadsheetBool: true,
  spreadsheetUrl: 'https://docs.google.com/spreadsheets/d/abcdefghijklmnopqrstuvwxyz',
  scenarios: [{ id: 's1', name: 'Caro', values: { valor: 900 }, answers: [{ stepId: '9 a', approved: false }] }],
  steps: [
    { type: 'START_EVENT', id: 'início', title: 'Início', connections: [{ stepId: '9 a' }], fields: [stepField('f1')] },
    {
      type: 'APPROVAL_TASK',
      id: '9 a',
      title: 'Aprovar\u0001 com\nquebra',
      subtitle: 'até R$ 5.000',
      assignees: [{ id: 2, firstName: 'Superior direto' }],
      groups: [{ id: 1001, name: 'Compradores' }],
      sla: 2,
      slaUnit: 'DAYS',
      notifyAssignees: 2,
      renotify: true,
      connections: [{ stepId: 'decisão' }],
      fields: [stepField('f1')],
    },
    {
      type: 'GATEWAY',
      id: 'decisão',
      title: 'Valor?',
      connections: [
        { stepId: null, label: 'sem destino', field: 'valor' },
        { stepId: '9 a', label: 'volta', field: 'approved', operator: '=', value: 'false' },
        {
          stepId: 'chamada',
          label: 'alto',
          field: 'valor',
          fieldId: 'f1',
          fieldType: 'money',
          operator: '>',
          value: '5000',
        },
        {
          stepId: 'vazio',
          label: 'contém',
          field: 'nota',
          fieldId: 'f2',
          fieldType: 'text',
          operator: 'contains',
          value: 'a "b" \\ \n',
        },
        { stepId: 'fim' },
      ],
    },
    {
      type: 'SERVICE_TASK',
      id: 'chamada',
      title: 'Registrar',
      method: 'POST',
      endpoint: 'https://erp.example/#valor?a=1&b=2',
      requestHeaders: [{ header: 'x-chave', value: '#nota' }],
      requestParams: [{ param: 'p', value: '<1>' }],
      requestBody: '{"valor": #valor, "nota": "#nota"}',
      responseBody: { 'pedido.numero': 'nota' },
      callbackResponseBody: { ok: 'approved' },
      asynchronous: true,
      maxRetries: '10',
      continueIfError: true,
      notifyIntegrationError: 1,
      integrationErrorTarget: 'ti@example.com',
      connections: [{ stepId: 'fim' }],
    },
    { type: 'ADD', id: 'vazio', connections: [{ stepId: 'fim' }] },
    { type: 'USER_TASK', id: 'solta', title: 'Sem caminho', connections: [] },
    { type: 'END_EVENT', id: 'fim', title: 'Final', fields: [stepField('f1')] },
  ],
  fields: [
    { id: 'f1', name: 'valor', label: 'Valor', type: 'money', minValue: 1 },
    { id: 'f2', name: 'nota', label: 'Nota', type: 'text', defaultValue: '<p>olá</p>' },
  ],
});

async function roundTrip(model: WorkflowModel) {
  const result = await importBpmn(await exportBpmn(model));
  if (!result.ok) throw new Error(result.message);
  return result;
}

test('imports its own export unchanged and without notes', async () => {
  for (const model of [everything, newWorkflow(), { ...newWorkflow(), steps: [] }]) {
    const { model: back, report } = await roundTrip(model);
    expect(back).toEqual(model);
    expect(report).toEqual([]);
  }
});

test('keeps any text in ids, titles, labels and values', async () => {
  const anything = fc.string({ unit: 'binary', maxLength: 20 });
  const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(id, id, anything, anything, anything, async (first, second, title, label, value) => {
      fc.pre(first !== second);
      const connection = { stepId: second, label, field: title, operator: 'contains', value };
      const model = workflowModelSchema.parse({
        ...newWorkflow(),
        title,
        description: value,
        steps: [
          { type: 'GATEWAY', id: first, title: label, connections: [connection] },
          { type: 'USER_TASK', id: second, title, description: value, connections: [] },
        ],
      });
      expect((await roundTrip(model)).model).toEqual(model);
    }),
    { numRuns: 60 },
  );
});

test('keeps a process of 500 steps', async () => {
  const steps = Array.from(Array(500), (_, index) => ({
    type: index === 0 ? 'START_EVENT' : index === 499 ? 'END_EVENT' : index % 10 === 9 ? 'GATEWAY' : 'USER_TASK',
    id: `e${index}`,
    title: `Etapa ${index}`,
    connections: index === 499 ? [] : [{ stepId: `e${index + 1}` }],
  }));
  const model = workflowModelSchema.parse({ ...newWorkflow(), steps });
  expect((await roundTrip(model)).model).toEqual(model);
});

test('exports elements, names, conditions and a drawing of each that other BPMN tools can read', async () => {
  const xml = await exportBpmn(everything);
  expect(xml).toContain('xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"');
  const count = (part: string) => xml.split(part).length - 1;
  expect(
    ['startEvent', 'userTask', 'serviceTask', 'exclusiveGateway', 'task', 'endEvent'].map((tag) =>
      count(`<bpmn:${tag} `),
    ),
  ).toEqual([1, 2, 1, 1, 1, 1]);
  expect(count('<bpmn:sequenceFlow ')).toBe(8);
  expect([count('<bpmndi:BPMNShape '), count('<bpmndi:BPMNEdge ')]).toEqual([7, 8]);
  expect(xml).toContain('valor &gt; 5000');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
});

test('prefers changes made by another tool over the kept settings and keeps all other settings', async () => {
  const xml = (await exportBpmn(everything))
    .replace('name="Registrar"', 'name="Registrar no ERP"')
    .replace('name="alto"', 'name="caro"')
    .replace('valor &gt; 5000', 'valor &gt;= 7000')
    .replace(/name="Compras[^>]*?novos&[^"]*"/, 'name="Compras"');
  const result = await importBpmn(xml);
  if (!result.ok) throw new Error(result.message);
  expect(result.model.title).toBe('Compras');
  const service = result.model.steps.find(({ id }) => id === 'chamada');
  expect(service).toMatchObject({ title: 'Registrar no ERP', requestBody: '{"valor": #valor, "nota": "#nota"}' });
  const gateway = result.model.steps.find(({ id }) => id === 'decisão');
  expect(gateway?.connections[2]).toEqual({
    stepId: 'chamada',
    label: 'caro',
    field: 'valor',
    fieldId: 'f1',
    fieldType: 'money',
    operator: '>=',
    value: '7000',
  });
});

import { describe, expect, test } from 'vitest';
import type {
  Connection,
  DefinitionField,
  Step,
  StepField,
  WorkflowDefinition,
} from '../../contract/processes/workflow.ts';
import { checkDefinition } from './check-definition.ts';

const stepField = (fieldId: string, rest: Partial<StepField> = {}): StepField => ({
  fieldId,
  visible: 'true',
  required: 'false',
  editable: 'true',
  ...rest,
});
const start: Step = {
  id: 's',
  type: 'START_EVENT',
  title: 'Início',
  connections: [{ stepId: 't' }],
  fields: [stepField('1')],
};
const task: Step & { type: 'USER_TASK' } = {
  id: 't',
  type: 'USER_TASK',
  title: 'Analisar',
  connections: [{ stepId: 'g' }],
  assignees: [{ id: 1, firstName: 'Iniciador' }],
  groups: [],
  isRoutable: true,
  isAttachmentRequired: false,
  waitUntilEndOfProcess: false,
  notifyAssignees: 0,
  fields: [stepField('1', { required: '#valor > 100' })],
};
const gateway: Step = {
  id: 'g',
  type: 'GATEWAY',
  title: 'Decisão',
  connections: [
    { stepId: 'e', label: 'Alto', field: 'valor', operator: '>', value: '100' },
    { stepId: 'v', label: 'Sem valor', field: 'valor', operator: 'isNull' },
  ],
};
const service: Step & { type: 'SERVICE_TASK' } = {
  id: 'v',
  type: 'SERVICE_TASK',
  title: 'Integrar',
  connections: [{ stepId: 'e' }],
  serviceType: 'OTHERS',
  call: { method: 'POST', endpoint: 'https://exemplo.com.br', requestHeaders: [], requestParams: [] },
  asynchronous: false,
  maxRetries: 3,
  continueIfError: false,
};
const end: Step = { id: 'e', type: 'END_EVENT', title: 'Fim', connections: [], fields: [] };
const valor: DefinitionField = { id: '1', name: 'valor', label: 'Valor', type: 'money' };

const definition = (rest: Partial<WorkflowDefinition> = {}): WorkflowDefinition => ({
  steps: [start, task, gateway, service, end],
  fields: [valor],
  ...rest,
});
const messages = (rest: Partial<WorkflowDefinition>): string[] =>
  checkDefinition(definition(rest)).map(({ message }) => message);
const withSteps = (...replaced: Step[]): string[] =>
  messages({ steps: definition().steps.map((step) => replaced.find(({ id }) => id === step.id) ?? step) });
const withField = (rest: Partial<DefinitionField>): string[] => messages({ fields: [{ ...valor, ...rest }] });
const withCondition = (rest: Partial<Connection>): string[] => {
  const [first, ...others] = gateway.connections;
  return withSteps({ ...gateway, connections: [{ ...(first as Connection), ...rest }, ...others] });
};

describe('checkDefinition', () => {
  test('returns no problems for a valid definition', () => expect(checkDefinition(definition())).toEqual([]));

  test('reports an empty definition', () => {
    expect(messages({ steps: [], fields: [] })).toEqual([
      'A primeira etapa deve ser o evento de início',
      'A última etapa deve ser o evento de fim',
    ]);
  });

  test('requires the start as first step and only there, the end as last', () => {
    const swapped = messages({ steps: [task, start, gateway, end, service] });
    expect(swapped).toContain('A primeira etapa deve ser o evento de início');
    expect(swapped).toContain('Só pode haver um evento de início, na primeira posição');
    expect(swapped).toContain('A última etapa deve ser o evento de fim');
  });

  test('reports duplicate ids and names with the step or field', () => {
    expect(checkDefinition(definition({ steps: [start, task, task, gateway, service, end] }))).toContainEqual({
      stepId: 't',
      message: 'Há mais de uma etapa com o identificador "t"',
    });
    const fields = [valor, { ...valor, label: 'Outro' }];
    expect(messages({ fields })).toEqual([
      'Há mais de um campo com o nome "valor"',
      'Há mais de um campo com o identificador "1"',
    ]);
  });

  test('follows the connections', () => {
    expect(withSteps({ ...task, connections: [{ stepId: 'x' }] })).toContain(
      'Uma conexão leva a uma etapa que não existe',
    );
    expect(withSteps({ ...task, connections: [{ stepId: 's' }] })).toContain(
      'Nenhuma conexão pode levar ao evento de início',
    );
    expect(withSteps({ ...task, connections: [{ stepId: 't' }] })).toContain('Uma etapa não pode levar a si mesma');
    expect(withSteps({ ...task, connections: [] })).toContain('A etapa não leva a nenhuma outra');
    expect(withSteps({ ...end, connections: [{ stepId: 't' }] } as Step)).toContain(
      'O evento de fim não pode ter conexões',
    );
    expect(
      checkDefinition(definition({ steps: [start, task, gateway, { ...service, id: 'w' }, service, end] })),
    ).toEqual([{ stepId: 'w', message: 'Nenhum caminho leva a esta etapa' }]);
  });

  test('M5.1.17 allows only one connection from a task', () => {
    expect(withSteps({ ...task, connections: [{ stepId: 'g' }, { stepId: 'e' }] })).toEqual([
      'É permitido apenas uma conexão para tarefas',
    ]);
  });

  test.each([
    ['M5.1.11', { label: ' ' }, 'Uma conexão da decisão não tem nome'],
    ['M5.1.12', { field: undefined }, 'A conexão "Alto" não tem campo'],
    ['M5.1.12', { field: 'outro' }, 'A conexão "Alto" usa o campo "outro", que não existe'],
    ['M5.1.13', { operator: undefined }, 'A conexão "Alto" não tem operador'],
    ['M5.1.14', { value: '' }, 'A conexão "Alto" não tem valor'],
    ['M5.1.15', { operator: 'isNull', value: '1' }, 'A conexão "Alto" não pode ter valor com esse operador'],
  ] as const)('%s refuses the condition %j', (_id, condition, message) => {
    expect(withCondition(condition)).toEqual([message]);
  });

  test('M5.1.19 M5.1.20 allows relative dates for a date, but not contains', () => {
    const conditions = (rest: Partial<Connection>) =>
      checkDefinition(
        definition({
          fields: [{ ...valor, type: 'date' }],
          steps: [
            start,
            task,
            { ...gateway, connections: [{ stepId: 'v', label: 'A', field: 'valor', ...rest }] },
            service,
            end,
          ],
        }),
      ).map(({ message }) => message);
    expect(conditions({ operator: '<', value: 'LAST_WEEK' })).toEqual([]);
    expect(conditions({ operator: '<', value: 'OTHERS:-3' })).toEqual([]);
    expect(conditions({ operator: '<', value: 'logo' })).toEqual(['A conexão "A" não tem uma data válida']);
    expect(conditions({ operator: 'contains', value: '2026' })).toEqual([
      'A conexão "A" não pode usar "contém" em data',
    ]);
  });

  test('lets conditions and expressions read the built-in fields', () => {
    expect(withCondition({ field: 'approved', operator: '=', value: 'true' })).toEqual([]);
    expect(withSteps({ ...task, fields: [stepField('1', { visible: '#approved' })] })).toEqual([]);
  });

  test('requires an assignee, a positive time and a valid number of retries', () => {
    expect(withSteps({ ...task, assignees: [], sla: 0 })).toEqual([
      'A etapa não tem responsáveis',
      'O prazo da etapa deve ser maior que zero',
    ]);
    expect(withSteps({ ...service, maxRetries: 11, call: { ...service.call, endpoint: '' } })).toEqual([
      'O endereço do serviço não foi preenchido',
      'O número de novas tentativas deve ficar entre 0 e 10',
    ]);
  });

  test('compiles the expressions and checks the fields they read', () => {
    const rules = (rest: Partial<StepField>) => withSteps({ ...task, fields: [stepField('1', rest)] });
    expect(rules({ visible: '#valor >' })).toEqual([
      'A expressão do campo "valor" possui problemas: A expressão está incompleta',
    ]);
    expect(rules({ required: '#preco > 1' })).toEqual([
      'A expressão do campo "valor" lê o campo "preco", que não existe',
    ]);
    expect(rules({ editable: 'N' })).toEqual([]);
    expect(withSteps({ ...task, fields: [stepField('9'), stepField('1'), stepField('1')] })).toEqual([
      'A etapa usa um campo que não existe',
      'A etapa repete um campo',
    ]);
  });

  test.each<[Partial<DefinitionField>, string]>([
    [{ name: 'valor total' }, 'O campo "valor total" tem um nome com espaços ou sinais'],
    [{ label: '' }, 'O campo "valor" não tem título'],
    [{ type: 'select' }, 'O campo "valor" não tem opções'],
    [{ type: 'masked' }, 'O campo "valor" não tem máscara'],
    [{ type: 'search' }, 'O campo "valor" não tem origem da busca'],
    [{ type: 'regex' }, 'O campo "valor" não tem expressão regular'],
    [{ type: 'regex', regexExpression: '(a+)+' }, 'O campo "valor" tem uma expressão regular inválida ou lenta demais'],
    [{ minValue: 2, maxValue: 1 }, 'O campo "valor" tem o mínimo maior que o máximo'],
    [{ type: 'date', minDate: 'ONTEM' }, 'O campo "valor" tem um limite de data desconhecido'],
  ])('refuses the field %j', (rest, message) => expect(withField(rest)).toContain(message));
});

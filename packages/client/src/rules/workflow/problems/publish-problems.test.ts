import { describe, expect, test } from 'vitest';
import type { ModelField, ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { checkDefinition } from '../check-definition.ts';
import { addField } from '../commands/add-field.ts';
import { addStep } from '../commands/add-step.ts';
import { changeConnection, removeConnection } from '../commands/change-connection.ts';
import { changeField } from '../commands/change-field.ts';
import { changeProcess } from '../commands/change-process.ts';
import { changeStep, changeStepField } from '../commands/change-step.ts';
import { connectSteps } from '../commands/connect-steps.ts';
import { removeField } from '../commands/remove-field.ts';
import { removeStep } from '../commands/remove-step.ts';
import { definitionOf } from '../definition/definition-of.ts';
import { newWorkflow } from '../new-workflow.ts';
import { between, placeholder, soundWorkflow, stepOf } from '../testing/sample-workflow.ts';
import { publishProblems } from './publish-problems.ts';

const sound = soundWorkflow();
const found = (model: WorkflowModel) => publishProblems(model).map(({ check, message }) => [check, message]);

describe('the checks before publishing', () => {
  test('find nothing in a valid process, which the engine then runs', () => {
    expect(publishProblems(sound)).toEqual([]);
    expect(checkDefinition(definitionOf(sound))).toEqual([]);
  });

  test('M5.4.01 find every problem, in the order of the checks', () => {
    const checks = publishProblems(addField(newWorkflow(), 'f1')).map(({ check }) => check);
    expect(checks).toEqual([...checks].sort((one, two) => one - two));
    expect([...new Set(checks)]).toEqual([2, 4, 5, 6, 7, 8, 9, 11, 12]);
  });

  test('M5.4.02 1: the end event must be last', () => {
    expect(found(removeStep(sound, 'fim'))).toEqual([
      [1, 'Adicione uma finalização no processo'],
      [2, 'Adicione pelo menos uma etapa no processo'],
    ]);
  });

  test('M5.4.03 2: no empty placeholder is left; each is reported with its place', () => {
    const open = removeStep(sound, 'fim');
    expect(publishProblems(open)[1]?.place).toEqual({ kind: 'step', stepId: 'fim' });
    expect(found(newWorkflow())).toContainEqual([2, 'Adicione pelo menos uma etapa no processo']);
  });

  test('M5.4.04 M5.1.11 M5.1.12 M5.1.13 M5.1.14 M5.1.15 3: every connection of a decision is complete', () => {
    const patches = [{ label: '' }, { field: undefined }, { operator: undefined }, { value: '' }, { stepId: null }];
    for (const patch of patches) {
      const problems = publishProblems(changeConnection(sound, 'gateway', 0, patch));
      expect(problems[0]).toMatchObject({
        check: 3,
        message: 'Preenche todas as conexões de decisão',
        place: { kind: 'connection', stepId: 'gateway', index: 0 },
      });
      expect(problems.filter(({ check }) => check === 3)).toHaveLength(1);
    }
    expect(publishProblems(changeConnection(sound, 'gateway', 0, { value: '' }))[0]?.detail).toBe(
      'Decisão, conexão “Alto” sem valor válido',
    );
    expect(publishProblems(connectSteps(sound, 'gateway', 'check'))).toMatchObject([
      {
        check: 3,
        detail: 'Decisão, conexão 3 sem nome, campo e operador válidos',
        place: { kind: 'connection', index: 2 },
      },
    ]);
  });

  test('M5.4.05 4: there is a step other than start, end and decision', () => {
    const message = 'Adicione pelo menos etapa além de início, fim ou decisão';
    const gateway = addStep(newWorkflow(), placeholder('vazio'), 'GATEWAY', 'g');
    expect(found(gateway)).toContainEqual([4, message]);
    expect(found(addStep(gateway, between('g'), 'SERVICE_TASK', 's'))).not.toContainEqual([4, message]);
  });

  test.each([
    ['M5.4.06 5: a category is set', { category: null }, [5, 'Adicione uma categoria']],
    ['M5.4.07 6: a department is set', { department: null, sector: sound.sector }, [6, 'Selecione um departamento']],
    ['M5.4.08 7: a sector is set', { sector: null }, [7, 'Selecione um setor']],
    [
      'M5.4.09 8: a status of users is set',
      { assigneeStatuses: [] },
      [8, 'Adicione pelo menos um status de usuário permitido'],
    ],
    ['M5.4.10 9: NPS is decided', { hasNps: null }, [9, 'Informe se o processo terá NPS']],
    ['M5.4.11 10: a chosen spreadsheet has an address', { spreadsheetBool: true }, [10, 'Informe uma url de planilha']],
    [
      'M5.4.12 10: a chosen spreadsheet has a valid address',
      { spreadsheetBool: true, spreadsheetUrl: 'https://docs.google.com/spreadsheets/d/curto' },
      [10, 'Informe uma planilha válida'],
    ],
  ] as const)('%s', (_title, patch, expected) => {
    const settings = { ...patch } as Parameters<typeof changeProcess>[1];
    expect(found(changeProcess(sound, settings))).toEqual([expected]);
  });

  test('M5.4.12 accepts the address of a spreadsheet, and none if none is chosen', () => {
    const spreadsheetUrl = 'https://docs.google.com/spreadsheets/d/1aB-_5678901234567890/edit';
    expect(found(changeProcess(sound, { spreadsheetBool: true, spreadsheetUrl }))).toEqual([]);
    expect(found(changeProcess(sound, { spreadsheetUrl: 'x' }))).toEqual([]);
  });
});

describe('11: the form', () => {
  const lines = (patch: Partial<ModelField>) =>
    publishProblems(changeField(sound, 'f2', patch).model)
      .filter(({ check }) => check === 11)
      .map(({ message, detail }) => [message, detail]);
  const title = 'Existem problemas no formulário';

  test('M5.4.13 M5.4.14 M5.4.15 is listed with the label, or else the name, before each problem', () => {
    expect(lines({ label: '', name: 'total' })).toEqual([[title, 'total: não contém título']]);
    expect(lines({ name: '' })).toEqual([[title, 'Valor total: não contém nome']]);
    const untitled = addField(sound, 'f4');
    expect(publishProblems(untitled).map(({ detail }) => detail)).toEqual([
      'novo_campo: não contém título',
      'novo_campo',
    ]);
    expect(publishProblems(untitled)[0]?.place).toEqual({ kind: 'field', fieldId: 'f4' });
  });

  test.each<[string, Partial<ModelField>, string]>([
    ['M5.4.16 assigneeData without data', { type: 'assigneeData' }, 'não contém dado do usuário'],
    [
      'M5.4.16 assigneeData with unknown data',
      { type: 'assigneeData', assigneeData: 'custom9' },
      'contém um dado do usuário que não existe',
    ],
    ['M5.4.17 a label without information', { type: 'label' }, 'não contém informação'],
    ['M5.4.17 a label of blanks', { type: 'label', defaultValue: '<p>&nbsp; </p>' }, 'não contém informação'],
    ['M5.4.18 a mask that was not chosen', { type: 'masked' }, 'não contém máscara'],
    ['M5.4.19 a select without options', { type: 'select' }, 'não contém opções'],
    ['M5.4.19 a multiple select without options', { type: 'select-multiple' }, 'não contém opções'],
    ['M5.4.20 a regex without expression', { type: 'regex' }, 'não contém expressão regular'],
    ['M5.4.21 a broken regex', { type: 'regex', regexExpression: '(' }, 'contém expressão regular inválida'],
    ['M5.4.22 equal limits', { minValue: 3, maxValue: 3 }, 'o valor mínimo não pode ser maior ou igual ao máximo'],
    ['M5.4.22 crossed limits', { minValue: 4, maxValue: 3 }, 'o valor mínimo não pode ser maior ou igual ao máximo'],
  ])('%s', (_title, patch, text) => {
    expect(lines(patch)).toEqual([[title, `Valor total: ${text}`]]);
    expect(publishProblems(changeField(sound, 'f2', patch).model)).toHaveLength(1);
  });

  test('M5.4.22 requires both limits of whole numbers, but not of other numbers', () => {
    expect(lines({ minValue: 4 })).toEqual([]);
    expect(lines({ minValue: 3, maxValue: 4 })).toEqual([]);
    expect(lines({ type: 'money', minValue: 3, maxValue: 3 })).toEqual([]);
  });
});

describe('12: other problems that prevent it from running', () => {
  const others = (model: WorkflowModel) =>
    publishProblems(model).map(({ check, message, detail }) => {
      expect(check).toBe(12);
      return detail === undefined ? message : `${detail}: ${message}`;
    });

  test('M5.1.01 M5.1.04 M5.3.01 are reported with the messages of the inputs, each once', () => {
    expect(others(changeProcess(sound, { title: '' }))).toEqual(['Preenche com o nome do processo']);
    expect(others(changeStep(sound, 'manager', { title: '' }))).toEqual(['Tarefa (Aprovação): Preenche o título']);
    expect(others(changeStep(sound, 'order', { endpoint: '', maxRetries: '12' }))).toEqual([
      'Tarefa de Serviço: Digite um número de 0 a 10',
      'Tarefa de Serviço: Preenche a URL da requisição',
    ]);
    expect(others(changeStep(sound, 'check', { sla: 0, slaUnit: 'DAYS' }))).toHaveLength(1);
    expect(others(changeField(sound, 'f2', { type: '' }).model)).toEqual(['Valor total: Selecione um tipo']);
    const amount = changeField(sound, 'f2', { type: 'money' }).model;
    expect(others(changeField(amount, 'f2', { minValue: 4, maxValue: 3 }).model)).toEqual([
      'Valor total: O valor mínimo não pode ser maior que o máximo',
    ]);
  });

  test('M5.1.17 allow one connection of a task, however it was added', () => {
    const twice: ModelStep = { ...stepOf(sound, 'check'), connections: [{ stepId: 'fim' }, { stepId: 'order' }] };
    const model = { ...sound, steps: sound.steps.map((step) => (step.id === 'check' ? twice : step)) };
    expect(others(model)).toEqual(['Tarefa (Usuário): É permitido apenas uma conexão para tarefas']);
  });

  test('name steps without target, without a connection to them, or without assignee', () => {
    expect(others(removeConnection(sound, 'order', 0))).toEqual([
      'Tarefa de Serviço: A etapa não leva a nenhuma outra',
      'Tarefa (Usuário): Nenhum caminho leva a esta etapa',
    ]);
    expect(others(changeStep(sound, 'check', { assignees: [] }))).toEqual([
      'Tarefa (Usuário): A etapa não tem responsáveis',
    ]);
  });

  test('name expressions that read a removed field', () => {
    const reading = changeStepField(sound, 'check', 'f3', { visibleTemplate: 'JS', visible: '#valor_total > 1' });
    expect(others(removeField(reading, 'f2'))).toEqual([
      'Tarefa (Usuário): A expressão do campo "tipo" lê o campo "valor_total", que não existe',
    ]);
  });

  test('M5.2.11 name expressions that compare a field with a removed option', () => {
    const reading = changeStepField(sound, 'check', 'f1', { visibleTemplate: 'JS', visible: '"viagem" == #tipo' });
    expect(publishProblems(reading)).toEqual([]);
    const renamed = changeField(reading, 'f3', { options: [{ label: 'Viagem', value: 'trip' }] }).model;
    expect(publishProblems(renamed)).toEqual([
      {
        check: 12,
        message: 'A expressão do campo "valor" compara o campo "tipo" com "viagem", que não é uma opção dele',
        detail: 'Tarefa (Usuário)',
        place: { kind: 'step', stepId: 'check' },
      },
    ]);
  });

  test.each(['#tipo.includes("viagem")', '["viagem", "trip"].includes(#tipo)'])(
    'M5.2.11 name the removed option in %s',
    (visible) => {
      const reading = changeStepField(sound, 'check', 'f1', { visibleTemplate: 'JS', visible });
      const renamed = changeField(reading, 'f3', { options: [{ label: 'Viagem', value: 'trip' }] }).model;
      expect(others(renamed)).toEqual([
        'Tarefa (Usuário): A expressão do campo "valor" compara o campo "tipo" com "viagem", que não é uma opção dele',
      ]);
    },
  );

  test.each(['__proto__', 'constructor', 'toString'])('M5.2.12 refuse the reserved name %s', (name) => {
    const fields = sound.fields.map((field) => (field.id === 'f2' ? { ...field, name } : field));
    expect(publishProblems({ ...sound, fields })).toEqual([
      {
        check: 12,
        message: 'Este nome é reservado. Escolha um diferente.',
        detail: 'Valor total',
        place: { kind: 'field', fieldId: 'f2' },
      },
    ]);
    expect(changeField(sound, 'f2', { name }).model.fields[1]?.name).toBe(`${name}2`);
  });

  test('M5.2.13 a flag whose expression was never written runs as N', () => {
    const open = changeStepField(sound, 'check', 'f3', { visibleTemplate: 'JS' });
    expect(publishProblems(open)).toEqual([]);
    expect(definitionOf(open).steps.find(({ id }) => id === 'check')).toMatchObject({
      fields: [{}, {}, { fieldId: 'f3', visible: 'false' }],
    });
  });

  test('M3.2.37 M3.2.39 a field for approvers and administrators runs at the end', () => {
    const model = changeStepField(sound, 'fim', 'f3', { visibleTemplate: 'APPROVERS_ADMIN' });
    expect(publishProblems(model)).toEqual([]);
    expect(definitionOf(model).steps.at(-1)).toMatchObject({ fields: [{}, {}, { visible: 'APPROVERS_ADMIN' }] });
  });
});

import { describe, expect, test } from 'vitest';
import type { ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { newWorkflow } from '../new-workflow.ts';
import { fieldProblems } from '../problems/field-problems.ts';
import { workflowProblems } from '../problems/workflow-problems.ts';
import { renameInExpression } from '../references.ts';
import { fieldOf, soundWorkflow, stepOf } from '../testing/sample-workflow.ts';
import { addField } from './add-field.ts';
import { changeConnection } from './change-connection.ts';
import { changeField } from './change-field.ts';
import { changeProcess } from './change-process.ts';
import { changeStep, changeStepField } from './change-step.ts';
import { moveField } from './move-field.ts';
import { removeField } from './remove-field.ts';

const sound = soundWorkflow();
const form = (model: WorkflowModel, stepId: string) =>
  (stepOf(model, stepId) as ModelStep & { type: 'USER_TASK' }).fields;

describe('adding a field', () => {
  test('M4.33 names it novo_campo, then novo_campo2, without label and type', () => {
    const model = addField(addField(newWorkflow(), 'f1'), 'f2');
    expect(model.fields).toMatchObject([
      { id: 'f1', name: 'novo_campo', label: '', type: '' },
      { id: 'f2', name: 'novo_campo2' },
    ]);
  });

  test('M3.2.17 adds it to every step with a form, with the same initial values', () => {
    const model = addField(sound, 'f4');
    for (const id of ['inicio', 'manager', 'check', 'fim']) {
      expect(form(model, id).at(-1)).toMatchObject({ fieldId: 'f4', visible: 'true', state: 'EDITABLE' });
    }
    expect(stepOf(model, 'order')).toBe(stepOf(sound, 'order'));
    expect(addField(model, 'f4')).toBe(model);
  });
});

describe('the name of a field', () => {
  const labelled = (label: string, before = addField(sound, 'f4')) => changeField(before, 'f4', { label });

  test('M4.46 follows the label while it is derived from the label', () => {
    expect(fieldOf(labelled('Data de Início (nº 1)').model, 'f4').name).toBe('data_de_inicio__n__1_');
    expect(fieldOf(labelled('2ª via').model, 'f4').name).toBe('_2__via');
    expect(fieldOf(labelled('x'.repeat(50)).model, 'f4').name).toBe('x'.repeat(50));
    const longer = labelled('Centro de custo', labelled('Centro').model);
    expect(fieldOf(longer.model, 'f4').name).toBe('centro_de_custo');
    const named = changeField(longer.model, 'f4', { name: 'cc' }).model;
    expect(fieldOf(labelled('Outro', named).model, 'f4').name).toBe('cc');
    expect(fieldOf(labelled('', longer.model).model, 'f4').name).toBe('novo_campo');
  });

  test('M5.2.07 M5.2.08 is replaced by a free one with a number, and reported', () => {
    expect(labelled('Tipo').renamed).toEqual({ wanted: 'tipo', name: 'tipo2' });
    const two = labelled('Tipo').model;
    expect(fieldOf(labelled('Tipo de gasto', two).model, 'f4').name).toBe('tipo_de_gasto');
    const three = changeField(addField(two, 'f5'), 'f5', { name: 'tipo2' });
    expect(three.renamed).toEqual({ wanted: 'tipo2', name: 'tipo3' });
    const four = changeField(addField(three.model, 'f6'), 'f6', { name: 'tipo' });
    expect(four.renamed?.name).toBe('tipo4');
    expect(changeField(two, 'f4', { name: 'approved' }).renamed?.name).toBe('approved2');
    expect(workflowProblems.renamed('tipo')).toBe('Nome "tipo" existente. Alteramos o nome para outro disponível..');
  });

  test('M5.2.09 stays a duplicate if no name is free within 100 characters, and is rejected', () => {
    const long = 'x'.repeat(100);
    const one = changeField(addField(sound, 'f4'), 'f4', { name: long }).model;
    const two = changeField(addField(one, 'f5'), 'f5', { name: long }).model;
    expect(fieldOf(two, 'f5').name).toBe(long);
    expect(fieldProblems(two, 'f5').name).toBe('Nome existente. Escolha um diferente.');
  });
});

describe('renaming a field', () => {
  test('M4.38 updates its references in the expressions of every step', () => {
    const source = `#valor > 10 && "#valor" != #valor_total + \`\${#valor} #valor\``;
    const renamed = `#preco > 10 && "#valor" != #valor_total + \`\${#preco} #valor\``;
    const flags = { requiredTemplate: 'JS', editableTemplate: 'JS', visibleTemplate: 'JS' } as const;
    const texts = { required: source, editable: source, visible: source };
    const before = changeStepField(sound, 'manager', 'f3', { ...flags, ...texts });
    const after = changeField(before, 'f1', { name: 'preco' }).model;
    expect(form(after, 'manager')[2]).toMatchObject({ required: renamed, editable: renamed, visible: renamed });
    expect(form(after, 'check')).toBe(form(before, 'check'));
  });

  test('reads an incomplete expression as far as possible', () => {
    expect(renameInExpression('#valor > "abc', 'valor', 'x')).toBe('#x > "abc');
    expect(renameInExpression('§ #valor ] #valor', 'valor', 'x')).toBe('§ #x ] #x');
    expect(renameInExpression(`\`\${\`\${#valor}\`}#valor\` + #valor // #valor`, 'valor', 'x')).toBe(
      `\`\${\`\${#x}\`}#valor\` + #x // #valor`,
    );
    expect(renameInExpression('#valores', 'valor', 'x')).toBe('#valores');
  });

  test('M4.39 updates its name in connections across steps', () => {
    const after = changeField(sound, 'f1', { label: 'Preço' }).model;
    expect(stepOf(after, 'gateway').connections.map(({ field }) => field)).toEqual(['preco', 'preco']);
  });

  test('also updates calls, answers, spreadsheets, searches and scenarios', () => {
    const text = 'https://erp.example/#valor/#valor_total?x=#valor';
    const call = {
      endpoint: text,
      requestBody: '{"a":"#valor"}',
      requestHeaders: [{ header: 'X', value: '#valor' }],
      requestParams: [{ param: 'valor', value: '#valor' }],
    };
    const answers = { responseBody: { valor: 'a.b' }, callbackResponseBody: { tipo: 'c', valor: 'd' } };
    const googleSheetsConfig = { url: '', sheetName: '', formFields: ['tipo', 'valor'] };
    let model = changeStep(sound, 'order', { ...call, ...answers, googleSheetsConfig });
    model = changeField(model, 'f3', {
      type: 'search',
      search: { kind: 'http', ...call, extraFilter: '#a == #valor', responseBody: { label: 'l', value: 'v' } },
    }).model;
    model = changeField(model, 'f2', {
      search: { kind: 'list', items: [{ label: 'A', value: 'a', when: { valor: '1', tipo: '2' } }] },
    }).model;
    model = changeProcess(model, {
      scenarios: [{ id: 's', name: 'S', values: { valor: 1 }, answers: [{ stepId: 'check', values: { valor: 2 } }] }],
    });
    const after = changeField(model, 'f1', { name: 'preco' }).model;
    expect(stepOf(after, 'order')).toMatchObject({
      endpoint: 'https://erp.example/#preco/#valor_total?x=#preco',
      requestBody: '{"a":"#preco"}',
      requestHeaders: [{ header: 'X', value: '#preco' }],
      requestParams: [{ param: 'valor', value: '#preco' }],
      responseBody: { preco: 'a.b' },
      callbackResponseBody: { tipo: 'c', preco: 'd' },
      googleSheetsConfig: { formFields: ['tipo', 'preco'] },
    });
    expect(fieldOf(after, 'f3').search).toMatchObject({ requestBody: '{"a":"#preco"}', extraFilter: '#a == #preco' });
    expect(fieldOf(after, 'f2').search).toMatchObject({ items: [{ when: { preco: '1', tipo: '2' } }] });
    expect(after.scenarios[0]).toMatchObject({ values: { preco: 1 }, answers: [{ values: { preco: 2 } }] });
  });

  test('does not change references while another field has the old name too', () => {
    const doubled = { ...sound, fields: [...sound.fields, { ...fieldOf(sound, 'f1'), id: 'f9' }] };
    const before = changeStepField(doubled, 'check', 'f3', { visibleTemplate: 'JS', visible: '#valor > 1' });
    const after = changeField(before, 'f9', { name: 'outro' }).model;
    expect(form(after, 'check')).toBe(form(before, 'check'));
    expect(stepOf(after, 'gateway')).toBe(stepOf(before, 'gateway'));
  });
});

describe('changing the type of a field', () => {
  test('M4.40 M4.41 M4.42 M4.43 M4.44 M4.45 clears the settings of the old one', () => {
    const full = changeField(sound, 'f1', {
      options: [{ label: 'A', value: 'a' }],
      minValue: 1,
      maxValue: 2,
      minDate: 'OTHERS',
      minDateTotal: 3,
      maxDate: 'OTHERS',
      maxDateTotal: 4,
      maxLength: 5,
      defaultValue: 'x',
      assigneeData: 'custom1',
      maskedValue: 'cpf',
    }).model;
    const field = fieldOf(changeField(full, 'f1', { type: 'text' }).model, 'f1');
    expect(field).toMatchObject({ id: 'f1', name: 'valor', label: 'Valor', type: 'text', options: [] });
    const cleared = ['minValue', 'maxValue', 'minDate', 'minDateTotal', 'maxDate', 'maxDateTotal', 'maxLength'];
    for (const name of [...cleared, 'defaultValue', 'assigneeData', 'maskedValue']) {
      expect(field[name as keyof typeof field], name).toBeUndefined();
    }
    const same = changeField(full, 'f1', { type: 'money' });
    expect(same.model).toBe(full);
  });

  test('adapts the conditions on it, without operators that a date does not have', () => {
    const contains = changeConnection(sound, 'gateway', 0, { operator: 'contains' });
    const after = changeField(contains, 'f1', { type: 'date' }).model;
    expect(stepOf(after, 'gateway').connections[0]).toMatchObject({
      field: 'valor',
      fieldType: 'date',
      operator: undefined,
      value: undefined,
    });
    expect(stepOf(after, 'gateway').connections[1]).toMatchObject({ operator: 'isNull', fieldType: 'date' });
  });
});

describe('moving and deleting a field', () => {
  test('M4.34 M4.35 swaps places with its neighbor in the form and at every step', () => {
    const model = moveField(sound, 'f2', 'up');
    expect(model.fields.map(({ id }) => id)).toEqual(['f2', 'f1', 'f3']);
    for (const id of ['inicio', 'manager', 'check', 'fim']) {
      expect(form(model, id).map(({ fieldId }) => fieldId)).toEqual(['f2', 'f1', 'f3']);
    }
    expect(moveField(model, 'f2', 'down')).toEqual(sound);
    expect(moveField(sound, 'f1', 'up')).toBe(sound);
    expect(moveField(sound, 'f3', 'down')).toBe(sound);
  });

  test('M4.36 M4.37 is deleted from the workflow and every step, and conditions lose it', () => {
    const expression = changeStepField(sound, 'check', 'f3', { visibleTemplate: 'JS', visible: '#valor > 1' });
    const model = removeField(expression, 'f1');
    expect(model.fields.map(({ id }) => id)).toEqual(['f2', 'f3']);
    for (const id of ['inicio', 'manager', 'check', 'fim']) {
      expect(form(model, id).map(({ fieldId }) => fieldId)).toEqual(['f2', 'f3']);
    }
    expect(stepOf(model, 'gateway').connections[0]).toMatchObject({
      label: 'Alto',
      field: undefined,
      fieldId: undefined,
    });
    expect(form(model, 'check')[1]?.visible).toBe('#valor > 1');
    expect(removeField(model, 'f1')).toBe(model);
  });
});

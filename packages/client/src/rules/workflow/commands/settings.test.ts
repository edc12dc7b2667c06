import { describe, expect, test } from 'vitest';
import type { ModelStep, ModelStepField } from '../../../contract/processes/process-model.ts';
import { flagTemplateLabels } from '../labels/field-labels.ts';
import { operatorsFor, takesValue } from '../labels/operator-labels.ts';
import { soundWorkflow, stepOf } from '../testing/sample-workflow.ts';
import { changeConnection } from './change-connection.ts';
import { changeProcess } from './change-process.ts';
import { changeStep, changeStepField } from './change-step.ts';
import { removeField } from './remove-field.ts';

const model = soundWorkflow();
const service = (patch: Partial<ModelStep>) => stepOf(changeStep(model, 'order', patch), 'order');
const flags = (stepId: string, patch: Partial<ModelStepField>) => {
  const step = stepOf(changeStepField(model, stepId, 'f1', patch), stepId) as ModelStep & { type: 'END_EVENT' };
  return step.fields[0];
};

describe('the process', () => {
  test('M3.1.03 M3.1.04 M3.1.05 contains one category, one initializer group, and the statuses by id', () => {
    const changed = changeProcess(model, {
      category: { id: 2, title: 'Pessoas' },
      initializerGroup: { id: 7, name: 'Gestores' },
      assigneeStatuses: [1, 4],
    });
    expect(changed).toMatchObject({ category: { id: 2 }, initializerGroup: { id: 7 }, assigneeStatuses: [1, 4] });
  });

  test('M4.49 resets the sector if another department is chosen, and only then', () => {
    const other = { id: 9, description: 'Jurídico', active: true };
    expect(changeProcess(model, { department: other }).sector).toBeNull();
    expect(changeProcess(model, { department: { ...other, id: 1 } }).sector).toEqual(model.sector);
    expect(changeProcess(model, { department: other, sector: other }).sector).toEqual(other);
  });

  test('stays the same object if nothing changes', () => {
    expect(changeProcess(model, { title: model.title })).toBe(model);
    expect(changeStep(model, 'order', { title: stepOf(model, 'order').title })).toBe(model);
    expect(changeStep(model, 'nowhere', { title: 'x' })).toBe(model);
    expect(changeConnection(model, 'gateway', 0, { label: 'Alto' })).toBe(model);
    expect(changeStepField(model, 'manager', 'f1', { visibleTemplate: 'Y' })).toBe(model);
  });
});

describe('a step', () => {
  test('changes without other steps, and keeps its id and its type', () => {
    const changed = changeStep(model, 'manager', { title: 'Gestor', id: 'x', type: 'GATEWAY' } as Partial<ModelStep>);
    expect(stepOf(changed, 'manager')).toMatchObject({ id: 'manager', type: 'APPROVAL_TASK', title: 'Gestor' });
    expect(changed.steps.filter((step, index) => step !== model.steps[index])).toHaveLength(1);
  });

  test('M4.47 is never asynchronous while it writes to a spreadsheet', () => {
    const sheet = changeStep(changeStep(model, 'order', { asynchronous: true }), 'order', { serviceType: 'SHEETS' });
    expect(stepOf(sheet, 'order')).toMatchObject({ serviceType: 'SHEETS', asynchronous: false });
    expect(changeStep(sheet, 'order', { asynchronous: true })).toBe(sheet);
  });

  test('M4.48 clears the target of error notifications if no one is notified', () => {
    const notified = changeStep(model, 'order', {
      notifyIntegrationError: 1,
      integrationErrorTarget: 'ti@exemplo.com',
    });
    expect(stepOf(notified, 'order')).toMatchObject({ integrationErrorTarget: 'ti@exemplo.com' });
    expect(stepOf(changeStep(notified, 'order', { notifyIntegrationError: 0 }), 'order')).toMatchObject({
      integrationErrorTarget: '',
    });
  });

  test('M3.2.28 M3.2.30 M3.2.32 keeps headers, parameters and the spreadsheet', () => {
    const requestHeaders = [{ header: 'Accept', value: '#tipo' }];
    const requestParams = [{ param: 'q', value: '#valor' }];
    const googleSheetsConfig = { url: 'https://docs.google.com/x', sheetName: 'Dados', formFields: ['valor'] };
    expect(service({ requestHeaders, requestParams, googleSheetsConfig })).toMatchObject({
      requestHeaders,
      requestParams,
      googleSheetsConfig,
    });
  });
});

describe('a field at a step', () => {
  test('M3.2.33 M3.2.34 M3.2.35 M3.2.36 has three flags, each by a template Y, N or JS', () => {
    expect(flags('manager', { requiredTemplate: 'Y' })).toMatchObject({ required: 'true', requiredTemplate: 'Y' });
    expect(flags('manager', { visibleTemplate: 'N' })).toMatchObject({ visible: 'false', visibleTemplate: 'N' });
    expect(flags('manager', { editableTemplate: 'JS' })).toMatchObject({ editable: '', state: 'EDITABLE' });
    expect(flags('manager', { editableTemplate: 'JS', editable: '#valor > 1' })).toMatchObject({
      editable: '#valor > 1',
      editableTemplate: 'JS',
    });
    expect(flagTemplateLabels).toMatchObject({ Y: 'Sim', N: 'Não', JS: 'Expressão JavaScript' });
  });

  test('M3.2.20 is read-only if it cannot be edited', () => {
    expect(flags('manager', { editableTemplate: 'N' })).toMatchObject({ editable: 'false', state: 'READ_ONLY' });
  });

  test('M3.2.37 M3.2.38 M3.2.39 can be shown to approvers and administrators only, at the end only', () => {
    expect(flags('fim', { visibleTemplate: 'APPROVERS_ADMIN' })).toMatchObject({
      visible: '',
      visibleTemplate: 'APPROVERS_ADMIN',
    });
    expect(flags('manager', { visibleTemplate: 'APPROVERS_ADMIN' })).toMatchObject({ visibleTemplate: 'Y' });
    expect(flags('fim', { editableTemplate: 'APPROVERS_ADMIN' })).toMatchObject({ editableTemplate: 'Y' });
    expect(flagTemplateLabels.APPROVERS_ADMIN).toBe('Aprovadores e Adms');
  });
});

describe('a connection of a decision', () => {
  const first = (patch: Parameters<typeof changeConnection>[3], before = model) =>
    stepOf(changeConnection(before, 'gateway', 0, patch), 'gateway').connections[0];

  test('M3.3.01 has label, field with its id and type, operator, value and target', () => {
    expect(first({})).toEqual({
      label: 'Alto',
      field: 'valor',
      fieldId: 'f1',
      fieldType: 'money',
      operator: '>',
      value: '100',
      stepId: 'order',
    });
    expect(first({ field: 'approved' })).toMatchObject({ field: 'approved', fieldId: undefined, fieldType: undefined });
  });

  test('M5.1.18 M5.1.19 supports nine operators, but not contains for dates', () => {
    const all = ['=', '!=', '<', '<=', '>', '>=', 'contains', 'isNull', 'isNotNull'];
    for (const type of ['string', 'money', 'select-multiple', undefined]) expect(operatorsFor(type)).toEqual(all);
    expect(operatorsFor('date')).toEqual(all.filter((operator) => operator !== 'contains'));
  });

  test('M5.1.15 M5.1.16 clears its value with an operator without value', () => {
    expect(takesValue('isNull') || takesValue('isNotNull')).toBe(false);
    expect(takesValue('=') && takesValue('contains')).toBe(true);
    expect(first({ operator: 'isNotNull' })?.value).toBeUndefined();
  });

  test('clears a value of another type, and keeps one of the same', () => {
    expect(first({ field: 'tipo' })).toMatchObject({ fieldType: 'select', value: undefined, operator: '>' });
    expect(first({ field: 'tipo', value: 'viagem' })).toMatchObject({ value: 'viagem' });
  });

  test('M4.36 M5.1.14 clears the value of a removed field if it is invalid for the field chosen in its place', () => {
    const without = removeField(model, 'f1');
    expect(stepOf(without, 'gateway').connections[0]).toMatchObject({ field: undefined, value: '100' });
    // one select with the options of the example, and a built-in yes or no
    expect(first({ field: 'tipo' }, without)).toMatchObject({ fieldType: 'select', value: undefined });
    expect(first({ field: 'approved' }, without)).toMatchObject({ field: 'approved', value: undefined });
    expect(first({ field: 'valor_total' }, without)).toMatchObject({ fieldType: 'integer', value: '100' });
    expect(first({ field: 'motive' }, without)).toMatchObject({ field: 'motive', value: '100' });
  });
});

import { describe, expect, test } from 'vitest';
import type { ModelConnection, ModelField, ModelStep } from '../../../contract/processes/process-model.ts';
import { changeConnection } from '../commands/change-connection.ts';
import { changeField } from '../commands/change-field.ts';
import { changeProcess } from '../commands/change-process.ts';
import { changeStep } from '../commands/change-step.ts';
import { soundWorkflow, stepOf } from '../testing/sample-workflow.ts';
import { connectionProblems } from './connection-problems.ts';
import { fieldProblems, optionProblems } from './field-problems.ts';
import { processProblems } from './process-problems.ts';
import { spreadsheetIdOf } from './spreadsheet.ts';
import { stepProblems } from './step-problems.ts';

const sound = soundWorkflow();
const long = (length: number): string => 'x'.repeat(length);
const tooLong = (limit: number): string => `Use no máximo ${limit} caracteres`;

describe('the messages of the inputs of the process', () => {
  const problems = (patch: Parameters<typeof changeProcess>[1]) => processProblems(changeProcess(sound, patch));

  test('M5.1.01 M5.1.02 M9.01 the title is required and has at most 50 characters', () => {
    expect(problems({ title: ' ' })).toEqual({ title: 'Preenche com o nome do processo' });
    expect(problems({ title: long(50) })).toEqual({});
    expect(problems({ title: long(51) })).toEqual({ title: tooLong(50) });
  });

  test('M5.3.05 M3.1.08 the address of a chosen spreadsheet is required, and its id is read from it', () => {
    const message = 'Preenche com a url da planilha';
    expect(problems({ spreadsheetBool: true })).toEqual({ spreadsheetUrl: message });
    expect(problems({ spreadsheetUrl: 'algo' })).toEqual({});
    expect(spreadsheetIdOf('https://docs.google.com/spreadsheets/d/1aB-_5678901234567890/edit#gid=0')).toBe(
      '1aB-_5678901234567890',
    );
    expect(spreadsheetIdOf('https://example.com/spreadsheets/d/12345678901234567890')).toBeNull();
  });
});

describe('the messages of the inputs of a step', () => {
  const problems = (id: string, patch: Partial<ModelStep>) => stepProblems(changeStep(sound, id, patch), id);

  test('M5.1.04 M5.1.05 M9.02 the title is required and has at most 50 characters', () => {
    expect(problems('manager', { title: '' })).toEqual({ title: 'Preenche o título' });
    expect(problems('gateway', { title: long(50) })).toEqual({});
    expect(problems('gateway', { title: long(51) })).toEqual({ title: tooLong(50) });
  });

  test('M5.1.06 M9.04 the subtitle has at most 100 characters', () => {
    expect(problems('manager', { subtitle: long(100) })).toEqual({});
    expect(problems('manager', { subtitle: long(101) })).toEqual({ subtitle: tooLong(100) });
  });

  test('M3.2.16 M5.1.07 the unit is required if there is an SLA, a whole number of at most 100 years', () => {
    expect(problems('check', { sla: 2 })).toEqual({ slaUnit: 'Selecione uma opção' });
    expect(problems('check', { sla: 2, slaUnit: 'DAYS' })).toEqual({});
    for (const sla of [0, -1, 1.5]) expect(problems('check', { sla, slaUnit: 'DAYS' })).toHaveProperty('sla');
    expect(problems('check', { sla: null })).toEqual({});
    expect(problems('check', { sla: 36_525, slaUnit: 'DAYS' })).toEqual({});
    const long = { sla: 'Use um prazo de até 100 anos' };
    expect(problems('check', { sla: 36_526, slaUnit: 'DAYS' })).toEqual(long);
    expect(problems('check', { sla: 99_999_999_999, slaUnit: null })).toMatchObject(long);
  });

  test('M5.3.01 M5.3.02 a call requires its address and its method', () => {
    expect(problems('order', { endpoint: ' ' })).toEqual({ endpoint: 'Preenche a URL da requisição' });
    expect(problems('order', { method: undefined })).toEqual({ method: 'Selecione uma opção' });
  });

  test('M5.3.03 retries are required, from 0 to 10', () => {
    expect(problems('order', { maxRetries: '' })).toEqual({ maxRetries: 'Quantidade de tentativas é obrigatório' });
    for (const maxRetries of ['0', '10']) expect(problems('order', { maxRetries })).toEqual({});
    for (const maxRetries of ['11', '-1', '1.5', 'x']) {
      expect(problems('order', { maxRetries })).toHaveProperty('maxRetries');
    }
  });

  test('M5.3.04 the target of an error notification is required if one is chosen', () => {
    const message = 'Preenche qual o destino da notificação';
    expect(problems('order', { notifyIntegrationError: 2 })).toEqual({ integrationErrorTarget: message });
    expect(problems('order', { notifyIntegrationError: 0 })).toEqual({});
  });

  test('M5.3.06 M5.3.07 a spreadsheet requires its address and its tab, and no call', () => {
    expect(problems('order', { serviceType: 'SHEETS', endpoint: '', method: undefined })).toEqual({
      sheetUrl: 'Preencha a URL do Google Sheets',
      sheetName: 'Preencha a aba/guia',
    });
  });

  test('both parts of an entry of a list, or of a response, are required', () => {
    const message = 'Preenche o campo';
    expect(problems('order', { requestHeaders: [{ header: 'A', value: '' }] })).toEqual({ requestHeaders: message });
    expect(problems('order', { requestParams: [{ param: '', value: 'x' }] })).toEqual({ requestParams: message });
    expect(problems('order', { responseBody: { valor: '' } })).toEqual({ responseBody: message });
    expect(problems('order', { responseBody: { valor: 'a', tipo: 'a' } })).toHaveProperty('responseBody');
    expect(stepProblems(sound, 'nowhere')).toEqual({});
  });
});

describe('the messages of the inputs of a decision’s connection', () => {
  const problems = (patch: Partial<ModelConnection>, model = sound) =>
    connectionProblems(changeConnection(model, 'gateway', 0, patch), 'gateway', 0);

  test('M5.1.08 M5.1.09 M5.1.11 M9.03 the title is required and has at most 50 characters', () => {
    expect(problems({ label: '' })).toEqual({ label: 'Preenche com o nome da conexão' });
    expect(problems({ label: long(50) })).toEqual({});
    expect(problems({ label: long(51) })).toEqual({ label: tooLong(50) });
  });

  test('M5.1.12 M5.1.13 the field and the operator are required', () => {
    expect(problems({ field: undefined })).toHaveProperty('field');
    expect(problems({ field: 'sumiu' })).toHaveProperty('field');
    expect(problems({ operator: undefined })).toHaveProperty('operator');
  });

  test('M5.1.10 M5.1.14 M5.1.15 the value is required except for isNull and isNotNull, which have none', () => {
    expect(problems({ value: '' })).toEqual({ value: 'Preenche o valor' });
    expect(problems({ operator: 'isNull' })).toEqual({});
    const gateway = stepOf(sound, 'gateway');
    const connections = [{ stepId: 'fim', label: 'A', field: 'valor', operator: 'isNotNull' as const, value: '1' }];
    const odd = { ...sound, steps: sound.steps.map((step) => (step === gateway ? { ...step, connections } : step)) };
    expect(connectionProblems(odd, 'gateway', 0)).toHaveProperty('value');
  });

  test('M5.1.19 M5.1.20 a date compares with relative days, and not with contains', () => {
    const dated = changeField(sound, 'f1', { type: 'date' }).model;
    for (const value of ['LAST_WEEK', 'OTHERS:-3', '2026-01-31']) {
      expect(problems({ operator: '<', value }, dated)).toEqual({});
    }
    expect(problems({ operator: '<', value: 'logo' }, dated)).toEqual({ value: 'Selecione uma opção' });
    expect(problems({ operator: 'contains', value: '2026' }, dated)).toHaveProperty('operator');
  });

  test('M5.1.18 a number field compares with a number, which contains alone does not require', () => {
    for (const value of ['-100.5', '1.234,56', '0']) expect(problems({ operator: '>', value })).toEqual({});
    for (const value of ['-', 'muito', '1,2,3']) {
      expect(problems({ operator: '>', value })).toEqual({ value: 'Digite um número válido' });
    }
    expect(problems({ operator: 'contains', value: '9a' })).toEqual({});
    expect(problems({ field: 'statusCode', fieldId: undefined, operator: '=', value: 'ok' })).toHaveProperty('value');
  });

  test('only decisions have them, and a connection without target is reported', () => {
    expect(connectionProblems(sound, 'manager', 0)).toEqual({});
    expect(problems({ stepId: null })).toHaveProperty('target');
  });
});

describe('the messages of the inputs of a field', () => {
  const problems = (patch: Partial<ModelField>, id = 'f1') => fieldProblems(changeField(sound, id, patch).model, id);

  test('M5.2.01 M5.2.02 M9.05 the label is required and has at most 50 characters', () => {
    expect(problems({ label: '' })).toEqual({ label: 'Preencha o título' });
    expect(problems({ label: long(50) })).toEqual({});
    expect(problems({ label: long(51) })).toEqual({ label: tooLong(50) });
  });

  test('M5.2.03 M5.2.04 M9.06 the name is required and has at most 100 characters', () => {
    expect(problems({ name: '' })).toEqual({ name: 'Preencha o nome' });
    expect(problems({ name: long(100) })).toEqual({});
    expect(problems({ name: long(101) })).toEqual({ name: tooLong(100) });
  });

  test('M5.2.12 the name must be valid after a #', () => {
    for (const name of ['preço', '1valor', 'valor total', 'a-b', '#a'])
      expect(problems({ name })).toHaveProperty('name');
    for (const name of ['_1', 'Valor2']) expect(problems({ name })).toEqual({});
  });

  test('M5.2.05 M5.2.06 M9.07 the type is required and the hint has at most 100 characters', () => {
    expect(problems({ type: '' })).toEqual({ type: 'Selecione um tipo' });
    expect(problems({ hint: long(100) })).toEqual({});
    expect(problems({ hint: long(101) })).toEqual({ hint: tooLong(100) });
  });

  test('M5.2.14 a masked field requires a mask', () => {
    expect(problems({ type: 'masked' })).toEqual({ maskedValue: 'Selecione uma máscara' });
  });

  test('M5.2.16 M5.2.17 M5.2.18 M5.2.19 M9.08 M9.09 an option requires a short label and a short value', () => {
    expect(optionProblems({ label: '', value: '' })).toEqual({ label: 'Preencha o título', value: 'Preencha o valor' });
    expect(optionProblems({ label: long(50), value: long(100) })).toEqual({});
    expect(optionProblems({ label: long(51), value: long(101) })).toEqual({ label: tooLong(50), value: tooLong(100) });
    expect(problems({ options: [{ label: 'A', value: '' }] }, 'f3')).toEqual({ options: 'Preencha o valor' });
  });
});

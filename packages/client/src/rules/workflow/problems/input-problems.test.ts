import { describe, expect, test } from 'vitest';
import type { ModelConnection, ModelField, ModelSearch, ModelStep } from '../../../contract/processes/process-model.ts';
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

  test('M5.1.10 the value is an option of a choice, or a part of one', () => {
    const gone = { value: 'O campo não tem mais esta opção' };
    expect(problems({ field: 'tipo', operator: '=', value: 'viagem' })).toEqual({});
    expect(problems({ field: 'tipo', operator: '!=', value: 'taxi' })).toEqual(gone);
    expect(problems({ field: 'tipo', operator: 'contains', value: 'via' })).toEqual({});
    const list = changeField(sound, 'f3', { type: 'select-multiple' }).model;
    const chosen = changeField(list, 'f3', { options: [{ label: 'Táxi', value: 'taxi' }] }).model;
    expect(problems({ field: 'tipo', operator: 'contains', value: 'taxi' }, chosen)).toEqual({});
    expect(problems({ field: 'tipo', operator: 'contains', value: 'tax' }, chosen)).toEqual(gone);
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

  test('M3.4.01 a maximum of characters is a whole number of at least 1, for types that have one', () => {
    const message = { maxLength: 'O máximo de caracteres deve ser um número inteiro maior que zero' };
    for (const type of ['string', 'text', 'texteditor', 'password', 'chips'] as const) {
      for (const maxLength of [0, -1, 2.5]) expect(problems({ type, maxLength })).toEqual(message);
      expect(problems({ type, maxLength: 1 })).toEqual({});
    }
    expect(problems({ type: 'integer', maxLength: 0 })).toEqual({});
  });

  test('M3.4.01 the minimum of a decimal number or an amount is not greater than the maximum', () => {
    const message = { maxValue: 'O valor mínimo não pode ser maior que o máximo' };
    for (const type of ['float', 'money'] as const) {
      expect(problems({ type, minValue: 5, maxValue: 1 })).toEqual(message);
      expect(problems({ type, minValue: 5, maxValue: 5 })).toEqual({});
    }
    // reported by the check of the form
    expect(problems({ type: 'integer', minValue: 5, maxValue: 1 })).toEqual({});
  });

  test.each<[minDate: string, minDateTotal: number, maxDate: string, maxDateTotal: number, isReversed: boolean]>([
    ['2026-12-31', 0, '2026-01-01', 0, true],
    ['2026-12-31', 0, '2026-12-31', 0, false],
    ['NEXT_DATE', 0, 'CURRENT_DATE', 0, true],
    ['OTHERS', 5, 'OTHERS', -5, true],
    ['OTHERS', 5, 'OTHERS', 5, false],
    ['START_CURRENT_MONTH', 0, 'LAST_MONTH', 0, true],
    // on some days only
    ['CURRENT_DATE', 0, 'START_CURRENT_MONTH', 0, false],
    ['NEXT_MONTH', 0, 'OTHERS', 28, false],
    ['OTHERS', 31, 'NEXT_MONTH', 0, false],
    ['OTHERS', 32, 'NEXT_MONTH', 0, true],
    ['2026-12-31', 0, 'CURRENT_DATE', 0, false],
    ['', 0, '2026-01-01', 0, false],
  ])('M3.4.47 M3.4.56 limits of dates that no day satisfies: %s %d to %s %d', (...limits) => {
    const [minDate, minDateTotal, maxDate, maxDateTotal, isReversed] = limits;
    const found = problems({ type: 'date', minDate, minDateTotal, maxDate, maxDateTotal });
    expect(found).toEqual(isReversed ? { maxDate: 'A data mínima não pode ser depois da máxima' } : {});
    expect(problems({ type: 'string', minDate, minDateTotal, maxDate, maxDateTotal })).toEqual({});
  });

  test('M3.4.56 a number of days before or after today is a whole number of at most 36,500', () => {
    const message = 'Use no máximo 36.500 dias';
    expect(problems({ type: 'date', minDate: 'OTHERS', minDateTotal: -1e15 })).toEqual({ minDate: message });
    expect(problems({ type: 'date', maxDate: 'OTHERS', maxDateTotal: 0.5 })).toEqual({ maxDate: message });
    expect(problems({ type: 'date', maxDate: 'OTHERS', maxDateTotal: 36_500 })).toEqual({});
  });

  const options = [{ label: 'A', value: 'a' }];
  test.each<[type: ModelField['type'], accepted: ModelField['defaultValue'][], refused: ModelField['defaultValue'][]]>([
    ['string', ['texto', '', null], [7, true, ['texto']]],
    ['texteditor', ['<p>texto</p>'], [7]],
    ['label', ['<p>texto</p>'], [7]],
    ['integer', [7, '7'], ['sete', 7.5, true]],
    ['money', [7.5, '7.5'], ['sete', ['7']]],
    ['boolean', [true, false, 'true', 'false'], ['talvez', 1]],
    ['date', ['2026-01-31'], ['2026-02-31', '31/01/2026', 20260131]],
    ['select', ['a'], ['b', 1]],
    ['select-multiple', [['a'], 'a', []], [['a', 'b'], true]],
    ['chips', [['x', 'y']], [7]],
  ])('M3.4.01 the initial value of a field of type %s', (type, accepted, refused) => {
    // a change of the type alone would clear the options and the initial value
    const typed = changeField(sound, 'f1', { type }).model;
    const found = (defaultValue: ModelField['defaultValue']) =>
      fieldProblems(changeField(typed, 'f1', { options, defaultValue }).model, 'f1');
    for (const value of accepted) expect(found(value), JSON.stringify(value)).toEqual({});
    const message = { defaultValue: 'O campo não aceita este valor inicial' };
    for (const value of refused) expect(found(value), JSON.stringify(value)).toEqual(message);
  });

  test('M3.4.01 an initial value is inside the limits of the field; those relative to today are not applied', () => {
    const message = { defaultValue: 'O campo não aceita este valor inicial' };
    expect(problems({ type: 'float', defaultValue: undefined, maxValue: 5 })).toEqual({});
    const within = (patch: Partial<ModelField>) => {
      const typed = changeField(sound, 'f1', { type: patch.type ?? 'string' }).model;
      return fieldProblems(changeField(typed, 'f1', patch).model, 'f1');
    };
    expect(within({ type: 'float', maxValue: 5, defaultValue: 6 })).toEqual(message);
    expect(within({ type: 'string', maxLength: 2, defaultValue: 'abc' })).toEqual(message);
    expect(within({ type: 'date', maxDate: '2026-01-01', defaultValue: '2026-01-02' })).toEqual(message);
    expect(within({ type: 'date', minDate: 'CURRENT_DATE', defaultValue: '1969-01-02' })).toEqual({});
  });

  test('M3.4.02 C4.04 a search has what it needs to find items', () => {
    const http: Extract<ModelSearch, { kind: 'http' }> = {
      kind: 'http',
      endpoint: 'https://erp.example/centros',
      requestHeaders: [],
      requestParams: [],
      requestBody: '',
      extraFilter: '',
      responseBody: { label: 'nome', value: 'id' },
    };
    const found = (search: ModelField['search']) => {
      const typed = changeField(sound, 'f1', { type: 'search' }).model;
      return fieldProblems(changeField(typed, 'f1', { search }).model, 'f1');
    };
    for (const search of [http, { ...http, extraFilter: '#item.ativo' }]) expect(found(search)).toEqual({});
    expect(found({ kind: 'people' })).toEqual({});
    expect(found({ kind: 'list', items: [{ label: 'A', value: 'a' }] })).toEqual({});
    const message = { search: 'A configuração da busca está incompleta ou inválida' };
    const broken: ModelField['search'][] = [
      { ...http, endpoint: ' ' },
      { ...http, extraFilter: '#((' },
      { ...http, responseBody: { label: '', value: 'id' } },
      { ...http, requestHeaders: [{ header: '', value: 'x' }] },
      { ...http, requestParams: [{ param: 'x', value: '' }] },
      { kind: 'list', items: [] },
      { kind: 'list', items: [{ label: 'A', value: '' }] },
    ];
    for (const search of broken) expect(found(search), JSON.stringify(search)).toEqual(message);
  });

  test('M5.2.16 M5.2.17 M5.2.18 M5.2.19 M9.08 M9.09 an option requires a short label and a short value', () => {
    expect(optionProblems({ label: '', value: '' })).toEqual({ label: 'Preencha o título', value: 'Preencha o valor' });
    expect(optionProblems({ label: long(50), value: long(100) })).toEqual({});
    expect(optionProblems({ label: long(51), value: long(101) })).toEqual({ label: tooLong(50), value: tooLong(100) });
    expect(problems({ options: [{ label: 'A', value: '' }] }, 'f3')).toEqual({ options: 'Preencha o valor' });
  });
});

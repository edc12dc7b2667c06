import { type NumberSigns, pointSigns } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { answerText, callBody, callReferences, type ServiceModelStep } from './call-test.ts';
import { trialModel } from './testing/trial-example.ts';

const step = (patch: Partial<ServiceModelStep> = {}): ServiceModelStep => {
  const found = trialModel().steps.find((one): one is ServiceModelStep => one.type === 'SERVICE_TASK');
  if (!found) throw new Error('The example has a service step');
  return { ...found, ...patch };
};

test('M4.60 asks once for each field that the call reads, in any of its settings', () => {
  const call = step({
    endpoint: 'https://erp.example/#filial/pedidos?v=#valor',
    requestHeaders: [{ header: 'x-chave', value: '#chave' }],
    requestParams: [{ param: 'q', value: '#valor' }],
    requestBody: '{"a": "#motivo", "b": #valor}',
  });
  const fields = ['filial', 'valor', 'chave', 'motivo'].map((name) => ({ name, type: 'string' }));
  expect(callReferences(call, fields)).toEqual(fields);
  expect(callBody(call, { fields, typed: { valor: '5', outro: 'x' } })).toEqual({
    method: 'POST',
    endpoint: call.endpoint,
    requestHeaders: call.requestHeaders,
    requestParams: call.requestParams,
    requestBody: call.requestBody,
    responseBody: call.responseBody,
    data: { filial: null, valor: '5', chave: null, motivo: null },
  });
});

test('M4.60 sends typed values as a request stores them, so that the call is the one that the engine makes', () => {
  const types = { valor: 'money', dias: 'integer', urgente: 'boolean', quando: 'date', lojas: 'chips', idk: 'string' };
  const fields = Object.entries(types).map(([name, type]) => ({ name, type }));
  const call = step({ requestBody: `{${fields.map(({ name }) => `"${name}": #${name}`).join(', ')}}` });
  const sent = (typed: Record<string, string>, signs?: NumberSigns) => callBody(call, { fields, typed, signs })?.data;
  const typed = { valor: '1.234,56', dias: '35000', urgente: 'false', quando: '31/01/2026', lojas: 'A, B', idk: '007' };
  expect(sent(typed)).toEqual({
    valor: 1234.56,
    dias: 35000,
    urgente: false,
    quando: '2026-01-31',
    lojas: ['A', 'B'],
    idk: '007',
  });
  expect(sent({ valor: '1,234.56' }, pointSigns)).toMatchObject({ valor: 1234.56 });
  expect(sent({})).toEqual({ valor: null, dias: null, urgente: null, quando: null, lojas: [], idk: null });
  expect(sent({ valor: 'muito', quando: 'ontem' })).toMatchObject({ valor: 'muito', quando: 'ontem' });
});

test('M4.60 a word after a # that names no field stays in the call', () => {
  const call = step({
    endpoint: 'https://erp.example/#inicio?cor=#fff',
    requestBody: '{"a": #statusCode, "b": #aviso}',
  });
  const fields = [{ name: 'aviso', type: 'label' }];
  expect(callReferences(call, fields)).toEqual([{ name: 'statusCode', type: 'integer' }]);
  expect(callBody(call, { fields, typed: { fff: '1', statusCode: '200' } })?.data).toEqual({ statusCode: 200 });
});

test('makes no call without an address or a method', () => {
  expect(callBody(step({ endpoint: ' ' }), { fields: [], typed: {} })).toBeNull();
  expect(callBody(step({ method: undefined }), { fields: [], typed: {} })).toBeNull();
});

test('formats responses for reading', () => {
  expect(answerText({ numero: 7 })).toBe('{\n  "numero": 7\n}');
  expect(answerText('texto')).toBe('texto');
  expect(answerText(0)).toBe('0');
  expect([null, undefined, ''].map(answerText)).toEqual(['', '', '']);
});

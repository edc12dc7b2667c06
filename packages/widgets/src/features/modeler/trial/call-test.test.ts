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
  expect(callReferences(call)).toEqual(['filial', 'valor', 'chave', 'motivo']);
  expect(callBody(call, { valor: '5', outro: 'x' })).toEqual({
    method: 'POST',
    endpoint: call.endpoint,
    requestHeaders: call.requestHeaders,
    requestParams: call.requestParams,
    requestBody: call.requestBody,
    responseBody: call.responseBody,
    data: { filial: '', valor: '5', chave: '', motivo: '' },
  });
});

test('makes no call without an address or a method', () => {
  expect(callBody(step({ endpoint: ' ' }), {})).toBeNull();
  expect(callBody(step({ method: undefined }), {})).toBeNull();
});

test('formats responses for reading', () => {
  expect(answerText({ numero: 7 })).toBe('{\n  "numero": 7\n}');
  expect(answerText('texto')).toBe('texto');
  expect(answerText(0)).toBe('0');
  expect([null, undefined, ''].map(answerText)).toEqual(['', '', '']);
});

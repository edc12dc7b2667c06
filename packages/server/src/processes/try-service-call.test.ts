import { type BodyOf, testServiceCall } from '@tramita/client/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertUser } from '../db/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { createNodeOutboundCall } from '../outbound/node-outbound-call.ts';
import { type OutboundCall, OutboundError } from '../ports/outbound-call.ts';
import { createTestApi } from '../testing/api.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertUser(database.db, { user_name: 'ana', roles: 'ROLE_PROCESS_ANALYST' });
});
afterAll(() => database.close());

const call: BodyOf<typeof testServiceCall> = {
  method: 'POST',
  endpoint: 'https://erp.example/pedidos/#numero',
  requestHeaders: [{ header: 'X-Filial', value: '#filial' }],
  requestParams: [{ param: 'busca', value: '#nome' }],
  requestBody: '{"valor": #valor, "nome": "#nome"}',
  responseBody: { pedido: 'numero' },
  data: { numero: 'a/b', filial: '042', nome: 'João "Zé"', valor: 12.5 },
};
const trying = (outbound: OutboundCall, changes: Partial<typeof call> = {}) =>
  createTestApi(database.db, { outbound })
    .as('ana')
    .call(testServiceCall, { body: { ...call, ...changes } });

test('M7.16 M7.17 M4.60 a test makes the call with the values filled in and returns status and data', async () => {
  const outbound = vi.fn<OutboundCall>(async () => ({ statusCode: 422, data: { erro: 'fechado' } }));
  expect(await trying(outbound)).toEqual({ statusCode: 422, data: { erro: 'fechado' } });
  expect(outbound).toHaveBeenCalledExactlyOnceWith({
    method: 'POST',
    url: 'https://erp.example/pedidos/a%2Fb?busca=Jo%C3%A3o+%22Z%C3%A9%22',
    headers: { 'content-type': 'application/json', 'x-filial': '042' },
    body: '{"valor": 12.5, "nome": "João \\"Zé\\""}',
    timeoutMs: 30_000,
  });
});

test('M7.16 internal and invalid addresses are refused with the reason and status 0', async () => {
  const outbound = createNodeOutboundCall({
    lookup: (_name, _options, callback) => callback(null, [{ address: '10.0.0.8', family: 4 }]),
  });
  const addresses = [
    'http://127.0.0.1:5432/',
    'http://localhost/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://2130706433/',
    'http://interno.example/',
    'file:///etc/passwd',
    'http://ana:segredo@erp.example/',
  ];
  for (const endpoint of addresses) {
    const answer = await trying(outbound, { endpoint });
    expect(answer.statusCode, endpoint).toBe(0);
    expect(answer.data, endpoint).toMatch(/não é permitido|Só endereços http e https|não pode conter usuário e senha/);
  }
  expect(await trying(outbound, { endpoint: 'pedidos' })).toEqual({
    statusCode: 0,
    data: 'O endereço da chamada é inválido.',
  });
});

test('returns status 0 for a response that is late, missing or endless', async () => {
  for (const reason of ['O sistema chamado não respondeu a tempo.', 'A resposta do sistema chamado é grande demais.']) {
    const outbound: OutboundCall = async () => {
      throw new OutboundError('TIMEOUT', reason);
    };
    expect(await trying(outbound)).toEqual({ statusCode: 0, data: reason });
  }
});

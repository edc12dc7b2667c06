import { describe, expect, test } from 'vitest';
import type { OutboundRequest } from '../ports/outbound-call.ts';
import { createDemoOutbound } from './demo-outbound.ts';

const get = (path: string): OutboundRequest => ({
  method: 'GET',
  url: `https://erp.redeipe.example${path}`,
  headers: {},
  timeoutMs: 1000,
});
const post = (path: string, body: unknown, key = 'k'): OutboundRequest => ({
  ...get(path),
  method: 'POST',
  headers: { 'idempotency-key': key },
  body: JSON.stringify(body),
});

describe('calls to the systems of the demo company', () => {
  test('search the lists regardless of case and accents', async () => {
    const { data } = await createDemoOutbound()(get('/centros-de-custo?busca=OPERACAO'));
    expect(data).toHaveLength(3);
  });

  test('filter by form values and ignore references to empty fields', async () => {
    const outbound = createDemoOutbound();
    const { data } = await outbound(get('/produtos?grupo=Papelaria&busca='));
    expect(data).toEqual([
      expect.objectContaining({ descricao: 'Bobina térmica' }),
      expect.objectContaining({ descricao: 'Etiqueta de preço' }),
    ]);
    expect((await outbound(get('/veiculos?pessoas=6'))).data).toEqual([expect.objectContaining({ placa: 'IPE-4C56' })]);
    expect((await outbound(get('/produtos?grupo=%23grupo'))).data).toHaveLength(8);
  });

  test('return a number for a write, and the same number for the same call', async () => {
    const outbound = createDemoOutbound();
    const first = await outbound(post('/lancamentos', { valor: '100.5' }));
    expect(first).toEqual({
      statusCode: 201,
      data: { numero: expect.stringMatching(/^LC-\d{6}$/), situacao: 'registrado' },
    });
    expect(await outbound(post('/lancamentos', { valor: '100.5' }))).toEqual(first);
  });

  test('fail twice for an amount that ends in 13, then succeed', async () => {
    const outbound = createDemoOutbound();
    const codes = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      codes.push((await outbound(post('/lancamentos', { valor: '313.13' }))).statusCode);
    }
    expect(codes).toEqual([503, 503, 201]);
    expect((await outbound(post('/lancamentos', { valor: '313.13' }, 'other'))).statusCode).toBe(503);
  });

  test('return 422 for an amount that ends in 66 until the step is executed again', async () => {
    const protocol = '8a7f3c1e-2b4d-4c5e-9f60-718293a4b5c6';
    const executed = new Set<string>();
    const outbound = createDemoOutbound(undefined, async (asked) => executed.has(asked));
    const enter = async () => (await outbound(post('/lancamentos', { valor: 320.66 }, `${protocol}-7`))).statusCode;
    expect([await enter(), await enter()]).toEqual([422, 422]);
    executed.add(protocol);
    expect(await enter()).toBe(201);
  });

  test('return 422 for such an amount every time if steps cannot be executed again', async () => {
    const outbound = createDemoOutbound();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await outbound(post('/pedidos-de-compra', { valor: 5066 }))).statusCode).toBe(422);
    }
  });

  test('pass other addresses on, or refuse them if no other call is given', async () => {
    const request = { ...get('/'), url: 'https://other.example/x' };
    const answer = { statusCode: 204, data: null };
    expect(await createDemoOutbound(async () => answer)(request)).toBe(answer);
    await expect(createDemoOutbound()(request)).rejects.toMatchObject({ code: 'REFUSED' });
  });
});

import {
  getProcess,
  type ModelStep,
  publishProcess,
  secretPlaceholder,
  testServiceCall,
} from '@tramita/client/contract';
import { modelOfPublish, publishBody } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { insertModellingOffice } from '../testing/modelling-office.ts';

const secret = 'Bearer SEGREDO';
const body = '{"chave":"SEGREDO","titulo":"#titulo"}';

const service = (changes: Partial<Extract<ModelStep, { type: 'SERVICE_TASK' }>> = {}) => ({
  type: 'SERVICE_TASK' as const,
  id: 'call',
  title: 'Cadastrar',
  typeTitle: 'Tarefa (Serviço)',
  icon: 'service',
  method: 'POST' as const,
  endpoint: 'https://erp.example/pedidos',
  requestHeaders: [{ header: 'Authorization', value: secret }],
  requestBody: body,
  nextStepId: 'end',
  ...changes,
});

describeDatabase('secrets of integrations', (database) => {
  async function office() {
    const calls: { headers: Readonly<Record<string, string>>; body?: string | undefined }[] = [];
    const all = await insertModellingOffice(database().db, {
      outbound: async (request) => {
        calls.push(request);
        return { statusCode: 200, data: null };
      },
    });
    const base = all.input();
    const steps = (changes?: Parameters<typeof service>[0]) => {
      const [start, fill, end] = base.steps;
      if (!start || !fill || !end) throw new Error('The process has three steps');
      return [start, { ...fill, nextStepId: 'call' }, service(changes), end];
    };
    const publish = (changes: Parameters<typeof service>[0] = {}, parentId?: number) =>
      all.as('ana').call(publishProcess, { body: { ...base, parentId, steps: steps(changes) } });
    const first = await publish();
    const stored = async (id: number) =>
      (await all.db.selectFrom('processes').select('definition').where('id', '=', id).executeTakeFirstOrThrow())
        .definition;
    const callOf = async (id: number) =>
      (await stored(id)).steps.flatMap((step) => (step.type === 'SERVICE_TASK' ? [step.call] : []))[0];
    const raw = async (by: string, id: number) => (await all.api.fetch(by, `/v1/processes/${id}`)).text();
    return { ...all, first, publish, callOf, raw, calls };
  }

  test('C4.08 shows a placeholder for header values and bodies, also to the user who published them', async () => {
    const { first, raw, as } = await office();
    for (const by of ['ana', 'rita']) expect(await raw(by, first.id)).not.toContain('SEGREDO');
    const detail = await as('ana').call(getProcess, { params: { id: first.id } });
    expect(detail.steps.find(({ id }) => id === 'call')).toMatchObject({
      endpoint: 'https://erp.example/pedidos',
      requestHeaders: [{ header: 'Authorization', value: secretPlaceholder }],
      requestBody: secretPlaceholder,
    });
  });

  test('the audit trail contains no secret of a published process or of a tested call', async () => {
    const { as, db, publish, first } = await office();
    await publish({ requestHeaders: [{ header: 'X-Chave', value: 'SEGREDO 2' }] }, first.id);
    await as('ana').call(testServiceCall, {
      body: {
        method: 'GET',
        endpoint: 'https://erp.example/SEGREDO?chave=SEGREDO',
        requestHeaders: [{ header: 'Authorization', value: secret }],
        requestParams: [],
        data: {},
      },
    });
    const rows = await db.selectFrom('audit_events').selectAll().orderBy('id').execute();
    expect(rows.map(({ action }) => action)).toEqual(['PUBLISHED', 'PUBLISHED', 'TESTED']);
    expect(rows[1]?.changes).toEqual([
      { attribute: 'version', before: 1, after: 2 },
      { attribute: 'steps', before: ['Cadastrar (v1)'], after: ['Cadastrar (v2)'] },
    ]);
    expect(JSON.stringify(rows)).not.toContain('SEGREDO');
  });

  test('C4.08 publishing the placeholder keeps the stored value, any other text replaces it', async () => {
    const { first, publish, callOf, as } = await office();
    const detail = await as('ana').call(getProcess, { params: { id: first.id } });
    const edited = { ...publishBody(detail, { parentId: first.id, knownVersion: 1 }), title: 'Pedido de crachá novo' };
    expect(modelOfPublish(edited).title).toBe('Pedido de crachá novo');
    const second = await as('ana').call(publishProcess, { body: edited });
    expect(await callOf(second.id)).toMatchObject({
      requestHeaders: [{ name: 'Authorization', value: secret }],
      requestBody: body,
    });
    const headers = [
      { header: 'X-Outro', value: 'novo' },
      { header: 'authorization', value: secretPlaceholder },
    ];
    const third = await publish({ requestHeaders: headers, requestBody: '{}' }, first.id);
    expect(await callOf(third.id)).toMatchObject({
      requestHeaders: [
        { name: 'X-Outro', value: 'novo' },
        { name: 'authorization', value: secret },
      ],
      requestBody: '{}',
    });
  });

  test('C4.08 refuses a placeholder without a stored value, and for another server', async () => {
    const { first, publish } = await office();
    const unknown = publish({ requestHeaders: [{ header: 'X-Chave', value: secretPlaceholder }] }, first.id);
    await expect(unknown).rejects.toMatchObject({
      errorCode: 'PROCESS_INVALID',
      problem: { message: 'Informe o valor do cabeçalho "X-Chave"' },
    });
    const copied = publish({ requestBody: secretPlaceholder });
    await expect(copied).rejects.toMatchObject({ problem: { message: 'Informe o corpo da requisição' } });
    const placeholders = { requestHeaders: [{ header: 'Authorization', value: secretPlaceholder }], requestBody: '' };
    const moved = publish({ ...placeholders, endpoint: 'https://outro.example/pedidos' }, first.id);
    await expect(moved).rejects.toMatchObject({
      problem: {
        message: 'O endereço da integração mudou. Informe o valor do cabeçalho "Authorization" novamente',
      },
    });
    await expect(publish({ ...placeholders, endpoint: 'https://erp.example/outros' }, first.id)).resolves.toBeTruthy();
  });

  test('C4.08 analysts not responsible for the department read the process without integrations', async () => {
    const { first, as, raw } = await office();
    const detail = await as('bia').call(getProcess, { params: { id: first.id } });
    expect(detail.withoutIntegrations).toBe(true);
    expect(detail.steps.find(({ id }) => id === 'call')).toMatchObject({
      title: 'Cadastrar',
      endpoint: '',
      requestHeaders: [],
      requestBody: '',
    });
    expect(await raw('bia', first.id)).not.toMatch(/SEGREDO|erp\.example/);
    expect((await as('ana').call(getProcess, { params: { id: first.id } })).withoutIntegrations).toBeUndefined();
  });

  test('C4.08 users responsible for the process test a call with the stored values', async () => {
    const { first, as, calls } = await office();
    const tried = (by: string, endpoint: string) =>
      as(by).call(testServiceCall, {
        body: {
          method: 'POST',
          endpoint,
          requestHeaders: [{ header: 'Authorization', value: secretPlaceholder }],
          requestParams: [],
          requestBody: secretPlaceholder,
          data: { titulo: 'x' },
          stored: { id: first.id, stepId: 'call' },
        },
      });
    expect(await tried('ana', 'https://erp.example/pedidos')).toMatchObject({ statusCode: 200 });
    expect(calls[0]).toMatchObject({ headers: { authorization: secret }, body: '{"chave":"SEGREDO","titulo":"x"}' });
    await expect(tried('bia', 'https://erp.example/pedidos')).rejects.toMatchObject({ status: 403 });
    await expect(tried('ana', 'https://outro.example/')).rejects.toMatchObject({ errorCode: 'PROCESS_INVALID' });
    expect(calls).toHaveLength(1);
  });
});

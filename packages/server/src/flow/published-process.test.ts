import { finishTask, getTask, publishProcess } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { leaseJob } from '../db/jobs/jobs.ts';
import { serviceCallKind } from '../db/jobs/service-call-job.ts';
import { describeDatabases } from '../db/testing/test-database.ts';
import { createFlowHandlers } from '../job-handlers.ts';
import { runJob } from '../jobs/run-job.ts';
import type { OutboundRequest } from '../ports/outbound-call.ts';
import { openTaskOf } from '../testing/api.ts';
import { insertModellingOffice } from '../testing/modelling-office.ts';
import type { PublishInput } from '../testing/refusals/office/processes.ts';

type Step = PublishInput['steps'][number];

describeDatabases('a published process', (database) => {
  async function published(
    changes: { readonly steps: Step[] } & Partial<PublishInput>,
    answer: (request: OutboundRequest) => { statusCode: number; data: unknown } = () => ({
      statusCode: 200,
      data: null,
    }),
  ) {
    const requests: OutboundRequest[] = [];
    const office = await insertModellingOffice(database().db, {
      publicUrl: 'https://tramita.exemplo.com',
      outbound: async (request) => {
        requests.push(request);
        return answer(request);
      },
    });
    const { db, api, input } = office;
    const { id } = await office.as('ana').call(publishProcess, { body: input(changes) });
    const idk = await office.request(id);
    const { definition } = await db
      .selectFrom('processes')
      .select('definition')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      ...office,
      idk,
      requests,
      steps: definition.steps,
      finish: async () => office.as('eva').call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: {} }),
      async work() {
        const job = await leaseJob(db, { kinds: [serviceCallKind], now: api.services.now(), leaseMs: 60_000 });
        if (!job) return false;
        const signal = AbortSignal.timeout(10_000);
        await runJob(api.services, createFlowHandlers(api.services), job, { leaseMs: 60_000, signal });
        return true;
      },
      request: async () => db.selectFrom('instances').selectAll().where('idk', '=', idk).executeTakeFirstOrThrow(),
    };
  }
  const start: Step = { type: 'START_EVENT', id: 'start', title: 'Início', nextStepId: 'fill' };
  const end: Step = { type: 'END_EVENT', id: 'end', title: 'Final' };
  const task: Step = {
    type: 'USER_TASK',
    id: 'fill',
    title: 'Preencher',
    assignees: [{ id: 1, firstName: 'Iniciador' }],
    nextStepId: 'end',
  };

  test('M3.2.10 M3.2.11 M3.2.12 M3.2.13 a task with default settings can be transferred, needs no file, sends no message and does not wait', async () => {
    const { db, as, idk, steps, finish, request } = await published({ steps: [start, task, end] });
    const step = steps.find(({ id }) => id === 'fill');
    expect(step).toMatchObject({
      isRoutable: true,
      isAttachmentRequired: false,
      notifyAssignees: 0,
      waitUntilEndOfProcess: false,
    });
    const detail = await as('eva').call(getTask, { params: { uuid: await openTaskOf(db, idk) } });
    expect(detail).toMatchObject({ isRoutable: true, isAttachmentRequired: false });
    expect(await db.selectFrom('outbox_messages').select('id').execute()).toEqual([]);
    await finish();
    expect((await request()).status).toBe('FINISHED');
  });

  test.each([
    ['0', 0],
    ['3', 3],
    [2, 2],
    [undefined, 0],
  ])(
    'M3.2.24 M9.21 M9.22 maxRetries %j is stored as the whole number %i and is what runs',
    async (maxRetries, expected) => {
      const call: Step = {
        type: 'SERVICE_TASK',
        id: 'call',
        title: 'Chamar',
        method: 'POST',
        endpoint: 'https://erp.example/x',
        ...(maxRetries !== undefined && { maxRetries }),
        nextStepId: 'end',
      };
      const { db, steps } = await published({ steps: [{ ...start, nextStepId: 'call' }, call, end] });
      expect(steps.find(({ id }) => id === 'call')).toMatchObject({ maxRetries: expected });
      const [job] = await db.selectFrom('jobs').select('max_attempts').where('kind', '=', serviceCallKind).execute();
      expect(job?.max_attempts).toBe(expected + 1);
    },
  );

  test('M3.2.21 M3.2.30 a service task runs as published: method, address, headers, parameters, body and answer', async () => {
    const call: Step = {
      type: 'SERVICE_TASK',
      id: 'call',
      title: 'Chamar',
      method: 'PUT',
      endpoint: 'https://erp.example/pedidos/#idk',
      requestHeaders: [{ header: 'X-Protocolo', value: '#protocol' }],
      requestParams: [{ param: 'origem', value: 'tramita & cia' }],
      requestBody: '{"pessoa": "#solicitante"}',
      // by field name, the property of the answer
      responseBody: { numero: 'pedido.id' },
      nextStepId: 'end',
    };
    const data: PublishInput['data'] = [
      { id: 'f1', name: 'solicitante', label: 'Solicitante', type: 'assigneeData', assigneeData: 'customName' },
      { id: 'f2', name: 'numero', label: 'Número', type: 'string' },
    ];
    const { idk, requests, work, request } = await published(
      { steps: [{ ...start, nextStepId: 'call' }, call, end], data },
      () => ({ statusCode: 201, data: { pedido: { id: 'P-7' } } }),
    );
    expect(await work()).toBe(true);
    const { protocol, status, data: values } = await request();
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        url: `https://erp.example/pedidos/${idk}?origem=tramita+%26+cia`,
        headers: { 'x-protocolo': protocol, 'content-type': 'application/json' },
        body: '{"pessoa": "Eva Silva"}',
      },
    ]);
    expect(status).toBe('FINISHED');
    expect(values).toMatchObject({ numero: 'P-7', statusCode: 201 });
  });

  test('M3.2.22 M3.2.32 a spreadsheet step runs as published', async () => {
    const write: Step = {
      type: 'SERVICE_TASK',
      id: 'write',
      title: 'Gravar',
      serviceType: 'SHEETS',
      googleSheetsConfig: {
        url: 'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ/edit',
        sheetName: 'Pedidos',
        formFields: ['idk'],
      },
      nextStepId: 'end',
    };
    const { db, idk, work, request } = await published({ steps: [{ ...start, nextStepId: 'write' }, write, end] });
    expect(await work()).toBe(true);
    expect((await request()).status).toBe('FINISHED');
    expect(await db.selectFrom('sheet_rows').select('cells').execute()).toEqual([{ cells: { idk: String(idk) } }]);
  });

  test('M3.3.04 the branches of a decision are evaluated in their published order', async () => {
    const gateway: Step = { type: 'GATEWAY', id: 'when', title: 'Hoje?' };
    const way = { stepId: 'when', name: 'dia', dataId: 'f1', dataType: 'date', nextStepId: 'fill' };
    const data: PublishInput['data'] = [
      { id: 'f1', name: 'dia', label: 'Dia', type: 'date' },
      { id: 'f2', name: 'dado', label: 'Dado', type: 'string' },
    ];
    const { request } = await published({
      steps: [{ ...start, nextStepId: 'when' }, gateway, task, { ...task, id: 'other', title: 'Outra' }, end],
      data,
      gatewayFlows: [
        { ...way, label: 'Depois', operator: '>', value: 'CURRENT_DATE' },
        { ...way, label: 'Sem dia', operator: 'isNull', value: '', nextStepId: 'other' },
        { ...way, label: 'Também sem dia', operator: 'isNull', value: '' },
      ],
    });
    expect((await request()).current_step).toBe('other');
  });
});

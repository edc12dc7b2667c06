import {
  getRequest,
  getTask,
  listTasks,
  startRequest,
  startRequestFor,
  startWithAttachments,
  type WorkflowDefinition,
} from '@tramita/client/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createMemoryFileStore } from '../files/memory-file-store.ts';
import { ask, createTestApi, field, insertOffice } from '../testing/api.ts';

const hierarchyMessage =
  'Você não pode solicitar esse serviço pois não possui uma hierarquia cadastrada no People. Procure o Departamento Pessoal para a regularização do cadastro.';
const groupMessage = 'Você não pode iniciar esta solicitação pois não pertence ao grupo de solicitação deste processo.';

const note = (name = 'nota.txt') => new File(['conteúdo'], name, { type: 'text/plain' });

/** Steps with a task of the requester, followed by one of the superior. */
function twoSteps(
  overrides: { readonly isAttachmentRequired?: boolean; readonly required?: string } = {},
): WorkflowDefinition {
  const { isAttachmentRequired = false, required = 'false' } = overrides;
  return {
    steps: [
      { ...step.start('fill'), fields: [ask('item', { required: 'true' }), ask('cores')] },
      step.task({
        id: 'fill',
        title: 'Preenchimento',
        isAttachmentRequired,
        fields: [ask('item'), ask('prazo', { required })],
        connections: to('approve'),
      }),
      step.approval({ id: 'approve', assignees: [{ id: 2, firstName: 'Superior' }], connections: to('end') }),
      step.end(),
    ],
    fields: [field('item'), field('prazo'), field('cores', { type: 'select-multiple' })],
  };
}

describeDatabase('starting requests', (database) => {
  async function office(definition?: WorkflowDefinition) {
    const { db } = database();
    const people = await insertOffice(db, { definition });
    const keys = new Set<string>();
    const store = createMemoryFileStore();
    const put: typeof store.put = async (key, bytes, type) => {
      await store.put(key, bytes, type);
      keys.add(key);
    };
    const files = { ...store, put, delete: async (key: string) => void keys.delete(key) };
    const api = createTestApi(db, { files });
    const counts = async () => {
      const { rows } = await sql<{ instances: number; tasks: number; attachments: number }>`select
        (select count(*)::int from instances) as instances, (select count(*)::int from tasks) as tasks,
        (select count(*)::int from attachments) as attachments`.execute(db);
      return rows[0];
    };
    return { db, api, keys, counts, ...people };
  }

  test('T1.01 P1.02 P7.1.03 P4.22 a start returns number, protocol and the requester’s own next task', async () => {
    const { api, db, processId } = await office();
    const body = { item: 'mesa', valor: 100 };
    const { startProcessDto } = await api.as('ana').call(startRequest, { params: { id: processId }, body });
    expect(startProcessDto).toMatchObject({ taskUuid: null, processInstanceId: startProcessDto.idk });
    const request = await api.as('ana').call(getRequest, { params: { uuid: startProcessDto.protocol } });
    expect(request).toMatchObject({ processInstanceId: startProcessDto.idk, title: 'Aprovação' });
    const own = await insertProcess(db, twoSteps());
    const second = await api.as('ana').call(startRequest, { params: { id: own }, body: { item: 'mesa' } });
    const uuid = second.startProcessDto.taskUuid ?? '';
    expect(await api.as('ana').call(getTask, { params: { uuid } })).toMatchObject({ title: 'Preenchimento' });
  });

  test('starting twice with one idempotency key creates one request', async () => {
    const { api, processId, counts } = await office();
    const options = { params: { id: processId }, body: { item: 'mesa' }, idempotencyKey: 'start-0001' };
    const [first, second] = [
      await api.as('ana').call(startRequest, options),
      await api.as('ana').call(startRequest, options),
    ];
    expect(second).toEqual(first);
    expect(await counts()).toMatchObject({ instances: 1, tasks: 1 });
    const other = { ...options, body: { item: 'cadeira' } };
    await expect(api.as('ana').call(startRequest, other)).rejects.toMatchObject({ errorCode: 'IDEMPOTENCY_MISMATCH' });
  });

  test('C5.07 reports a text with characters that the database cannot store', async () => {
    const { api, counts, processId } = await office();
    for (const item of ['mesa \0 azul', 'mesa \ud83d']) {
      const start = api.as('ana').call(startRequest, { params: { id: processId }, body: { item } });
      await expect(start).rejects.toMatchObject({ status: 400, fields: [{ name: 'item' }] });
    }
    expect(await counts()).toMatchObject({ instances: 0 });
  });

  test('E11.02 the problems of a form are in the language of the call', async () => {
    const { api, processId } = await office();
    const problems = async (language: string) => {
      const response = await api.fetch('ana', `/v1/processes/${processId}/start`, {
        method: 'POST',
        headers: { 'accept-language': language, 'content-type': 'application/json' },
        body: JSON.stringify({ valor: 'muito', x: 1 }),
      });
      const { message, fields } = (await response.json()) as {
        message: string;
        fields: { name: string; message: string }[];
      };
      return { message, unknown: fields.find(({ name }) => name === 'x')?.message };
    };
    expect(await problems('en-US')).toEqual({
      message: 'Incorrect entries - please check the fields highlighted in red in the form.',
      unknown: 'This field does not exist in this form',
    });
    expect((await problems('es')).unknown).toBe('Este campo no existe en este formulario');
    expect((await problems('pt')).unknown).toBe('Este campo não existe neste formulário');
  });

  test('a start checks the form and writes nothing if it is invalid', async () => {
    const { api, processId, counts } = await office();
    const start = api.as('ana').call(startRequest, { params: { id: processId }, body: { valor: 'muito', x: 1 } });
    await expect(start).rejects.toMatchObject({
      status: 400,
      errorCode: 'FORM_INVALID',
      fields: [
        { name: 'item', message: 'Este campo é obrigatório' },
        { name: 'valor', message: 'Digite um número válido' },
        { name: 'x', message: 'Este campo não existe neste formulário' },
      ],
    });
    expect(await counts()).toMatchObject({ instances: 0 });
  });

  test('accepts multiple choices as JSON text and refuses invalid text', async () => {
    const { steps, fields } = twoSteps();
    const options = ['azul', 'verde', 'preto'].map((value) => ({ label: value, value }));
    const { api, db, processId } = await office({
      steps,
      fields: fields.map((one) => (one.name === 'cores' ? { ...one, options } : one)),
    });
    await api
      .as('ana')
      .call(startRequest, { params: { id: processId }, body: { item: 'a', cores: '["azul","verde"]' } });
    await api.as('ana').call(startRequest, { params: { id: processId }, body: { item: 'b', cores: '[]' } });
    const data = JSON.stringify({ item: 'c', cores: '["preto"]' });
    await api.as('ana').call(startWithAttachments, { body: { processId, data, files: [note()] } });
    const rows = await db.selectFrom('instances').select('data').orderBy('idk').execute();
    expect(rows.map((row) => row.data.cores)).toEqual([['azul', 'verde'], [], ['preto']]);
    for (const cores of ['["azul"', '{"azul":1}', '[1]', '["roxo"]', 'azul,verde']) {
      const start = api.as('ana').call(startRequest, { params: { id: processId }, body: { item: 'd', cores } });
      await expect(start, cores).rejects.toMatchObject({ errorCode: 'FORM_INVALID', fields: [{ name: 'cores' }] });
    }
  });

  test('stores rich text without active content', async () => {
    const { api, db } = await office();
    const processId = await insertProcess(db, {
      steps: [{ ...step.start('end'), fields: [ask('texto')] }, step.end()],
      fields: [field('texto', { type: 'texteditor' })],
    });
    const texto = '<p onclick="x()">Oi <b>você</b><script>alert(1)</script><a href="javascript:x()">aqui</a></p>';
    await api.as('ana').call(startRequest, { params: { id: processId }, body: { texto } });
    const { data } = await db.selectFrom('instances').select('data').executeTakeFirstOrThrow();
    expect(data.texto).toBe('<p>Oi <b>você</b><a>aqui</a></p>');
  });

  test('P6.21 a person without a superior cannot start a process that needs one', async () => {
    const { api, processId, counts } = await office();
    const start = api.as('elisa').call(startRequest, { params: { id: processId }, body: { item: 'mesa' } });
    await expect(start).rejects.toMatchObject({
      status: 400,
      errorCode: 'HIERARCHY_REQUIRED',
      problem: { message: hierarchyMessage },
    });
    expect(await counts()).toMatchObject({ instances: 0 });
  });

  test('P6.22 a person outside the initializer group cannot start the process', async () => {
    const { api, db, processId, counts } = await office();
    const group = { name: 'Ninguém' };
    const { id } = await db.insertInto('initializer_groups').values(group).returning('id').executeTakeFirstOrThrow();
    await db.updateTable('processes').set({ initializer_group_id: id }).execute();
    const start = api.as('ana').call(startRequest, { params: { id: processId }, body: { item: 'mesa' } });
    await expect(start).rejects.toMatchObject({
      status: 403,
      errorCode: 'INITIALIZER_GROUP_REQUIRED',
      problem: { message: groupMessage },
    });
    expect(await counts()).toMatchObject({ instances: 0 });
  });

  test('refuses to start an inactive process, and returns 404 for an unknown one', async () => {
    const { api, db, processId } = await office();
    await db.updateTable('processes').set({ active: false }).execute();
    const start = (id: number, by = 'ana') => api.as(by).call(startRequest, { params: { id }, body: { item: 'mesa' } });
    await expect(start(processId, 'admin')).rejects.toMatchObject({ status: 400, errorCode: 'PROCESS_INACTIVE' });
    await expect(start(processId)).rejects.toMatchObject({ status: 404 });
    await expect(start(999)).rejects.toMatchObject({ status: 404 });
    const path = `/v1/processes/${processId}/start`;
    expect((await api.fetch(null, path, { method: 'POST', body: '{}' })).status).toBe(401);
  });

  test('P1.03 P6.16 T6.18 P7.1.04 a support user starts a request on behalf of another person', async () => {
    const { api, db, processId, ana, support } = await office();
    const body = { username: 'ana', data: { item: 'mesa' } };
    const { startProcessDto } = await api.as('apoio').call(startRequestFor, { params: { id: processId }, body });
    const row = await db.selectFrom('instances').select(['created_by', 'started_by']).executeTakeFirstOrThrow();
    expect(row).toEqual({ created_by: ana, started_by: support });
    const query = { myTasks: true, assignedToMe: false, status: 'IN_PROGRESS' } as const;
    expect(await api.as('ana').call(listTasks, { query })).toMatchObject([{ idk: startProcessDto.idk }]);
    expect(await api.as('apoio').call(listTasks, { query })).toEqual([]);
    expect((await api.fetch('apoio', `/v1/requests/${startProcessDto.protocol}`)).status).toBe(200);
  });

  test('P6.17 refuses a start on behalf of another person without the support role', async () => {
    const { api, processId, counts } = await office();
    const start = (username: string) =>
      api.as('ana').call(startRequestFor, { params: { id: processId }, body: { username, data: { item: 'mesa' } } });
    await expect(start('bia')).rejects.toMatchObject({ status: 403, errorCode: 'ON_BEHALF_FORBIDDEN' });
    await expect(start('ninguem')).rejects.toMatchObject({ status: 403, errorCode: 'ON_BEHALF_FORBIDDEN' });
    expect(await counts()).toMatchObject({ instances: 0 });
    await expect(start('ANA')).resolves.toBeDefined();
  });

  test('P6.21 uses the superior of the person a request is started for', async () => {
    const { api, db, processId } = await office();
    await insertUser(db, { user_name: 'chefe', roles: 'ROLE_SUPPORT' });
    const start = (username: string) =>
      api.as('chefe').call(startRequestFor, { params: { id: processId }, body: { username, data: { item: 'mesa' } } });
    await expect(start('elisa')).rejects.toMatchObject({ errorCode: 'HIERARCHY_REQUIRED' });
    await expect(start('ana')).resolves.toBeDefined();
  });

  test('P4.21 P7.1.05 P7.1.06 a start with files stores them with the request and finishes the requester’s first task', async () => {
    const { api, processId, keys } = await office(twoSteps());
    const body = {
      processId,
      data: JSON.stringify({ item: 'mesa' }),
      files: [note(), note('b.csv')],
      finishTask: true,
    };
    const { startProcessDto } = await api.as('ana').call(startWithAttachments, { body });
    expect(startProcessDto.taskUuid).toBeNull();
    const request = await api.as('bia').call(getRequest, { params: { uuid: startProcessDto.protocol } });
    expect(request.attachments.map(({ originalFileName }) => originalFileName)).toEqual(['nota.txt', 'b.csv']);
    expect(request.title).toBe('Etapa approve');
    expect(keys.size).toBe(2);
  });

  test('P7.1.05 the first task stays to do without finishTask, or if it requires more', async () => {
    const { api, processId } = await office(twoSteps({ required: 'true' }));
    const start = async (finishTask: boolean) => {
      const body = { processId, data: JSON.stringify({ item: 'mesa' }), files: [note()], finishTask };
      return (await api.as('ana').call(startWithAttachments, { body })).startProcessDto.taskUuid;
    };
    for (const finishTask of [true, false]) {
      const uuid = (await start(finishTask)) ?? '';
      expect(await api.as('ana').call(getTask, { params: { uuid } })).toMatchObject({ status: 'TO_DO' });
    }
  });

  test('P5.02 refuses a request that requires an attachment if none is sent', async () => {
    const { api, processId, counts } = await office(twoSteps({ isAttachmentRequired: true }));
    const data = JSON.stringify({ item: 'mesa' });
    const withFiles = (files: File[]) =>
      api.as('ana').call(startWithAttachments, { body: { processId, data, files, finishTask: true } });
    const refusal = {
      status: 400,
      errorCode: 'ATTACHMENT_REQUIRED',
      problem: { message: 'É necessário pelo menos um anexo para enviar esta solicitação.' },
    };
    await expect(withFiles([])).rejects.toMatchObject(refusal);
    const plain = api.as('ana').call(startRequest, { params: { id: processId }, body: { item: 'mesa' } });
    await expect(plain).rejects.toMatchObject(refusal);
    expect(await counts()).toMatchObject({ instances: 0 });
    await expect(withFiles([note()])).resolves.toMatchObject({ startProcessDto: { taskUuid: null } });
  });

  test('P5.01 accepts all files or none, and keeps none if the start fails', async () => {
    const { api, processId, counts, keys, db } = await office(twoSteps());
    const start = (files: File[], item = 'mesa') =>
      api.as('ana').call(startWithAttachments, { body: { processId, data: JSON.stringify({ item }), files } });
    const tooLong = note(`${'x'.repeat(97)}.txt`);
    await expect(start([note(), tooLong])).rejects.toMatchObject({
      status: 400,
      errorCode: 'ATTACHMENT_FILENAME_SIZE_EXCEEDED',
      problem: { message: 'Nome do arquivo excedeu o limite de tamanho de 100 caracteres.' },
    });
    await expect(start([note(), note('a.exe')])).rejects.toMatchObject({ errorCode: 'ATTACHMENT_EXT_ERROR' });
    await expect(start([note()], '')).rejects.toMatchObject({ errorCode: 'FORM_INVALID' });
    expect(keys.size).toBe(0);
    await sql`alter table attachments add constraint no_more check (false) not valid`.execute(db);
    try {
      await expect(start([note()])).rejects.toMatchObject({ status: 500 });
    } finally {
      await sql`alter table attachments drop constraint no_more`.execute(db);
    }
    expect(keys.size).toBe(0);
    expect(await counts()).toEqual({ instances: 0, tasks: 0, attachments: 0 });
  });

  test('a start with files requires valid data', async () => {
    const { api, processId } = await office();
    const form = new FormData();
    form.set('processId', String(processId));
    form.set('data', '{"item":');
    form.append('files', note());
    const response = await api.fetch('ana', '/v1/processes/start-with-attaches', { method: 'POST', body: form });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
  });
});

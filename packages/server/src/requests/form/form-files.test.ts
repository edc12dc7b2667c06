import {
  bulkFinish,
  deleteTaskDraft,
  finishTask,
  getTask,
  getTaskDraft,
  saveTaskDraft,
  startRequest,
} from '@tramita/client/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertProcess, step, to } from '../../db/testing/builders.ts';
import { describeDatabase } from '../../db/testing/test-database.ts';
import { createMemoryFileStore } from '../../files/memory-file-store.ts';
import { createRemoveFilesHandler } from '../../jobs/remove-files.ts';
import { createServiceCallHandler } from '../../jobs/service-call.ts';
import type { OutboundRequest } from '../../ports/outbound-call.ts';
import { ask, createTestApi, field, insertOffice, openTaskOf } from '../../testing/api.ts';

/** Returns a file with this many random bytes, as a form sends it. */
function file(name: string, bytes = 10_000): string {
  const content = Buffer.from(Array.from({ length: bytes }, () => Math.floor(Math.random() * 256)));
  return `filename:${name};data:application/pdf;base64,${content.toString('base64')}`;
}

describeDatabase('contents of file fields', (database) => {
  async function office() {
    const { db } = database();
    const { bia } = await insertOffice(db);
    const store = createMemoryFileStore();
    const keys = new Set<string>();
    const files: typeof store = {
      ...store,
      put: async (key, bytes, type) => {
        keys.add(key);
        await store.put(key, bytes, type);
      },
      delete: async (key) => {
        keys.delete(key);
        await store.delete(key);
      },
    };
    const sent: OutboundRequest[] = [];
    const outbound = async (request: OutboundRequest) => {
      sent.push(request);
      return { statusCode: 200, data: null };
    };
    const api = createTestApi(db, { files, outbound });
    const asked = [ask('nota'), ask('texto'), ask('gasto')];
    const processId = await insertProcess(db, {
      steps: [
        { ...step.start('check'), fields: [ask('nota'), ask('texto')] },
        step.task({ id: 'check', assignees: [{ id: bia, firstName: 'Bia' }], fields: asked, connections: to('send') }),
        step.service({
          id: 'send',
          connections: to('end'),
          call: {
            method: 'POST',
            endpoint: 'https://erp.example/notas',
            requestHeaders: [],
            requestParams: [],
            requestBody: '{"nota":"#nota"}',
            responseBody: {},
          },
        }),
        step.end(),
      ],
      fields: [field('nota', { type: 'file' }), field('texto'), field('gasto', { type: 'file' })],
    });
    const start = (body: Record<string, string>, headers: Record<string, string> = {}) =>
      api.fetch('ana', `/v1/processes/${processId}/start`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    async function started(body: Record<string, string>) {
      const { startProcessDto } = await api.as('ana').call(startRequest, { params: { id: processId }, body });
      return { idk: startProcessDto.idk, uuid: await openTaskOf(db, startProcessDto.idk) };
    }
    const dataOf = async (idk: number) =>
      (await db.selectFrom('instances').select('data').where('idk', '=', idk).executeTakeFirstOrThrow()).data as Record<
        string,
        string
      >;
    const shown = async (uuid: string, name = 'nota') => {
      const { fields } = await api.as('bia').call(getTask, { params: { uuid } });
      return fields.find((one) => one.name === name)?.value;
    };
    const removal = async () => {
      const jobs = await db.selectFrom('jobs').selectAll().where('kind', '=', 'remove-files').execute();
      const handle = createRemoveFilesHandler(api.services);
      for (const job of jobs) await handle({ ...job, payload: job.payload } as never, new AbortController().signal);
      await db.deleteFrom('jobs').where('kind', '=', 'remove-files').execute();
    };
    return { db, api, files, keys, sent, start, started, dataOf, shown, removal };
  }

  test('C5.08 stores the content in the file store and a reference in the form, and returns the file to readers', async () => {
    const { keys, started, dataOf, shown, db } = await office();
    for (const size of [999, 1000, 1001, 90_000]) {
      const nota = file('nota fiscal.pdf', size);
      const { idk, uuid } = await started({ nota });
      const kept = await dataOf(idk);
      expect(kept.nota).toMatch(/^filename:nota fiscal\.pdf;data:application\/pdf;tramita-file=[\w-]+;base64,$/);
      expect(await shown(uuid)).toBe(nota);
    }
    expect(keys.size).toBe(4);
    const { list_data } = await db.selectFrom('instances').select('list_data').executeTakeFirstOrThrow();
    expect(list_data).toMatchObject({ nota: 'nota fiscal.pdf' });
  });

  test('C5.08 refused, repeated and misplaced files store nothing', async () => {
    const { keys, start, started, dataOf } = await office();
    const nota = file('a.pdf');
    expect((await start({ nota, outro: 'x' })).status).toBe(400);
    const misplaced = await start({ texto: nota });
    expect(await misplaced.json()).toMatchObject({ fields: [{ name: 'texto' }] });
    const tooLarge = await start({ nota: file('a.pdf', 100_001) });
    expect(await tooLarge.json()).toMatchObject({
      fields: [{ message: 'O arquivo excedeu o tamanho máximo permitido.' }],
    });
    const longName = await start({ nota: file(`${'n'.repeat(256)}.pdf`) });
    expect(await longName.json()).toMatchObject({
      fields: [{ message: 'O nome do arquivo deve ter no máximo 255 caracteres' }],
    });
    expect(keys.size).toBe(0);
    const same = { 'idempotency-key': 'um' };
    const first = await start({ nota }, same);
    expect(first.status).toBe(201);
    const again = await start({ nota }, same);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(keys.size).toBe(1);
    // a reference cannot be sent, not even a valid one
    const { idk } = await started({ nota });
    const forged = await start({ nota: (await dataOf(idk)).nota ?? '' });
    expect(await forged.json()).toMatchObject({ errorCode: 'FORM_INVALID', fields: [{ name: 'nota' }] });
  });

  test('C5.08 a file sent back unchanged keeps its content, another file replaces it', async () => {
    const { keys, api, started, dataOf, shown, removal } = await office();
    const [nota, gasto] = [file('a.pdf'), file('b.pdf')];
    const one = await started({ nota });
    const before = await dataOf(one.idk);
    const call = { params: { uuid: one.uuid }, idempotencyKey: 'fim' };
    const detail = await api.as('bia').call(finishTask, { ...call, body: { nota, gasto } });
    expect(detail.fields.find(({ name }) => name === 'gasto')?.value).toBe(gasto);
    expect((await dataOf(one.idk)).nota).toBe(before.nota);
    const replayed = await api.as('bia').call(finishTask, { ...call, body: { nota, gasto } });
    expect(replayed).toEqual(detail);
    expect(keys.size).toBe(2);
    const two = await started({ nota });
    const other = file('a.pdf');
    await api.as('bia').call(finishTask, { params: { uuid: two.uuid }, body: { nota: other } });
    await removal();
    expect(keys.size).toBe(3);
    expect(await shown(two.uuid)).toBe(other);
    expect(await shown(one.uuid)).toBe(nota);
  });

  test('C5.08 reads and accepts requests with inline content, as stored by older versions', async () => {
    const { db, api, started, dataOf, shown } = await office();
    const nota = file('velha.pdf');
    const { idk, uuid } = await started({ texto: 'x' });
    await db
      .updateTable('instances')
      .set({ data: JSON.stringify({ nota }) })
      .where('idk', '=', idk)
      .execute();
    expect(await shown(uuid)).toBe(nota);
    await api.as('bia').call(finishTask, { params: { uuid }, body: { nota } });
    expect((await dataOf(idk)).nota).toBe(nota);
  });

  test('C5.08 a call accepts 100 files', async () => {
    const { start } = await office();
    const values = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, file('a.pdf', 5)]));
    const refused = await start(values(101));
    expect(await refused.json()).toMatchObject({
      fields: [{ name: 'a100', message: 'Envie no máximo 100 arquivos em um formulário' }],
    });
    const unknown = await start(values(100));
    expect(await unknown.json()).toMatchObject({ fields: { length: 100 } });
  });

  test('C5.08 drafts keep files in the store, once per content for all saves, until they end', async () => {
    const { db, keys, api, started, removal } = await office();
    const { uuid } = await started({ texto: 'x' });
    const values = { nota: file('rascunho.pdf'), texto: 'y' };
    for (const revision of [0, 1, 2]) {
      const saved = await api.as('bia').call(saveTaskDraft, { params: { uuid }, body: { values, revision } });
      expect(saved.values).toEqual(values);
    }
    expect(keys.size).toBe(1);
    const { bytes } = await db.selectFrom('task_drafts').select('bytes').executeTakeFirstOrThrow();
    expect(bytes).toBeGreaterThan(10_000);
    const { draft } = await api.as('bia').call(getTaskDraft, { params: { uuid } });
    expect(draft?.values).toEqual(values);
    await api.as('bia').call(deleteTaskDraft, { params: { uuid } });
    await removal();
    expect(keys.size).toBe(0);
  });

  test('C5.08 a file of several tasks is kept until the last request replaces it', async () => {
    const { db, keys, api, started, shown, removal } = await office();
    const tasks = [await started({}), await started({})];
    const nota = file('lote.pdf');
    const body = { tasks: tasks.map(({ uuid }) => uuid), data: { nota } };
    expect((await api.as('bia').call(bulkFinish, { body })).ignored).toEqual([]);
    expect(keys.size).toBe(1);
    for (const [index, { idk }] of tasks.entries()) {
      expect(await shown(tasks[1]?.uuid ?? '')).toBe(nota);
      if (index === 0) await sql`update instances set data = '{}' where idk = ${idk}`.execute(db);
      await removal();
    }
    await sql`update instances set data = '{}'`.execute(db);
    await removal();
    expect(keys.size).toBe(0);
  });

  test('C5.08 calls of other systems carry the content if they name the field', async () => {
    const { db, api, sent, started } = await office();
    const nota = file('a.pdf');
    const { uuid } = await started({ nota });
    await api.as('bia').call(finishTask, { params: { uuid }, body: { nota } });
    const job = await db.selectFrom('jobs').selectAll().where('kind', '=', 'service-call').executeTakeFirstOrThrow();
    await createServiceCallHandler(api.services)(
      { id: job.id, kind: job.kind, payload: job.payload, attempt: 1, maxAttempts: 1 } as never,
      new AbortController().signal,
    );
    expect(sent.map(({ body }) => body)).toEqual([JSON.stringify({ nota })]);
  });

  test('C5.08 a failing store refuses the submission and is reported in a response with a file', async () => {
    const { files, start, started, api } = await office();
    const { uuid } = await started({ nota: file('a.pdf') });
    files.get = () => Promise.reject(new Error('off'));
    files.put = () => Promise.reject(new Error('off'));
    const read = await api.fetch('bia', `/v1/tasks/${uuid}`);
    expect([read.status, await read.json()]).toMatchObject([502, { errorCode: 'AWS_DOWNLOAD_ERROR' }]);
    const sent = await start({ nota: file('a.pdf') });
    expect([sent.status, await sent.json()]).toMatchObject([502, { errorCode: 'AWS_UPLOAD_ERROR' }]);
  });
});

import {
  cancelRequest,
  deleteAttachment,
  downloadAttachment,
  finishTask,
  getTask,
  listComments,
  listHistory,
  uploadAttachment,
} from '@tramita/client/contract';
import { expect, test } from 'vitest';
import type { Services } from '../../context.ts';
import { describeDatabase } from '../../db/testing/test-database.ts';
import { createMemoryFileStore } from '../../files/memory-file-store.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase } from '../../testing/api.ts';

const textFile = (name: string, content = 'três vias') => new File([content], name, { type: 'text/plain' });

/** Creates a store that reports its keys. */
function watchedStore() {
  const store = createMemoryFileStore();
  const keys = new Set<string>();
  const files: Services['files'] = {
    ...store,
    put: async (key, bytes, type) => {
      await store.put(key, bytes, type);
      keys.add(key);
    },
    delete: async (key) => {
      await store.delete(key);
      keys.delete(key);
    },
  };
  return { files, keys };
}

describeDatabase('attachments', (database) => {
  async function office(overrides: Partial<Services> = {}) {
    const { db } = database();
    const people = await insertOffice(db);
    const { files, keys } = watchedStore();
    const api = createTestApi(db, { files, ...overrides });
    const started = await startPurchase(api, people.processId);
    const upload = (name: string, attachment: File, comments?: string) =>
      api.as(name).call(uploadAttachment, { body: { attachment, comments, processInstanceId: started.idk } });
    return { db, api, keys, upload, ...people, ...started };
  }

  test('T7.3.29 P7.1.07 T3.36 T1.19 stores a file with the request, and its text as a comment', async () => {
    const { api, db, idk, upload, keys, protocol } = await office();
    const file = await upload('ana', textFile('orçamento ção.txt'), 'segue o orçamento');
    expect(file).toMatchObject({ originalFileName: 'orçamento ção.txt', contentType: 'text/plain' });
    const uuid = await openTaskOf(db, idk);
    const { attachments, commentCount } = await api.as('bia').call(getTask, { params: { uuid } });
    expect(attachments).toEqual([file]);
    expect(commentCount).toBe(1);
    const comments = await api.as('bia').call(listComments, { params: { id: idk } });
    expect(comments.map((comment) => comment.comments)).toEqual(['segue o orçamento']);
    const history = await api.as('bia').call(listHistory, { params: { id: protocol } });
    expect(history.some(({ message }) => message.includes('orçamento ção.txt'))).toBe(true);
    expect(keys.size).toBe(1);
  });

  test('T7.3.27 users who can see the request download a file under its original name', async () => {
    const { api, idk, upload } = await office();
    const { id } = await upload('ana', textFile('nota fiscal.txt'));
    const params = { processInstanceId: idk, attachmentId: id, fileName: 'nota fiscal.txt' };
    const blob = await api.as('bia').call(downloadAttachment, { params });
    expect(await blob.text()).toBe('três vias');
    const path = `/v1/processes/attachments/${idk}/${id}/nota%20fiscal.txt`;
    const response = await api.fetch('bia', path);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await api.fetch('eva', path)).status).toBe(404);
    expect((await api.fetch('bia', `/v1/processes/attachments/${idk}/${id}/outra.txt`)).status).toBe(404);
    expect((await api.fetch('bia', `/v1/processes/attachments/${idk}/${id + 1}/nota%20fiscal.txt`)).status).toBe(404);
  });

  test('returns 404 for a file of another request', async () => {
    const { api, upload, processId } = await office();
    const { id } = await upload('ana', textFile('nota.txt'));
    const other = await startPurchase(api, processId);
    const path = `/v1/processes/attachments/${other.idk}/${id}/nota.txt`;
    expect((await api.fetch('ana', path)).status).toBe(404);
  });

  test('T7.3.28 only the user who attached a file and the assignee of the task may delete it', async () => {
    const { api, upload, keys } = await office();
    const first = await upload('ana', textFile('um.txt'));
    const second = await upload('ana', textFile('dois.txt'));
    const remove = (name: string, id: number) => api.as(name).call(deleteAttachment, { params: { id } });
    for (const name of ['admin', 'eva']) {
      await expect(remove(name, first.id)).rejects.toMatchObject({ status: 404 });
    }
    expect(await remove('ana', first.id)).toEqual({ attachmentId: first.id });
    expect(await remove('bia', second.id)).toEqual({ attachmentId: second.id });
    await expect(remove('ana', first.id)).rejects.toMatchObject({ status: 404 });
    expect(keys.size).toBe(0);
  });

  test('T4.2.09 an ended request refuses uploads and deletions, but still allows downloads', async () => {
    const { api, upload, protocol, idk } = await office();
    const { id } = await upload('ana', textFile('um.txt'));
    await api.as('ana').call(cancelRequest, { params: { protocolKirk: protocol }, body: { motive: 'engano' } });
    const ended = { status: 409, errorCode: 'PROCESS_ENDED' };
    await expect(upload('ana', textFile('dois.txt'))).rejects.toMatchObject(ended);
    await expect(api.as('ana').call(deleteAttachment, { params: { id } })).rejects.toMatchObject(ended);
    expect((await api.fetch('ana', `/v1/processes/attachments/${idk}/${id}/um.txt`)).status).toBe(200);
  });

  test('T5.2.12 T5.2.13 T8.32 refuses a file that may not be attached and stores nothing', async () => {
    const { upload, keys, db } = await office();
    const refused: [File, object][] = [
      [textFile(`${'x'.repeat(97)}.txt`), { status: 400, errorCode: 'ATTACHMENT_FILENAME_SIZE_EXCEEDED' }],
      [textFile('programa.exe'), { status: 400, errorCode: 'ATTACHMENT_EXT_ERROR' }],
      [textFile('disfarce.png'), { status: 400, errorCode: 'ATTACHMENT_EXT_ERROR' }],
      [textFile('grande.txt', 'x'.repeat(100_001)), { status: 413, errorCode: 'MAX_FILE_SIZE' }],
      [textFile('vazio.txt', ''), { status: 400, errorCode: 'ATTACHMENT_ERROR' }],
    ];
    for (const [file, problem] of refused) {
      await expect(upload('ana', file), file.name).rejects.toMatchObject(problem);
    }
    await expect(upload('eva', textFile('nota.txt'))).rejects.toMatchObject({ status: 404 });
    expect(keys.size).toBe(0);
    expect(await db.selectFrom('attachments').select('id').execute()).toEqual([]);
    expect(await upload('ana', textFile(`${'x'.repeat(96)}.TXT`))).toMatchObject({ contentType: 'text/plain' });
  });

  test('T8.27 T8.31 reports a failing store as the cause', async () => {
    const broken = () => Promise.reject(new Error('no store'));
    const { api, upload, db } = await office({ files: { put: broken, get: broken, delete: broken } });
    await expect(upload('ana', textFile('nota.txt'))).rejects.toMatchObject({ errorCode: 'AWS_UPLOAD_ERROR' });
    expect(await db.selectFrom('attachments').select('id').execute()).toEqual([]);
    const working = await createOfficeFile();
    const response = await api.fetch('ana', working);
    expect(await response.json()).toMatchObject({ errorCode: 'AWS_DOWNLOAD_ERROR' });
    async function createOfficeFile() {
      const { idk, created_by } = await db.selectFrom('instances').selectAll().executeTakeFirstOrThrow();
      const row = { idk, user_id: created_by, size: 1, content_type: 'text/plain', storage_key: 'a', sha256: '' };
      const { id } = await db
        .insertInto('attachments')
        .values({ ...row, original_file_name: 'a.txt' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return `/v1/processes/attachments/${idk}/${id}/a.txt`;
    }
  });

  test('leaves no file when the request ends during the upload', async () => {
    const { db } = database();
    const people = await insertOffice(db);
    const { files, keys } = watchedStore();
    let idk = 0;
    const api = createTestApi(db, {
      files: {
        ...files,
        put: async (...file) => {
          await files.put(...file);
          const uuid = await openTaskOf(db, idk);
          const reject = { params: { uuid }, body: { approved: false, motive: 'não' } };
          await api.as('bia').call(finishTask, reject);
          await db
            .updateTable('instances')
            .set({ status: 'CANCELED', finished_at: new Date(), current_step: null })
            .execute();
        },
      },
    });
    ({ idk } = await startPurchase(api, people.processId));
    const body = { attachment: textFile('tarde.txt'), processInstanceId: idk };
    const late = api.as('ana').call(uploadAttachment, { body });
    await expect(late).rejects.toMatchObject({ errorCode: 'PROCESS_ENDED' });
    expect(keys.size).toBe(0);
  });

  test('P7.1.07 an upload that is sent again with its key after a lost response is attached once', async () => {
    const { api, idk, keys, protocol } = await office();
    const upload = () =>
      api.as('ana').call(uploadAttachment, {
        body: { attachment: textFile('nota.txt'), comments: 'segue', processInstanceId: idk },
        idempotencyKey: 'upload-1',
      });
    const first = await upload();
    expect(await upload()).toEqual(first);
    expect(keys.size).toBe(1);
    expect(await api.as('ana').call(listComments, { params: { id: idk } })).toHaveLength(1);
    const history = await api.as('ana').call(listHistory, { params: { id: protocol } });
    expect(history.filter(({ message }) => message.includes('nota.txt'))).toHaveLength(1);
  });

  test('an upload with a key is stored before its transaction, and removed if it is refused', async () => {
    const { db } = database();
    const people = await insertOffice(db);
    const { files, keys } = watchedStore();
    const api = createTestApi(db, {
      files: {
        ...files,
        put: async (...file) => {
          // the embedded database has one connection: this would wait for ever within the transaction of the call
          await db.selectFrom('users').select('id').execute();
          await files.put(...file);
        },
      },
    });
    const { idk, protocol } = await startPurchase(api, people.processId);
    const upload = (attachment: File, idempotencyKey: string) =>
      api.as('ana').call(uploadAttachment, { body: { attachment, processInstanceId: idk }, idempotencyKey });
    await upload(textFile('nota.txt'), 'a');
    expect(keys.size).toBe(1);
    await expect(upload(textFile('programa.exe'), 'b')).rejects.toMatchObject({ errorCode: 'ATTACHMENT_EXT_ERROR' });
    await api
      .as('ana')
      .call(cancelRequest, { params: { protocolKirk: protocol }, body: { motive: 'não é mais preciso' } });
    await expect(upload(textFile('tarde.txt'), 'c')).rejects.toMatchObject({ errorCode: 'PROCESS_ENDED' });
    expect(keys.size).toBe(1);
  });

  test('an upload whose commit may have succeeded keeps its file', async () => {
    const { api, db, idk, keys } = await office();
    const { transaction } = db;
    const lost = Object.assign(new Error('connection lost'), { code: '08006' });
    db.transaction = () => {
      const builder = transaction.call(db);
      const { execute } = builder;
      builder.execute = async (work) => {
        await execute.call(builder, work);
        throw lost;
      };
      return builder;
    };
    const body = { attachment: textFile('nota.txt'), processInstanceId: idk };
    await expect(api.as('ana').call(uploadAttachment, { body, idempotencyKey: 'a' })).rejects.toBeDefined();
    db.transaction = transaction;
    await api.as('ana').call(uploadAttachment, { body, idempotencyKey: 'a' });
    const stored = await db.selectFrom('attachments').select('storage_key').execute();
    expect(stored).toHaveLength(1);
    expect(keys).toContain(stored[0]?.storage_key);
  });
});

import {
  createExport,
  downloadExport,
  type ExportItem,
  type ExportType,
  listExports,
  startRequest,
} from '@tramita/client/contract';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { exportKind } from '../db/jobs/export-job.ts';
import { leaseJob } from '../db/jobs/jobs.ts';
import { insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createMemoryFileStore } from '../files/memory-file-store.ts';
import { createCleanUpHandler } from '../jobs/clean-up.ts';
import { ask, createTestApi, field, insertOffice, startPurchase } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { runExports } from '../testing/refusals/office/exports.ts';

describeDatabase('exports of the report', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    await insertUser(db, { user_name: 'gil', first_name: 'Gil', roles: 'ROLE_REPORT' });
    const files = createMemoryFileStore();
    const api = createTestApi(db, { files });
    const order = (reportType: ExportType = 'LIST', by = 'gil') =>
      api.as(by).call(createExport, { body: { process: 'Compras', reportType } });
    const list = async (by = 'gil') => (await api.as(by).call(listExports, { query: {} })).elements;
    const download = async ({ uuid }: ExportItem, by = 'gil') => {
      const file = await api.as(by).call(downloadExport, { params: { uuid } });
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
    };
    return { db, api, files, people, order, list, download };
  }

  test('P7.3.06 P3.11 P4.13 an export waits in the queue, is written, and becomes ready', async () => {
    const { api, db, people, order, list } = await office();
    await startPurchase(api, people.processId);
    const item = await order();
    expect(item).toMatchObject({ reportType: 'LIST', status: 'IN_QUEUE', query: { process: 'Compras' } });
    expect(item.assignee.nickName).toBe('Gil');
    const seen: string[] = [];
    const files = createMemoryFileStore();
    const watching = {
      ...files,
      async put(key: string, bytes: Uint8Array, type: string) {
        const row = await db.selectFrom('exports').select('status').where('uuid', '=', item.uuid).executeTakeFirst();
        seen.push(row?.status ?? '');
        await files.put(key, bytes, type);
      },
    };
    await runExports(createTestApi(db, { files: watching }));
    expect(seen).toEqual(['IN_PROGRESS']);
    expect(await list()).toMatchObject([{ uuid: item.uuid, status: 'READY', rowsDone: 1, rowsTotal: 1 }]);
  });

  test('P7.3.06 refuses an export without a filter', async () => {
    const { api } = await office();
    const empty = api.as('gil').call(createExport, { body: { process: ' ', reportType: 'LIST' } });
    await expect(empty).rejects.toMatchObject({ status: 400, errorCode: 'FILTER_REQUIRED' });
  });

  test('a user has at most five unfinished exports, even with concurrent calls', async () => {
    const { api, order, list } = await office();
    const full = { status: 409, errorCode: 'TOO_MANY_EXPORTS' };
    const answers = await Promise.allSettled(Array.from({ length: 7 }, () => order()));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused).toEqual([expect.objectContaining(full), expect.objectContaining(full)]);
    expect(refused[0].problem.message).toBe(
      'Você já tem 5 exportações em andamento. Aguarde uma delas terminar e tente novamente.',
    );
    expect(await list()).toHaveLength(5);
    await order('LIST', 'admin');
    await expect(order('DETAILED')).rejects.toMatchObject(full);
    await runExports(api);
    expect(await order('DETAILED')).toMatchObject({ status: 'IN_QUEUE' });
  });

  test('P7.3.07 P2.4.20 P9.17 users see only their own exports, newest first, twenty per page', async () => {
    const { api, order, list } = await office();
    const other = await order('LIST', 'admin');
    const own: number[] = [];
    for (let number = 0; number < 21; number += 1) {
      own.push((await order()).id);
      await runExports(api);
    }
    const page = await api.as('gil').call(listExports, { query: {} });
    expect(page.totalElements).toBe(21);
    expect(page.elements.map(({ id }) => id)).toEqual(own.toReversed().slice(0, 20));
    expect((await api.as('gil').call(listExports, { query: { page: 1 } })).elements).toHaveLength(1);
    expect((await list('admin')).map(({ id }) => id)).toEqual([other.id]);
  });

  test('P7.3.08 P2.4.21 only the owner downloads the file, once it is ready', async () => {
    const { api, people, order, download } = await office();
    const { idk } = await startPurchase(api, people.processId);
    const item = await order();
    await expect(download(item)).rejects.toMatchObject({ status: 409, errorCode: 'EXPORT_NOT_READY' });
    await runExports(api);
    await expect(download(item, 'admin')).rejects.toMatchObject({ status: 404 });
    await expect(download(item, 'caio')).rejects.toMatchObject({ status: 403 });
    expect(await download(item)).toBe(
      `\uFEFFIDK;Processo;Etapa;Tipo;Status;Departamento;Setor;Data de criação;Data de conclusão;Solicitante;Responsáveis;Grupos\r\n${idk};Compras;Aprovação;Aprovação;Em andamento;;;02/03/2026;;Ana Silva;Bia Silva;\r\n`,
    );
    const response = await api.fetch('gil', `/v1/export-queues/${item.uuid}.csv`);
    expect(response.headers.get('content-type')).toBe('text/csv');
    expect(response.headers.get('content-disposition')).toContain(`relatorio-2026-03-02-${item.id}.csv`);
    expect(Number(response.headers.get('content-length'))).toBe((await response.arrayBuffer()).byteLength);
  });

  test('C2.03 P3.11 a detailed export has a column for each form field, shared by versions with the same name and label', async () => {
    const { api, db, people, order, download, files } = await office();
    await startPurchase(api, people.processId);
    const call = { method: 'GET' as const, endpoint: 'https://erp.example/c', requestHeaders: [], requestParams: [] };
    const properties = { labelProperty: 'nome', valueProperty: 'id' };
    const sale = {
      steps: [
        { ...step.start('sell'), fields: [ask('item'), ask('urgente'), ask('senha'), ask('gestor'), ask('centro')] },
        step.task({
          id: 'sell',
          title: 'Venda',
          assignees: [{ id: people.bia, firstName: 'Bia' }],
          connections: to('end'),
        }),
        step.end(),
      ],
      fields: [
        field('item'),
        field('urgente', { type: 'boolean', label: 'Urgente' }),
        field('senha', { type: 'password' }),
        field('gestor', { type: 'search', label: 'Gestor', search: { kind: 'people' } }),
        field('centro', { type: 'search', label: 'Centro', search: { kind: 'http', call, ...properties } }),
      ],
    };
    const sales = await insertProcess(db, sale, { title: 'Compras' });
    const body = { item: '=1+1', urgente: true, senha: 'segredo', gestor: 'bia', centro: '7' };
    await api.as('ana').call(startRequest, { params: { id: sales }, body });
    const item = await order('DETAILED');
    const outbound = async () => ({ statusCode: 200, data: [{ id: '7', nome: 'Loja Centro' }] });
    await runExports(createTestApi(db, { files, outbound }));
    const [header, second, first] = (await download(item)).split('\r\n').map((line) => line.split(';').slice(12));
    expect(header).toEqual(['item', 'valor', 'parecer', 'pedido', 'Urgente', 'Gestor', 'Centro']);
    expect(first).toEqual(['mesa', '1.200,00', '', '', '', '', '']);
    expect(second).toEqual(["'=1+1", '', '', '', 'Sim', 'Bia Silva', 'Loja Centro']);
  });

  test('a file of many rows is stored in parts and downloaded complete, in the order of the report', async () => {
    const { api, db, people, order, download, files } = await office();
    await startPurchase(api, people.processId);
    const { process_id, created_by } = await db.selectFrom('instances').selectAll().executeTakeFirstOrThrow();
    const long = 'Número com um título comprido '.repeat(60);
    await db.updateTable('processes').set({ title: long }).where('id', '=', process_id).execute();
    const rows = Array.from({ length: 1300 }, (_, index) => ({
      protocol: crypto.randomUUID(),
      process_id,
      created_by,
      started_by: created_by,
      status: 'FINISHED' as const,
      created_at: new Date(Date.UTC(2025, 0, 1) + index * 60_000),
      finished_at: new Date(Date.UTC(2025, 5, 1)),
      data: '{}',
    }));
    await db.insertInto('instances').values(rows).execute();
    await sql`insert into tasks (uuid, idk, step_id, title, type, status, created_at, finished_at, requester_id, process_id,
        process_title)
      select gen_random_uuid(), idk, 'buy', 'Compra', 'NORMAL', 'FINISHED', created_at, finished_at, created_by, process_id, 'x'
      from instances where status = 'FINISHED'`.execute(db);
    const parts: string[] = [];
    const spy = {
      ...files,
      async put(key: string, bytes: Uint8Array, type: string) {
        parts.push(key);
        await files.put(key, bytes, type);
      },
    };
    await order('LIST');
    const item = await api.as('gil').call(createExport, { body: { createdBy: 'Ana', reportType: 'LIST' } });
    await runExports(createTestApi(db, { files: spy }));
    expect(parts.filter((key) => key.includes(item.uuid)).length).toBeGreaterThan(1);
    const lines = (await download(item)).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1302);
    const idks = lines.slice(1).map((line) => Number(line.split(';')[0]));
    const ordered = await db
      .selectFrom('tasks')
      .select('idk')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(idks).toEqual(ordered.map(({ idk }) => idk));
  });

  test('P4.13 an export that throws is marked failed, is not retried and leaves no file', async () => {
    const { db, order, list, files } = await office();
    const item = await order();
    const stored: string[] = [];
    const broken = {
      ...files,
      async put(key: string) {
        stored.push(key);
        throw new Error('no space left');
      },
    };
    await runExports(createTestApi(db, { files: broken }));
    expect(stored).toHaveLength(1);
    expect(await list()).toMatchObject([{ uuid: item.uuid, status: 'FAILED' }]);
    await runExports(createTestApi(db, { files }));
    expect(await list()).toMatchObject([{ status: 'FAILED' }]);
  });

  test('the next worker rewrites an export whose worker died', async () => {
    const { api, db, people, order, list, download } = await office();
    await startPurchase(api, people.processId);
    const item = await order();
    const now = api.services.now();
    await leaseJob(db, { kinds: [exportKind], now: now, leaseMs: 1 });
    await db
      .updateTable('exports')
      .set({ status: 'IN_PROGRESS', parts: ['exports/left-behind'] })
      .execute();
    const later = new Date(now.getTime() + 1000);
    await runExports({ ...api, services: { ...api.services, now: () => later } });
    expect(await list()).toMatchObject([{ uuid: item.uuid, status: 'READY' }]);
    expect(await download(item)).toContain('Compras');
  });

  test('removes exports and their files after thirty days', async () => {
    const { api, order, list, download, files } = await office();
    const item = await order();
    await runExports(api);
    await download(item);
    const later = new Date(api.services.now().getTime() + 31 * 24 * 60 * 60 * 1000);
    const job = { id: 1, kind: 'clean-up', payload: {}, attempt: 1, maxAttempts: 1 };
    await createCleanUpHandler({ ...api.services, now: () => later })(job, new AbortController().signal);
    expect(await list()).toEqual([]);
    expect(await files.get(`exports/${item.uuid}/1-0`)).toBeNull();
  });
});

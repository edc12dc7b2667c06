import { read, utils } from '@e965/xlsx';
import { downloadSheet, listSheets, type SheetsConfig } from '@tramita/client/contract';
import { historyMessages } from '@tramita/client/engine';
import { fileValue } from '@tramita/client/rules';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { leaseJob } from '../db/jobs/jobs.ts';
import { serviceCallKind } from '../db/jobs/service-call-job.ts';
import { sheetWriters } from '../db/migrations/first/0016-sheet-writers.ts';
import { insertArea } from '../db/people/departments.ts';
import { definition, insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { beginRequestById } from '../flow/apply-event.ts';
import { createFlowHandlers } from '../job-handlers.ts';
import { runJob } from '../jobs/run-job.ts';
import { SheetError } from '../ports/sheet-store.ts';
import { createTestApi, field, testNow } from '../testing/api.ts';
import { createDatabaseSheetStore } from './database-sheet-store.ts';

const url = 'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ/edit#gid=0';

describeDatabase('sheets', (database) => {
  async function office(config: Partial<SheetsConfig> = {}, overrides: Parameters<typeof createTestApi>[1] = {}) {
    const { db } = database();
    const api = createTestApi(db, overrides);
    const analyst = await insertUser(db, { user_name: 'analista', roles: 'ROLE_PROCESS_ANALYST' });
    const area = { description: 'Compras', active: true, departmentId: null, responsibles: [analyst] };
    const department = await insertArea(db, area);
    const ana = await insertUser(db, { user_name: 'ana', first_name: 'Ana' });
    const service = step.service({
      id: 'write',
      title: 'Gravar',
      serviceType: 'SHEETS',
      call: { method: 'GET', endpoint: '', requestHeaders: [], requestParams: [] },
      googleSheetsConfig: {
        url,
        sheetName: 'Pedidos',
        formFields: ['idk', 'valor', 'item', 'cor', 'quando', 'anexo', 'senha', 'sumiu'],
        ...config,
      },
      connections: to('end'),
    });
    const fields = [
      field('item', { label: 'Item' }),
      field('valor', { label: 'Valor', type: 'money' }),
      field('cor', { label: 'Cor', type: 'select', options: [{ label: 'Azul', value: 'az' }] }),
      field('quando', { label: 'Quando', type: 'date' }),
      field('anexo', { label: 'Anexo', type: 'file' }),
      field('senha', { label: 'Senha', type: 'password' }),
    ];
    const shown = fields.map(({ id }) => ({ fieldId: id, visible: 'true', required: 'false', editable: 'true' }));
    const steps = [{ ...step.start('write'), fields: shown }, service, step.end()];
    const processId = await insertProcess(db, { steps, fields }, { created_by: ana, department_id: department });
    const start = (values: Record<string, string | number>) =>
      beginRequestById(api.services, { processId, requesterId: ana, startedById: ana, values });
    const run = async (now = testNow) => {
      const job = await leaseJob(db, { kinds: [serviceCallKind], now, leaseMs: 60_000 });
      if (!job) return null;
      const signal = AbortSignal.timeout(10_000);
      await runJob(api.services, createFlowHandlers(api.services), job, { leaseMs: 60_000, signal });
      return job;
    };
    const file = async (id: number, format: 'xlsx' | 'csv') =>
      api.as('analista').call(downloadSheet, { params: { id }, query: { format } });
    return { db, api, start, run, file, analyst, department, processId };
  }

  test('M1.09 M3.2.22 M3.2.32 a SHEETS step appends one row with the chosen fields in their order below a header row, to be downloaded', async () => {
    const { db, api, start, run, file } = await office();
    const first = await start({
      item: '=1+1',
      valor: -12.5,
      cor: 'az',
      quando: '2026-03-09',
      anexo: fileValue('nota.pdf', 'data:application/pdf;base64,QUJD'),
      senha: 'segredo',
    });
    const second = await start({ item: 'mesa; "grande"\n<b>&' });
    await run();
    await run();
    const { elements, totalElements } = await api.as('analista').call(listSheets, { query: { q: 'pedi' } });
    const columns = ['IDK', 'Valor', 'Item', 'Cor', 'Quando', 'Anexo'];
    expect(totalElements).toBe(1);
    expect(elements).toMatchObject([{ url, sheetName: 'Pedidos', columns, rowCount: 2 }]);
    const id = elements[0]?.id ?? 0;

    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await file(id, 'csv')).arrayBuffer());
    expect(csv).toBe(
      `\uFEFFIDK;Valor;Item;Cor;Quando;Anexo\r\n${first.idk};-12,5;'=1+1;Azul;09/03/2026;nota.pdf\r\n${second.idk};;"mesa; ""grande""\n<b>&";;;\r\n`,
    );
    const book = read(await (await file(id, 'xlsx')).arrayBuffer(), { cellFormula: true });
    expect(book.SheetNames).toEqual(['Pedidos']);
    const sheet = book.Sheets.Pedidos;
    expect(sheet && utils.sheet_to_json(sheet, { header: 1, defval: '' })).toEqual([
      columns,
      [String(first.idk), -12.5, '=1+1', 'Azul', '09/03/2026', 'nota.pdf'],
      [String(second.idk), '', 'mesa; "grande"\n<b>&', '', '', ''],
    ]);
    expect(sheet?.C2).toMatchObject({ t: 's', v: '=1+1' });
    expect(sheet?.C2).not.toHaveProperty('f');
    const request = await db.selectFrom('instances').selectAll().where('idk', '=', first.idk).executeTakeFirstOrThrow();
    expect(request).toMatchObject({ status: 'FINISHED', data: { statusCode: 200 } });
    const messages = await db.selectFrom('histories').select('message').where('idk', '=', first.idk).execute();
    expect(messages.map(({ message }) => message)).toContain(historyMessages.rowWritten('Gravar', 'Pedidos'));
    expect(JSON.stringify(await db.selectFrom('sheet_rows').select('cells').execute())).not.toContain('segredo');
  });

  test('writes every visible field if none is chosen', async () => {
    const { api, start, run } = await office({ formFields: [] });
    await start({ item: 'mesa' });
    await run();
    const { elements } = await api.as('analista').call(listSheets, { query: {} });
    expect(elements[0]?.columns).toEqual(['Item', 'Valor', 'Cor', 'Quando', 'Anexo']);
  });

  test('does not write a row twice when the worker dies before recording it', async () => {
    const { db, start, run, processId } = await office();
    await start({ item: 'mesa' });
    const first = await leaseJob(db, { kinds: [serviceCallKind], now: testNow, leaseMs: 1000 });
    expect(first?.attempt).toBe(1);
    // the part the dead worker completed
    const store = createDatabaseSheetStore(db);
    const { protocol } = await db.selectFrom('instances').select('protocol').executeTakeFirstOrThrow();
    const columns = [{ name: 'item', label: 'Item' }];
    const key = `${protocol}-${first?.payload.visit}`;
    await store.append({ url, tab: 'Pedidos', columns, cells: { item: 'mesa' }, processId, key, at: testNow });
    expect(await run(new Date(testNow.getTime() + 5000))).toMatchObject({ attempt: 2 });
    expect(await db.selectFrom('sheet_rows').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('instances').select('status').execute()).toEqual([{ status: 'FINISHED' }]);
  });

  test('retries a failed row like a call, then stops the step with the reason', async () => {
    const append = async () => {
      throw new SheetError(403, 'A planilha não foi compartilhada.');
    };
    const { db, start, run } = await office({}, { sheets: { append } });
    await start({ item: 'mesa' });
    await run();
    const [failed] = await db.selectFrom('instance_steps').select('details').where('status', '=', 'FAILED').execute();
    expect(failed?.details).toBe('A chamada falhou. A planilha não foi compartilhada.');
    const [request] = await db.selectFrom('instances').select('data').execute();
    expect(request?.data).toMatchObject({ statusCode: 403 });
  });

  test('shows a sheet to users responsible for all its writers, by department or sector, and to administrators', async () => {
    const { db, api, start, run, file, department, analyst } = await office();
    const other = await insertUser(db, { user_name: 'outra', roles: 'ROLE_PROCESS_ANALYST' });
    await insertUser(db, { user_name: 'rita', roles: 'ROLE_ADMIN' });
    const area = { active: true, responsibles: [other] };
    const sector = await insertArea(db, { ...area, description: 'Contratos', departmentId: department });
    await start({ item: 'mesa' });
    await run();
    const seenBy = async (name: string) =>
      (await api.as(name).call(listSheets, { query: {} })).elements.map(({ id }) => id);
    const fileFor = (name: string, id: number) => api.as(name).call(downloadSheet, { params: { id }, query: {} });
    const [id = 0] = await seenBy('analista');
    await file(id, 'csv');
    expect(await seenBy('rita')).toEqual([id]);
    expect(await api.as('outra').call(listSheets, { query: {} })).toMatchObject({ elements: [], totalElements: 0 });
    await expect(fileFor('outra', id)).rejects.toMatchObject({ status: 404 });

    // responsibility for one writer does not give access to the rows of others
    const writer = await insertProcess(db, definition([], []), { sector_id: sector });
    const cells = { item: 'cadeira' };
    const row = { url, tab: 'Pedidos', columns: [{ name: 'item', label: 'Item' }], cells, key: 'x', at: testNow };
    const store = createDatabaseSheetStore(db);
    await store.append({ ...row, processId: writer });
    await expect(fileFor('outra', id)).rejects.toMatchObject({ status: 404 });
    await fileFor('analista', id);
    await store.append({ ...row, tab: 'Contratos', processId: writer });
    const [ofSector = 0] = await seenBy('outra');
    await fileFor('outra', ofSector);
    expect(await seenBy('analista')).toEqual([ofSector, id]);

    // a sheet with a writer that belongs to no place is for administrators only
    const nowhere = await insertProcess(db, definition([], []));
    await store.append({ ...row, key: 'y', processId: nowhere });
    expect(await seenBy('analista')).toEqual([ofSector]);
    await db.deleteFrom('department_responsibles').where('user_id', '=', analyst).execute();
    expect(await seenBy('analista')).toEqual([]);
    await fileFor('rita', id);
  });

  test('derives the writers of sheets older than their record from the keys of the rows', async () => {
    const { db, start, run, processId } = await office();
    await start({ item: 'mesa' });
    await run();
    const writers = () => db.selectFrom('sheet_writers').select('parent_id').execute();
    expect(await writers()).toEqual([{ parent_id: processId }]);
    await db.schema.dropTable('sheet_writers').execute();
    await sheetWriters.up(db as Kysely<unknown>);
    expect(await writers()).toEqual([{ parent_id: processId }]);
  });

  test('new columns are appended after the others; a thousand rows are read in batches', async () => {
    const { db, api, file, processId } = await office();
    const store = createDatabaseSheetStore(db);
    const columns = [{ name: 'a', label: 'A' }];
    for (let row = 0; row < 1001; row += 1) {
      await store.append({ url, tab: 'Muitas', columns, cells: { a: row }, processId, key: String(row), at: testNow });
    }
    const more = [
      { name: 'b', label: 'B' },
      { name: 'a', label: 'Novo A' },
    ];
    await store.append({ url, tab: 'Muitas', columns: more, cells: { b: 'x' }, processId, key: 'last', at: testNow });
    const { elements } = await api.as('analista').call(listSheets, { query: { q: 'muitas' } });
    expect(elements).toMatchObject([{ columns: ['Novo A', 'B'], rowCount: 1002 }]);
    const lines = (await (await file(elements[0]?.id ?? 0, 'csv')).text()).trimEnd().split('\r\n');
    expect([lines.length, lines[1], lines[1001], lines[1002]]).toEqual([1003, '0;', '1000;', ';x']);
    const book = read(await (await file(elements[0]?.id ?? 0, 'xlsx')).arrayBuffer());
    expect(book.Sheets.Muitas?.['!ref']).toBe('A1:B1003');
  });
});

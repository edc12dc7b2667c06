import {
  type AuditEvent,
  createAuditExport,
  createDepartment,
  createExport,
  createGroup,
  createServiceAccount,
  createWebhook,
  deleteGroup,
  downloadAuditExport,
  downloadTaskReport,
  getAuditExport,
  listAudit,
  listExports,
  rotateServiceToken,
  rotateWebhookSecret,
  updateGroup,
  updatePerson,
} from '@tramita/client/contract';
import { csvByteOrderMark } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { fromSystem, writeAudit } from '../audit/write-audit.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, testNow } from '../testing/api.ts';
import { runExports } from '../testing/refusals/office/exports.ts';
import { translate } from '../text/translate.ts';

const group = { name: 'Compras', active: true, members: [] as number[] };

describeDatabase('the audit trail', (database) => {
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const admin = api.as('admin');
    const read = (query: object = {}) => admin.call(listAudit, { query });
    const create = (name: string) => admin.call(createGroup, { body: { ...group, members: [people.ana], name } });
    const rita = await db.selectFrom('users').selectAll().where('id', '=', people.admin).executeTakeFirstOrThrow();
    return { ana: people.ana, caio: people.caio, processId: people.processId, db, api, admin, read, create, rita };
  }
  const idsOf = ({ elements }: { readonly elements: readonly AuditEvent[] }) => elements.map(({ id }) => id);

  test('a row contains time, actor, way in, action, object, old and new values, request id and address', async () => {
    const { admin, read, ana, caio, rita } = await office();
    const { id } = await admin.call(createGroup, { body: { ...group, members: [caio, ana] } });
    await admin.call(updateGroup, { params: { id }, body: { ...group, active: false, members: [ana] } });
    await admin.call(deleteGroup, { params: { id } });
    const { elements, totalElements } = await read();
    expect(totalElements).toBe(3);
    const [deleted, changed, created] = elements;
    expect(changed).toEqual({
      id: expect.any(Number),
      createdAt: testNow.toISOString(),
      actor: { id: rita.id, name: rita.complete_name },
      origin: 'SCREEN',
      action: 'CHANGED',
      object: { kind: 'group', id: String(id), name: 'Compras' },
      changes: [
        { attribute: 'active', before: true, after: false },
        {
          attribute: 'members',
          before: [
            { id: ana, name: 'Ana Silva' },
            { id: caio, name: 'Caio Silva' },
          ],
          after: [{ id: ana, name: 'Ana Silva' }],
        },
      ],
      refusedAs: null,
      requestId: expect.stringMatching(/^[\w.-]{8,64}$/),
      address: '203.0.113.7',
      reason: null,
    });
    expect([created?.action, deleted?.action]).toEqual(['CREATED', 'DELETED']);
    expect(created?.changes.find(({ attribute }) => attribute === 'name')).toEqual({
      attribute: 'name',
      before: null,
      after: 'Compras',
    });
  });

  test('the trail of one object is found by its kind and exact id', async () => {
    const { admin, read, create, ana } = await office();
    const { id } = await create('Compras');
    await create(String(id));
    await admin.call(updateGroup, { params: { id }, body: { ...group, name: 'Suprimentos 2', members: [ana] } });
    const { elements, totalElements } = await read({ kind: 'group', object: String(id) });
    expect(totalElements).toBe(2);
    expect(elements.map(({ object }) => object.name)).toEqual(['Suprimentos 2', 'Compras']);
    expect((await read({ kind: 'person', object: String(id) })).totalElements).toBe(0);
  });

  test('D12.04 secrets and tokens never appear in the trail, and a CPF is masked', async () => {
    const { admin, read, create, ana } = await office();
    await create('Grupo de 529.982.247-25');
    await admin.call(updatePerson, { params: { id: ana }, body: { custom2: '470.670.791-95' } });
    const account = await admin.call(createServiceAccount, {
      body: { name: 'ERP', responsible: ana, scopes: ['people:read'] },
    });
    const url = 'https://erp.example/eventos?token=abc123def456';
    const webhook = await admin.call(createWebhook, {
      body: { name: 'ERP', url, events: ['request.started'], responsible: ana },
    });
    const again = [
      await admin.call(rotateServiceToken, { params: { id: account.id }, body: {} }),
      await admin.call(rotateWebhookSecret, { params: { id: webhook.id } }),
    ];
    const { elements } = await read();
    const kinds = new Set(elements.map(({ object }) => object.kind));
    expect(kinds).toEqual(new Set(['group', 'person', 'service-account', 'token', 'webhook']));
    const text = JSON.stringify(elements);
    expect(text).toContain('Grupo de ***.982.247-**');
    expect(text).toContain('***.670.791-**');
    expect(text).toContain('https://erp.example/eventos?token=(oculto)');
    const secrets = [
      account.token,
      webhook.secret,
      ...again.map((each) => ('token' in each ? each.token : each.secret)),
    ];
    for (const hidden of [...secrets, 'abc123def456', '529.982.247-25', '470.670.791-95', '47067079195']) {
      expect(text).not.toContain(hidden);
    }
  });

  test('a change that fails writes no row', async () => {
    const { create, read } = await office();
    await create('Compras');
    await expect(create('Compras')).rejects.toMatchObject({ status: 409 });
    expect((await read()).elements).toHaveLength(1);
  });

  test('E11.02 the sentence of a refusal is in the language of the reader', async () => {
    const { admin, api, read } = await office();
    await expect(api.as('ana').call(createGroup, { body: group })).rejects.toMatchObject({ status: 403 });
    const stored = (await read()).elements[0]?.reason;
    const { elements } = await admin.withLocale('en').call(listAudit, { query: {} });
    expect(elements[0]?.reason).toBe(translate(stored ?? '', 'en'));
    expect(elements[0]?.reason).not.toBe(stored);
  });

  test('filters by time, actor, way in, action, object and text', async () => {
    const { create, read, admin, api, rita, ana } = await office();
    const { id } = await create('Compras');
    await admin.call(createDepartment, { body: { description: 'Jurídico', responsibles: [ana], active: true } });
    await expect(api.as('ana').call(createGroup, { body: group })).rejects.toMatchObject({ status: 403 });
    const count = async (query: object) => (await read(query)).totalElements;
    expect(await count({})).toBe(3);
    expect(await count({ kind: 'department' })).toBe(1);
    expect(await count({ action: 'CREATED' })).toBe(2);
    expect(await count({ action: 'REFUSED' })).toBe(1);
    expect(await count({ origin: 'SCREEN' })).toBe(3);
    expect(await count({ origin: 'SCIM' })).toBe(0);
    expect(await count({ actor: rita.id })).toBe(2);
    expect(await count({ q: ' juridico ' })).toBe(1);
    expect(await count({ q: 'ana silva' })).toBe(1);
    expect(await count({ kind: 'group', q: String(id) })).toBe(1);
    expect(await count({ q: '%' })).toBe(0);
    expect(await count({ from: testNow.toISOString(), to: testNow.toISOString() })).toBe(3);
    expect(await count({ from: '2026-03-02T12:00:01Z' })).toBe(0);
    expect(await count({ to: '2026-03-02T11:59:59Z' })).toBe(0);
  });

  test('D12.06 a service account with audit:read gets every row once with a cursor while new rows arrive', async () => {
    const { admin, api, ana, create } = await office();
    const account = { name: 'SIEM', responsible: ana };
    const reader = await admin.call(createServiceAccount, { body: { ...account, scopes: ['audit:read'] } });
    const read = (query: object = {}) => api.as(reader.token).call(listAudit, { query });
    for (let count = 0; count < 5; count += 1) await create(`Grupo ${count}`);
    const all = idsOf(await read());
    const seen: number[] = [];
    let next: string | null = null;
    do {
      const page = await read({ size: 2, ...(next === null ? {} : { cursor: next }) });
      seen.push(...idsOf(page));
      next = page.next;
      await create(`Novo depois de ${seen.length}`);
    } while (next !== null);
    expect(seen).toEqual(all);
  });

  test('a reader in ascending order waits with its cursor for new rows', async () => {
    const { create, read } = await office();
    await create('A');
    const first = await read({ order: 'ASC' });
    expect(first.elements).toHaveLength(1);
    const cursor = first.next ?? '';
    expect(await read({ order: 'ASC', cursor })).toEqual({ elements: [], next: cursor });
    await create('B');
    await create('C');
    const { elements, next } = await read({ order: 'ASC', cursor, size: 1 });
    expect(elements.map(({ object }) => object.name)).toEqual(['B']);
    const rest = await read({ order: 'ASC', cursor: next ?? '', size: 1 });
    expect(rest.elements.map(({ object }) => object.name)).toEqual(['C']);
  });

  test('pages contain 50 rows, newest first', async () => {
    const { create, read } = await office();
    for (let count = 0; count < 52; count += 1) await create(`Grupo ${count}`);
    const first = await read();
    expect(first.elements).toHaveLength(50);
    expect(first.totalElements).toBe(52);
    expect(first.elements[0]?.object.name).toBe('Grupo 51');
    expect((await read({ page: 1 })).elements.map(({ object }) => object.name)).toEqual(['Grupo 1', 'Grupo 0']);
  });

  test('D12.06 exports matching rows as CSV through the queue, with formula-safe cells', async () => {
    const { create, admin, api, ana } = await office();
    await create('=SOMA(A1); x');
    await create('Compras');
    await admin.call(createDepartment, { body: { description: 'Jurídico', responsibles: [ana], active: true } });
    const { uuid, status } = await admin.call(createAuditExport, { body: { kind: 'group' } });
    expect(status).toBe('IN_QUEUE');
    await runExports(api);
    expect(await admin.call(getAuditExport, { params: { uuid } })).toMatchObject({
      status: 'READY',
      rowsDone: 2,
      rowsTotal: 2,
    });
    const file = await admin.call(downloadAuditExport, { params: { uuid } });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(text.startsWith(csvByteOrderMark)).toBe(true);
    const [head, newest] = text.slice(1).split('\r\n');
    expect(head).toBe(
      'Número;Data;Quem;Origem;Ação;Tipo do objeto;Identificação;Objeto;Antes;Depois;Motivo;Recusa;Endereço;Requisição',
    );
    expect(newest).toMatch(/;02\/03\/2026 09:00:00;Rita Silva;Tela;Criação;Grupo;\d+;Compras;/);
    expect(text).toContain(`;"'=SOMA(A1); x";`);
    expect(text).not.toContain('Jurídico');
  });

  test('the CSV names codes, times and yes or no in Portuguese', async () => {
    const { admin, api } = await office();
    await writeAudit(database().db, fromSystem(new Date()), {
      action: 'CHANGED',
      object: { kind: 'process', id: 7, name: 'Compras' },
      changes: [
        { attribute: 'slaCounting', before: 'ELAPSED', after: 'WORKING' },
        { attribute: 'publishAt', before: null, after: '2026-03-02T12:05:00.000Z' },
        { attribute: 'hasNps', before: false, after: true },
      ],
    });
    const { uuid } = await admin.call(createAuditExport, { body: { kind: 'process' } });
    await runExports(api);
    const text = await (await admin.call(downloadAuditExport, { params: { uuid } })).text();
    expect(text).toContain(
      '"Contagem do prazo: Horas corridas\nPublicar em: \nAvaliação: Não";"Contagem do prazo: Horas úteis\nPublicar em: 02/03/2026 09:05\nAvaliação: Sim"',
    );
  });

  test('the CSV names refusals and recorded reasons in Portuguese', async () => {
    const { admin, api } = await office();
    const object = { kind: 'group', id: 7, name: 'Exclui um grupo' } as const;
    const entry = { action: 'REFUSED', object, refusedAs: 'FORBIDDEN', reason: 'FIRST_ADMIN' } as const;
    await writeAudit(database().db, fromSystem(new Date()), entry);
    const { uuid } = await admin.call(createAuditExport, { body: { kind: 'group' } });
    await runExports(api);
    const text = await (await admin.call(downloadAuditExport, { params: { uuid } })).text();
    expect(text).toContain(';Primeiro administrador, definido na configuração;Sem permissão;');
  });

  test('exports record the processes, sectors and tags of their filters by name', async () => {
    const { admin, read, db, ana, processId } = await office();
    const area = await admin.call(createDepartment, {
      body: { description: 'Jurídico', responsibles: [ana], active: true },
    });
    const sector = await db
      .insertInto('sectors')
      .values({ department_id: area.id, description: 'Contratos' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const tag = await db
      .insertInto('task_markers')
      .values({ name: 'Urgente', color: '#e54d2e' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const body = { reportType: 'LIST', processIds: `${processId},9999`, sectorIds: String(sector.id) } as const;
    await admin.call(createExport, { body });
    const query = {
      myTasks: false,
      assignedToMe: false,
      status: 'TO_DO',
      process: 'Compras',
      taskMarker: tag.id,
    } as const;
    await admin.call(downloadTaskReport, { params: { reportName: 'attendance-to-do' }, query });
    const [downloaded, exported] = (await read()).elements;
    expect(exported?.changes).toHaveLength(2);
    expect(exported?.changes).toContainEqual({
      attribute: 'processIds',
      before: null,
      after: [
        { id: processId, name: 'Compras' },
        { id: 9999, name: '9999' },
      ],
    });
    expect(exported?.changes).toContainEqual({
      attribute: 'sectorIds',
      before: null,
      after: [{ id: sector.id, name: 'Contratos' }],
    });
    expect(downloaded?.changes).toContainEqual({
      attribute: 'taskMarker',
      before: null,
      after: [{ id: tag.id, name: 'Urgente' }],
    });
  });

  test('exports of the trail do not appear among those of the report', async () => {
    const { admin } = await office();
    await admin.call(createAuditExport, { body: {} });
    expect(await admin.call(listExports)).toEqual({ elements: [], totalElements: 0 });
  });
});

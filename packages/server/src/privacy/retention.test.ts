import {
  addComment,
  assignTask,
  confirmRetention,
  createLegalBlock,
  finishTask,
  getRequest,
  getRetention,
  getTask,
  liftLegalBlock,
  listHistory,
  listReport,
  rateRequest,
  setRetention,
  simulateRetention,
  uploadAttachment,
} from '@tramita/client/contract';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { appendSheetRow } from '../db/sheets/sheets.ts';
import { insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase, testNow } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { note } from '../testing/refusals/office/busy-office.ts';
import { startAnonymisation } from './anonymise-person.ts';
import { carryOutAnonymisations } from './carry-out.ts';
import { findReturnedData, reapplyRemovals } from './reapply.ts';
import { removeOldContent } from './remove-old-content.ts';

describeDatabase('retention of the content of requests', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  /** A purchase that ended seven months ago, and the API of today. */
  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    const api = createTestApi(db);
    const { processId } = people;
    const end = async () => {
      const { idk, protocol } = await startPurchase(api, processId);
      await api.as('ana').call(addComment, { params: { id: idk }, body: { comments: 'com urgência' } });
      await api.as('ana').call(uploadAttachment, { body: { attachment: note(), processInstanceId: idk } });
      const approval = await openTaskOf(db, idk);
      await api.as('bia').call(finishTask, { params: { uuid: approval }, body: { approved: true, parecer: 'certo' } });
      const task = await openTaskOf(db, idk);
      await api.as('caio').call(assignTask, { params: { uuid: task } });
      await api.as('caio').call(finishTask, { params: { uuid: task }, body: { pedido: '77' } });
      await api.as('ana').call(rateRequest, { params: { uuid: protocol }, body: { status: 1, comment: 'bom' } });
      const row = { url: 'https://planilha.example', tab: 'Compras', columns: [], cells: { item: 'mesa' } };
      await appendSheetRow(db, 'planilha', { ...row, processId, key: `${protocol}-1`, at: testNow });
      return { idk, protocol, task };
    };
    const age = (idk: number, months: number) =>
      sql`update instances set finished_at = finished_at - make_interval(months => ${months}),
        created_at = created_at - make_interval(months => ${months}) where idk = ${idk}`.execute(db);
    const admin = api.as('admin');
    const params = { id: processId };
    const keep = (months: 6 | 12 | null) =>
      admin.call(setRetention, { params, body: { months, reason: 'prazo legal' } });
    return { db, api, admin, params, people, end, age, keep };
  }

  const contentOf = async (db: ReturnType<typeof database>['db'], idk: number) => {
    const count = (table: 'comments' | 'attachments') =>
      db.selectFrom(table).select('id').where('idk', '=', idk).execute();
    return {
      request: await db.selectFrom('instances').selectAll().where('idk', '=', idk).executeTakeFirstOrThrow(),
      comments: (await count('comments')).length,
      attachments: (await count('attachments')).length,
      rows: (await db.selectFrom('sheet_rows').select('id').execute()).length,
    };
  };

  test('D13.06 the content of requests older than the rule is removed, and everything else stays', async () => {
    const { db, api, admin, params, end, age, keep } = await office();
    const old = await end();
    const young = await end();
    await age(old.idk, 7);
    const ana = api.as('ana');
    const seen = async () => ({
      detail: await ana.call(getRequest, { params: { uuid: old.protocol } }),
      task: await api.as('caio').call(getTask, { params: { uuid: old.task } }),
      history: await ana.call(listHistory, { params: { id: old.protocol } }),
      steps: await db
        .selectFrom('instance_steps')
        .selectAll()
        .where('idk', '=', old.idk)
        .orderBy('step_order')
        .execute(),
      tasks: await db.selectFrom('tasks').selectAll().where('idk', '=', old.idk).orderBy('id').execute(),
      report: await admin.call(listReport, { query: { idk: String(old.idk) } }),
    });
    const before = await seen();
    expect(await admin.call(getRetention, { params })).toMatchObject({ months: null, reason: '', waiting: null });
    await removeOldContent(api.services);
    expect(await contentOf(db, old.idk), 'without a limit nothing is removed').toMatchObject({ comments: 1 });

    expect(await keep(12)).toMatchObject({ months: 12, reason: 'prazo legal' });
    await removeOldContent(api.services);
    expect(await contentOf(db, old.idk)).toMatchObject({ comments: 1 });
    await keep(6);
    await removeOldContent(api.services);

    const removed = await contentOf(db, old.idk);
    expect(removed).toMatchObject({ comments: 0, attachments: 0, rows: 1 });
    expect(removed.request).toMatchObject({
      data: {},
      list_data: {},
      motive: null,
      nps_status: 1,
      nps_comment: null,
      status: 'FINISHED',
      content_removed_at: testNow,
    });
    expect(await contentOf(db, young.idk)).toMatchObject({ comments: 1, attachments: 1 });
    const after = await seen();
    expect(after.steps).toEqual(before.steps);
    expect(after.tasks).toEqual(before.tasks);
    expect(after.detail).toMatchObject({
      contentRemovedAt: testNow.toISOString(),
      processInstanceId: old.idk,
      protocol: old.protocol,
      status: before.detail.status,
      createdAt: before.detail.createdAt,
      finishedAt: before.detail.finishedAt,
      npsStatus: 1,
      npsComment: null,
    });
    expect(after.task).toMatchObject({ contentRemovedAt: testNow.toISOString(), finishedAt: before.task.finishedAt });
    expect(after.report.map(({ uuid, status }) => ({ uuid, status }))).toEqual(
      before.report.map(({ uuid, status }) => ({ uuid, status })),
    );
    const withoutTexts = (entries: typeof before.history) => entries.map(({ message: _, ...entry }) => entry);
    expect(withoutTexts(after.history)).toEqual(withoutTexts(before.history));
    expect(new Set(after.history.map(({ message }) => message))).toEqual(
      new Set(['O texto deste registro foi removido']),
    );
    const files = await db.selectFrom('jobs').select('payload').where('kind', '=', 'remove-files').execute();
    expect(files).toHaveLength(1);
    const [first, ...rows] = await db
      .selectFrom('audit_events')
      .select(['action', 'object_kind', 'changes', 'reason', 'origin'])
      .where('object_kind', '=', 'process')
      .orderBy('id')
      .execute();
    expect(first).toMatchObject({ action: 'CHANGED', reason: 'prazo legal' });
    expect(rows.at(-1)).toMatchObject({
      action: 'REMOVED',
      origin: 'SYSTEM',
      reason: 'prazo legal',
      changes: [{ attribute: 'requests', before: 1, after: null }],
    });
  });

  test('D13.08 a simulation counts the requests, and a first run of more than 1,000 waits for a confirmation', async () => {
    const { db, api, admin, params, people, end, age, keep } = await office();
    const { idk } = await end();
    await age(idk, 7);
    await sql`
      insert into instances (protocol, process_id, status, created_by, started_by, created_at, finished_at, data)
      select gen_random_uuid(), ${people.processId}, 'FINISHED', ${people.ana}, ${people.ana}, ${testNow}::timestamptz - interval '2 years',
        ${testNow}::timestamptz - interval '1 year', '{"item": "mesa"}'
      from generate_series(1, 1000)`.execute(db);
    const simulate = (months: number) => admin.call(simulateRetention, { params, query: { months } });
    expect(await simulate(6)).toEqual({ requests: 1001, blocked: 0 });
    expect(await simulate(24)).toEqual({ requests: 0, blocked: 0 });
    await keep(6);
    const full = () =>
      sql<{ count: number }>`select count(*)::integer as count from instances where data <> '{}'`.execute(db);
    await removeOldContent(api.services);
    expect((await full()).rows[0]?.count).toBe(1001);
    expect(await admin.call(getRetention, { params })).toMatchObject({ waiting: 1001, firstRunAt: null });
    const onProcess = { kind: 'PROCESS', objectId: people.processId, reason: 'processo' } as const;
    const block = await admin.call(createLegalBlock, { body: onProcess });
    await removeOldContent(api.services);
    expect(await admin.call(getRetention, { params }), 'nothing is left to confirm').toMatchObject({ waiting: null });
    await admin.call(liftLegalBlock, { params: { id: block.id }, body: { reason: 'arquivado' } });
    await removeOldContent(api.services);
    expect((await full()).rows[0]?.count).toBe(1001);
    expect(await admin.call(confirmRetention, { params })).toMatchObject({ waiting: null });
    expect(await db.selectFrom('jobs').select('kind').where('kind', '=', 'remove-content').execute()).toHaveLength(1);
    const stopped = new AbortController();
    stopped.abort(new Error('stopped'));
    await expect(removeOldContent(api.services, stopped.signal)).rejects.toThrow('stopped');
    await removeOldContent(api.services);
    expect((await full()).rows[0]?.count).toBe(0);
    expect(await admin.call(getRetention, { params })).toMatchObject({ firstRunAt: testNow.toISOString() });
    await expect(admin.call(confirmRetention, { params })).rejects.toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
    });
  });

  test('D13.07 legal blocks on request, process and person keep the content until they are lifted', async () => {
    const { db, api, admin, params, people, end, age, keep } = await office();
    const { idk } = await end();
    await age(idk, 7);
    await keep(6);
    for (const [kind, objectId] of [
      ['REQUEST', idk],
      ['PROCESS', people.processId],
      ['PERSON', people.ana],
    ] as const) {
      const block = await admin.call(createLegalBlock, { body: { kind, objectId, reason: 'processo' } });
      expect(await admin.call(simulateRetention, { params, query: { months: 6 } })).toEqual({
        requests: 0,
        blocked: 1,
      });
      await removeOldContent(api.services);
      expect(await contentOf(db, idk), kind).toMatchObject({ comments: 1, attachments: 1 });
      expect(block).toMatchObject({ createdBy: { completeName: 'Rita Silva' }, lifted: null });
      const lifted = await admin.call(liftLegalBlock, { params: { id: block.id }, body: { reason: 'arquivado' } });
      expect(lifted.lifted).toMatchObject({ reason: 'arquivado', by: { completeName: 'Rita Silva' } });
    }
    await removeOldContent(api.services);
    expect(await contentOf(db, idk)).toMatchObject({ comments: 0, attachments: 0 });
    const trail = await db
      .selectFrom('audit_events')
      .select(['action', 'object_kind', 'object_id', 'reason'])
      .where('action', 'in', ['BLOCKED', 'UNBLOCKED'])
      .orderBy('id')
      .limit(2)
      .execute();
    expect(trail).toEqual([
      { action: 'BLOCKED', object_kind: 'request', object_id: String(idk), reason: 'processo' },
      { action: 'UNBLOCKED', object_kind: 'request', object_id: String(idk), reason: 'arquivado' },
    ]);
  });

  test('D13.09 what a restored backup brought back is found and removed again', async () => {
    const { db, api, end, age, keep } = await office();
    const { idk } = await end();
    await age(idk, 7);
    await keep(6);
    const gone = await insertUser(db, { user_name: 'paula', first_name: 'Paula', active: false });
    const other = await insertUser(db, { user_name: 'outra', active: false });
    const before = {
      people: await db.selectFrom('users').selectAll().where('id', 'in', [gone, other]).execute(),
      request: await db.selectFrom('instances').selectAll().where('idk', '=', idk).executeTakeFirstOrThrow(),
    };
    for (const id of [gone, other]) await db.transaction().execute((tx) => startAnonymisation(tx, id, testNow));
    await carryOutAnonymisations(api.services);
    await removeOldContent(api.services);
    expect(await findReturnedData(db, api.services.files)).toEqual({ people: [], requests: [] });

    // the older backup: the list in the file store stays
    for (const { id, list_name: _, created_at: __, ...row } of before.people) {
      const created = id === other ? { created_at: new Date('2026-03-01T00:00:00Z') } : {};
      await db
        .updateTable('users')
        .set({ ...row, ...created, active: true })
        .where('id', '=', id)
        .execute();
    }
    const data = JSON.stringify(before.request.data);
    await db.updateTable('instances').set({ data, content_removed_at: null }).where('idk', '=', idk).execute();
    await db.deleteFrom('settings').execute();
    expect(await findReturnedData(db, api.services.files), 'another person has the id of the second').toEqual({
      people: [gone],
      requests: [{ idk, protocol: before.request.protocol }],
    });
    expect(await reapplyRemovals(api.services)).toEqual({ people: 1, requests: 1, kept: [] });
    expect(await findReturnedData(db, api.services.files)).toEqual({ people: [], requests: [] });
    const names = await db
      .selectFrom('users')
      .select('complete_name')
      .where('id', 'in', [gone, other])
      .orderBy('id')
      .execute();
    expect(names.map(({ complete_name: name }) => name)).toEqual([
      `Pessoa removida ${gone}`,
      expect.stringContaining('Silva'),
    ]);
    expect((await contentOf(db, idk)).request.data).toEqual({});
  });
});

import {
  activatePerson,
  addComment,
  anonymisePerson,
  cancelRequest,
  checkAnonymisation,
  createExport,
  createLegalBlock,
  createPerson,
  deactivatePerson,
  finishTask,
  getNpsGraphs,
  getPerson,
  getSlaGraphs,
  liftLegalBlock,
  listHistory,
  listReport,
  listSlaProcesses,
  setDataPurpose,
  startRequest,
  updatePerson,
  uploadAttachment,
} from '@tramita/client/contract';
import { type Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { findBrokenSeal, sealAuditEvents } from '../db/audit/audit-seals.ts';
import { removeFilesKind } from '../db/jobs/file-removal-job.ts';
import { leaseJob } from '../db/jobs/jobs.ts';
import { readPurpose } from '../db/people/data-purpose.ts';
import { textColumns } from '../db/privacy/text-columns.ts';
import type { Database } from '../db/tables/schema.ts';
import { insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { openImportBench } from '../imports/testing/import-bench.ts';
import { createRemoveFilesHandler } from '../jobs/remove-files.ts';
import { runJob } from '../jobs/run-job.ts';
import { newUser, scimBench } from '../scim/testing/scim-bench.ts';
import { makeAdministrator } from '../sign-in/administrators.ts';
import { signInFirst } from '../sign-in/first-sign-in.ts';
import { testRules } from '../sign-in/testing/sign-in-rules.ts';
import { ask, field, openTaskOf, startPurchase, type TestApi } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { insertBusyOffice, note } from '../testing/refusals/office/busy-office.ts';
import { runExports } from '../testing/refusals/office/exports.ts';
import { carryOutAnonymisations } from './carry-out.ts';
import { filesContain } from './find-in-files.ts';

const cpf = '470.670.791-95';
const names = {
  userName: 'ana.beatriz',
  firstName: 'Ana Beatriz',
  lastName: "Sant'Anna",
  completeName: "Ana Beatriz Sant'Anna",
  nickName: 'Bia da Compra',
  email: 'ana.beatriz@empresa.example',
  custom1: '207056',
  custom2: cpf,
};
const former = ['Ana Silva', names.completeName, 'Sant&#39;Anna', 'Bia da Compra', 'ana.beatriz', cpf, '47067079195'];

/** Returns the places where a text of the database contains one of the former names. */
async function placesOf(db: Kysely<Database>): Promise<string[]> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns where table_schema = current_schema()
      and udt_name in ('text', 'varchar', 'jsonb', 'json', '_text')`.execute(db);
  const places: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    if (textColumns[table as keyof typeof textColumns].content?.includes(column)) continue;
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(`t.${column}`)}::text as value from ${sql.table(table)} t
      where exists (
        select from unnest(${former}::text[]) f (known) where strpos(lower(${sql.ref(`t.${column}`)}::text), lower(known)) > 0
      )`.execute(db);
    places.push(...rows.map(({ value }) => `${table}.${column}: ${value.slice(0, 200)}`));
  }
  return places;
}

/** Runs the queued jobs that remove files. */
async function runFileRemovals({ services }: TestApi): Promise<void> {
  const options = { leaseMs: 10_000, signal: new AbortController().signal };
  const handlers = { [removeFilesKind]: createRemoveFilesHandler(services) };
  for (;;) {
    const job = await leaseJob(services.db, { ...options, kinds: [removeFilesKind], now: services.now() });
    if (!job) return;
    await runJob(services, handlers, job, options);
  }
}

describeDatabase('anonymisation of a person', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  /** The office after a year with Ana, who changed her name, made requests, approved others and left. */
  async function office({ hasTexts = true } = {}) {
    const { db } = database();
    const places = await insertBusyOffice(db);
    const { api, ana, bia, processId } = places;
    const admin = api.as('admin');
    await admin.call(updatePerson, { params: { id: ana }, body: names });
    await admin.call(setDataPurpose, { body: { text: `Encarregada: ${names.completeName}, ${names.email}` } });
    await db.updateTable('users').set({ superior_id: ana }).where('id', '=', places.eva).execute();
    const form = await insertProcess(
      db,
      {
        steps: [
          { ...step.start('approve'), fields: [ask('texto')] },
          step.approval({
            id: 'approve',
            title: 'Aprovação',
            assignees: [{ id: ana, firstName: names.firstName }],
            connections: to('end'),
            fields: [ask('texto')],
          }),
          step.end(),
        ],
        fields: [
          field('texto'),
          ...['customName', 'userName', 'custom1', 'custom2', 'customNameN1', 'custom1N1', 'userNameN1'].map((key) =>
            field(`de_${key}`, { type: 'assigneeData', assigneeData: key }),
          ),
        ],
      },
      { name: 'dados', title: `Pedidos de ${names.completeName}`, created_by: ana },
    );
    const start = async (userName: string) => {
      const body = { texto: `pedido de ${names.completeName}` };
      return (await api.as(userName).call(startRequest, { params: { id: form }, body })).startProcessDto;
    };
    const own = await start(names.userName);
    const ofEva = await start('eva');
    const anas = api.as(names.userName);
    const task = await openTaskOf(db, ofEva.idk);
    await anas.call(finishTask, {
      params: { uuid: task },
      body: { approved: false, motive: `decidi: ${names.completeName}` },
    });
    await anas.call(addComment, { params: { id: own.idk }, body: { comments: `sou ${names.completeName}` } });
    await anas.call(uploadAttachment, {
      body: { attachment: note(`${names.userName}.txt`), processInstanceId: own.idk },
    });
    await anas.call(finishTask, { params: { uuid: await openTaskOf(db, own.idk) }, body: { approved: true } });
    const purchase = await startPurchase(api, processId, names.userName);
    await api.as('bia').call(addComment, { params: { id: purchase.idk }, body: { comments: 'certo' } });
    if (hasTexts) await insertTexts(db, ana, bia);
    const open = await db
      .selectFrom('instances')
      .select('protocol')
      .where('created_by', '=', ana)
      .where('status', '=', 'IN_PROGRESS')
      .execute();
    for (const { protocol } of open) {
      const call = { params: { protocolKirk: protocol }, body: { motive: `a pedido de ${names.completeName}` } };
      await anas.call(cancelRequest, call);
    }
    await admin.call(deactivatePerson, { params: { id: ana } });
    await db.deleteFrom('task_addressees').where('user_id', '=', ana).where('is_open', '=', true).execute();
    await sealAuditEvents(db);
    return { ...places, db, admin, form, own, ofEva };
  }

  const anonymise = async ({ admin, ana, api }: Awaited<ReturnType<typeof office>>) => {
    const person = await admin.call(anonymisePerson, { params: { id: ana }, body: { userName: names.userName } });
    await carryOutAnonymisations(api.services);
    return person;
  };

  test('D13.04 no text column contains the former names, only form values, sheet rows, comments and attachments', async () => {
    const places = await office();
    const { db, ana, own, ofEva, form, exported, auditExported, dataExported } = places;
    const nameless = await places.api
      .as('auditora')
      .call(createExport, { body: { process: 'Férias', reportType: 'LIST' } });
    await runExports(places.api);
    const replacement = `Pessoa removida ${ana}`;
    expect((await placesOf(db)).length).toBeGreaterThan(40);
    expect(await anonymise(places)).toMatchObject({
      userName: replacement,
      completeName: replacement,
      firstName: replacement,
      nickName: replacement,
      email: null,
      custom1: null,
      custom2: null,
      roles: '',
      active: false,
      externalIds: [],
      anonymisedAt: expect.any(String),
    });
    expect(await placesOf(db)).toEqual([]);

    const row = await db.selectFrom('users').selectAll().where('id', '=', ana).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      picture: null,
      subject: null,
      list_name: `pessoa removida ${ana} pessoa removida ${ana}`,
    });
    for (const table of ['absences', 'task_drafts', 'notifications', 'outbox_messages', 'role_grants'] as const) {
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', ana).execute(), table).toEqual([]);
    }
    expect(await db.selectFrom('external_ids').selectAll().where('record_id', '=', ana).execute()).toEqual([]);
    await runFileRemovals(places.api);
    const gone = [dataExported.own.ready, dataExported.byAdmin.ready, auditExported.ofOther, exported.ready];
    for (const uuid of gone) {
      expect(await db.selectFrom('exports').select('id').where('uuid', '=', uuid).execute()).toEqual([]);
      expect(await places.files.get(`exports/${uuid}/1-0`)).toBeNull();
    }
    expect(await places.files.get(`exports/${nameless.uuid}/1-0`), 'an export of another user').not.toBeNull();
    const values = async (idk: number) =>
      await db.selectFrom('instances').select(['data', 'list_data']).where('idk', '=', idk).executeTakeFirstOrThrow();
    const ownValues = {
      texto: `pedido de ${names.completeName}`,
      approvedBy: replacement,
      de_customName: replacement,
      de_userName: replacement,
      de_custom1: '',
      de_custom2: '',
    };
    expect(await values(own.idk)).toMatchObject({ data: ownValues, list_data: ownValues });
    expect((await values(ofEva.idk)).data).toMatchObject({
      reprovedBy: replacement,
      motive: `decidi: ${replacement}`,
      de_customName: 'Eva Silva',
      de_customNameN1: replacement,
      de_userNameN1: replacement,
      de_custom1N1: '',
    });
    const [history] = await db
      .selectFrom('histories')
      .select('message')
      .where('idk', '=', own.idk)
      .where('kind', '=', 'STARTED')
      .execute();
    expect(history?.message).toBe(`<b>${replacement}</b> abriu a solicitação`);
    const { definition, title } = await db
      .selectFrom('processes')
      .select(['definition', 'title'])
      .where('id', '=', form)
      .executeTakeFirstOrThrow();
    expect(title).toBe(`Pedidos de ${replacement}`);
    expect(definition.steps.flatMap((each) => ('assignees' in each ? each.assignees : []))).toEqual([
      { id: ana, firstName: replacement },
    ]);
    expect(await readPurpose(db)).toBe(`Encarregada: ${replacement}, ${replacement}`);
    expect(await db.selectFrom('anonymisations').select('former').execute()).toEqual([{ former: null }]);
  });

  test('D12.04 the audit trail names the person no more, and its seal is renewed with a row about it', async () => {
    const places = await office();
    const { db, ana, admin } = places;
    expect(await findBrokenSeal(db)).toBeNull();
    const before = await db.selectFrom('audit_events').selectAll().orderBy('id').execute();
    await anonymise(places);
    expect(await findBrokenSeal(db)).toBeNull();
    const after = await db.selectFrom('audit_events').selectAll().orderBy('id').execute();
    const replacement = `Pessoa removida ${ana}`;
    const changed = after.find(({ action, object_id: id }) => action === 'CHANGED' && id === String(ana));
    expect(changed).toMatchObject({
      object_name: replacement,
      changes: expect.arrayContaining([
        { attribute: 'userName', before: replacement, after: replacement },
        { attribute: 'firstName', before: replacement, after: replacement },
        { attribute: 'completeName', before: replacement, after: replacement },
        { attribute: 'custom2', before: null, after: '***.670.791-**' },
      ]),
    });
    const first = before.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(after[index]));
    expect(after.slice(before.length)).toMatchObject([
      { action: 'ANONYMISED', object_kind: 'person', object_id: String(ana), object_name: replacement },
      {
        action: 'ANONYMISED',
        object_kind: 'audit',
        changes: [
          { attribute: 'person', after: replacement },
          { attribute: 'rows', after: expect.any(Number) },
          { attribute: 'sealRenewedFrom', after: before[first]?.id },
        ],
      },
    ]);
    await admin.call(createPerson, { body: { userName: 'depois', firstName: 'De', lastName: 'Pois' } });
    await sealAuditEvents(db);
    expect(await findBrokenSeal(db)).toBeNull();
  });

  test('D13.05 numbers, dates, decisions and counts of dashboards and reports stay the same', async () => {
    const places = await office({ hasTexts: false });
    const { db, admin, own, ana } = places;
    const department = await db
      .insertInto('departments')
      .values({ description: 'Compras' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('processes').set({ department_id: department.id }).execute();
    const area = { departmentId: department.id };
    const read = async () => ({
      sla: await admin.call(getSlaGraphs, { query: area }),
      processes: await admin.call(listSlaProcesses, { query: area }),
      nps: await admin.call(getNpsGraphs, { query: area }),
      report: await admin.call(listReport, { query: { department: department.id, itemsPerPage: 50 } }),
      history: await admin.call(listHistory, { params: { id: own.protocol } }),
      person: await admin.call(getPerson, { params: { id: ana } }),
    });
    const personal = /^(completeName|nickName|userName|firstName|lastName|email|picture|custom\d)$/;
    const kept = (value: unknown) =>
      JSON.stringify(value, (key, item) =>
        personal.test(key) || key === 'message' || key === 'data' ? undefined : item,
      )
        .replaceAll(names.completeName, `Pessoa removida ${ana}`)
        .replaceAll('Ana Silva', `Pessoa removida ${ana}`);
    const before = await read();
    await anonymise(places);
    const after = await read();
    const { person: stored, ...counted } = before;
    const { person: removed, ...recounted } = after;
    expect(JSON.parse(kept(recounted))).toEqual(JSON.parse(kept(counted)));
    expect(before.report.length).toBeGreaterThan(5);
    const { id, jobTitle, branch, superior, status, groups, createdAt, signedInAt, deactivatedAt } = stored;
    expect(removed).toMatchObject({
      id,
      jobTitle,
      branch,
      superior,
      status,
      groups,
      createdAt,
      signedInAt,
      deactivatedAt,
    });
  });

  test('D13.05 a change of the old row returns 409, and a new person can get the former user name', async () => {
    const places = await office();
    const { db, ana, admin, api } = places;
    await anonymise(places);
    const refused = { status: 409, errorCode: 'PERSON_ANONYMISED' };
    const change = { params: { id: ana }, body: { nickName: 'Ana' } };
    await expect(admin.call(updatePerson, change)).rejects.toMatchObject({
      ...refused,
      problem: { message: 'Os dados desta pessoa foram removidos e não podem ser alterados.' },
    });
    await expect(makeAdministrator(api.services, { userName: `Pessoa removida ${ana}` })).rejects.toMatchObject(
      refused,
    );
    const old = await db.selectFrom('users').selectAll().where('id', '=', ana).executeTakeFirstOrThrow();
    const { id } = await admin.call(createPerson, { body: { ...names, custom2: null } });
    expect(id).not.toBe(ana);
    expect(await db.selectFrom('users').selectAll().where('id', '=', ana).executeTakeFirstOrThrow()).toEqual(old);
  });

  test('D13.05 a file that names the old row is refused, and one with the former user name creates a person', async () => {
    const { db } = database();
    const bench = await openImportBench(db);
    const gone = await insertUser(db, { user_name: 'paula', active: false });
    await bench.api.as('admin').call(anonymisePerson, { params: { id: gone }, body: { userName: 'PAULA' } });
    await carryOutAnonymisations(bench.api.services);
    const heading = 'Usuário;Nome;Sobrenome';
    const checked = await bench.check([heading, 'paula;Paula;Nova', `Pessoa removida ${gone};Outra;Pessoa`]);
    expect(checked).toMatchObject({ counts: { created: 1, changed: 0, reactivated: 0, refused: 1 } });
    expect((await bench.apply(checked)).status).toBe('APPLIED');
    expect((await bench.person('paula')).id).not.toBe(gone);
  });

  test('D13.05 SCIM and sign-in treat the former user name, external id and subject as new', async () => {
    const { db } = database();
    const { api, admin, connect } = await scimBench(db);
    const entra = await connect();
    const removed = async (userName: string) => {
      const id = Number((await entra.call('POST', '/Users', newUser(userName))).body.id);
      await db
        .updateTable('users')
        .set({ subject: `s-${userName}` })
        .where('id', '=', id)
        .execute();
      await admin.call(deactivatePerson, { params: { id } });
      await admin.call(anonymisePerson, { params: { id }, body: { userName } });
      await carryOutAnonymisations(api.services);
      return id;
    };
    const [paula, quim] = [await removed('paula'), await removed('quim')];
    const rows = () => db.selectFrom('users').selectAll().where('id', 'in', [paula, quim]).orderBy('id').execute();
    const before = await rows();
    const changed = await entra.patch(`/Users/${paula}`, { op: 'replace', path: 'nickName', value: 'Paula' });
    expect(changed.body).toMatchObject({
      status: '409',
      detail: 'Os dados desta pessoa foram removidos e não podem ser alterados.',
    });
    const created = await entra.call('POST', '/Users', newUser('paula'));
    expect(created.status).toBe(201);
    const arrive = (userName: string) =>
      signInFirst(api.services, testRules({ createsPeople: true, externalIdClaim: 'oid' }), {
        subject: `s-${userName}`,
        claims: { preferred_username: userName, oid: `ext-${userName}`, name: 'De Novo' },
        claimsAt: null,
        userinfoAt: null,
      });
    expect(await arrive('paula')).toBe(Number(created.body.id));
    expect(before.map(({ id }) => id)).not.toContain(await arrive('quim'));
    expect(before.map(({ id }) => id)).not.toContain(Number(created.body.id));
    expect(await rows()).toEqual(before);
  });

  test('D13.03 an active person, another user name and a second anonymisation are refused', async () => {
    const { db } = database();
    const { api, admin } = await scimBench(db);
    const params = { id: await insertUser(db, { user_name: 'paula' }) };
    const anonymiseAs = (userName: string) => admin.call(anonymisePerson, { params, body: { userName } });
    await expect(anonymiseAs('paula')).rejects.toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    await admin.call(deactivatePerson, { params });
    await expect(anonymiseAs('paul')).rejects.toMatchObject({ status: 400, errorCode: 'VALIDATION_ERROR' });
    expect(await admin.call(getPerson, { params })).toMatchObject({ userName: 'paula', anonymisedAt: null });
    await anonymiseAs('paula');
    await carryOutAnonymisations(api.services);
    const refused = { status: 409, errorCode: 'PERSON_ANONYMISED' };
    await expect(anonymiseAs(`Pessoa removida ${params.id}`)).rejects.toMatchObject(refused);
    await expect(admin.call(activatePerson, { params })).rejects.toMatchObject(refused);
  });

  test('a stopped anonymisation continues, and the seal is valid at every moment', async () => {
    const places = await office();
    const { db, ana, admin, api } = places;
    const rows = Array.from({ length: 700 }, (_, index) => ({
      actor_name: index % 3 === 0 ? names.completeName : 'Outra pessoa',
      origin: 'SYSTEM' as const,
      action: 'CREATED' as const,
      object_kind: 'group' as const,
      changes: '[]',
    }));
    await db.insertInto('audit_events').values(rows).execute();
    await sealAuditEvents(db);
    await admin.call(anonymisePerson, { params: { id: ana }, body: { userName: names.userName } });
    let batches = 0;
    for (let isDone = false; !isDone; ) {
      batches += 1;
      const stop = new AbortController();
      const signal = {
        throwIfAborted() {
          if (stop.signal.aborted) throw new Error('stopped');
          stop.abort();
        },
      } as AbortSignal;
      await carryOutAnonymisations(api.services, signal).then(
        () => {
          isDone = true;
        },
        (error: Error) => expect(error.message).toBe('stopped'),
      );
      await sealAuditEvents(db);
      expect(await findBrokenSeal(db)).toBeNull();
    }
    expect(batches).toBeGreaterThan(50);
    expect(await placesOf(db)).toEqual([]);
  });

  test('D13.07 a person with open work or a legal block is not anonymised', async () => {
    const places = await office();
    const { ana, admin, db, own } = places;
    const body = { userName: names.userName };
    const params = { id: ana };
    const blocked = async (kind: 'PERSON' | 'REQUEST' | 'PROCESS', objectId: number) => {
      const block = await admin.call(createLegalBlock, { body: { kind, objectId, reason: 'processo judicial' } });
      await expect(admin.call(anonymisePerson, { params, body })).rejects.toMatchObject({
        status: 409,
        errorCode: 'LEGAL_BLOCK',
      });
      expect(await admin.call(checkAnonymisation, { params })).toMatchObject({ legalBlocks: 1 });
      await admin.call(liftLegalBlock, { params: { id: block.id }, body: { reason: 'arquivado' } });
    };
    await blocked('PERSON', ana);
    await blocked('REQUEST', own.idk);
    await blocked('PROCESS', places.form);
    const { idk } = await startPurchase(places.api, places.processId, 'eva');
    await db.updateTable('instances').set({ started_by: ana }).where('idk', '=', idk).execute();
    await expect(admin.call(anonymisePerson, { params, body })).rejects.toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
    });
    expect(await admin.call(checkAnonymisation, { params })).toMatchObject({ openRequests: 1, openTasks: 0 });
    await db.updateTable('instances').set({ started_by: places.eva }).where('idk', '=', idk).execute();
    await db.updateTable('tasks').set({ held_by: ana }).where('idk', '=', idk).execute();
    await expect(admin.call(anonymisePerson, { params, body })).rejects.toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
    });
  });

  test('D13.04 D13.05 a name that is also that of a field or a step stays there, and requests of the process go on', async () => {
    const { db } = database();
    const { api } = await insertBusyOffice(db);
    const admin = api.as('admin');
    const gone = await insertUser(db, {
      user_name: 'compras',
      first_name: 'Compras',
      last_name: 'Compras',
      complete_name: 'Compras',
      active: false,
    });
    const mail = 'compras@empresa.example';
    await db.updateTable('users').set({ email: mail }).where('id', '=', gone).execute();
    const definition = {
      steps: [
        { ...step.start('compras'), fields: [ask('compras', { fieldId: 'compras' })] },
        step.task({
          id: 'compras',
          title: 'Falar com Compras',
          assignees: [{ id: 1, firstName: '' }],
          connections: to('end'),
          fields: [{ fieldId: 'compras', visible: '#compras != ""', required: 'false', editable: 'true' }],
        }),
        step.end(),
      ],
      fields: [field('compras', { id: 'compras', label: 'Pedido a Compras', hint: `Escreva a ${mail}` })],
    };
    const id = await insertProcess(db, definition, { name: 'dados', title: 'Pedidos' });
    await admin.call(anonymisePerson, { params: { id: gone }, body: { userName: 'compras' } });
    await carryOutAnonymisations(api.services);
    const removed = `Pessoa removida ${gone}`;
    const stored = await db.selectFrom('processes').select('definition').where('id', '=', id).executeTakeFirstOrThrow();
    expect(stored.definition.fields).toMatchObject([
      { id: 'compras', name: 'compras', label: `Pedido a ${removed}`, hint: `Escreva a ${removed}` },
    ]);
    expect(stored.definition.steps).toMatchObject([
      { connections: [{ stepId: 'compras' }], fields: [{ fieldId: 'compras' }] },
      { id: 'compras', title: `Falar com ${removed}`, fields: [{ fieldId: 'compras', visible: '#compras != ""' }] },
      { id: 'end' },
    ]);
    const { startProcessDto } = await admin.call(startRequest, { params: { id }, body: { compras: 'papel' } });
    expect(await openTaskOf(db, startProcessDto.idk)).toEqual(expect.any(String));
  });

  test('D13.04 C5.08 files of exports are searched between the transactions', async () => {
    const places = await office();
    const { api, db, ana, admin } = places;
    await admin.call(anonymisePerson, { params: { id: ana }, body: { userName: names.userName } });
    let searched = 0;
    const files = Object.assign(Object.create(places.files), {
      get: async (key: string) => {
        // waits, and fails on Postgres, while the transaction of a batch has the row
        const row = sql`select from anonymisations where user_id = ${ana} for update nowait`;
        if (key.startsWith('exports/')) await row.execute(db);
        searched += Number(key.startsWith('exports/'));
        return places.files.get(key);
      },
    });
    await carryOutAnonymisations({ ...api.services, files });
    expect(searched).toBeGreaterThan(0);
  });

  test('D13.04 an export that is written during the anonymisation contains no former name', async () => {
    const places = await office();
    const { api, db, ana } = places;
    const order = { body: { process: 'Compras', reportType: 'LIST' } } as const;
    const { uuid } = await api.as('auditora').call(createExport, order);
    let written = 0;
    const files = Object.assign(Object.create(places.files), {
      put: async (key: string, bytes: Uint8Array, type: string) => {
        if (key.startsWith(`exports/${uuid}/`)) {
          written += 1;
          // its rows are read, and its file is not there yet
          if (written === 1) {
            expect(new TextDecoder().decode(bytes)).toContain(names.completeName);
            await anonymise(places);
          }
        }
        await places.files.put(key, bytes, type);
      },
    });
    await runExports({ ...api, services: { ...api.services, files } });
    const row = await db.selectFrom('exports').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
    expect(row.status).toBe('READY');
    expect(await filesContain(places.files, row.parts, [`Pessoa removida ${ana}`])).toBe(true);
    expect(await filesContain(places.files, row.parts, [names.completeName])).toBe(false);
    expect(written).toBe(2);
  });

  test('of two people with one name, only the texts about the removed one change', async () => {
    const { db } = database();
    const places = await insertBusyOffice(db);
    const twin = await insertUser(db, { user_name: 'ana.gemea', first_name: 'Ana', superior_id: places.bia });
    const { protocol } = await startPurchase(places.api, places.processId, 'ana.gemea');
    const gone = await insertUser(db, { user_name: 'ana.saiu', first_name: 'Ana', superior_id: places.bia });
    const own = await startPurchase(places.api, places.processId, 'ana.saiu');
    await places.api
      .as('ana.saiu')
      .call(cancelRequest, { params: { protocolKirk: own.protocol }, body: { motive: 'x' } });
    const admin = places.api.as('admin');
    await admin.call(deactivatePerson, { params: { id: gone } });
    await admin.call(anonymisePerson, { params: { id: gone }, body: { userName: 'ana.saiu' } });
    await carryOutAnonymisations(places.api.services);
    const messages = async (id: string) =>
      (await admin.call(listHistory, { params: { id } })).map(({ message }) => message).join(' ');
    expect(await messages(own.protocol)).not.toContain('Ana Silva');
    expect(await messages(protocol)).toContain('<b>Ana Silva</b> abriu a solicitação');
    expect(await admin.call(getPerson, { params: { id: twin } })).toMatchObject({ completeName: 'Ana Silva' });
  });
});

/** Writes the names of a person into texts that no call of the office writes. */
async function insertTexts(db: Kysely<Database>, ana: number, bia: number): Promise<void> {
  const text = `${names.completeName} (${names.userName}, ${names.email}, CPF ${cpf})`;
  const json = JSON.stringify({ nome: names.completeName, lista: [text, { cpf }] });
  const replaced = Object.entries(textColumns).flatMap(([table, { replaced = [], key = [] }]) =>
    replaced.map((column) => ({ table, column, key })),
  );
  const { rows: types } = await sql<{ table_name: string; column_name: string; udt_name: string }>`
    select table_name, column_name, udt_name from information_schema.columns
    where table_schema = current_schema()`.execute(db);
  for (const { table, column, key } of replaced) {
    const type = types.find((each) => each.table_name === table && each.column_name === column)?.udt_name;
    if (type !== 'text' || table === 'webhook_deliveries') continue;
    // one row of each table is enough
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = left(${sql.ref(column)}, 20) || ${`: ${text}`}
      where (${sql.join(key.map((each) => sql.ref(each)))}) in (
        select ${sql.join(key.map((each) => sql.ref(each)))} from ${sql.table(table)} limit 1
      ) and ${table !== 'processes'}`.execute(db);
  }
  await sql`update saved_views set state = ${json}::jsonb`.execute(db);
  await sql`update jobs set payload = payload || ${json}::jsonb where state <> 'WAITING'`.execute(db);
  const { id: source } = await db
    .insertInto('imports')
    .values({
      kind: 'people',
      source: 'file',
      file_name: `${names.userName}.csv`,
      complete: false,
      created_by: bia,
      created_at: new Date(),
      status: 'APPLIED',
      header: json,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('import_lines')
    .values([
      { import_id: source, line: 2, cells: JSON.stringify([names.userName, names.firstName, names.lastName]) },
      { import_id: source, line: 3, cells: JSON.stringify(['outra', names.userName]) },
    ])
    .execute();
  await sql`
    insert into import_changes (import_id, ordinal, line, effect, record_id, key, name, shown, write, audit)
    values (${source}, 1, 2, 'CHANGED', ${ana}, ${names.userName}, ${names.completeName}, ${json}::jsonb, ${json}::jsonb, ${json}::jsonb),
      (${source}, 2, 3, 'CHANGED', ${bia}, 'outra', 'Outra', ${json}::jsonb, ${json}::jsonb, ${json}::jsonb)`.execute(
    db,
  );
  await sql`
    insert into import_errors (import_id, ordinal, line, heading, value, reason, hint, name)
    values (${source}, 1, 3, 'Usuário', ${names.userName}, ${json}::jsonb, ${json}::jsonb, ${text})`.execute(db);
  await db
    .insertInto('external_ids')
    .values({ source: 'file', kind: 'PERSON', external_id: names.userName, record_id: ana })
    .execute();
  await db
    .insertInto('oidc')
    .values({ kind: 'Session', id: 's1', payload: JSON.stringify({ accountId: names.userName }) })
    .execute();
  const message = { channel: 'EMAIL', subject: text, body: text, path: '/', state: 'SENT' } as const;
  await db
    .insertInto('outbox_messages')
    .values([
      { ...message, user_id: ana, address: names.email },
      { ...message, user_id: bia, address: null, last_error: text },
    ])
    .execute();
  const content = JSON.stringify({ request: {}, values: { by: names.completeName } });
  await db
    .insertInto('notifications')
    .values([
      { user_id: ana, message: text, content },
      { user_id: bia, message: text, content },
    ])
    .execute();
  await sql`
    update users set picture = ${`data:${names.userName}`}, subject = ${names.userName}, locale = 'en'
    where id = ${ana}`.execute(db);
}

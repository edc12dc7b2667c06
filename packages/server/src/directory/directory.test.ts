import {
  activatePerson,
  assignTask,
  createPerson,
  deactivatePerson,
  finishTask,
  getPerson,
  listAssignees,
  listHistory,
  listPending,
  listPeople,
  listPersonTasks,
  releasePerson,
  setPersonGroups,
  setPersonRoles,
  updateGroup,
  updatePerson,
} from '@tramita/client/contract';
import { afterEach, expect, test } from 'vitest';
import { lockDirectory, replaceGrants, saveSource } from '../db/people/directory-writes.ts';
import { insertGroup, insertUser } from '../db/testing/builders.ts';
import { ownAttributes } from '../db/testing/own-attributes.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase, testNow } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import type { PersonInput } from './person-values.ts';
import { changePersonRow, createPersonRow } from './write-person.ts';

describeDatabase('people', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  const hr = { key: 'file', name: 'Arquivo do RH' };
  const provider = { key: 'scim:1', name: 'Entra' };

  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    await saveSource(db, { ...hr, kind: 'FILE' });
    await saveSource(db, { ...provider, kind: 'SCIM' });
    const api = createTestApi(db);
    return { db, api, admin: api.as('admin'), people };
  }
  const nova = { userName: 'nova.pessoa', firstName: 'Nova', lastName: 'Pessoa' };

  /** Changes a person as a source does; null creates one. */
  async function writeAs(source: typeof hr, id: number | null, input: PersonInput) {
    const { db } = database();
    const writer = { source, now: testNow };
    return db.transaction().execute(async (tx) => {
      await lockDirectory(tx);
      return id === null ? createPersonRow(tx, writer, input) : changePersonRow(tx, writer, id, input);
    });
  }

  const fieldsOf = (error: unknown) => (error as { fields: { name: string; message: string }[] }).fields;
  const problemsOf = async (call: Promise<unknown>) => fieldsOf(await call.catch((error: unknown) => error));

  test('a value that a second source repeats stays with the source that owns it', async () => {
    const { admin } = await office();
    const { id } = await writeAs(hr, null, nova);
    await writeAs(provider, id, nova);
    const { managed } = await admin.call(getPerson, { params: { id } });
    expect(new Set(managed.map(({ source }) => source.key))).toEqual(new Set(['file']));
    await expect(writeAs(provider, id, { lastName: 'Outro' })).rejects.toMatchObject({
      errorCode: 'MANAGED_ELSEWHERE',
    });
  });

  test('D1.02 service accounts are in no picker, no group, no hierarchy and not among the people', async () => {
    const { db, admin, people } = await office();
    const robot = await insertUser(db, { user_name: 'robo', first_name: 'Robô', kind: 'SERVICE' });
    await db.insertInto('group_members').values({ group_id: people.buyers, user_id: robot }).execute();
    expect((await admin.call(listAssignees, { query: { q: 'robô' } })).elements).toEqual([]);
    expect((await admin.call(listPeople, { query: { q: 'robô' } })).elements).toEqual([]);
    await expect(admin.call(getPerson, { params: { id: robot } })).rejects.toMatchObject({ status: 404 });
    const superior = admin.call(updatePerson, { params: { id: people.ana }, body: { superiorId: robot } });
    expect(await problemsOf(superior)).toEqual([{ name: 'superiorId', message: 'Este superior não existe' }]);
    const body = { name: 'Suprimentos', active: true, members: [people.caio, robot] };
    const group = admin.call(updateGroup, { params: { id: people.buyers }, body });
    expect(await problemsOf(group)).toEqual([{ name: 'members', message: 'Há membros que não existem' }]);
    const kept = await admin.call(updateGroup, {
      params: { id: people.buyers },
      body: { ...body, members: [people.caio] },
    });
    expect(kept.members.map(({ id }) => id)).toEqual([people.caio]);
  });

  test('D1.02 people have times of creation, change and deactivation', async () => {
    const { admin } = await office();
    const { id } = await admin.call(createPerson, { body: nova });
    const inactive = await admin.call(deactivatePerson, { params: { id } });
    expect(inactive).toMatchObject({
      createdAt: testNow.toISOString(),
      changedAt: testNow.toISOString(),
      deactivatedAt: expect.stringMatching(/Z$/),
      access: 'INACTIVE',
    });
    const again = await admin.call(activatePerson, { params: { id } });
    expect(again).toMatchObject({ deactivatedAt: null, access: 'NEVER' });
  });

  test('D5.01 tasks that a deactivated person took return to their other active addressees, or are pending', async () => {
    const { db, api, admin, people } = await office();
    const taken = async () => {
      const { idk, protocol } = await startPurchase(api, people.processId);
      const approval = await openTaskOf(db, idk);
      await api.as('bia').call(finishTask, { params: { uuid: approval }, body: { approved: true } });
      const uuid = await openTaskOf(db, idk);
      await api.as('caio').call(assignTask, { params: { uuid } });
      const holder = async () =>
        (await db.selectFrom('tasks').select('held_by').where('uuid', '=', uuid).executeTakeFirstOrThrow()).held_by;
      const newest = async () =>
        (await api.as('ana').call(listHistory, { params: { id: protocol } })).map(({ message }) => message)[0];
      return { uuid, idk, holder, newest };
    };
    const first = await taken();
    await admin.call(deactivatePerson, { params: { id: people.caio } });
    expect(await first.holder()).toBeNull();
    expect(await first.newest()).toBe(
      'O acesso de <b>Caio Silva</b> foi desativado; a tarefa da etapa <b>Compra</b> voltou para <b>Suprimentos</b>',
    );
    // access that returns gives no task back
    await admin.call(activatePerson, { params: { id: people.caio } });
    expect(await first.holder()).toBeNull();
    // without another active member of the group the task stays with the person
    const second = await taken();
    await admin.call(deactivatePerson, { params: { id: people.davi } });
    await admin.call(deactivatePerson, { params: { id: people.caio } });
    expect(await second.holder()).toBe(people.caio);
    expect(await second.newest()).not.toContain('desativado');
    const addressees = db.selectFrom('task_addressees').select('group_id').where('instance_idk', '=', second.idk);
    expect(await addressees.where('is_open', '=', true).execute()).toEqual([{ group_id: people.buyers }]);
    const { kinds } = await admin.call(listPending, { query: { kind: 'TASKS_OF_INACTIVE_PEOPLE' } });
    expect(kinds[0]?.entries).toMatchObject([{ idk: second.idk, causes: [{ id: people.caio }] }]);
  });

  test('an external id names one record of a source, and a record has one for each source', async () => {
    const { db, people } = await office();
    const link = (source: string, external_id: string, record_id: number, kind = 'PERSON' as const) =>
      db.insertInto('external_ids').values({ source, kind, external_id, record_id }).execute();
    await link('file', '1', people.ana);
    await link('scim:1', '1', people.ana);
    await expect(link('file', '1', people.bia)).rejects.toThrow();
    await expect(link('file', '2', people.ana)).rejects.toThrow();
    for (const kind of ['GROUP', 'BRANCH', 'JOB_TITLE', 'DEPARTMENT', 'SECTOR'] as const) {
      const row = { source: 'file', kind, external_id: '1', record_id: people.ana };
      await db.insertInto('external_ids').values(row).execute();
    }
  });

  test('D1.06 an attribute of a source is changed there only, until the person is released', async () => {
    const { db, admin, people } = await office();
    const params = { id: people.ana };
    await writeAs(hr, people.ana, { lastName: 'Souza', email: 'ana@redeipe.example' });
    const link = { source: hr.key, kind: 'PERSON', external_id: '7', record_id: people.ana } as const;
    await db.insertInto('external_ids').values(link).execute();
    const change = admin.call(updatePerson, { params, body: { lastName: 'Lima', nickName: 'Aninha' } });
    await expect(change).rejects.toMatchObject({
      status: 409,
      errorCode: 'MANAGED_ELSEWHERE',
      problem: { message: 'Este dado vem de Arquivo do RH e só pode ser alterado lá.' },
    });
    // sending the stored value is no change, and other attributes are free
    const free = await admin.call(updatePerson, { params, body: { lastName: ' Souza ', nickName: 'Aninha' } });
    expect(free).toMatchObject({ nickName: 'Aninha', sources: [hr], externalIds: [{ source: hr, externalId: '7' }] });
    expect(free.managed.map(({ attribute }) => attribute)).toContain('email');
    await expect(writeAs(provider, people.ana, { lastName: 'X' })).rejects.toMatchObject({
      errorCode: 'MANAGED_ELSEWHERE',
    });
    expect(await admin.call(releasePerson, { params })).toMatchObject({ sources: [], managed: [], externalIds: [] });
    expect(await admin.call(updatePerson, { params, body: { lastName: 'Lima' } })).toMatchObject({ lastName: 'Lima' });
  });

  test('D1.08 branch, job title and sector fill the custom fields that a write does not give', async () => {
    const { db, admin } = await office();
    const branch = async (name: string, code: string | null) =>
      (await db.insertInto('branches').values({ name, code }).returning('id').executeTakeFirstOrThrow()).id;
    const [coded, plain] = [await branch('Campinas', '042'), await branch('Jundiaí', null)];
    const title = await db.insertInto('job_titles').values({ name: 'Caixa' }).returning('id').executeTakeFirstOrThrow();
    const department = await db
      .insertInto('departments')
      .values({ description: 'Lojas' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sector = await db
      .insertInto('sectors')
      .values({ description: 'Regional', department_id: department.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const work = { branchId: coded, jobTitleId: title.id, sectorId: sector.id };
    const created = await admin.call(createPerson, {
      body: { ...nova, ...work, custom1: '207001', custom2: '47067079195' },
    });
    expect(created).toMatchObject({
      custom1: '207001',
      custom2: '470.670.791-95',
      custom3: 'Caixa',
      custom4: '042',
      custom5: 'Regional',
      sector: { id: sector.id, name: 'Regional' },
    });
    const params = { id: created.id };
    expect(await admin.call(updatePerson, { params, body: { branchId: plain } })).toMatchObject({ custom4: 'Jundiaí' });
    const given = { branchId: coded, custom4: '500' };
    expect(await admin.call(updatePerson, { params, body: given })).toMatchObject({ custom4: '500' });
    const refused = admin.call(updatePerson, { params, body: { custom2: '470.670.791-94' } });
    expect(await problemsOf(refused)).toEqual([{ name: 'custom2', message: 'Digite um CPF válido' }]);
  });

  test('D1.10 D1.09 a status, named without regard to case and accents, decides the personal menu unless the write does, and never the access', async () => {
    const { db, admin } = await office();
    const status = async (description: string, restricts_menu: boolean) =>
      (
        await db
          .insertInto('assignee_statuses')
          .values({ description, restricts_menu })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const [active, away] = [await status('Ativo', false), await status('Afastado', true)];
    const { id } = await admin.call(createPerson, { body: { ...nova, statusId: away } });
    const params = { id };
    const set = (body: object) => admin.call(updatePerson, { params, body });
    expect(await admin.call(getPerson, { params })).toMatchObject({ showOnlyPersonalMenu: true, active: true });
    expect(await set({ status: 'ATIVO' })).toMatchObject({ status: { id: active }, showOnlyPersonalMenu: false });
    const both = { status: 'afastado', showOnlyPersonalMenu: false };
    expect(await set(both)).toMatchObject({ status: { id: away }, showOnlyPersonalMenu: false, active: true });
    await admin.call(deactivatePerson, { params });
    expect(await set({ statusId: active })).toMatchObject({ active: false });
  });

  test('D1.11 refuses a superior who reports to the person, and names the cycle', async () => {
    const { admin, people } = await office();
    const set = (id: number, superiorId: number) => admin.call(updatePerson, { params: { id }, body: { superiorId } });
    const cycle = (message: string) => ({ status: 409, errorCode: 'HIERARCHY_CYCLE', problem: { message } });
    await expect(set(people.elisa, people.bia)).rejects.toMatchObject(
      cycle('A hierarquia forma um ciclo: Elisa Silva → Bia Silva → Elisa Silva.'),
    );
    await expect(set(people.elisa, people.ana)).rejects.toMatchObject(
      cycle('A hierarquia forma um ciclo: Elisa Silva → Ana Silva → Bia Silva → Elisa Silva.'),
    );
    await expect(set(people.eva, people.eva)).rejects.toMatchObject(
      cycle('A hierarquia forma um ciclo: Eva Silva → Eva Silva.'),
    );
    expect(await set(people.elisa, people.eva)).toMatchObject({ superior: { id: people.eva } });
  });

  test('D1.11 two changes at the same time cannot close a cycle', async () => {
    const { admin, people } = await office();
    const set = (id: number, superiorId: number) => admin.call(updatePerson, { params: { id }, body: { superiorId } });
    const sent = await Promise.allSettled([set(people.caio, people.davi), set(people.davi, people.caio)]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('roles are the union of the grants of all sources', async () => {
    const { db, admin, people } = await office();
    const params = { id: people.eva };
    await admin.call(setPersonRoles, { params, body: { roles: ['ROLE_REPORT', 'ROLE_SUPPORT'] } });
    const report = ['ROLE_REPORT'];
    for (const source of ['file', 'claim', 'rule:1']) {
      await replaceGrants(db, people.eva, source, { among: report, roles: report });
    }
    const rolesNow = async () => (await admin.call(getPerson, { params })).roles;
    expect(await rolesNow()).toBe('ROLE_REPORT,ROLE_SUPPORT');
    await admin.call(setPersonRoles, { params, body: { roles: [] } });
    expect(await rolesNow()).toBe('ROLE_REPORT');
    for (const source of ['file', 'claim']) await replaceGrants(db, people.eva, source, { among: report, roles: [] });
    expect(await rolesNow()).toBe('ROLE_REPORT');
    await replaceGrants(db, people.eva, 'rule:1', { among: report, roles: [] });
    expect(await rolesNow()).toBe('');
  });

  test('D1.13 refuses an unknown role and keeps unknown names that are stored', async () => {
    const { db, admin } = await office();
    const id = await insertUser(db, { user_name: 'antiga', roles: 'ROLE_USER, ROLE_OUTRO,ROLE_REPORT' });
    const params = { id };
    const unknown = admin.call(setPersonRoles, { params, body: { roles: ['ROLE_OUTRO' as 'ROLE_ADMIN'] } });
    await expect(unknown).rejects.toMatchObject({ status: 400, errorCode: 'VALIDATION_ERROR' });
    expect(await admin.call(getPerson, { params })).toMatchObject({ roles: 'ROLE_USER, ROLE_OUTRO,ROLE_REPORT' });
    const changed = await admin.call(setPersonRoles, { params, body: { roles: ['ROLE_SUPPORT'] } });
    expect(changed.roles).toBe('ROLE_USER,ROLE_OUTRO,ROLE_SUPPORT');
    expect((await admin.call(listPeople, { query: { role: 'ROLE_SUPPORT', q: 'antiga' } })).totalElements).toBe(1);
  });

  test('the last active administrator keeps role and access, and the attempt is audited', async () => {
    const { db, admin, people } = await office();
    const last = { status: 409, errorCode: 'LAST_ADMIN' };
    const message = 'Este é o último administrador ativo. Defina outro antes de continuar.';
    const params = { id: people.admin };
    await expect(admin.call(deactivatePerson, { params })).rejects.toMatchObject({ ...last, problem: { message } });
    await expect(admin.call(setPersonRoles, { params, body: { roles: [] } })).rejects.toMatchObject(last);
    const events = () =>
      db.selectFrom('audit_events').select(['action', 'object_id', 'refused_as']).orderBy('id').execute();
    expect(await events()).toEqual([
      { action: 'REFUSED', object_id: String(people.admin), refused_as: 'LAST_ADMIN' },
      { action: 'REFUSED', object_id: String(people.admin), refused_as: 'LAST_ADMIN' },
    ]);
    // an inactive administrator does not count as another one
    const other = await insertUser(db, { user_name: 'outra', roles: 'ROLE_ADMIN', active: false });
    await expect(admin.call(deactivatePerson, { params })).rejects.toMatchObject(last);
    await admin.call(activatePerson, { params: { id: other } });
    const both = await Promise.allSettled([
      admin.call(deactivatePerson, { params }),
      admin.call(deactivatePerson, { params: { id: other } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('D7.05 a deactivated person loses tickets and the catalogue token, and the number of tasks left alone is known', async () => {
    const { db, api, admin, people } = await office();
    await startPurchase(api, people.processId);
    const params = { id: people.bia };
    const token = () =>
      db.selectFrom('users').select('catalogue_token').where('id', '=', people.bia).executeTakeFirstOrThrow();
    const before = await token();
    await db
      .insertInto('realtime_tickets')
      .values({ hash: 'a', user_id: people.bia, expires_at: new Date() })
      .execute();
    expect(await admin.call(getPerson, { params })).toMatchObject({ soleTaskCount: 1 });
    await admin.call(deactivatePerson, { params });
    expect(await token()).not.toEqual(before);
    expect(await db.selectFrom('realtime_tickets').select('hash').execute()).toEqual([]);
    expect((await api.fetch('bia', '/auth/info')).status).toBe(401);
  });

  test('the open tasks of a person are those they took or can take, and say whether no one else can', async () => {
    const { db, api, admin, people } = await office();
    const { idk } = await startPurchase(api, people.processId);
    const tasksOf = async (id: number) => {
      const { elements, totalElements } = await admin.call(listPersonTasks, { params: { id } });
      expect(totalElements).toBe(elements.length);
      return elements.map(({ step, taken, sole }) => ({ step, taken, sole }));
    };
    const soleOf = async (id: number) => (await admin.call(getPerson, { params: { id } })).soleTaskCount;
    expect(await tasksOf(people.bia)).toEqual([{ step: 'Aprovação', taken: false, sole: true }]);
    await api.as('bia').call(finishTask, { params: { uuid: await openTaskOf(db, idk) }, body: { approved: true } });
    expect([await tasksOf(people.bia), await soleOf(people.bia)]).toEqual([[], 0]);
    const shared = [{ step: 'Compra', taken: false, sole: false }];
    expect([await tasksOf(people.caio), await soleOf(people.caio)]).toEqual([shared, 0]);
    await api.as('davi').call(assignTask, { params: { uuid: await openTaskOf(db, idk) } });
    expect([await tasksOf(people.caio), await soleOf(people.caio)]).toEqual([[], 0]);
    expect(await tasksOf(people.davi)).toEqual([{ step: 'Compra', taken: true, sole: false }]);
    await admin.call(deactivatePerson, { params: { id: people.caio } });
    expect(await tasksOf(people.davi)).toEqual([{ step: 'Compra', taken: true, sole: true }]);
    expect(await soleOf(people.davi)).toBe(1);
  });

  test('the attendance groups of a person are replaced', async () => {
    const { db, admin, people } = await office();
    const alone = await insertGroup(db, [people.eva]);
    await admin.call(setPersonGroups, { params: { id: people.eva }, body: { groups: [alone, people.buyers] } });
    const detail = await admin.call(getPerson, { params: { id: people.eva } });
    expect(detail.groups.map(({ id }) => id).sort()).toEqual([alone, people.buyers].sort());
  });

  test('D7.02 the list is searched by name, user name, e-mail and registration, and filtered', async () => {
    const { db, admin, people } = await office();
    const branch = await db.insertInto('branches').values({ name: 'Centro' }).returning('id').executeTakeFirstOrThrow();
    const title = await db.insertInto('job_titles').values({ name: 'Caixa' }).returning('id').executeTakeFirstOrThrow();
    const away = await db
      .insertInto('assignee_statuses')
      .values({ description: 'Férias' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const work = { branchId: branch.id, jobTitleId: title.id, statusId: away.id };
    const given = { email: 'ana.silva@redeipe.example', custom1: '207049', ...work };
    await admin.call(updatePerson, { params: { id: people.ana }, body: given });
    await db.updateTable('users').set({ signed_in_at: testNow }).where('id', '=', people.bia).execute();
    await admin.call(deactivatePerson, { params: { id: people.davi } });
    await ownAttributes(db, people.caio, 'file', ['lastName'], testNow);
    const found = async (query: object) => {
      const { elements } = await admin.call(listPeople, { query });
      return elements.map(({ userName }) => userName);
    };
    for (const q of ['ANA silva', 'ana.silva@', '207049']) expect(await found({ q }), q).toEqual(['ana']);
    for (const [name, id] of Object.entries(work)) expect(await found({ [name]: id }), name).toEqual(['ana']);
    expect(await found({ access: 'ACTIVE' })).toEqual(['bia']);
    expect(await found({ access: 'INACTIVE' })).toEqual(['davi']);
    expect(await found({ source: 'file' })).toEqual(['caio']);
    expect(await found({ source: 'screen', q: 'caio' })).toEqual([]);
    expect(await found({ role: 'ROLE_ADMIN' })).toEqual(['admin']);
    const { sources, totalElements } = await admin.call(listPeople, { query: { size: 3, page: 1 } });
    expect([sources.map(({ name }) => name), totalElements]).toEqual([['Arquivo do RH', 'Entra'], 8]);
  });

  test('D14.05 texts and groups of a person are accepted at their limit and refused beyond it', async () => {
    const { db, admin, people } = await office();
    const params = { id: people.ana };
    const email = (length: number) =>
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(length - 246)}br`;
    const limits: [string, string, string][] = [
      ['firstName', 'é'.repeat(100), 'é'.repeat(101)],
      ['lastName', 'x'.repeat(100), 'x'.repeat(101)],
      ['userName', 'u'.repeat(150), 'u'.repeat(151)],
      ['email', email(254), email(255)],
    ];
    for (const [name, most, beyond] of limits) {
      expect(await admin.call(updatePerson, { params, body: { [name]: most } })).toMatchObject({ [name]: most });
      expect((await problemsOf(admin.call(updatePerson, { params, body: { [name]: beyond } })))[0]?.name).toBe(name);
    }
    const groups: number[] = [];
    for (let count = 0; count < 201; count += 1) groups.push(await insertGroup(db));
    const set = (ids: number[]) => admin.call(setPersonGroups, { params, body: { groups: ids } });
    expect((await set(groups.slice(1))).groups).toHaveLength(200);
    expect((await problemsOf(set(groups)))[0]?.name).toBe('groups');
  });

  test('each change of a person writes one row of the audit trail, and an unchanged person none', async () => {
    const { db, admin } = await office();
    const { id } = await admin.call(createPerson, { body: { ...nova, custom2: '47067079195' } });
    const params = { id };
    await admin.call(updatePerson, { params, body: { nickName: 'N' } });
    await admin.call(updatePerson, { params, body: { nickName: 'N' } });
    await admin.call(setPersonRoles, { params, body: { roles: ['ROLE_REPORT'] } });
    await admin.call(setPersonRoles, { params, body: { roles: ['ROLE_REPORT'] } });
    await admin.call(deactivatePerson, { params });
    await admin.call(deactivatePerson, { params });
    const events = await db.selectFrom('audit_events').select(['action', 'changes']).orderBy('id').execute();
    expect(events.map(({ action }) => action)).toEqual(['CREATED', 'CHANGED', 'CHANGED', 'DEACTIVATED']);
    expect(events[1]?.changes).toEqual([{ attribute: 'nickName', before: 'Nova', after: 'N' }]);
    expect(JSON.stringify(events[0]?.changes)).toContain('***.670.791-**');
  });

  test('the audit trail names the records that a person referred to before and after a change', async () => {
    const { db, admin, people } = await office();
    const branch = await db.insertInto('branches').values({ name: 'Centro' }).returning('id').executeTakeFirstOrThrow();
    const body = { branchId: branch.id, superiorId: people.eva };
    await admin.call(updatePerson, { params: { id: people.bia }, body });
    const { changes } = await db.selectFrom('audit_events').select('changes').executeTakeFirstOrThrow();
    expect(changes).toContainEqual({ attribute: 'branch', before: null, after: { id: branch.id, name: 'Centro' } });
    expect(changes).toContainEqual({
      attribute: 'superior',
      before: { id: people.elisa, name: 'Elisa Silva' },
      after: { id: people.eva, name: 'Eva Silva' },
    });
  });
});

import {
  checkProcessRequirements,
  createGroup,
  createInitializerGroup,
  deleteGroup,
  deleteInitializerGroup,
  finishTask,
  type Group,
  getGroup,
  getInitializerGroup,
  listBranches,
  listGroupRows,
  listGroups,
  listInitializerGroups,
  listJobTitles,
  updateGroup,
  updateInitializerGroup,
} from '@tramita/client/contract';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { insertGroup, insertInitializerGroup, insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createTestApi, insertOffice, openTaskOf, startPurchase, testNow } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';

describeDatabase('groups', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  async function office() {
    const { db } = database();
    const people = await insertOffice(db);
    await insertUser(db, { user_name: 'gestora', roles: 'ROLE_GROUP_MANAGER' });
    await insertUser(db, { user_name: 'analista', roles: 'ROLE_USER,ROLE_PROCESS_ANALYST' });
    const api = createTestApi(db);
    const manager = api.as('gestora');
    return { db, api, manager, ...people };
  }
  const fieldsOf = (error: unknown) => (error as { fields: { name: string; message: string }[] }).fields;

  test('P7.5.04 P7.5.03 P7.5.07 P3.04 a group is written with its members’ ids, and returned with their names', async () => {
    const { manager, caio, ana } = await office();
    const body = { name: '  Manutenção ', active: true, members: [caio, ana, caio] };
    const group = await manager.call(createGroup, { body });
    const member = { lastName: 'Silva', email: null, picture: null };
    expect(group).toEqual({
      id: group.id,
      name: 'Manutenção',
      active: true,
      members: [
        { ...member, id: ana, firstName: 'Ana', userName: 'ana' },
        { ...member, id: caio, firstName: 'Caio', userName: 'caio' },
      ],
      branches: [],
      jobtitles: [],
      revision: expect.any(String),
    } satisfies Group);
    expect(await manager.call(getGroup, { params: { id: group.id } })).toEqual({ ...group, membersTotal: 2 });
  });

  test('P7.5.05 an update replaces name, state and members, and keeps the id', async () => {
    const { manager, buyers, ana, db } = await office();
    const body = { name: 'Compras e contratos', active: false, members: [ana] };
    const group = await manager.call(updateGroup, { params: { id: buyers }, body });
    expect(group).toMatchObject({ id: buyers, name: 'Compras e contratos', active: false, members: [{ id: ana }] });
    const rows = await db.selectFrom('group_members').select('user_id').where('group_id', '=', buyers).execute();
    expect(rows).toEqual([{ user_id: ana }]);
    // its own name is free for it
    await manager.call(updateGroup, { params: { id: buyers }, body: { ...body, active: true } });
  });

  test('D14.05 a group is returned with its first 1,000 members and their number, and not cut by an update', async () => {
    const { db } = database();
    await insertUser(db, { user_name: 'chefe', roles: 'ROLE_ADMIN' });
    const chief = createTestApi(db).as('chefe');
    const id = await insertGroup(db, [], { name: 'Todos' });
    await sql`insert into users (user_name, first_name, last_name, complete_name, nick_name, roles, catalogue_token)
      select 'm' || n, 'M', to_char(n, 'FM0000'), 'M ' || to_char(n, 'FM0000'), 'M', '', 'm' || n
      from generate_series(1, 1001) n`.execute(db);
    await sql`insert into group_members (group_id, user_id)
      select ${id}, id from users where user_name like 'm%' and user_name <> 'm1001'`.execute(db);
    const read = () => chief.call(getGroup, { params: { id } });
    const full = await read();
    expect([full.members.length, full.membersTotal]).toEqual([1000, 1000]);
    const body = { name: 'Todos', active: true, members: full.members.map((member) => member.id) };
    expect((await chief.call(updateGroup, { params: { id }, body })).members).toHaveLength(1000);
    await sql`insert into group_members (group_id, user_id) select ${id}, id from users where user_name = 'm1001'`.execute(
      db,
    );
    const beyond = await read();
    expect([beyond.members.length, beyond.membersTotal]).toEqual([1000, 1001]);
    expect(beyond.members.at(-1)?.lastName).toBe('1000');
    await expect(chief.call(updateGroup, { params: { id }, body })).rejects.toMatchObject({ status: 409 });
    expect((await read()).membersTotal).toBe(1001);

    // members that come from a source stay, so that the rest of the group can be changed
    const source = { key: 'scim:1', name: 'Entra' };
    await db
      .insertInto('directory_sources')
      .values({ ...source, kind: 'SCIM' })
      .execute();
    const link = {
      source: source.key,
      external_id: null,
      display_name: 'All',
      use: 'ATTENDANCE',
      group_id: id,
    } as const;
    const at = { created_at: testNow, changed_at: testNow };
    await db
      .insertInto('scim_groups')
      .values({ ...link, initializer_group_id: null, role: null, ...at })
      .execute();
    const renamed = { ...body, name: 'Toda a empresa', members: beyond.members.map((member) => member.id) };
    await chief.call(updateGroup, { params: { id }, body: renamed });
    expect(await read()).toMatchObject({ name: 'Toda a empresa', membersTotal: 1001, membersSource: source });
    const fewer = chief.call(updateGroup, { params: { id }, body: { ...renamed, members: renamed.members.slice(1) } });
    await expect(fewer).rejects.toMatchObject({ status: 409, errorCode: 'MANAGED_ELSEWHERE' });
  });

  test('P7.5.01 P9.33 filters and pages the list by name, and includes the state', async () => {
    const { manager, db, buyers } = await office();
    const names = Array.from({ length: 21 }, (_, index) => `Fila ${String(index).padStart(2, '0')}`);
    for (const name of names) await insertGroup(db, [], { name, active: name !== 'Fila 03' });
    const list = (query: object) => manager.call(listGroupRows, { query: { inactive: true, size: 20, ...query } });
    const first = await list({});
    expect(first.elements.map(({ name }) => name)).toEqual(names.slice(0, 20));
    expect(first.totalElements).toBe(22);
    expect(first.elements.filter(({ active }) => !active).map(({ name }) => name)).toEqual(['Fila 03']);
    expect((await list({ page: 1 })).elements.map(({ name }) => name)).toEqual(['Fila 20', 'Suprimentos']);
    const found = { elements: [{ id: buyers, name: 'Suprimentos', active: true }], totalElements: 1 };
    expect(await list({ q: ' SUPRIM' })).toEqual(found);
    expect((await list({ q: '%' })).totalElements).toBe(0);
  });

  test('C7.08 lists include members and open tasks for users who manage groups, if requested', async () => {
    const { api, manager, db, buyers, ana, bia, processId } = await office();
    const request = await startPurchase(api, processId);
    await api.as('bia').call(finishTask, {
      params: { uuid: await openTaskOf(db, request.idk) },
      body: { approved: true },
    });
    await insertGroup(db, [ana, bia], { name: 'Zeladoria' });
    await insertInitializerGroup(db, [ana], { name: 'Lojas' });
    const query = { inactive: true, counts: true };
    const members = (await manager.call(getGroup, { params: { id: buyers } })).members.length;
    expect((await manager.call(listGroupRows, { query })).elements).toEqual([
      { id: buyers, name: 'Suprimentos', active: true, memberCount: members, openTaskCount: 1 },
      { id: expect.any(Number), name: 'Zeladoria', active: true, memberCount: 2, openTaskCount: 0 },
    ]);
    const [initializer] = (await manager.call(listInitializerGroups, { query: { counts: true } })).elements;
    expect(initializer).toEqual({ id: expect.any(Number), name: 'Lojas', active: true, memberCount: 1 });
    for (const userName of ['ana', 'caio']) {
      const [group] = (await api.as(userName).call(listGroupRows, { query })).elements;
      expect(group).toEqual({ id: buyers, name: 'Suprimentos', active: true });
    }
  });

  test('P7.5.02 pickers list active groups only, eight per page', async () => {
    const { api, db, buyers } = await office();
    await insertGroup(db, [], { name: 'Aposentada', active: false });
    expect((await api.as('ana').call(listGroups)).elements).toEqual([{ id: buyers, name: 'Suprimentos' }]);
    for (let count = 0; count < 9; count += 1) await insertGroup(db);
    expect((await api.as('ana').call(listGroups)).elements).toHaveLength(8);
  });

  test('P7.5.06 refuses to delete a group while an active process or open task refers to it; history keeps it', async () => {
    const { api, manager, buyers, db, processId } = await office();
    const request = await startPurchase(api, processId);
    await api.as('bia').call(finishTask, {
      params: { uuid: await openTaskOf(db, request.idk) },
      body: { approved: true },
    });
    const remove = () => manager.call(deleteGroup, { params: { id: buyers } });
    const refusal = (message: string) => ({ status: 409, errorCode: 'CONFLICT', problem: { message } });
    await expect(remove()).rejects.toMatchObject(refusal('Este grupo está em uso no processo Compras'));
    // the request still runs on it, the process can no longer be started
    await db.updateTable('processes').set({ active: false }).execute();
    await expect(remove()).rejects.toMatchObject(refusal('Este grupo está em uso no processo Compras'));
    const uuid = await openTaskOf(db, request.idk);
    await db
      .updateTable('processes')
      .set({ definition: JSON.stringify({ steps: [], fields: [] }) })
      .execute();
    await expect(remove()).rejects.toMatchObject(refusal('Há 1 tarefa aberta na fila deste grupo'));
    await db
      .updateTable('tasks')
      .set({ status: 'CANCELED', finished_at: new Date() })
      .where('uuid', '=', uuid)
      .execute();
    await remove();
    await expect(remove()).rejects.toMatchObject({ status: 404 });
    expect((await manager.call(listGroupRows, { query: { inactive: true } })).totalElements).toBe(0);
    const kept = await db.selectFrom('task_addressees').select('group_id').where('group_id', '=', buyers).execute();
    expect(kept).toHaveLength(1);
    // its name is free again
    await manager.call(createGroup, { body: { name: 'Suprimentos', active: true, members: [1000] } });
  });

  test('P5.03 P5.05 P5.06 P5.07 an incomplete group gets a message for each invalid input', async () => {
    const { manager } = await office();
    const refused = async (call: Promise<unknown>) => fieldsOf(await call.catch((error: unknown) => error));
    expect(await refused(manager.call(createGroup, { body: {} }))).toEqual([
      { name: 'name', message: 'Preenche o nome do grupo' },
      { name: 'active', message: 'Selecione se o grupo está ativo ou não' },
      { name: 'members', message: 'Escolha pelo menos um membro' },
    ]);
    const empty = { name: 'Diretoria', active: true };
    expect(await refused(manager.call(createInitializerGroup, { body: empty }))).toEqual([
      { name: 'members', message: 'Preencha o(s) campo(s) Filiais, Membros e/ou Cargos.' },
    ]);
    const strangers = { ...empty, members: [2_000_000_000], branches: [1] };
    expect((await refused(manager.call(createGroup, { body: strangers }))).map(({ name }) => name)).toEqual([
      'branches',
      'members',
      'branches',
    ]);
  });

  test('group names are unique per kind, even with concurrent writes', async () => {
    const { manager, api, ana } = await office();
    const body = { name: 'Comissão', active: true, members: [ana] };
    const sent = await Promise.allSettled([
      manager.call(createGroup, { body }),
      api.as('analista').call(createGroup, { body: { ...body, name: 'COMISSAO' } }),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const late = sent.find((one) => one.status === 'rejected');
    expect(late?.reason).toMatchObject({ status: 409 });
    expect(fieldsOf(late?.reason)).toEqual([{ name: 'name', message: 'Já existe um grupo com este nome' }]);
    // names of the other kind are separate
    await manager.call(createInitializerGroup, { body });
  });

  test('P7.5.11 P7.5.12 P7.5.13 P1.16 a request group contains people, branches and job titles', async () => {
    const { manager, db, ana } = await office();
    const [centro, barra] = await db
      .insertInto('branches')
      .values([{ name: 'Centro' }, { name: 'Barra' }])
      .returning('id')
      .execute();
    const [chefe] = await db
      .insertInto('job_titles')
      .values([{ name: 'Chefe' }])
      .returning('id')
      .execute();
    const branches = [centro?.id ?? 0, barra?.id ?? 0];
    const body = { name: 'Diretoria', active: true, members: [ana], branches, jobtitles: [chefe?.id ?? 0] };
    const group = await manager.call(createInitializerGroup, { body });
    expect(group).toMatchObject({
      name: 'Diretoria',
      members: [{ id: ana }],
      branches: [{ name: 'Barra' }, { name: 'Centro' }],
      jobtitles: [{ name: 'Chefe' }],
    });
    const params = { id: group.id };
    expect(await manager.call(getInitializerGroup, { params })).toEqual({ ...group, membersTotal: 1 });
    const less = { name: 'Chefia', active: false, branches: [centro?.id ?? 0] };
    expect(await manager.call(updateInitializerGroup, { params, body: less })).toEqual({
      revision: expect.any(String),
      id: group.id,
      name: 'Chefia',
      active: false,
      members: [],
      branches: [{ id: centro?.id, name: 'Centro' }],
      jobtitles: [],
    });
  });

  test('P7.5.10 P2.7.12 lists request groups by search, page and size', async () => {
    const { api, db } = await office();
    for (const name of ['Lojas', 'Diretoria', 'Órgãos']) await insertInitializerGroup(db, [], { name });
    const list = (query: object) => api.as('ana').call(listInitializerGroups, { query });
    expect((await list({})).elements.map(({ name }) => name)).toEqual(['Diretoria', 'Lojas', 'Órgãos']);
    expect(await list({ size: 2, page: 1 })).toMatchObject({ elements: [{ name: 'Órgãos' }], totalElements: 3 });
    expect(await list({ search: 'orgao' })).toMatchObject({ elements: [{ name: 'Órgãos' }], totalElements: 1 });
  });

  test('P7.5.14 P2.7.13 refuses to delete a request group of an active process; a deleted one admits no one', async () => {
    const { api, manager, db, ana, processId } = await office();
    const id = await insertInitializerGroup(db, [ana], { name: 'Diretoria' });
    await db.updateTable('processes').set({ initializer_group_id: id }).execute();
    const admits = async () => {
      const { canInitializeProcess } = await api.as('ana').call(checkProcessRequirements, { query: { processId } });
      return canInitializeProcess;
    };
    expect(await admits()).toBe(true);
    const remove = () => manager.call(deleteInitializerGroup, { params: { id } });
    await expect(remove()).rejects.toMatchObject({
      status: 409,
      problem: { message: 'Este grupo está em uso no processo Compras' },
    });
    await db.updateTable('processes').set({ active: false }).execute();
    await remove();
    await db.updateTable('processes').set({ active: true }).execute();
    expect(await admits()).toBe(false);
    expect((await api.as('ana').call(listInitializerGroups)).totalElements).toBe(0);
  });

  test('P6.15 P1.15 P1.17 administrators, analysts and group managers write groups, other users only list them', async () => {
    const { api, ana } = await office();
    const people = { admin: 201, analista: 201, gestora: 201, ana: 403, apoio: 403 };
    for (const [name, status] of Object.entries(people)) {
      for (const path of ['/v1/groups', '/v1/initializer-groups']) {
        const body = JSON.stringify({ name: `Grupo de ${name}`, active: true, members: [ana] });
        expect((await api.fetch(name, path, { method: 'POST', body })).status, `${name} ${path}`).toBe(status);
        expect((await api.fetch(name, path)).status, name).toBe(200);
      }
    }
  });

  test('P7.5.08 P7.5.09 branches and job titles are filtered and paged for the form', async () => {
    const { api, db } = await office();
    const names = [{ name: 'Água Branca' }, { name: 'Barra' }, { name: 'Barra Funda' }];
    await db.insertInto('branches').values(names).execute();
    await db.insertInto('job_titles').values(names).execute();
    for (const endpoint of [listBranches, listJobTitles]) {
      const list = async (query: object) => (await api.as('ana').call(endpoint, { query })).map(({ name }) => name);
      expect(await list({ q: 'agua' })).toEqual(['Água Branca']);
      expect(await list({ q: 'barra', page: 1, size: 1 })).toEqual(['Barra Funda']);
      expect(await list({})).toHaveLength(3);
    }
  });
});

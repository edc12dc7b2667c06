import {
  deactivatePerson,
  deleteGroup,
  getGroup,
  getInitializerGroup,
  getPerson,
  listDirectoryGroups,
  listPending,
  listScimConnections,
  removeServiceAccount,
  setDirectoryGroupUse,
  setPersonGroups,
  updateGroup,
  updateScimConnection,
} from '@tramita/client/contract';
import { afterEach, expect, test } from 'vitest';
import { insertGroup, insertInitializerGroup, insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { type Connection, newUser, patchOp, scimBench } from './testing/scim-bench.ts';

describeDatabase('SCIM groups', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  async function start() {
    const bench = await scimBench(database().db);
    const entra = await bench.connect();
    const ids: string[] = [];
    for (const name of ['ana', 'bia', 'caio']) ids.push((await entra.call('POST', '/Users', newUser(name))).body.id);
    const [ana = '', bia = '', caio = ''] = ids;
    return { ...bench, entra, ana, bia, caio };
  }
  const newGroup = (displayName: string, members: readonly string[] = [], overrides: object = {}) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
    displayName,
    externalId: `ext-${displayName}`,
    members: members.map((value) => ({ value })),
    ...overrides,
  });
  const create = async (connection: Connection, name: string, members: readonly string[] = []): Promise<string> => {
    const answer = await connection.call('POST', '/Groups', newGroup(name, members));
    expect([answer.status, answer.headers.get('location')]).toEqual([201, answer.body.meta.location]);
    return answer.body.id;
  };
  const membersOf = async (connection: Connection, id: string): Promise<string[]> =>
    ((await connection.call('GET', `/Groups/${id}`)).body.members ?? []).map(({ value }: { value: string }) => value);

  test('D3.10 members are removed by a filter, by a list of values, and all of them without a value', async () => {
    const { entra, ana, bia, caio } = await start();
    const group = await create(entra, 'Compras', [ana, bia, caio]);
    const path = `/Groups/${group}`;
    const left = () => membersOf(entra, group);
    const fill = () =>
      entra.patch(path, { op: 'add', path: 'members', value: [ana, bia, caio].map((value) => ({ value })) });
    expect((await entra.patch(path, { op: 'Remove', path: `members[value eq "${bia}"]` })).status).toBe(204);
    expect(await left()).toEqual([ana, caio]);
    await fill();
    await entra.patch(path, { op: 'Remove', path: 'members', value: [{ value: ana }, { value: caio }] });
    expect(await left()).toEqual([bia]);
    // someone who is no member is not an error
    expect(
      (await entra.patch(path, { op: 'remove', path: 'members', value: [{ value: ana }, { value: '999' }] })).status,
    ).toBe(204);
    expect(await left()).toEqual([bia]);
    await fill();
    await entra.patch(path, { op: 'remove', path: 'members' });
    expect(await left()).toEqual([]);
    await entra.patch(
      path,
      { op: 'replace', path: 'members', value: [{ value: caio }] },
      { op: 'replace', value: { displayName: 'Compras 2' } },
    );
    expect((await entra.call('GET', path)).body).toMatchObject({
      displayName: 'Compras 2',
      members: [{ value: caio, display: 'Ana Souza' }],
    });
    expect((await entra.call('PUT', path, newGroup('Compras', [ana]))).body).toMatchObject({
      members: [{ value: ana }],
    });
  });

  test('D3.05 D3.06 groups are listed by page and found by name, external id and member', async () => {
    const { entra, connect, ana, bia } = await start();
    const buyers = await create(entra, 'Compras', [ana]);
    const sellers = await create(entra, 'Vendas', [ana, bia]);
    const list = async (query: string) => {
      const { body } = await entra.call('GET', `/Groups?${query}`);
      return [body.totalResults, (body.Resources ?? []).map(({ id }: { id: string }) => id)];
    };
    const find = (filter: string) => list(`filter=${encodeURIComponent(filter)}`);
    expect(await list('startIndex=2&count=1')).toEqual([2, [sellers]]);
    expect(await find('displayName eq "compras"')).toEqual([1, [buyers]]);
    expect(await find('externalId eq "ext-Vendas"')).toEqual([1, [sellers]]);
    expect(await find(`members eq "${bia}"`)).toEqual([1, [sellers]]);
    expect(await find(`id eq "${buyers}" and members[value eq "${ana}"]`)).toEqual([1, [buyers]]);
    expect(await find(`not (members.value eq "${bia}")`)).toEqual([1, [buyers]]);
    expect((await entra.call('GET', '/Groups?filter=use eq "x"')).body).toMatchObject({ scimType: 'invalidFilter' });
    // another connection has its own directory
    expect((await (await connect('Okta')).call('GET', '/Groups')).body.totalResults).toBe(0);
    const without = (await entra.call('GET', '/Groups?excludedAttributes=members')).body.Resources;
    expect(without.every((group: object) => !('members' in group))).toBe(true);
    expect((await entra.call('GET', `/Groups/${buyers}?excludedAttributes=members`)).body).not.toHaveProperty(
      'members',
    );
    const { body } = await entra.call('GET', `/Groups/${buyers}?attributes=displayName`);
    expect(Object.keys(body).sort()).toEqual(['displayName', 'id', 'schemas']);
  });

  test('a group has a version that its changes count, and its name and external id are unique', async () => {
    const { entra, ana } = await start();
    const group = await create(entra, 'Compras');
    const path = `/Groups/${group}`;
    const first = (await entra.call('GET', path)).headers.get('etag') ?? '';
    await entra.patch(path, { op: 'add', path: 'members', value: [{ value: ana }] });
    const body = { schemas: [patchOp], Operations: [{ op: 'remove', path: 'members' }] };
    expect((await entra.call('PATCH', path, body, { 'if-match': first })).status).toBe(412);
    expect((await entra.call('DELETE', path, undefined, { 'if-match': first })).status).toBe(412);
    const next = (await entra.call('GET', path)).headers.get('etag') ?? '';
    expect((await entra.call('PATCH', path, body, { 'if-match': next })).status).toBe(204);
    // a member who is deleted leaves the group, which changes its version
    await entra.patch(path, { op: 'add', path: 'members', value: [{ value: ana }] });
    const last = (await entra.call('GET', path)).headers.get('etag') ?? '';
    await entra.call('DELETE', `/Users/${ana}`);
    expect((await entra.call('PATCH', path, body, { 'if-match': last })).status).toBe(412);
    for (const same of [
      newGroup('compras', [], { externalId: 'x' }),
      newGroup('Outro', [], { externalId: 'ext-Compras' }),
    ]) {
      expect((await entra.call('POST', '/Groups', same)).body).toMatchObject({ status: '409', scimType: 'uniqueness' });
    }
    for (const wrong of [{}, newGroup(' '), newGroup('x'.repeat(300))]) {
      expect((await entra.call('POST', '/Groups', wrong)).status).toBe(400);
    }
    for (const method of ['GET', 'DELETE']) expect((await entra.call(method, '/Groups/999')).status).toBe(404);
  });

  test('D3.15 a group is linked to the attendance group of its name or has no use, and an administrator sets the use', async () => {
    const { db, entra, connect, admin, ana, bia, trail } = await start();
    const stays = await insertUser(db, { user_name: 'davi' });
    const buyers = await insertGroup(db, [stays, Number(bia)], { name: 'Suprimentos' });
    const linked = Number(await create(entra, 'SUPRIMENTOS', [ana]));
    const free = Number(await create(entra, 'Diretoria', [ana, bia]));
    await create(await connect('Okta'), 'Suprimentos');
    const params = { id: entra.id };
    const list = await admin.call(listDirectoryGroups, { params, query: {} });
    expect(list).toEqual({
      elements: [
        { id: free, name: 'Diretoria', memberCount: 2, use: 'NONE', group: null, role: null },
        {
          id: linked,
          name: 'SUPRIMENTOS',
          memberCount: 1,
          use: 'ATTENDANCE',
          group: { id: buyers, name: 'Suprimentos' },
          role: null,
        },
      ],
      totalElements: 2,
    });
    expect((await admin.call(listDirectoryGroups, { params, query: { q: 'dire' } })).totalElements).toBe(1);
    const idsOf = async () => (await admin.call(getGroup, { params: { id: buyers } })).members.map(({ id }) => id);
    expect(await idsOf()).toEqual([Number(ana)]);
    const okta = (await admin.call(listScimConnections)).elements.find(({ name }) => name === 'Okta')?.id ?? 0;
    const other = await admin.call(listDirectoryGroups, { params: { id: okta }, query: {} });
    expect(other.elements).toMatchObject([{ name: 'Suprimentos', use: 'NONE', group: null }]);
    // the provider alone creates no group here and grants no role
    expect(await db.selectFrom('groups').select('id').execute()).toEqual([{ id: buyers }]);
    expect(await db.selectFrom('role_grants').select('role').where('source', '=', entra.source).execute()).toEqual([]);
    const use = (body: Parameters<typeof admin.call<typeof setDirectoryGroupUse>>[1]['body']) =>
      admin.call(setDirectoryGroupUse, { params: { id: entra.id, group: free }, body });
    const requesters = await insertInitializerGroup(db, [], { name: 'Quem compra' });
    expect(await use({ use: 'REQUEST', group: requesters })).toMatchObject({
      use: 'REQUEST',
      group: { id: requesters },
    });
    const initializers = await admin.call(getInitializerGroup, { params: { id: requesters } });
    expect(initializers.members.map(({ id }) => String(id)).sort()).toEqual([ana, bia].sort());
    expect(initializers.membersSource).toEqual({ key: entra.source, name: 'Entra' });
    await expect(use({ use: 'ATTENDANCE', group: buyers })).rejects.toMatchObject({ errorCode: 'CONFLICT' });
    // a role of a directory group is a grant of the source
    await use({ use: 'PROFILE', role: 'ROLE_REPORT' });
    const grantsOf = async (id: string) => (await admin.call(getPerson, { params: { id: Number(id) } })).grants;
    const grant = { role: 'ROLE_REPORT', source: { key: entra.source, name: 'Entra' } };
    expect(await grantsOf(bia)).toEqual([grant]);
    await entra.patch(`/Groups/${free}`, { op: 'remove', path: `members[value eq "${bia}"]` });
    expect([await grantsOf(ana), await grantsOf(bia)]).toEqual([[grant], []]);
    await use({ use: 'NONE' });
    expect(await grantsOf(ana)).toEqual([]);
    // the rows of linked groups name the members who were replaced
    const linkRows = (await trail()).filter(
      ({ object_kind }) => object_kind.endsWith('group') && object_kind !== 'directory-group',
    );
    const replaced = linkRows.map(({ object_name, changes }) => [
      object_name,
      ...changes.map(({ attribute, before, after }) => [attribute, before, after]),
    ]);
    const person = (id: string | number, name = 'Ana Souza') => ({ id: Number(id), name });
    const names = await db
      .selectFrom('users')
      .select('complete_name')
      .where('id', '=', stays)
      .executeTakeFirstOrThrow();
    expect(replaced).toEqual([
      [
        'Suprimentos',
        ['membersSource', null, 'Entra'],
        ['members', [person(bia), person(stays, names.complete_name)], [person(ana)]],
      ],
      ['Quem compra', ['membersSource', null, 'Entra'], ['members', [], [person(ana), person(bia)]]],
    ]);
    const uses = (await trail()).filter(
      ({ object_kind, origin }) => object_kind === 'directory-group' && origin === 'SCREEN',
    );
    expect(uses.map(({ changes }) => changes.find(({ attribute }) => attribute === 'use')?.after)).toEqual([
      'REQUEST',
      'PROFILE',
      'NONE',
    ]);
  });

  test('two groups with one role grant it once, and the last administrator keeps the role', async () => {
    const { db, api, entra, admin, ana } = await start();
    const [one, two] = [Number(await create(entra, 'Um', [ana])), Number(await create(entra, 'Dois', [ana]))];
    const use = (group: number, role: 'ROLE_ADMIN' | 'ROLE_REPORT' | null) =>
      admin.call(setDirectoryGroupUse, {
        params: { id: entra.id, group },
        body: role === null ? { use: 'NONE' } : { use: 'PROFILE', role },
      });
    await use(one, 'ROLE_ADMIN');
    await use(two, 'ROLE_ADMIN');
    const rolesOf = async () =>
      (await db.selectFrom('users').select('roles').where('id', '=', Number(ana)).executeTakeFirstOrThrow()).roles;
    expect(await rolesOf()).toBe('ROLE_ADMIN');
    expect((await entra.call('DELETE', `/Groups/${one}`)).status).toBe(204);
    expect(await rolesOf()).toBe('ROLE_ADMIN');
    // the administrator of the screen leaves, so Ana is the last one
    const { id } = await db.selectFrom('users').select('id').where('user_name', '=', 'admin').executeTakeFirstOrThrow();
    await admin.call(deactivatePerson, { params: { id } });
    await db.updateTable('role_grants').set({ role: 'ROLE_SUPPORT' }).where('user_id', '=', id).execute();
    const refused = await entra.patch(`/Groups/${two}`, { op: 'remove', path: 'members' });
    expect(refused.body).toMatchObject({
      status: '409',
      detail: 'Este é o último administrador ativo. Defina outro antes de continuar.',
    });
    const none = api.as('ana').call(setDirectoryGroupUse, {
      params: { id: entra.id, group: two },
      body: { use: 'NONE' },
    });
    await expect(none).rejects.toMatchObject({ errorCode: 'LAST_ADMIN' });
    expect((await entra.call('DELETE', `/Groups/${two}`)).status).toBe(409);
    expect(await rolesOf()).toBe('ROLE_ADMIN');
    expect(await membersOf(entra, String(two))).toEqual([ana]);
  });

  test('D3.16 members of a linked group are those of the directory group, however many', async () => {
    const { db, entra, admin, ana, bia, caio } = await start();
    const buyers = await insertGroup(db, [], { name: 'Suprimentos' });
    const group = await create(entra, 'Suprimentos', [ana]);
    const path = `/Groups/${group}`;
    const idsOf = async () =>
      (await admin.call(getGroup, { params: { id: buyers } })).members.map(({ id }) => String(id)).sort();
    await entra.patch(path, { op: 'add', path: 'members', value: [{ value: bia }, { value: ana }] });
    expect(await idsOf()).toEqual([ana, bia]);
    for (const unknown of ['999', 'x', String(entra.id)]) {
      const refused = await entra.patch(path, {
        op: 'add',
        path: 'members',
        value: [{ value: caio }, { value: unknown }],
      });
      expect(refused.body).toMatchObject({ status: '400', scimType: 'invalidValue' });
      expect(refused.body.detail).toContain(unknown);
    }
    expect(await idsOf()).toEqual([ana, bia]);
    await entra.call('DELETE', `/Users/${bia}`);
    expect(await idsOf()).toEqual([ana]);
    expect(await membersOf(entra, group)).toEqual([ana]);
    // 50,000 members
    await db
      .insertInto('users')
      .columns(['user_name', 'first_name', 'last_name', 'nick_name', 'complete_name', 'roles', 'catalogue_token'])
      .expression((eb) =>
        eb
          .selectFrom(eb.fn<{ n: number }>('generate_series', [eb.lit(1), eb.lit(49_999)]).as('n'))
          .select((inner) => [
            inner.cast<string>('n', 'text').as('user_name'),
            inner.val('P').as('first_name'),
            inner.val('P').as('last_name'),
            inner.val('P').as('nick_name'),
            inner.val('P P').as('complete_name'),
            inner.val('').as('roles'),
            inner.cast<string>('n', 'text').as('catalogue_token'),
          ]),
      )
      .execute();
    const all = await db.selectFrom('users').select('id').where('complete_name', '=', 'P P').orderBy('id').execute();
    for (let from = 0; from < all.length; from += 25_000) {
      const value = all.slice(from, from + 25_000).map(({ id }) => ({ value: String(id) }));
      const answer = await entra.patch(path, { op: 'add', path: 'members', value });
      expect([answer.status, answer.text]).toEqual([204, '']);
    }
    const renamed = await entra.patch(path, { op: 'replace', path: 'displayName', value: 'Compras' });
    expect([renamed.status, renamed.text]).toEqual([204, '']);
    const count = async (table: 'group_members' | 'scim_group_members') =>
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    expect([await count('group_members'), await count('scim_group_members')].map(Number)).toEqual([50_000, 50_000]);
    expect(await membersOf(entra, group)).toHaveLength(50_000);
  });

  test('members of a linked group can be changed only at the source', async () => {
    const { db, entra, admin, ana, bia } = await start();
    const buyers = await insertGroup(db, [], { name: 'Suprimentos' });
    await create(entra, 'Suprimentos', [ana]);
    const params = { id: buyers };
    const group = await admin.call(getGroup, { params });
    expect(group.membersSource).toEqual({ key: entra.source, name: 'Entra' });
    const body = { name: 'Compras', active: true, members: [Number(ana)] };
    expect(await admin.call(updateGroup, { params, body })).toMatchObject({
      name: 'Compras',
      members: [{ id: Number(ana) }],
    });
    const refused = {
      errorCode: 'MANAGED_ELSEWHERE',
      problem: { message: 'Este dado vem de Entra e só pode ser alterado lá.' },
    };
    const others = { ...body, members: [Number(ana), Number(bia)] };
    await expect(admin.call(updateGroup, { params, body: others })).rejects.toMatchObject(refused);
    const groups = admin.call(setPersonGroups, { params: { id: Number(bia) }, body: { groups: [buyers] } });
    await expect(groups).rejects.toMatchObject(refused);
    await expect(admin.call(deleteGroup, { params })).rejects.toMatchObject({ errorCode: 'CONFLICT' });
  });

  test('D3.14 a deleted group leaves the attendance group with its last members, and it is listed as pending', async () => {
    const { db, entra, admin, ana, bia } = await start();
    const buyers = await insertGroup(db, [], { name: 'Suprimentos' });
    const group = await create(entra, 'Suprimentos', [ana]);
    const pending = async () => {
      const { kinds } = await admin.call(listPending, { query: { kind: 'GROUPS_WITHOUT_MEMBERS' } });
      return kinds.flatMap(({ entries }) => entries.map(({ id, name }) => ({ id, name })));
    };
    expect(await pending()).toEqual([]);
    expect((await entra.call('DELETE', `/Groups/${group}`)).status).toBe(204);
    expect(await pending()).toEqual([{ id: buyers, name: 'Suprimentos' }]);
    expect((await entra.call('GET', `/Groups/${group}`)).status).toBe(404);
    const params = { id: buyers };
    const left = await admin.call(getGroup, { params });
    expect(left.members.map(({ id }) => id)).toEqual([Number(ana)]);
    expect(left).not.toHaveProperty('membersSource');
    const owners = () => db.selectFrom('attribute_owners').select('source').where('kind', '=', 'GROUP').execute();
    const links = () => db.selectFrom('external_ids').select('source').where('kind', '=', 'GROUP').execute();
    expect([await owners(), await links()]).toEqual([[{ source: entra.source }], []]);
    // a new group of the directory with this name gives it an origin again
    await create(entra, 'Suprimentos', [bia]);
    expect(await pending()).toEqual([]);
    expect((await admin.call(getGroup, { params })).members.map(({ id }) => id)).toEqual([Number(bia)]);
    expect([await owners(), await links()]).toEqual([[{ source: entra.source }], [{ source: entra.source }]]);
  });

  test('a revoked account leaves its linked groups to the screen', async () => {
    const { db, entra, admin, ana } = await start();
    const buyers = await insertGroup(db, [], { name: 'Suprimentos' });
    await create(entra, 'Suprimentos', [ana]);
    await admin.call(removeServiceAccount, { params: { id: entra.id } });
    const body = { name: 'Suprimentos', active: true, members: [Number(ana)] };
    expect(await admin.call(updateGroup, { params: { id: buyers }, body })).not.toHaveProperty('membersSource');
    await expect(admin.call(listDirectoryGroups, { params: { id: entra.id }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('connections show their last call and their numbers, and their option can be changed', async () => {
    const { entra, admin, connect, trail } = await start();
    await create(entra, 'Compras');
    await entra.call('GET', '/Users/999');
    await connect('Okta');
    await connect('ERP', ['people:read']);
    expect((await admin.call(listScimConnections)).elements).toEqual([
      {
        id: entra.id,
        name: 'Entra',
        createsRecords: true,
        lastCall: { at: '2026-03-02T12:00:00.000Z', call: 'GET /Users', status: 404 },
        peopleCount: 3,
        groupCount: 1,
      },
      expect.objectContaining({ name: 'Okta', lastCall: null, peopleCount: 0, groupCount: 0 }),
    ]);
    const changed = await admin.call(updateScimConnection, {
      params: { id: entra.id },
      body: { createsRecords: false },
    });
    expect(changed.createsRecords).toBe(false);
    expect((await trail()).at(-1)).toMatchObject({
      origin: 'SCREEN',
      object_kind: 'service-account',
      changes: [{ attribute: 'createsRecords', before: true, after: false }],
    });
  });
});

import {
  applyImport,
  deactivatePerson,
  removeServiceAccount,
  setDirectoryGroupUse,
  setPersonRoles,
} from '@tramita/client/contract';
import { afterEach, expect, test } from 'vitest';
import { listPeopleWithRole } from '../db/people/sign-in.ts';
import { insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import type { Claims } from '../identity/claims.ts';
import { runImportCommand } from '../imports/import-command.ts';
import { openImportBench } from '../imports/testing/import-bench.ts';
import { newUser, scimBench } from '../scim/testing/scim-bench.ts';
import { testNow } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { createSignIn } from './create-sign-in.ts';
import { testRules } from './testing/sign-in-rules.ts';

describeDatabase('roles of several sources', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  /** The administrator Rita, a SCIM connection, files, and an issuer whose claim `groups` grants roles. */
  async function start() {
    const { db } = database();
    const { api, admin, connect } = await scimBench(db);
    const files = await openImportBench(db);
    const entra = await connect();
    const rules = testRules({
      rolesClaim: 'groups',
      roleMap: [
        { value: 'rh', role: 'ROLE_REPORT' },
        { value: 'ti', role: 'ROLE_ADMIN' },
      ],
    });
    const findUser = createSignIn(api.services, rules);
    let iat = testNow.getTime() / 1000 - 1000;
    /** Signs a person in with a token that is newer than all before. */
    const enter = (userName: string, groups: readonly string[]) => {
      iat += 1;
      const claims: Claims = { sub: `s-${userName}`, preferred_username: userName, iat, groups };
      return findUser(claims, '');
    };
    const rolesOf = async (userName: string) => (await files.person(userName)).roles;
    const people = (...lines: string[]) => ['Usuário;Nome;Sobrenome;Ativo;Perfis', ...lines];
    const attempts = async () => {
      const rows = await db
        .selectFrom('audit_events')
        .select(['refused_as', 'origin', 'actor_name'])
        .where('action', '=', 'REFUSED')
        .orderBy('id')
        .execute();
      return rows.map(({ refused_as, origin, actor_name }) => `${refused_as} ${origin} ${actor_name}`);
    };
    return { db, api, admin, connect, files, entra, enter, rolesOf, people, attempts };
  }

  test('D1.12 each of screen, file, claim and group rule takes back only its own grants; roles are their union', async () => {
    const { admin, files, entra, enter, rolesOf, people } = await start();
    const ana = (await entra.call('POST', '/Users', newUser('ana'))).body.id;
    const group = (await entra.call('POST', '/Groups', { displayName: 'Gestão', members: [{ value: ana }] })).body.id;
    const screen = (...roles: 'ROLE_REPORT'[]) =>
      admin.call(setPersonRoles, { params: { id: Number(ana) }, body: { roles } });
    const file = async (roles: string) => files.apply(await files.check(people(`ana;Ana;Souza;(manter);${roles}`)));
    const rule = (role: 'ROLE_REPORT' | null) =>
      admin.call(setDirectoryGroupUse, {
        params: { id: entra.id, group: Number(group) },
        body: role === null ? { use: 'NONE' } : { use: 'PROFILE', role },
      });
    const grants = () =>
      database().db.selectFrom('role_grants').select(['role', 'source']).where('user_id', '=', Number(ana));

    await screen('ROLE_REPORT');
    await file('Relatórios|Suporte');
    await enter('ana', ['rh']);
    await rule('ROLE_REPORT');
    expect(await grants().orderBy('id').execute()).toEqual([
      { role: 'ROLE_REPORT', source: 'screen' },
      { role: 'ROLE_REPORT', source: 'file:arquivo' },
      { role: 'ROLE_SUPPORT', source: 'file:arquivo' },
      { role: 'ROLE_REPORT', source: 'claim' },
      { role: 'ROLE_REPORT', source: entra.source },
    ]);
    expect(await rolesOf('ana')).toBe('ROLE_REPORT,ROLE_SUPPORT');
    await screen();
    expect(await rolesOf('ana')).toBe('ROLE_REPORT,ROLE_SUPPORT');
    await enter('ana', []);
    expect(await rolesOf('ana')).toBe('ROLE_REPORT,ROLE_SUPPORT');
    await file('');
    expect(await rolesOf('ana')).toBe('ROLE_REPORT');
    // the rule follows the members of its group
    await entra.patch(`/Groups/${group}`, { op: 'remove', path: 'members' });
    expect(await rolesOf('ana')).toBe('');
    await entra.patch(`/Groups/${group}`, { op: 'add', path: 'members', value: [{ value: ana }] });
    await enter('ana', ['rh']);
    await rule(null);
    expect(await grants().execute()).toEqual([{ role: 'ROLE_REPORT', source: 'claim' }]);
    expect(await rolesOf('ana')).toBe('ROLE_REPORT');
  });

  test('roles of a group rule become roles of the screen if its connection is revoked', async () => {
    const { db, admin, entra, rolesOf } = await start();
    const ana = (await entra.call('POST', '/Users', newUser('ana'))).body.id;
    const group = (await entra.call('POST', '/Groups', { displayName: 'Gestão', members: [{ value: ana }] })).body.id;
    const params = { id: entra.id, group: Number(group) };
    await admin.call(setDirectoryGroupUse, { params, body: { use: 'PROFILE', role: 'ROLE_REPORT' } });
    await admin.call(removeServiceAccount, { params: { id: entra.id } });
    expect(await rolesOf('ana')).toBe('ROLE_REPORT');
    const grants = await db.selectFrom('role_grants').select('source').where('role', '=', 'ROLE_REPORT').execute();
    expect(grants).toEqual([{ source: 'screen' }]);
    await admin.call(setPersonRoles, { params: { id: Number(ana) }, body: { roles: [] } });
    expect(await rolesOf('ana')).toBe('');
  });

  const sentence = 'Este é o último administrador ativo. Defina outro antes de continuar.';
  const refused = { status: 409, errorCode: 'LAST_ADMIN', problem: { message: sentence } };

  test('D1.14 no screen, call, file, SCIM request or claim removes the last administrator; attempts are audited', async () => {
    const { db, api, admin, connect, files, entra, enter, rolesOf, people, attempts } = await start();
    const { id } = await files.person('admin');
    const params = { id };
    // an inactive administrator does not count as another one
    await insertUser(db, { user_name: 'antiga', roles: 'ROLE_ADMIN', active: false });

    // the screen, and a call of a service account
    await connect('ERP', ['people:write']);
    for (const [caller, expected] of [
      [admin, ['LAST_ADMIN SCREEN Rita Silva', 'LAST_ADMIN SCREEN Rita Silva']],
      [api.as('trm_2'), ['LAST_ADMIN INTEGRATION ERP', 'LAST_ADMIN INTEGRATION ERP']],
    ] as const) {
      const before = (await attempts()).length;
      await expect(caller.call(deactivatePerson, { params })).rejects.toMatchObject(refused);
      await expect(caller.call(setPersonRoles, { params, body: { roles: [] } })).rejects.toMatchObject(refused);
      expect((await attempts()).slice(before)).toEqual(expected);
    }

    // SCIM requests
    const deactivations = [
      await entra.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false }),
      await entra.call('PUT', `/Users/${id}`, newUser('admin', { active: false })),
      await entra.call('DELETE', `/Users/${id}`),
    ];
    for (const { body } of deactivations) expect(body).toMatchObject({ status: '409', detail: sentence });
    expect((await attempts()).slice(4)).toEqual(Array(3).fill('LAST_ADMIN SCIM Entra'));

    // files: a refused line, a missing person, the command, and a change between check and job
    const line = (...more: string[]) => files.check(people('admin;Rita;Silva;Não;(manter)', ...more));
    const alone = await line();
    expect(await files.errors(alone)).toEqual([`Linha 2, coluna Ativo: ${sentence}`]);
    expect(await attempts()).toHaveLength(7);
    await expect(files.apply(alone)).rejects.toMatchObject(refused);
    const command = { kind: 'people', fileName: 'rh.csv', complete: false, apply: true, allOrNothing: false } as const;
    const bytes = new TextEncoder().encode(people('admin;Rita;Silva;Não;').join('\n'));
    expect(await runImportCommand(api.services, bytes, { ...command, apply: false })).toMatchObject({
      succeeded: true,
    });
    const commanded = await runImportCommand(api.services, bytes, command);
    expect(commanded).toMatchObject({ succeeded: false, lines: expect.arrayContaining([sentence]) });
    // the other lines are written
    expect(await files.apply(await line('nova;Nova;Pessoa;Sim;'))).toMatchObject({ status: 'APPLIED' });
    await files.person('nova');
    expect((await attempts()).slice(7)).toEqual([
      'LAST_ADMIN SCREEN Rita Silva',
      'LAST_ADMIN COMMAND_LINE Linha de comando',
      'LAST_ADMIN FILE Rita Silva',
    ]);

    // claims and group rules, once the role comes from them
    await enter('admin', ['ti']);
    const group = (await entra.call('POST', '/Groups', { displayName: 'TI', members: [{ value: `${id}` }] })).body.id;
    const rule = { params: { id: entra.id, group: Number(group) } };
    await db.deleteFrom('role_grants').where('user_id', '=', id).where('source', '=', 'screen').execute();
    await enter('admin', []);
    expect(await rolesOf('admin')).toBe('ROLE_ADMIN');
    await admin.call(setDirectoryGroupUse, { ...rule, body: { use: 'PROFILE', role: 'ROLE_ADMIN' } });
    await db.deleteFrom('role_grants').where('user_id', '=', id).where('source', '=', 'claim').execute();
    await expect(admin.call(setDirectoryGroupUse, { ...rule, body: { use: 'NONE' } })).rejects.toMatchObject(refused);
    const emptied = await entra.patch(`/Groups/${group}`, { op: 'remove', path: 'members' });
    expect(emptied.body).toMatchObject({ status: '409', detail: sentence });
    expect((await attempts()).slice(10)).toEqual([
      'LAST_ADMIN SYSTEM Rita Silva',
      'LAST_ADMIN SCREEN Rita Silva',
      'LAST_ADMIN SCIM Entra',
    ]);
    expect(await files.person('admin')).toMatchObject({ active: true, roles: 'ROLE_ADMIN' });
  });

  test('D1.14 of attempts at the same moment that together remove all administrators, one is refused', async () => {
    const { db, admin, files, entra, enter, people, attempts } = await start();
    const { id } = await files.person('admin');
    const other = await insertUser(db, { user_name: 'outra', roles: '' });
    await enter('outra', ['ti']);
    const file = await files.check(people('admin;Rita;Silva;Não;(manter)'));
    await admin.call(applyImport, { params: { id: file.id }, body: {} });
    await Promise.allSettled([
      files.runJobs(),
      enter('outra', []),
      entra.patch(`/Users/${other}`, { op: 'replace', path: 'active', value: false }),
      admin.call(deactivatePerson, { params: { id } }),
    ]);
    const left = await listPeopleWithRole(db, 'ROLE_ADMIN');
    expect(left.filter(({ active }) => active)).toHaveLength(1);
    expect((await attempts()).length).toBeGreaterThan(0);
  });
});

import { createClient } from '@tramita/client';
import { deactivatePerson, getPerson, listAudit, setPersonRoles, updatePerson } from '@tramita/client/contract';
import type { Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { readCommandLine } from '../config/read-config.ts';
import type { Services } from '../context.ts';
import { saveSource } from '../db/people/directory-writes.ts';
import type { Database } from '../db/tables/schema.ts';
import { insertUser } from '../db/testing/builders.ts';
import { ownAttributes } from '../db/testing/own-attributes.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createMemoryLogger, testServices } from '../http/testing/http-bench.ts';
import { openIdentity } from '../runtime/open-identity.ts';
import { collectStatements } from '../testing/collect-statements.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { signInFirst } from './first-sign-in.ts';
import { testRules } from './testing/sign-in-rules.ts';
import { type IssuerProcess, startIssuerProcess } from './testing/start-issuer-process.ts';

let issuer: IssuerProcess;
beforeAll(async () => {
  issuer = await startIssuerProcess();
});
afterAll(() => issuer.close());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describeDatabase('people of an external issuer', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  /** Starts a server with these settings; `clock.ms` moves its time. */
  async function start(env: Record<string, string> = {}) {
    const { db } = database();
    const log = createMemoryLogger();
    const clock = { ms: 0 };
    const services: Services = { ...testServices(db, log), now: () => new Date(Date.now() + clock.ms) };
    const { config } = readCommandLine([], { ...issuer.env, ...env }, '/srv');
    const { authenticator } = await openIdentity(services, config, 'http://tramita.test');
    const app = createApp({ services, authenticator, options: { checkAnswers: true } });
    const send = (token: string) =>
      app.fetch(new Request('http://tramita.test/auth/info', { headers: { authorization: `Bearer ${token}` } }), {
        ip: '203.0.113.7',
      });
    let iat = Math.floor(Date.now() / 1000) - 3600;
    /** Calls `/auth/info` with a token that is newer than all before. */
    const enter = async (claims: { readonly sub: string; readonly [name: string]: unknown }) => {
      iat += 10;
      const response = await send(await issuer.tokenFor({ iat, ...claims }));
      return { code: response.status, ...((await response.json()) as Record<string, unknown>) };
    };
    const as = (claims: { readonly sub: string; readonly [name: string]: unknown }) =>
      createClient({
        baseUrl: 'http://tramita.test',
        tokenProvider: { getToken: () => issuer.tokenFor(claims) },
        fetch: (input, init) => app.fetch(new Request(input, init), { ip: '203.0.113.7' }),
      });
    const people = () => db.selectFrom('users').selectAll().orderBy('id').execute();
    const trail = () =>
      db
        .selectFrom('audit_events')
        .select(['action', 'origin', 'object_name', 'changes', 'refused_as'])
        .orderBy('id')
        .execute();
    return { db, log, clock, send, enter, as, people, trail };
  }

  const unknown = { status: 403, errorCode: 'TOKEN_UNAUTHORIZED', reason: 'PERSON_UNKNOWN' };
  const ana = { sub: 's-ana', preferred_username: 'ana.souza', given_name: 'Ana', family_name: 'Souza' };

  test('D4.01 a valid token of an unknown person is refused, and no row is written', async () => {
    const { enter, people, db } = await start();
    expect(await enter(ana)).toMatchObject({
      ...unknown,
      message: 'Usuário sem permissão, verifique com o time de segurança.',
    });
    expect(await people()).toEqual([]);
    expect(await db.selectFrom('directory_sources').selectAll().execute()).toEqual([]);
    const inactive = await insertUser(db, { user_name: 'bia', active: false });
    const refused = await enter({ sub: 's-bia', preferred_username: 'Bia' });
    expect(refused).toMatchObject({ status: 403, errorCode: 'TOKEN_UNAUTHORIZED' });
    expect(refused).not.toHaveProperty('reason');
    expect(await people()).toMatchObject([{ id: inactive, subject: null }]);
  });

  test('D4.02 the first valid token creates one active person without roles, however many calls arrive', async () => {
    const { send, people, trail, db, enter } = await start({
      OIDC_CREATE_USERS: 'true',
      OIDC_USERNAME_CLAIM: 'upn',
    });
    await db.insertInto('assignee_statuses').values({ id: 1, description: 'Ativo' }).execute();
    const token = await issuer.tokenFor({ ...ana, upn: 'ana@redeipe.example' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await people()).toMatchObject([
      {
        user_name: 'ana@redeipe.example',
        complete_name: 'Ana Souza',
        nick_name: 'Ana',
        roles: '',
        active: true,
        status_id: 1,
        subject: 's-ana',
      },
    ]);
    const created = (await trail())[0];
    expect(created).toMatchObject({ action: 'CREATED', origin: 'SYSTEM', object_name: 'Ana Souza' });
    expect(created?.changes).toContainEqual({ attribute: 'status', before: null, after: { id: 1, name: 'Ativo' } });
    // the user name of an existing person belongs to that person
    await db.updateTable('users').set({ active: false }).execute();
    expect(await enter({ sub: 's-other', upn: 'ANA@redeipe.example' })).toMatchObject({ status: 403 });
    expect(await enter({ sub: 's-ana', upn: 'other@redeipe.example' })).toMatchObject({ status: 403 });
    expect(await people()).toHaveLength(1);
  });

  test('D4.02 two servers create one person for calls at the same moment', async () => {
    const env = { OIDC_CREATE_USERS: 'true' };
    const servers = [await start(env), await start(env)];
    const token = await issuer.tokenFor({ sub: 's-caio', preferred_username: 'caio.dias' });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => servers[index % 2]?.send(token)));
    expect(answers.every((answer) => answer?.status === 200)).toBe(true);
    expect(await servers[0]?.people()).toMatchObject([{ first_name: 'Caio', last_name: 'Dias' }]);
  });

  test('D4.02 first sign-ins that create people wait without a connection, so that other calls are answered', async () => {
    const { db, send, people } = await start({ OIDC_CREATE_USERS: 'true' });
    const transaction = db.transaction.bind(db);
    const open = { now: 0, most: 0 };
    const spy = vi.spyOn(db, 'transaction').mockImplementation(() => {
      const builder = transaction();
      return Object.assign(Object.create(builder) as typeof builder, {
        async execute<Result>(work: (tx: Transaction<Database>) => Promise<Result>) {
          open.now += 1;
          open.most = Math.max(open.most, open.now);
          return builder.execute(work).finally(() => {
            open.now -= 1;
          });
        },
      });
    });
    try {
      const names = Array.from({ length: 12 }, (_, index) => `pessoa.${index}`);
      const tokens = await Promise.all(
        names.map((name) => issuer.tokenFor({ sub: `s-${name}`, preferred_username: name })),
      );
      const answers = await Promise.all(tokens.map(send));
      expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
      expect(await people()).toHaveLength(names.length);
      expect(open.most).toBe(1);
    } finally {
      spy.mockRestore();
    }
  });

  test('D4.04 a person whom another server has linked to the same subject meanwhile signs in', async () => {
    const { db, statements } = collectStatements(database().db);
    const id = await insertUser(db, { user_name: 'duda.reis' });
    const services = testServices(db, createMemoryLogger());
    const arrive = (subject: string) =>
      signInFirst(services, testRules(), {
        subject,
        claims: { preferred_username: 'duda.reis' },
        claimsAt: null,
        userinfoAt: null,
      });
    expect(await arrive('s-duda')).toBe(id);
    // nothing but the subject is written, so it does not wait for other changes of the register
    expect(statements.filter((statement) => statement.includes('tramita directory'))).toEqual([]);
    // as a server that looked for the subject just before
    expect(await arrive('s-duda')).toBe(id);
    await expect(arrive('s-other')).rejects.toMatchObject({ status: 403 });
    await db.updateTable('users').set({ active: false }).where('id', '=', id).execute();
    await expect(arrive('s-duda')).rejects.toMatchObject({ status: 403 });
  });

  test('D4.03 only tokens with all allowed values create a person', async () => {
    const { enter, people } = await start({
      OIDC_CREATE_USERS: 'true',
      OIDC_ALLOWED: 'groups=tramita,email_verified=true',
    });
    expect(await enter({ ...ana, groups: ['tramita'] })).toMatchObject(unknown);
    expect(await enter({ ...ana, groups: ['tramita2'], email_verified: true })).toMatchObject(unknown);
    expect(await people()).toEqual([]);
    expect(await enter({ ...ana, groups: ['rh', 'tramita'], email_verified: true })).toMatchObject({ code: 200 });
    // the rule is for the creation only
    expect(await enter({ ...ana, groups: [] })).toMatchObject({ code: 200 });
  });

  test('D4.03 claims set attributes at the creation and with each newer token', async () => {
    const { enter, db, people, as, log } = await start({
      OIDC_CREATE_USERS: 'true',
      OIDC_CLAIMS: 'email=email,custom1=employee_id,custom2=cpf,branch=office,superior=manager,custom5=org.unit',
    });
    const branch = await db
      .insertInto('branches')
      .values({ name: 'Campinas', code: '042' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const boss = await insertUser(db, { user_name: 'elisa', roles: 'ROLE_ADMIN' });
    const claims = {
      ...ana,
      email: 'ana@redeipe.example',
      employee_id: 207001,
      cpf: '47067079195',
      office: '042',
      manager: 'ELISA',
      org: { unit: 'Vendas' },
    };
    const iat = Math.floor(Date.now() / 1000) - 600;
    expect(await enter({ ...claims, iat })).toMatchObject({
      code: 200,
      email: 'ana@redeipe.example',
      custom1: '207001',
      custom2: '470.670.791-95',
      custom4: '042',
      custom5: 'Vendas',
      superior: { id: boss },
    });
    expect((await people())[1]).toMatchObject({ branch_id: branch.id });
    // an older token, or the same one again, changes nothing
    expect(await enter({ ...claims, email: 'old@redeipe.example', iat: iat - 1 })).toMatchObject({
      email: claims.email,
    });
    expect(await enter({ ...claims, email: 'old@redeipe.example', iat })).toMatchObject({ email: claims.email });
    // invalid and unknown values are ignored, absent claims stay, an empty one clears
    const newer = { ...ana, email: 'ana.souza@redeipe.example', employee_id: '', cpf: '11111111111', office: 'Marte' };
    expect(await enter({ ...newer, iat: iat + 1 })).toMatchObject({
      email: 'ana.souza@redeipe.example',
      custom1: null,
      custom2: '470.670.791-95',
      custom4: '042',
      superior: { id: boss },
    });
    expect(log.entries.filter(({ level }) => level === 'warn')).toMatchObject([
      { fields: { attributes: ['custom2', 'branch'] } },
    ]);
    // the claims own what they set, but not what another source owns
    const admin = as({ sub: 's-elisa', preferred_username: 'elisa' });
    const id = (await people())[1]?.id ?? 0;
    const refused = admin.call(updatePerson, { params: { id }, body: { email: 'x@redeipe.example' } });
    await expect(refused).rejects.toMatchObject({
      errorCode: 'MANAGED_ELSEWHERE',
      problem: { message: 'Este dado vem de Provedor de identidade e só pode ser alterado lá.' },
    });
    expect((await admin.call(updatePerson, { params: { id }, body: { nickName: 'Aninha' } })).nickName).toBe('Aninha');
    await saveSource(db, { key: 'file', kind: 'FILE', name: 'RH' });
    await ownAttributes(db, id, 'file', ['email'], new Date());
    expect(await enter({ ...newer, email: 'z@redeipe.example', employee_id: '9', iat: iat + 2 })).toMatchObject({
      email: 'ana.souza@redeipe.example',
      custom1: '9',
    });
  });

  test('D4.03 claims with text that the database cannot store are ignored, and their attributes stay', async () => {
    const { enter, people } = await start({
      OIDC_CREATE_USERS: 'true',
      OIDC_CLAIMS: 'email=email,custom1=employee_id,branch=office',
    });
    expect(await enter({ ...ana, email: 'ana@x.example', employee_id: '7' })).toMatchObject({ code: 200 });
    const broken = { email: 'ana\0@x.example', employee_id: '\ud800', office: '\0' };
    expect(await enter({ ...ana, ...broken })).toMatchObject({ code: 200, email: 'ana@x.example', custom1: '7' });
    expect(await enter({ sub: 's-bia', preferred_username: 'bia\0' })).toMatchObject(unknown);
    expect(await people()).toHaveLength(1);
  });

  test('D4.04 a person is found by subject, then by external id, then by user name, and later by subject alone', async () => {
    const { enter, db } = await start({ OIDC_EXTERNAL_ID_CLAIM: 'oid', OIDC_CREATE_USERS: 'true' });
    await saveSource(db, { key: 'scim:1', kind: 'SCIM', name: 'Entra' });
    const linked = await insertUser(db, { user_name: 'ana.antiga' });
    const named = await insertUser(db, { user_name: 'ana.souza' });
    await db
      .insertInto('external_ids')
      .values({ source: 'scim:1', kind: 'PERSON', external_id: 'oid-1', record_id: linked })
      .execute();
    expect(await enter({ ...ana, oid: 'oid-1' })).toMatchObject({ id: linked });
    expect(await enter({ sub: 's-bia', preferred_username: 'Ana.Souza', oid: 'oid-2' })).toMatchObject({ id: named });
    // now the subject decides alone
    expect(await enter({ sub: 's-ana', preferred_username: 'ana.souza', oid: 'oid-2' })).toMatchObject({ id: linked });
    const other = await enter({ sub: 's-other', preferred_username: 'new.name', oid: 'oid-1' });
    expect(other).toMatchObject({ status: 403, errorCode: 'TOKEN_UNAUTHORIZED' });
    expect(await enter({ sub: 's-other', preferred_username: 'ana.souza' })).toMatchObject({ status: 403 });
  });

  test('D4.05 the userinfo endpoint is read at the creation and once a day', async () => {
    const { enter, clock, log, people } = await start({
      OIDC_CREATE_USERS: 'true',
      OIDC_USERINFO: 'true',
      OIDC_CLAIMS: 'email=email',
      OIDC_ROLES_CLAIM: 'groups',
      OIDC_ROLE_MAP: 'rh=ROLE_REPORT',
    });
    const before = await issuer.userinfoCalls();
    const calls = async () => (await issuer.userinfoCalls()) - before;
    await issuer.setUserinfo('s-dora', { sub: 's-someone' });
    const dora = { sub: 's-dora', preferred_username: 'dora' };
    expect(await enter(dora)).toMatchObject({ status: 401, errorCode: 'UNAUTHENTICATED' });
    await issuer.setUserinfo('s-dora', 500);
    expect(await enter(dora)).toMatchObject({ status: 503 });
    expect(await people()).toEqual([]);
    await issuer.setUserinfo('s-dora', { email: 'dora@redeipe.example', groups: ['rh'] });
    expect(await enter(dora)).toMatchObject({ email: 'dora@redeipe.example', roles: 'ROLE_REPORT' });
    await issuer.setUserinfo('s-dora', { email: 'd@redeipe.example', groups: [] });
    // a token without the claims of the endpoint says nothing about them
    clock.ms = dayMs - minuteMs;
    expect(await enter(dora)).toMatchObject({ email: 'dora@redeipe.example', roles: 'ROLE_REPORT' });
    expect(await calls()).toBe(3);
    clock.ms = dayMs + minuteMs;
    expect(await enter(dora)).toMatchObject({ email: 'd@redeipe.example', roles: '' });
    expect(await enter(dora)).toMatchObject({ code: 200 });
    expect(await calls()).toBe(4);
    // an older token brings nothing back, even if the endpoint is due
    clock.ms = 3 * dayMs;
    const old = { iat: Math.floor(Date.now() / 1000) - 7200, groups: ['rh'] };
    await issuer.setUserinfo('s-dora', {});
    expect(await enter({ ...dora, ...old })).toMatchObject({ code: 200, roles: '' });
    expect(await calls()).toBe(4);
    // another subject ends the session, a failure does not
    await issuer.setUserinfo('s-dora', { sub: 's-someone', email: 'evil@redeipe.example' });
    expect(await enter(dora)).toMatchObject({ status: 401, errorCode: 'UNAUTHENTICATED' });
    await issuer.setUserinfo('s-dora', 500);
    expect(await enter(dora)).toMatchObject({ code: 200, email: 'd@redeipe.example' });
    expect(log.entries.filter(({ message }) => message === 'could not read the userinfo endpoint')).toHaveLength(1);
  });

  const groupsEnv = {
    OIDC_ROLES_CLAIM: 'groups',
    OIDC_ROLE_MAP: 'cn=admins,ou=x=ROLE_ADMIN, rh=ROLE_REPORT,rh=ROLE_SUPPORT',
  };

  test('D4.06 claims grant and remove roles; those of the screen stay, and a value without a rule grants nothing', async () => {
    const { enter, db, as, trail } = await start(groupsEnv);
    const id = await insertUser(db, { user_name: 'ana.souza', first_name: 'Ana', last_name: 'Souza' });
    await insertUser(db, { user_name: 'rita', roles: 'ROLE_ADMIN' });
    const admin = as({ sub: 's-rita', preferred_username: 'rita', groups: [] });
    await admin.call(setPersonRoles, { params: { id }, body: { roles: ['ROLE_REPORT'] } });
    expect(await enter({ ...ana, groups: ['rh', 'ROLE_ADMIN', 'admins'] })).toMatchObject({
      roles: 'ROLE_REPORT,ROLE_SUPPORT',
    });
    expect(await enter({ ...ana, groups: 'cn=admins,ou=x' })).toMatchObject({ roles: 'ROLE_REPORT,ROLE_ADMIN' });
    const { grants } = await admin.call(getPerson, { params: { id } });
    expect(grants).toEqual([
      { role: 'ROLE_REPORT', source: null },
      { role: 'ROLE_ADMIN', source: { key: 'claim', name: 'Provedor de identidade' } },
    ]);
    expect(await enter(ana)).toMatchObject({ roles: 'ROLE_REPORT' });
    const changes = (await trail()).filter(({ origin }) => origin === 'SYSTEM').map(({ changes: [change] }) => change);
    expect(changes).toEqual([
      { attribute: 'roles', before: 'ROLE_REPORT', after: 'ROLE_REPORT,ROLE_SUPPORT' },
      { attribute: 'roles', before: 'ROLE_REPORT,ROLE_SUPPORT', after: 'ROLE_REPORT,ROLE_ADMIN' },
      { attribute: 'roles', before: 'ROLE_REPORT,ROLE_ADMIN', after: 'ROLE_REPORT' },
    ]);
  });

  test('claims do not take the role of the last active administrator, and the attempt is audited', async () => {
    const { enter, db, trail } = await start(groupsEnv);
    await insertUser(db, { user_name: 'ana.souza', first_name: 'Ana', last_name: 'Souza' });
    expect(await enter({ ...ana, groups: ['cn=admins,ou=x', 'rh'] })).toMatchObject({ code: 200 });
    expect(await enter({ ...ana, groups: ['other'] })).toMatchObject({ code: 200, roles: 'ROLE_ADMIN' });
    expect(await enter({ ...ana, groups: ['other'] })).toMatchObject({ roles: 'ROLE_ADMIN' });
    const refusals = (await trail()).filter(({ action }) => action === 'REFUSED');
    expect(refusals).toMatchObject([{ refused_as: 'LAST_ADMIN', object_name: 'Ana Souza' }]);
    await insertUser(db, { user_name: 'rita', roles: 'ROLE_ADMIN' });
    expect(await enter({ ...ana, groups: ['other'] })).toMatchObject({ roles: '' });
  });

  test('D4.07 roles stay and a warning is logged once an hour if the token leaves out the groups', async () => {
    const { enter, db, log, clock } = await start({ OIDC_ROLES_CLAIM: 'groups', OIDC_ROLE_MAP: 'rh=ROLE_REPORT' });
    await insertUser(db, { user_name: 'ana.souza' });
    expect(await enter({ ...ana, groups: ['rh'] })).toMatchObject({ roles: 'ROLE_REPORT' });
    const cut = { _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: 'https://graph.example' } } };
    const warnings = () => log.entries.filter(({ message }) => message.includes('leaves out the groups')).length;
    for (const mark of [cut, { hasgroups: true }, { hasgroups: 'true' }]) {
      expect(await enter({ ...ana, ...mark })).toMatchObject({ roles: 'ROLE_REPORT' });
    }
    expect(warnings()).toBe(1);
    clock.ms = 61 * minuteMs;
    expect(await enter({ ...ana, ...cut })).toMatchObject({ roles: 'ROLE_REPORT' });
    expect(warnings()).toBe(2);
    expect(await enter({ ...ana, _claim_names: { other: 'src1' } })).toMatchObject({ roles: '' });
  });

  test('D4.09 FIRST_ADMIN becomes administrator at its first sign-in while there is none', async () => {
    const { enter, db, trail } = await start({ FIRST_ADMIN: 'Ana.Souza', OIDC_CREATE_USERS: 'true' });
    const bia = { sub: 's-bia', preferred_username: 'bia.lima' };
    expect(await enter(bia)).toMatchObject({ roles: '' });
    expect(await enter(ana)).toMatchObject({ roles: 'ROLE_ADMIN' });
    expect(await trail()).toMatchObject([
      { action: 'CREATED' },
      { action: 'CREATED' },
      { action: 'CHANGED', changes: [{ attribute: 'roles', before: '', after: 'ROLE_ADMIN' }] },
    ]);
    // no effect afterwards, even if the role is gone
    await db.updateTable('users').set({ roles: '' }).execute();
    expect(await enter(ana)).toMatchObject({ roles: '' });
  });

  test('D4.09 FIRST_ADMIN has no effect while another active administrator exists', async () => {
    const { enter, db } = await start({ FIRST_ADMIN: 'ana.souza' });
    await insertUser(db, { user_name: 'ana.souza' });
    const other = await insertUser(db, { user_name: 'rita', roles: 'ROLE_ADMIN' });
    expect(await enter(ana)).toMatchObject({ roles: '' });
    await db.updateTable('users').set({ active: false }).where('id', '=', other).execute();
    expect(await enter(ana)).toMatchObject({ roles: '' });
  });

  test('D4.11 the next call of a deactivated person returns 403', async () => {
    const { enter, db, as } = await start();
    const id = await insertUser(db, { user_name: 'ana.souza' });
    await insertUser(db, { user_name: 'rita', roles: 'ROLE_ADMIN' });
    expect(await enter(ana)).toMatchObject({ id });
    await as({ sub: 's-rita', preferred_username: 'rita' }).call(deactivatePerson, { params: { id } });
    const refused = await enter(ana);
    expect(refused).toMatchObject({ status: 403, errorCode: 'TOKEN_UNAUTHORIZED' });
    expect(refused).not.toHaveProperty('reason');
  });

  test('tokens that are signed with a new key of the issuer are accepted, those of the former key are not', async () => {
    const { send, db } = await start();
    await insertUser(db, { user_name: 'ana.souza' });
    const former = await issuer.tokenFor(ana);
    expect((await send(former)).status).toBe(200);
    await issuer.rotateKeys();
    const token = await issuer.tokenFor(ana);
    // the keys are loaded again at most every thirty seconds
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    try {
      expect((await send(token)).status).toBe(200);
      expect((await send(former)).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  test('the audit trail shows changes by claims to administrators', async () => {
    const { enter, as, db } = await start({ OIDC_CREATE_USERS: 'true' });
    await insertUser(db, { user_name: 'rita', roles: 'ROLE_ADMIN' });
    await enter(ana);
    const { elements } = await as({ sub: 's-rita', preferred_username: 'rita' }).call(listAudit, { query: {} });
    expect(elements).toMatchObject([{ action: 'CREATED', origin: 'SYSTEM', actor: { id: null, name: 'Sistema' } }]);
  });
});

import {
  createPerson,
  createServiceAccount,
  getRequest,
  listAssignees,
  listAudit,
  listHistory,
  listNotifications,
  listPeople,
  listServiceAccounts,
  removeServiceAccount,
  revokeServiceToken,
  rotateServiceToken,
  type ServiceScope,
  serviceAccountNameMaxLength,
  serviceAccountsMax,
  serviceTokenDaysMax,
  startRequestFor,
  updateServiceAccount,
} from '@tramita/client/contract';
import { generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { Db } from '../db/connection/db.ts';
import { completeJob, leaseJob } from '../db/jobs/jobs.ts';
import { insertServiceAccount } from '../db/service-accounts/service-accounts.ts';
import { insertInitializerGroup } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { createMemoryLogger } from '../http/testing/http-bench.ts';
import { createTokenAuthenticator } from '../identity/token-authenticator.ts';
import { announceTokensKind, createAnnounceTokensHandler, scheduleTokenNotices } from '../jobs/announce-tokens.ts';
import { createTestApi, insertOffice, testNow } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';

const dayMs = 24 * 60 * 60 * 1000;
const days = (count: number) => new Date(testNow.getTime() + count * dayMs).toISOString();

/** Returns every row of every table. */
async function everything(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  const parts = tables.map(({ name }) => sql`select to_jsonb(t)::text as row from ${sql.id(name)} t`);
  return JSON.stringify((await sql`${sql.join(parts, sql` union all `)}`.execute(db)).rows);
}

describeDatabase('service accounts', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  async function openOffice() {
    const { db } = database();
    const people = await insertOffice(db);
    const clock = { now: testNow };
    const log = createMemoryLogger();
    const api = createTestApi(db, { now: () => clock.now, log });
    const admin = api.as('admin');
    const create = (scopes: ServiceScope[], rest: object = {}) =>
      admin.call(createServiceAccount, { body: { name: 'ERP', responsible: people.elisa, scopes, ...rest } });
    /** Sends a call with a token from the address 127.0.0.1. */
    const status = async (token: string) => (await api.fetch(token, '/v1/people')).status;
    return { ...people, db, api, admin, create, status, clock, log };
  }

  test('D10.01 an account calls from its addresses with up to two tokens; audit and history show its name and that it is one', async () => {
    const { admin, api, create, status, processId, elisa } = await openOffice();
    const scopes: ServiceScope[] = ['people:read', 'people:write', 'requests:start'];
    const { token, ...account } = await create(scopes, { addresses: ['10.0.0.0/8'] });
    expect(account).toMatchObject({ name: 'ERP', responsible: { id: elisa, completeName: 'Elisa Silva' }, scopes });
    expect(await status(token)).toBe(403);
    const erp = api.as(token);
    const person = { userName: 'nova', firstName: 'Nova', lastName: 'Pessoa' };
    await expect(erp.call(createPerson, { body: person })).rejects.toMatchObject({ errorCode: 'FORBIDDEN' });
    const params = { id: account.id };
    await admin.call(updateServiceAccount, { params, body: { addresses: ['10.0.0.0/8', '127.0.0.1', '203.0.113.7'] } });
    expect(await status(token)).toBe(200);
    const second = await admin.call(rotateServiceToken, { params, body: {} });
    expect([await status(token), await status(second.token)]).toEqual([200, 200]);
    const third = admin.call(rotateServiceToken, { params, body: {} });
    await expect(third).rejects.toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    const addresses = ['2001:db8::/32', '10.0.0.0/33'];
    await expect(admin.call(updateServiceAccount, { params, body: { addresses } })).rejects.toMatchObject({
      fields: [{ name: 'addresses.1' }],
    });
    await erp.call(createPerson, { body: person });
    const body = { username: 'ana', data: { item: 'mesa' } };
    const { startProcessDto } = await erp.call(startRequestFor, { params: { id: processId }, body });
    const { elements } = await admin.call(listAudit, { query: { origin: 'INTEGRATION' } });
    const actor = { id: account.id, name: 'ERP' };
    expect(elements).toMatchObject([
      { actor, action: 'CREATED', object: { kind: 'person', name: 'Nova Pessoa' } },
      { actor, action: 'REFUSED', object: { kind: 'person' }, address: '203.0.113.7' },
    ]);
    const history = await api.as('ana').call(listHistory, { params: { id: startProcessDto.protocol } });
    expect(history.find(({ isIntegration }) => isIntegration)).toMatchObject({ createdBy: { completeName: 'ERP' } });
    await admin.call(removeServiceAccount, { params });
    expect(await status(token)).toBe(401);
    expect((await admin.call(listServiceAccounts)).elements).toEqual([]);
    const after = await api.as('ana').call(listHistory, { params: { id: startProcessDto.protocol } });
    expect(after).toEqual(history);
  });

  test('D10.02 a token is random, shown once and stored as a hash; it ends after 365 days', async () => {
    const { admin, db, create, status, clock, log } = await openOffice();
    const { token, tokens } = await create(['people:read']);
    expect(token).toMatch(/^trm_[\w-]{43}$/);
    expect(tokens).toEqual([
      { id: expect.any(Number), createdAt: testNow.toISOString(), expiresAt: days(365), lastUsedAt: null },
    ]);
    expect((await create(['people:read'], { name: 'BI' })).token).not.toBe(token);
    clock.now = new Date(testNow.getTime() + dayMs);
    expect(await status(token)).toBe(200);
    const { elements } = await admin.call(listServiceAccounts);
    expect(elements.find(({ name }) => name === 'ERP')?.tokens).toMatchObject([{ lastUsedAt: days(1) }]);
    expect(JSON.stringify(elements)).not.toContain('trm_');
    expect(await everything(db)).not.toContain(token.slice(4));
    expect(JSON.stringify(log.entries)).not.toContain(token.slice(4));
    clock.now = new Date(testNow.getTime() + 365 * dayMs);
    expect(await status(token)).toBe(401);
    expect(await status(`${token.slice(0, -1)}_`)).toBe(401);
    const longest = await create(['people:read'], { name: 'Folha', days: serviceTokenDaysMax });
    expect(longest.tokens[0]?.expiresAt).toBe(days(365 + 730));
    await expect(create(['people:read'], { name: 'Ponto', days: serviceTokenDaysMax + 1 })).rejects.toMatchObject({
      fields: [{ name: 'days' }],
    });
  });

  test('D10.02 rotation creates the second token; the old one ends by choice or after 30 days', async () => {
    const { admin, create, status, clock } = await openOffice();
    const { id, token: first } = await create(['people:read']);
    const rotate = (body: object = {}) => admin.call(rotateServiceToken, { params: { id }, body });
    const { token: second, tokens } = await rotate();
    expect(tokens.map(({ expiresAt }) => expiresAt)).toEqual([days(365), days(30)]);
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    await expect(rotate()).rejects.toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    clock.now = new Date(testNow.getTime() + 30 * dayMs);
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    const { token: third } = await rotate({ endsFormer: true, days: 10 });
    expect([await status(second), await status(third)]).toEqual([401, 200]);
    const [only] = (await admin.call(listServiceAccounts)).elements[0]?.tokens ?? [];
    const rest = await admin.call(revokeServiceToken, { params: { id, token: only?.id ?? 0 } });
    expect(rest.tokens).toEqual([]);
    expect(await status(third)).toBe(401);
    const { elements } = await admin.call(listAudit, { query: { kind: 'token' } });
    expect(elements.map(({ action }) => action).sort()).toEqual([
      // the first token got an earlier end, and was not revoked
      'CHANGED',
      ...['ISSUED', 'ISSUED', 'ISSUED'],
      ...['REMOVED', 'REMOVED'],
    ]);
  });

  test('D10.02 administrators are notified once 30, 7 and 1 days before a token expires', async () => {
    const { db, api, create, clock } = await openOffice();
    const { token } = await create(['people:read'], { days: 40 });
    const runOn = async (day: number) => {
      clock.now = new Date(testNow.getTime() + day * dayMs);
      await scheduleTokenNotices(db, clock.now);
      const job = await leaseJob(db, { kinds: [announceTokensKind], now: clock.now, leaseMs: 1000 });
      if (!job) return expect.unreachable();
      await createAnnounceTokensHandler(api.services)(job, AbortSignal.timeout(10_000));
      await completeJob(db, job);
      const read = (user: string) => api.as(user).call(listNotifications, { query: {} });
      expect(await read('ana')).toMatchObject({ unread: 0 });
      return (await read('admin')).notifications.map(({ message }) => message);
    };
    expect(await runOn(9)).toEqual([]);
    const first = await runOn(10);
    expect(first).toEqual([
      'Um token da conta de serviço <b>ERP</b> termina em <b>11/04/2026</b>. Emita o próximo em Integrações',
    ]);
    expect(JSON.stringify(first)).not.toContain(token);
    expect(await runOn(11)).toHaveLength(1);
    expect(await runOn(33)).toHaveLength(2);
    expect(await runOn(39)).toHaveLength(3);
    expect(await runOn(40)).toHaveLength(3);
  });

  test('D10.03 client credentials of the issuer sign in the account of their client, tokens of people do not', async () => {
    const { api, db, admin, create, ana } = await openOffice();
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const rules = { issuer: 'https://issuer.example', audience: 'tramita', keys: async () => publicKey };
    const app = createApp({
      services: api.services,
      authenticator: createTokenAuthenticator(db, { ...rules, portalClientId: 'portal' }),
    });
    const call = async (claims: Record<string, unknown>) => {
      const jwt = new SignJWT({ sub: 'b1946ac9', ...claims }).setProtectedHeader({ alg: 'ES256' });
      const signed = jwt.setIssuer(rules.issuer).setAudience('tramita').setExpirationTime('5m');
      const headers = { authorization: `Bearer ${await signed.sign(privateKey)}` };
      const response = await app.fetch(new Request('http://tramita.test/v1/people', { headers }));
      return response.ok ? 200 : ((await response.json()) as { errorCode: string }).errorCode;
    };
    const { id } = await create(['people:read'], { clientId: 'erp-client' });
    expect(await call({ azp: 'erp-client' })).toBe(200);
    expect(await call({ client_id: 'erp-client' })).toBe(200);
    expect(await call({ azp: 'erp-client', preferred_username: 'service-account-erp-client' })).toBe(200);
    // a person who signed in with the same client, and clients of the portal and of others
    expect(await call({ azp: 'erp-client', preferred_username: 'desconhecida' })).toBe('TOKEN_UNAUTHORIZED');
    const ofPeople = [{ auth_time: 1_772_000_000 }, { amr: ['pwd'] }, { nonce: 'n' }, { scp: 'access' }, { upn: 'x' }];
    for (const claim of ofPeople) {
      expect(await call({ azp: 'erp-client', ...claim }), JSON.stringify(claim)).toBe('TOKEN_UNAUTHORIZED');
    }
    for (const active of [true, false]) {
      await db.updateTable('users').set({ subject: 's-ana', active }).where('id', '=', ana).execute();
      const code = active ? 'FORBIDDEN' : 'TOKEN_UNAUTHORIZED';
      expect(await call({ azp: 'erp-client', sub: 's-ana' })).toBe(code);
    }
    expect(await call({ azp: 'other' })).toBe('TOKEN_UNAUTHORIZED');
    await create(['people:read'], { name: 'Portal', clientId: 'portal' });
    expect(await call({ azp: 'portal' })).toBe('TOKEN_UNAUTHORIZED');
    await admin.call(updateServiceAccount, { params: { id }, body: { scopes: ['tasks:read'] } });
    expect(await call({ azp: 'erp-client' })).toBe('SCOPE_MISSING');
    await admin.call(removeServiceAccount, { params: { id } });
    expect(await call({ azp: 'erp-client' })).toBe('TOKEN_UNAUTHORIZED');
  });

  test('D10.05 requests:start opens a request for a person named by user name or external id', async () => {
    const { api, db, ana, create, processId, elisa } = await openOffice();
    const { token, id } = await create(['requests:start', 'requests:read']);
    const erp = api.as(token);
    const start = (person: object, idempotencyKey?: string) =>
      erp.call(startRequestFor, {
        params: { id: processId },
        body: { ...person, data: { item: 'mesa' } },
        ...(idempotencyKey && { idempotencyKey }),
      });
    for (const key of ['rh', 'erp']) {
      await db.insertInto('directory_sources').values({ key, kind: 'FILE', name: key }).execute();
    }
    const link = (source: string, record_id: number) =>
      db.insertInto('external_ids').values({ source, kind: 'PERSON', external_id: 'A-17', record_id }).execute();
    await link('rh', ana);
    const first = await start({ username: 'ANA' }, 'key-1');
    expect(await start({ username: 'ANA' }, 'key-1')).toEqual(first);
    const { protocol } = first.startProcessDto;
    expect(await erp.call(getRequest, { params: { uuid: protocol } })).toMatchObject({ createdBy: { id: ana } });
    const history = await api.as('ana').call(listHistory, { params: { id: protocol } });
    expect(history.at(-1)).toMatchObject({
      message: '<b>ERP</b> abriu a solicitação em nome de <b>Ana Silva</b>',
      createdBy: { id },
      isIntegration: true,
    });
    expect((await start({ externalId: 'A-17' })).startProcessDto.idk).toBe(first.startProcessDto.idk + 1);
    await link('erp', elisa);
    await expect(start({ externalId: 'A-17' })).rejects.toMatchObject({ status: 400, fields: [{ name: 'source' }] });
    await expect(start({ externalId: 'A-17', source: 'rh' })).resolves.toBeDefined();
    await expect(start({ externalId: 'A-18' })).rejects.toMatchObject({ status: 404 });
    await expect(start({})).rejects.toMatchObject({ status: 400, fields: [{ name: 'username' }] });
    await expect(start({ username: 'elisa' })).rejects.toMatchObject({ errorCode: 'HIERARCHY_REQUIRED' });
    const group = await insertInitializerGroup(db, [elisa], { name: 'Só a Elisa' });
    await db.updateTable('processes').set({ initializer_group_id: group }).execute();
    await expect(start({ username: 'ana' })).rejects.toMatchObject({ errorCode: 'INITIALIZER_GROUP_REQUIRED' });
    // people need the support role for an external id as well
    const asAna = api.as('ana').call(startRequestFor, {
      params: { id: processId },
      body: { externalId: 'A-17', source: 'erp', data: { item: 'mesa' } },
    });
    await expect(asAna).rejects.toMatchObject({ errorCode: 'ON_BEHALF_FORBIDDEN' });
  });

  test('D14.05 the 101st account and a name of 101 characters are refused', async () => {
    const { db, create, elisa } = await openOffice();
    const rest = { responsible: elisa, scopes: [], addresses: [], clientId: null };
    for (let at = 1; at < serviceAccountsMax; at += 1) {
      await insertServiceAccount(db, { name: `Conta ${at}`, ...rest }, { at: testNow, secret: `s${at}` });
    }
    const longest = 'x'.repeat(serviceAccountNameMaxLength);
    await expect(create(['scim'], { name: `${longest}x` })).rejects.toMatchObject({ status: 400 });
    await create(['scim'], { name: longest });
    await expect(create(['scim'], { name: 'Mais uma' })).rejects.toMatchObject({ status: 409, errorCode: 'CONFLICT' });
  });

  test('no picker and no list of people contains an account', async () => {
    const { admin, create } = await openOffice();
    await create(['people:read'], { name: 'Conta da folha' });
    const query = { q: 'folha' };
    expect((await admin.call(listAssignees, { query })).elements).toEqual([]);
    expect((await admin.call(listPeople, { query })).elements).toEqual([]);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, decodeJwt } from 'jose';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDirectory, saveSource } from '../../db/people/directory-writes.ts';
import type { Database } from '../../db/tables/schema.ts';
import { insertProcess, insertUser } from '../../db/testing/builders.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { setActive } from '../../directory/change-access.ts';
import { createHttpApp } from '../../http/create-http-app.ts';
import { createNodeListener } from '../../http/node-listener.ts';
import { createMemoryLogger, onlyHandlers, testServices } from '../../http/testing/http-bench.ts';
import { createTokenAuthenticator } from '../../identity/token-authenticator.ts';
import { apiAudience, issueDemoToken, portalClientId } from './demo-token.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { createGrantCheck } from './grant-check.ts';
import { loadProviderKeys, type ProviderKeys } from './provider-keys.ts';
import { createSignInHandler } from './sign-in-handler.ts';
import { renderSignInPage } from './sign-in-pages.ts';

const people = [
  { userName: 'ana.souza', name: 'Ana <b>Souza</b>', role: 'Vendedora', description: 'Abre solicitações.' },
  {
    userName: 'bia.lima',
    name: 'Bia Lima',
    role: 'Suporte',
    description: 'Abre solicitações em nome de outra pessoa.',
  },
];

let db: Kysely<Database>;
let server: Server;
let origin: string;
let issuer: string;
let keys: ProviderKeys;
const log = createMemoryLogger();

beforeAll(async () => {
  ({ db } = await createTestDatabase());
  await insertUser(db, { user_name: 'ana.souza', email: 'ana@redeipe.example' });
  await insertUser(db, { user_name: 'bia.lima', complete_name: 'Bia Lima', roles: 'ROLE_USER,ROLE_SUPPORT' });
  await insertUser(db, { user_name: 'caio.dias', complete_name: 'Caio Dias', active: false });
  keys = await loadProviderKeys(db);
  server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer = `${origin}/oidc`;
  const portalOrigins = [origin, 'http://localhost:5173'];
  const common = { db, log, productName: 'Tramita', portalOrigins, frameAncestors: ['https://intranet.example'] };
  const provider = createEmbeddedProvider({
    ...common,
    issuer,
    clientId: portalClientId,
    audience: apiAudience,
    keys,
    trustProxy: false,
  });
  const authenticator = createTokenAuthenticator(db, {
    issuer,
    audience: apiAudience,
    keys: createLocalJWKSet({ keys: [publicPart(keys)] }),
    typ: 'at+jwt',
    linkSubject: false,
    isOngoing: createGrantCheck(db),
  });
  const app = createHttpApp({
    services: testServices(db, log),
    authenticator,
    handlers: onlyHandlers({ 'session.authInfo': async ({ user }) => user }),
  });
  const signIn = createSignInHandler({ ...common, provider, people, fontPath: '/assets/inter.woff2' });
  server.on('request', createNodeListener({ app, log, embedded: { provider, signIn }, trustProxy: false }));
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await db.destroy();
});

function publicPart({ signingKey: { kty, n, e, kid, alg } }: ProviderKeys) {
  return { kty, n, e, kid, alg, use: 'sig' };
}

/** A browser reduced to what sign-in needs: it keeps cookies and shows redirects instead of following them. */
class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();
  async send(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, origin);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      const expired = attributes.some((attribute) => attribute.toLowerCase().startsWith('expires=thu, 01 jan 1970'));
      if (expired || value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path });
    }
    return response;
  }
  async follow(address: string, init?: RequestInit): Promise<Response> {
    let response = await this.send(address, init);
    let location = response.headers.get('location');
    while (location?.startsWith('/oidc') || location?.startsWith(issuer)) {
      response = await this.send(location);
      location = response.headers.get('location');
    }
    return response;
  }
}

const verifier = 'a-verifier-of-at-least-forty-three-characters-0123';

async function authorizeUrl(extra: Record<string, string> = {}): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    client_id: portalClientId,
    response_type: 'code',
    redirect_uri: `${origin}/signin/callback`,
    scope: 'openid profile email',
    resource: apiAudience,
    state: 'state-1',
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return `${issuer}/auth?${query}`;
}

const choose = (browser: Browser, page: Response, userName: string) =>
  browser.follow(page.url, { method: 'POST', body: new URLSearchParams({ userName }) });

const callToken = (parameters: Record<string, string>): Promise<Response> =>
  fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: portalClientId, resource: apiAudience, ...parameters }),
  });

async function codeFor(browser: Browser, userName: string): Promise<string> {
  const page = await browser.follow(await authorizeUrl());
  const back = await choose(browser, page, userName);
  return new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

async function signIn(browser: Browser, userName: string): Promise<Tokens> {
  const response = await callToken({
    grant_type: 'authorization_code',
    code: await codeFor(browser, userName),
    redirect_uri: `${origin}/signin/callback`,
    code_verifier: verifier,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Tokens;
}

const authInfo = (token: string) => fetch(`${origin}/auth/info`, { headers: { authorization: `Bearer ${token}` } });

describe('signing in at the embedded provider', () => {
  test('T2.1.01 code and PKCE return a token that the API accepts, and no token gets 401', async () => {
    expect((await fetch(`${origin}/auth/info`)).status).toBe(401);
    const tokens = await signIn(new Browser(), 'ana.souza');
    expect(tokens.expires_in).toBe(600);
    expect(decodeJwt(tokens.access_token)).toMatchObject({ iss: issuer, aud: apiAudience, sub: 'ana.souza' });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ email: 'ana@redeipe.example' });
    const answer = await authInfo(tokens.access_token);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ userName: 'ana.souza' });
  });

  test('lists the demo users with descriptions of their rights, escaped as text', async () => {
    const page = await new Browser().follow(await authorizeUrl());
    const html = await page.text();
    expect(html).toContain('value="bia.lima"');
    expect(html).toContain('Abre solicitações em nome de outra pessoa.');
    expect(html).toContain('Ana &lt;b&gt;Souza&lt;/b&gt;');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    // E5.03: frames of these origins may show the sign-in
    expect(policy).toContain("frame-ancestors 'self' https://intranet.example");
    expect(html).not.toMatch(/<style|style=|<script/);
    const style = await fetch(`${issuer}/entrar.css`);
    expect(style.headers.get('content-type')).toContain('text/css');
  });

  test('C10.21 uses the font of the portal and lists three users first', async () => {
    const page = await new Browser().follow(await authorizeUrl());
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
    expect(await (await fetch(`${issuer}/entrar.css`)).text()).toContain('src: url("/assets/inter.woff2")');
    const many = [1, 2, 3, 4, 5].map((number) => ({
      name: 'Ana',
      role: 'Vendas',
      description: 'Testa.',
      userName: `pessoa.${number}`,
    }));
    const html = renderSignInPage({ productName: 'Tramita', people: many, action: '/oidc/entrar/x' });
    const [before = '', after = ''] = html.split('<h2>Outros perfis</h2>');
    expect(before).toContain('<h2>Comece por aqui</h2>');
    expect(before.match(/value="pessoa/g)).toHaveLength(3);
    expect(after.match(/value="pessoa/g)).toHaveLength(2);
  });

  test('shows an error when no active user has the typed login', async () => {
    const browser = new Browser();
    const page = await browser.follow(await authorizeUrl());
    for (const userName of ['ninguem', 'caio.dias', '']) {
      const again = await choose(browser, page, userName);
      expect(again.status).toBe(400);
      expect(await again.text()).toContain('Não há pessoa ativa com este usuário.');
    }
  });

  test('refuses a form sent from another site', async () => {
    const browser = new Browser();
    const page = await browser.follow(await authorizeUrl());
    const body = new URLSearchParams({ userName: 'ana.souza' });
    const answer = await browser.send(page.url, { method: 'POST', body, headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(400);
  });

  test('shows the error page for a sign-in address without its cookie', async () => {
    const answer = await fetch(`${issuer}/entrar/unknown`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Não foi possível entrar');
  });

  test('refuses an unregistered redirect address with the error page of the product', async () => {
    const answer = await fetch(await authorizeUrl({ redirect_uri: 'https://evil.example/cb' }), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Voltar ao portal');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('requires PKCE', async () => {
    const url = new URL(await authorizeUrl());
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const answer = await fetch(url, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('error=invalid_request');
  });

  test('accepts a code only once', async () => {
    const code = await codeFor(new Browser(), 'ana.souza');
    const trade = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${origin}/signin/callback`,
      code_verifier: verifier,
    };
    expect((await callToken(trade)).status).toBe(200);
    expect((await callToken(trade)).status).toBe(400);
  });

  test('redirects a signed-in user back without showing a page', async () => {
    const browser = new Browser();
    await signIn(browser, 'ana.souza');
    const back = await browser.follow(await authorizeUrl());
    expect(back.headers.get('location')).toContain('/signin/callback?code=');
  });

  test('C11.11 shows the sign-in page if the signed-in user was deactivated, and lets another user in', async () => {
    const browser = new Browser();
    await insertUser(db, { user_name: 'davi.reis' });
    await signIn(browser, 'davi.reis');
    await db.updateTable('users').set({ active: false }).where('user_name', '=', 'davi.reis').execute();
    const silent = await browser.follow(await authorizeUrl({ prompt: 'none' }));
    expect(silent.headers.get('location')).toContain('error=login_required');
    const page = await browser.follow(await authorizeUrl());
    expect(page.status).toBe(200);
    const refused = await choose(browser, page, 'davi.reis');
    expect(await refused.text()).toContain('Não há pessoa ativa com este usuário.');
    const back = await choose(browser, page, 'ana.souza');
    expect(back.headers.get('location')).toContain('/signin/callback?code=');
  });
});

test('D10.03 the embedded provider offers no client credentials', async () => {
  const response = await callToken({ grant_type: 'client_credentials', scope: 'openid' });
  expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
    400,
    'unsupported_grant_type',
  ]);
});

describe('a deactivated person', () => {
  test.each([null, 'FILE', 'SCIM', 'CLAIM', 'SERVICE'] as const)(
    'D4.11 loses access at once, tickets, the catalogue token, refresh tokens and sessions (source %s)',
    async (kind) => {
      const source = kind && { key: kind.toLowerCase(), name: kind };
      if (source) await saveSource(db, { ...source, kind });
      const userName = `lia.${kind ?? 'tela'}`;
      const id = await insertUser(db, { user_name: userName });
      const browser = new Browser();
      const tokens = await signIn(browser, userName.toUpperCase());
      expect((await authInfo(tokens.access_token)).status).toBe(200);
      const script = await issueDemoToken(
        db,
        keys,
        { issuer, clientId: portalClientId, audience: apiAudience },
        userName,
      );
      const ticket = { hash: userName, user_id: id, expires_at: new Date(Date.now() + 60_000) };
      const process_id = await insertProcess(db, { steps: [], fields: [] });
      await db.insertInto('realtime_tickets').values(ticket).execute();
      await db
        .insertInto('service_tickets')
        .values({ ...ticket, process_id })
        .execute();
      const catalogueToken = () =>
        db.selectFrom('users').select('catalogue_token').where('id', '=', id).executeTakeFirstOrThrow();
      const before = await catalogueToken();

      await db.transaction().execute(async (tx) => {
        await lockDirectory(tx);
        await setActive(tx, { source, now: new Date() }, id, false);
      });

      for (const token of [tokens.access_token, script]) {
        const answer = await authInfo(token);
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ errorCode: 'TOKEN_UNAUTHORIZED' });
      }
      const renewed = await callToken({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
      expect(await renewed.json()).toMatchObject({ error: 'invalid_grant' });
      const silent = await browser.follow(await authorizeUrl({ prompt: 'none' }));
      expect(silent.headers.get('location')).toContain('error=login_required');
      expect(await catalogueToken()).not.toEqual(before);
      for (const table of ['realtime_tickets', 'service_tickets'] as const) {
        expect(await db.selectFrom(table).select('hash').where('user_id', '=', id).execute()).toEqual([]);
      }
      // after a reactivation the person has to sign in again
      await db.updateTable('users').set({ active: true }).where('id', '=', id).execute();
      expect((await authInfo(tokens.access_token)).status).toBe(401);
    },
  );
});

describe('renewal', () => {
  test('rotates the refresh token, and using an old one revokes the whole family', async () => {
    const first = await signIn(new Browser(), 'bia.lima');
    const renewed = await callToken({ grant_type: 'refresh_token', refresh_token: first.refresh_token });
    expect(renewed.status).toBe(200);
    const second = (await renewed.json()) as Tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await authInfo(second.access_token)).status).toBe(200);
    const reused = await callToken({ grant_type: 'refresh_token', refresh_token: first.refresh_token });
    expect(reused.status).toBe(400);
    expect((await callToken({ grant_type: 'refresh_token', refresh_token: second.refresh_token })).status).toBe(400);
  });

  test('allows at most one of two concurrent renewals', async () => {
    const { refresh_token } = await signIn(new Browser(), 'bia.lima');
    const renew = () => callToken({ grant_type: 'refresh_token', refresh_token });
    const statuses = (await Promise.all([renew(), renew()])).map((answer) => answer.status).sort();
    expect(statuses[1]).toBe(400);
  });
});

describe('signing out', () => {
  test('C6.06 needs no confirmation, returns to the portal and ends session and access token at once', async () => {
    const browser = new Browser();
    const elsewhere = await signIn(new Browser(), 'ana.souza');
    const { id_token, refresh_token, access_token } = await signIn(browser, 'ana.souza');
    expect((await authInfo(access_token)).status).toBe(200);
    const query = new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: `${origin}/` });
    const page = await browser.send(`${issuer}/session/end?${query}`);
    const html = await page.text();
    expect(html).toContain('<script src="/oidc/sair.js" defer>');
    const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    expect(fields).toContainEqual(['logout', 'yes']);
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    const out = await browser.send(action, { method: 'POST', body: new URLSearchParams(Object.fromEntries(fields)) });
    expect(out.headers.get('location')).toBe(`${origin}/`);
    const again = await browser.follow(await authorizeUrl());
    expect(await again.text()).toContain('Escolha com qual pessoa você quer entrar');
    expect((await callToken({ grant_type: 'refresh_token', refresh_token })).status).toBe(400);
    const refused = await authInfo(access_token);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ errorCode: 'UNAUTHENTICATED' });
    // another browser of the same user is still signed in
    expect((await authInfo(elsewhere.access_token)).status).toBe(200);
  });
});

describe('tokens', () => {
  test('T6.23 returns 403 TOKEN_UNAUTHORIZED for a valid token of an inactive user', async () => {
    const dora = await insertUser(db, { user_name: 'dora.melo' });
    const token = await issueDemoToken(
      db,
      keys,
      { issuer, clientId: portalClientId, audience: apiAudience },
      'dora.melo',
    );
    expect((await authInfo(token)).status).toBe(200);
    await db.updateTable('users').set({ active: false }).where('id', '=', dora).execute();
    const answer = await authInfo(token);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      errorCode: 'TOKEN_UNAUTHORIZED',
      message: 'Usuário sem permissão, verifique com o time de segurança.',
    });
  });

  test('issues no token for scripts if no active user has the login', async () => {
    const target = { issuer, clientId: portalClientId, audience: apiAudience };
    await expect(issueDemoToken(db, keys, target, 'ninguem')).rejects.toThrow(
      'Não há pessoa ativa com o usuário "ninguem".',
    );
  });

  test('reuses the stored keys after a restart', async () => {
    expect(await loadProviderKeys(db)).toEqual(keys);
  });

  test('returns 401 for a changed or foreign token', async () => {
    const { access_token } = await signIn(new Browser(), 'ana.souza');
    const [head, body, signature] = access_token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(access_token), sub: 'bia.lima' })).toString('base64url');
    for (const token of [`${head}.${forged}.${signature}`, `${head}.${body}.`, 'no-token-at-all']) {
      const answer = await authInfo(token);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOidcTokenProvider, type OidcTokenProvider } from './create-oidc-token-provider.ts';
import { SignInError } from './sign-in-error.ts';

const issuer = 'https://id.test/oidc';
const redirectUri = 'https://portal.test/callback';

/** A fake OpenID provider: the requests its token endpoint received, and the response it sends next. */
interface FakeProvider {
  /** Parameters of requests that scripts made to its authorization endpoint. */
  readonly asked: URLSearchParams[];
  /** Returns the URL to which it redirects such a request. */
  lead: (state: string) => string;
  readonly grants: URLSearchParams[];
  answer: () => Response | Promise<Response>;
}

const encoded = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');

function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: 'portal', sub: 'ana', iat: now, exp: now + 600 };
  return `${encoded({ alg: 'RS256' })}.${encoded(claims)}.c2ln`;
}

const tokens = (access: string, more: object = {}) =>
  Response.json({
    access_token: access,
    refresh_token: `refresh-${access}`,
    id_token: idToken(),
    token_type: 'Bearer',
    expires_in: 600,
    scope: 'openid profile email',
    ...more,
  });

let fake: FakeProvider;
let provider: OidcTokenProvider;
let visited: URL[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fake = {
    asked: [],
    lead: (state) => `${redirectUri}?code=abc&state=${state}`,
    grants: [],
    answer: () => tokens(`token-${fake.grants.length}`),
  };
  visited = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = String(input);
    if (url === `${issuer}/.well-known/openid-configuration`) {
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        end_session_endpoint: `${issuer}/end`,
      });
    }
    if (url.startsWith(`${issuer}/auth`)) {
      const asked = new URL(url).searchParams;
      fake.asked.push(asked);
      return Object.defineProperty(new Response('<html></html>'), 'url', {
        value: fake.lead(asked.get('state') ?? ''),
      });
    }
    fake.grants.push(new URLSearchParams(String(init?.body)));
    return fake.answer();
  });
  provider = openProvider();
});

const openProvider = () =>
  createOidcTokenProvider({
    issuer,
    clientId: 'portal',
    redirectUri,
    postLogoutRedirectUri: 'https://portal.test/',
    resource: 'urn:portal:api',
    navigate: (url) => visited.push(new URL(url)),
  });

afterEach(() => {
  provider.dispose();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function signIn(returnTo?: string): Promise<string> {
  await provider.signIn({ returnTo });
  const state = visited.at(-1)?.searchParams.get('state');
  return provider.completeSignIn(`${redirectUri}?code=abc&state=${state}`);
}

const everythingStored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

describe('signing in', () => {
  test('leaves with code and PKCE and returns to the original path', async () => {
    expect(provider.status).toBe('signed-out');
    await expect(signIn('/tarefas?page=2#linha')).resolves.toBe('/tarefas?page=2#linha');
    const asked = Object.fromEntries(visited[0]?.searchParams ?? []);
    expect(`${visited[0]?.origin}${visited[0]?.pathname}`).toBe(`${issuer}/auth`);
    expect(asked).toMatchObject({
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      resource: 'urn:portal:api',
      code_challenge_method: 'S256',
    });
    const [grant] = fake.grants;
    expect(grant?.get('grant_type')).toBe('authorization_code');
    expect(grant?.get('code_verifier')?.length).toBeGreaterThan(40);
    expect(provider.status).toBe('signed-in');
    await expect(provider.getToken()).resolves.toBe('token-1');
  });

  test('E5.03 works where the browser blocks the storage of a frame', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    provider = openProvider();
    vi.restoreAllMocks();
    await expect(signIn('/tarefas')).resolves.toBe('/tarefas');
    await expect(provider.getToken()).resolves.toBe('token-1');
  });

  test('keeps tokens out of every storage', async () => {
    await signIn('/');
    expect(everythingStored()).toBe('[{},{}]');
  });

  test.each([undefined, 'https://evil.test/', '//evil.test/', 'javascript:alert(1)', 'http://['])(
    'returns to the start page if returnTo is %s',
    async (returnTo) => {
      await expect(signIn(returnTo)).resolves.toBe('/');
    },
  );

  test('rejects with REFUSED if the provider returns an error', async () => {
    await provider.signIn();
    const state = visited[0]?.searchParams.get('state');
    const error = await provider
      .completeSignIn(`${redirectUri}?error=access_denied&state=${state}`)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SignInError);
    expect(error).toMatchObject({ code: 'REFUSED', reason: 'access_denied' });
    expect(provider.status).toBe('signed-out');
  });

  test('rejects with STATE_LOST if the response belongs to no sign-in of this tab', async () => {
    const answer = `${redirectUri}?code=abc&state=unknown`;
    await expect(provider.completeSignIn(answer)).rejects.toMatchObject({ code: 'STATE_LOST' });
    await expect(provider.completeSignIn(redirectUri)).rejects.toMatchObject({ code: 'STATE_LOST' });
    expect(fake.grants).toHaveLength(0);
  });

  test('rejects a response that was already used', async () => {
    await signIn('/');
    const state = visited[0]?.searchParams.get('state');
    const again = provider.completeSignIn(`${redirectUri}?code=abc&state=${state}`);
    await expect(again).rejects.toMatchObject({ code: 'STATE_LOST' });
  });

  test('rejects with UNREACHABLE if the provider cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(provider.signIn()).rejects.toMatchObject({ code: 'UNREACHABLE' });
    expect(visited).toEqual([]);
  });
});

describe('resuming a session of a provider on the same origin', () => {
  const ownIssuer = 'https://portal.test/oidc';
  const endpoints = { authorization: `${issuer}/auth`, token: `${issuer}/token`, endSession: `${issuer}/end` };
  const at = (issuerAddress: string) =>
    createOidcTokenProvider({
      issuer: issuerAddress,
      endpoints,
      clientId: 'portal',
      redirectUri,
      navigate: (url) => visited.push(new URL(url)),
    });

  test('requests prompt=none, follows the redirect without leaving the page and skips discovery', async () => {
    const own = at(ownIssuer);
    await expect(own.resume()).resolves.toBe(true);
    expect(own.status).toBe('signed-in');
    expect(fake.asked[0]?.get('prompt')).toBe('none');
    expect(fake.asked[0]?.get('code_challenge_method')).toBe('S256');
    expect(fake.grants).toHaveLength(1);
    expect(visited).toEqual([]);
    expect(everythingStored()).toBe('[{},{}]');
    own.dispose();
  });

  test.each([
    ['no user is signed in', (state: string) => `${redirectUri}?error=login_required&state=${state}`],
    ['the provider shows a page instead', () => 'https://portal.test/oidc/entrar/1'],
    ['the response belongs to another call', () => `${redirectUri}?code=abc&state=other`],
  ])('returns false if %s', async (_, lead) => {
    fake.lead = lead;
    const own = at(ownIssuer);
    await expect(own.resume()).resolves.toBe(false);
    expect(own.status).toBe('signed-out');
    expect(fake.grants).toHaveLength(0);
  });

  test('sends nothing to a provider on another origin, whose responses the page cannot read', async () => {
    await expect(at(issuer).resume()).resolves.toBe(false);
    expect(fake.asked).toEqual([]);
  });
});

describe('renewing', () => {
  test('T6.25 happens a minute before each token expires', async () => {
    await signIn();
    await vi.advanceTimersByTimeAsync(539_000);
    expect(fake.grants).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fake.grants[1]?.get('grant_type')).toBe('refresh_token');
    expect(fake.grants[1]?.get('refresh_token')).toBe('refresh-token-1');
    expect(fake.grants[1]?.get('resource')).toBe('urn:portal:api');
    await expect(provider.getToken()).resolves.toBe('token-2');
    await vi.advanceTimersByTimeAsync(541_000);
    expect(fake.grants[2]?.get('refresh_token')).toBe('refresh-token-2');
  });

  test('uses a refresh token only once for concurrent callers', async () => {
    await signIn();
    const renewed = await Promise.all([provider.refresh(), provider.refresh(), provider.refresh()]);
    expect(renewed).toEqual(['token-2', 'token-2', 'token-2']);
    expect(fake.grants).toHaveLength(2);
  });

  test('keeps the refresh token if the provider does not rotate it', async () => {
    await signIn();
    fake.answer = () => tokens('plain', { refresh_token: undefined });
    await provider.refresh();
    await provider.refresh();
    expect(fake.grants[2]?.get('refresh_token')).toBe('refresh-token-1');
  });

  test('happens when an expired token is requested, as after the machine slept', async () => {
    await signIn();
    vi.setSystemTime(Date.now() + 3_600_000);
    await expect(provider.getToken()).resolves.toBe('token-2');
  });

  test('happens halfway for short-lived tokens, without a renewal loop', async () => {
    fake.answer = () => tokens('short', { expires_in: 20 });
    await signIn();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(fake.grants).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fake.grants).toHaveLength(2);
  });

  test('ends the session and notifies listeners if the provider refuses', async () => {
    await signIn();
    const listener = vi.fn();
    provider.subscribe(listener);
    fake.answer = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
    await expect(provider.refresh()).resolves.toBeNull();
    expect(provider.status).toBe('expired');
    expect(listener).toHaveBeenCalledTimes(1);
    await expect(provider.getToken()).resolves.toBeNull();
  });

  test('keeps the session while its token is valid if the provider does not respond', async () => {
    await signIn();
    fake.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(provider.refresh()).resolves.toBeNull();
    expect(provider.status).toBe('signed-in');
    await expect(provider.getToken()).resolves.toBe('token-1');
  });

  test('does not happen without a refresh token', async () => {
    fake.answer = () => tokens('only', { refresh_token: undefined });
    await signIn();
    await vi.advanceTimersByTimeAsync(700_000);
    expect(fake.grants).toHaveLength(1);
    await expect(provider.refresh()).resolves.toBeNull();
  });
});

describe('the end of the session', () => {
  test('signing out removes the tokens and leaves for the provider', async () => {
    await signIn();
    await provider.signOut();
    expect(visited[1]?.href).toContain(`${issuer}/end`);
    expect(visited[1]?.searchParams.get('post_logout_redirect_uri')).toBe('https://portal.test/');
    expect(visited[1]?.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(provider.status).toBe('signed-out');
    await expect(provider.getToken()).resolves.toBeNull();
  });

  test('C11.10 signing out in another tab ends the session at once, but only for the same user', async () => {
    await signIn();
    const listener = vi.fn();
    provider.subscribe(listener);
    const otherTab = new BroadcastChannel(`tramita.oidc ${issuer} portal`);
    try {
      otherTab.postMessage('bia');
      otherTab.postMessage('ana');
      await vi.waitFor(() => expect(provider.status).toBe('signed-out'));
    } finally {
      otherTab.close();
    }
    expect(listener).toHaveBeenCalledOnce();
    expect(provider.hasLeftElsewhere).toBe(true);
    await expect(provider.getToken()).resolves.toBeNull();
    await signIn();
    expect([provider.status, provider.hasLeftElsewhere]).toEqual(['signed-in', false]);
  });

  test('C11.10 signing out notifies other tabs with the subject of the user', async () => {
    await signIn();
    const heard: unknown[] = [];
    const otherTab = new BroadcastChannel(`tramita.oidc ${issuer} portal`);
    otherTab.onmessage = ({ data }) => heard.push(data);
    try {
      await provider.signOut();
      await vi.waitFor(() => expect(heard).toEqual(['ana']));
    } finally {
      otherTab.close();
    }
    expect(provider.hasLeftElsewhere).toBe(false);
  });

  test('C11.11 a user refused by the API has no session and no token', async () => {
    await signIn();
    provider.onRefused();
    provider.onSignedOut();
    expect(provider.status).toBe('refused');
    await expect(provider.getToken()).resolves.toBeNull();
  });

  test('onSignedOut makes a signed-in session expired, once', async () => {
    const listener = vi.fn();
    provider.subscribe(listener);
    provider.onSignedOut();
    expect(provider.status).toBe('signed-out');
    await signIn();
    provider.onSignedOut();
    provider.onSignedOut();
    expect(provider.status).toBe('expired');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('signing out during a renewal discards the renewed tokens', async () => {
    await signIn();
    let release = (): void => undefined;
    fake.answer = () =>
      new Promise((resolve) => {
        release = () => resolve(tokens('late'));
      });
    const renewal = provider.refresh();
    await vi.advanceTimersByTimeAsync(0);
    await provider.signOut();
    release();
    await expect(renewal).resolves.toBeNull();
    await expect(provider.getToken()).resolves.toBeNull();
    expect(provider.status).toBe('signed-out');
  });

  test('dispose leaves no timer and no listener', async () => {
    await signIn();
    const listener = vi.fn();
    const stop = provider.subscribe(listener);
    stop();
    provider.subscribe(listener);
    provider.dispose();
    expect(vi.getTimerCount()).toBe(0);
    expect(listener).not.toHaveBeenCalled();
  });
});

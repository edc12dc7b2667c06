import { describe, expect, test, vi } from 'vitest';
import { downloadAttachment, getTask, markNotificationRead, whoami } from '../contract/index.ts';
import { createClient } from './create-client.ts';
import { type HttpProblemError, isAborted, TokenError } from './errors.ts';
import { type Answer, json, problem, recordingFetch } from './testing/recording-fetch.ts';
import type { TokenProvider } from './token-provider.ts';

const unauthorized = () => problem(401, 'UNAUTHENTICATED');
const tokenOf = (request: Request) => request.headers.get('authorization')?.slice('Bearer '.length) ?? null;

interface DeferredToken {
  readonly promise: Promise<string | null>;
  resolve(token: string | null): void;
  reject(error: Error): void;
}

function deferredToken(): DeferredToken {
  let settle: Omit<DeferredToken, 'promise'> | undefined;
  const promise = new Promise<string | null>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: (token) => settle?.resolve(token), reject: (error) => settle?.reject(error) };
}

/** A backend that accepts a single token, and a provider whose renewal can be delayed. */
function setUp({ accepted = 'new' as string | null, answer = () => json({ ip: '10.0.0.1' }) as Response } = {}) {
  let token: string | null = 'old';
  const renewed = deferredToken();
  const tokenProvider = {
    getToken: vi.fn<() => string | null | Promise<string | null>>(() => token),
    refresh: vi.fn(async () => {
      token = await renewed.promise;
      return token;
    }),
    onSignedOut: vi.fn(),
  } satisfies TokenProvider;
  const onUnauthorized = vi.fn<(error: HttpProblemError) => void>();
  const wire = recordingFetch((request) =>
    accepted !== null && tokenOf(request) === accepted ? answer() : unauthorized(),
  );
  const client = createClient({ baseUrl: 'https://api.test', fetch: wire.fetch, tokenProvider, onUnauthorized });
  const setToken = (next: string | null) => {
    token = next;
  };
  return { client, ...wire, tokenProvider, onUnauthorized, renewed, setToken };
}

test('E7.05 a client without a token provider says once in the console how to give it one', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const client = createClient({ baseUrl: 'https://api.test', fetch: recordingFetch(unauthorized).fetch });
  await expect(client.call(whoami)).rejects.toMatchObject({ status: 401 });
  await expect(client.call(whoami)).rejects.toMatchObject({ status: 401 });
  expect(complain.mock.calls).toEqual([
    [expect.stringContaining('pass one, as in createClient({ baseUrl, tokenProvider')],
  ]);
  complain.mockRestore();
});

describe('an expired token', () => {
  test('T6.25 is renewed once for all calls that got a 401, and each of them is repeated', async () => {
    const { client, requests, tokenProvider, renewed, onUnauthorized } = setUp();
    const calls = Promise.all(Array.from({ length: 12 }, () => client.call(whoami)));
    await expect.poll(() => requests.length).toBe(12);
    renewed.resolve('new');
    await expect(calls).resolves.toEqual(Array.from({ length: 12 }, () => ({ ip: '10.0.0.1' })));
    expect(tokenProvider.refresh).toHaveBeenCalledTimes(1);
    expect(requests.slice(12).map(tokenOf)).toEqual(Array.from({ length: 12 }, () => 'new'));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('is not renewed again if a call gets its 401 after the new token has arrived', async () => {
    const { client, requests, tokenProvider, renewed, setToken } = setUp();
    renewed.resolve('new');
    await client.call(whoami);
    setToken('old');
    tokenProvider.getToken.mockReturnValueOnce('old').mockReturnValue('new');
    await client.call(whoami);
    expect(requests.map(tokenOf)).toEqual(['old', 'new', 'old', 'new']);
    expect(tokenProvider.refresh).toHaveBeenCalledTimes(1);
  });

  test('is renewed again when the renewed token expires later', async () => {
    let accepted = 'b';
    const tokens = ['b', 'c'];
    let token = 'a';
    const refresh = vi.fn(async () => {
      token = tokens.shift() ?? '';
      return token;
    });
    const wire = recordingFetch((request) => (tokenOf(request) === accepted ? json({ ip: '1' }) : unauthorized()));
    const tokenProvider = { getToken: () => token, refresh };
    const client = createClient({ baseUrl: '', fetch: wire.fetch, tokenProvider });
    await client.call(whoami);
    accepted = 'c';
    await client.call(whoami);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('is renewed for writes and downloads as well', async () => {
    const { client, requests, renewed } = setUp({ answer: () => new Response('file') });
    renewed.resolve('new');
    const params = { processInstanceId: 1, attachmentId: 2, fileName: 'a.pdf' };
    const [blob] = await Promise.all([
      client.call(downloadAttachment, { params }),
      client.call(markNotificationRead, { params: { id: 1 } }),
    ]);
    expect(await blob.text()).toBe('file');
    expect(requests).toHaveLength(4);
  });

  test('is renewed as well if there was no token at all', async () => {
    const { client, requests, renewed, setToken } = setUp();
    setToken(null);
    renewed.resolve('new');
    await client.call(whoami);
    expect(requests.map(tokenOf)).toEqual([null, 'new']);
  });
});

describe('the end of the session', () => {
  test.each([
    ['returns no token', (refresh: DeferredToken) => refresh.resolve(null)],
    ['fails', (refresh: DeferredToken) => refresh.reject(new Error('invalid_grant'))],
  ])('T6.26 is reported once when the renewal %s', async (_, settle) => {
    const { client, requests, tokenProvider, onUnauthorized, renewed } = setUp();
    const calls = Promise.allSettled(Array.from({ length: 5 }, () => client.call(whoami)));
    await expect.poll(() => requests.length).toBe(5);
    settle(renewed);
    for (const call of await calls) expect(call).toMatchObject({ status: 'rejected', reason: { status: 401 } });
    expect(requests).toHaveLength(5);
    expect(tokenProvider.refresh).toHaveBeenCalledTimes(1);
    expect(tokenProvider.onSignedOut).toHaveBeenCalledTimes(1);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(onUnauthorized.mock.calls[0]?.[0]).toMatchObject({ errorCode: 'UNAUTHENTICATED', status: 401 });
  });

  test('T6.27 M7.02 is reported when the repeated call gets a 401 too; no call is repeated twice', async () => {
    const { client, requests, tokenProvider, onUnauthorized, renewed } = setUp({ accepted: null });
    renewed.resolve('new');
    const calls = await Promise.allSettled([client.call(whoami), client.call(whoami), client.call(whoami)]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(requests.map(tokenOf)).toEqual(['old', 'old', 'old', 'new', 'new', 'new']);
    expect(tokenProvider.refresh).toHaveBeenCalledTimes(1);
    expect(tokenProvider.onSignedOut).toHaveBeenCalledTimes(1);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('is reported at once if the provider cannot renew', async () => {
    const onUnauthorized = vi.fn();
    const wire = recordingFetch(unauthorized);
    const tokenProvider = { getToken: () => 'fixed' };
    const client = createClient({ baseUrl: '', fetch: wire.fetch, tokenProvider, onUnauthorized });
    await expect(client.call(whoami)).rejects.toMatchObject({ status: 401 });
    await expect(client.call(whoami)).rejects.toMatchObject({ status: 401 });
    expect(wire.requests).toHaveLength(2);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('is reported again when a later session ends', async () => {
    const accepted = new Set(['first', 'second']);
    let token = 'first';
    const onSignedOut = vi.fn();
    const answer: Answer = (request) => (accepted.has(tokenOf(request) ?? '') ? json({ ip: '1' }) : unauthorized());
    const { fetch } = recordingFetch(answer);
    const client = createClient({ baseUrl: '', fetch, tokenProvider: { getToken: () => token, onSignedOut } });
    for (const next of ['first', 'second']) {
      token = next;
      await client.call(whoami);
      accepted.delete(next);
      await expect(client.call(whoami)).rejects.toMatchObject({ status: 401 });
      await expect(client.call(whoami)).rejects.toMatchObject({ status: 401 });
    }
    expect(onSignedOut).toHaveBeenCalledTimes(2);
  });

  test('is not reported after other error responses', async () => {
    const { fetch, requests } = recordingFetch(() => problem(403, 'FORBIDDEN'));
    const tokenProvider = { getToken: () => 'a', refresh: vi.fn(async () => 'b'), onSignedOut: vi.fn() };
    const client = createClient({ baseUrl: '', fetch, tokenProvider });
    await expect(client.call(whoami)).rejects.toMatchObject({ errorCode: 'FORBIDDEN' });
    expect(requests).toHaveLength(1);
    expect(tokenProvider.refresh).not.toHaveBeenCalled();
    expect(tokenProvider.onSignedOut).not.toHaveBeenCalled();
  });
});

describe('an abort', () => {
  test('during the renewal rejects only that call, which is not sent again', async () => {
    const { client, requests, renewed, onUnauthorized } = setUp();
    const controller = new AbortController();
    const params = { uuid: '0195b2c1-7c1e-7b3a-9f00-000000000001' };
    const given = client.call(getTask, { params, signal: controller.signal }).catch((error: unknown) => error);
    const kept = client.call(whoami);
    await expect.poll(() => requests.length).toBe(2);
    controller.abort();
    expect(isAborted(await given)).toBe(true);
    renewed.resolve('new');
    await expect(kept).resolves.toEqual({ ip: '10.0.0.1' });
    expect(requests.map((request) => new URL(request.url).pathname)).toEqual([
      `/v1/tasks/${params.uuid}`,
      '/v1/whoami',
      '/v1/whoami',
    ]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('while the provider is getting a token prevents the request', async () => {
    const { fetch, requests } = recordingFetch(unauthorized);
    const tokenProvider = { getToken: () => new Promise<string>(() => undefined) };
    const client = createClient({ baseUrl: '', fetch, tokenProvider });
    const controller = new AbortController();
    const call = client.call(whoami, { signal: controller.signal }).catch((error: unknown) => error);
    controller.abort();
    expect(isAborted(await call)).toBe(true);
    expect(requests).toHaveLength(0);
  });
});

test('C11.11 TOKEN_UNAUTHORIZED is reported to the provider and the call is not repeated', async () => {
  const onRefused = vi.fn();
  const problem = { status: 403, errorCode: 'TOKEN_UNAUTHORIZED', message: 'Usuário sem permissão' };
  const wire = recordingFetch(() => Response.json(problem, { status: 403 }));
  const tokenProvider = { getToken: () => 'token', onRefused };
  const client = createClient({ baseUrl: 'https://api.test', fetch: wire.fetch, tokenProvider });
  await expect(client.call(whoami)).rejects.toMatchObject({ errorCode: 'TOKEN_UNAUTHORIZED' });
  expect(onRefused).toHaveBeenCalledOnce();
  expect(wire.requests).toHaveLength(1);
});

describe('E6.06 a token provider that fails', () => {
  test('rejects the call with a TokenError and sends nothing; the next call works', async () => {
    const { client, requests, tokenProvider, onUnauthorized } = setUp({ accepted: 'old' });
    const reason = new Error('identity provider is down');
    tokenProvider.getToken.mockRejectedValueOnce(reason);
    const error = await client.call(whoami).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ code: 'TOKEN', url: expect.stringContaining('https://api.test'), cause: reason });
    expect(requests).toHaveLength(0);
    expect(onUnauthorized).not.toHaveBeenCalled();
    await expect(client.call(whoami)).resolves.toEqual({ ip: '10.0.0.1' });
  });

  test('is named in the console, once, if it does not answer within the timeout of a call', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, requests, tokenProvider } = setUp({ accepted: 'old' });
    tokenProvider.getToken.mockImplementation(() => new Promise(() => {}));
    const calls = [1, 2].map(() => client.call(whoami, { timeout: 30 }).catch((thrown: unknown) => thrown));
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ code: 'TIMEOUT' });
    expect(requests).toHaveLength(0);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^The token provider did not answer in time/)]]);
    log.mockRestore();
  });

  test('does not keep later calls waiting for a renewal that never ends', async () => {
    const { client, tokenProvider, setToken } = setUp();
    await expect(client.call(whoami, { timeout: 30 })).rejects.toMatchObject({ code: 'TIMEOUT' });
    tokenProvider.refresh.mockImplementationOnce(async () => {
      setToken('new');
      return 'new';
    });
    await expect(client.call(whoami)).resolves.toEqual({ ip: '10.0.0.1' });
    expect(tokenProvider.refresh).toHaveBeenCalledTimes(2);
  });

  test('is asked for a renewal again a while after it returned the same expired token', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { client, tokenProvider, setToken, onUnauthorized } = setUp();
    tokenProvider.refresh.mockImplementation(async () => 'old');
    await expect(client.call(whoami)).rejects.toMatchObject({ status: 401 });
    await expect(client.call(whoami)).rejects.toMatchObject({ status: 401 });
    expect(tokenProvider.refresh).toHaveBeenCalledTimes(1);
    tokenProvider.refresh.mockImplementation(async () => {
      setToken('new');
      return 'new';
    });
    // calls meanwhile, such as those of a user who tries again, do not make the wait longer
    vi.setSystemTime(Date.now() + 3000);
    await expect(client.call(whoami)).rejects.toMatchObject({ status: 401 });
    expect(tokenProvider.refresh).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 3000);
    await expect(client.call(whoami)).resolves.toEqual({ ip: '10.0.0.1' });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

import { createClient, type TokenProvider } from '@tramita/client';
import * as contract from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { isWorthRetrying } from './is-worth-retrying.ts';

async function failureOf(fetch: typeof globalThis.fetch, tokenProvider?: TokenProvider): Promise<unknown> {
  const client = createClient({
    baseUrl: 'http://api.test',
    fetch,
    ...(tokenProvider && { tokenProvider, timeout: 50 }),
  });
  return client.call(contract.whoami).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const answer = (status: number) => failureOf(async () => new Response('{}', { status }));

test('returns true for lost connections and server failures', async () => {
  expect(isWorthRetrying(await failureOf(() => Promise.reject(new TypeError('fetch failed'))))).toBe(true);
  expect(isWorthRetrying(await answer(500))).toBe(true);
  expect(isWorthRetrying(await answer(503))).toBe(true);
});

test('E6.06 returns true for a token provider that failed, and false for one that did not answer in time', async () => {
  const failing = (reason: unknown) => failureOf(fetch, { getToken: () => Promise.reject(reason) });
  expect(await failing(new Error('identity provider is down'))).toMatchObject({ code: 'TOKEN' });
  expect(isWorthRetrying(await failing(new Error('identity provider is down')))).toBe(true);
  expect(isWorthRetrying(await failing(new DOMException('timed out', 'TimeoutError')))).toBe(false);
  expect(isWorthRetrying(await failureOf(fetch, { getToken: () => new Promise(() => {}) }))).toBe(false);
});

test('returns false for refusals and for responses that violate the contract', async () => {
  for (const status of [400, 401, 403, 404, 409, 422, 429]) expect(isWorthRetrying(await answer(status))).toBe(false);
  expect(isWorthRetrying(await answer(200))).toBe(false);
  expect(isWorthRetrying('no error')).toBe(false);
});

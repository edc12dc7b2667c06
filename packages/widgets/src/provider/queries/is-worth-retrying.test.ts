import { createClient } from '@tramita/client';
import * as contract from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { isWorthRetrying } from './is-worth-retrying.ts';

async function failureOf(fetch: typeof globalThis.fetch): Promise<unknown> {
  const client = createClient({ baseUrl: 'http://api.test', fetch });
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

test('returns false for refusals and for responses that violate the contract', async () => {
  for (const status of [400, 401, 403, 404, 409, 422, 429]) expect(isWorthRetrying(await answer(status))).toBe(false);
  expect(isWorthRetrying(await answer(200))).toBe(false);
  expect(isWorthRetrying('no error')).toBe(false);
});

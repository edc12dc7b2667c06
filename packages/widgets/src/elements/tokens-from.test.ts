// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { tokensFrom } from './tokens-from.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A `fetch` that never answers, but ends with its signal. */
const hangs = (_: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test('E6.06 a call to token-url without an answer ends, and the next call asks again', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const fetch = vi.fn(hangs);
  vi.stubGlobal('fetch', fetch);
  const onMistake = vi.fn();
  const { getToken } = tokensFrom('/token', onMistake);
  const waiting = Promise.allSettled([getToken(), getToken()]);
  limit.abort(new DOMException('timed out', 'TimeoutError'));
  // by its name it is not tried again, see `isWorthRetrying`
  const failed = { status: 'rejected', reason: expect.objectContaining({ name: 'TimeoutError' }) };
  expect(await waiting).toEqual([failed, failed]);
  expect(onMistake.mock.calls).toEqual([['silence', 'token-url', '/token']]);
  expect(fetch).toHaveBeenCalledTimes(1);

  fetch.mockImplementation(async () => Response.json({ token: 'repaired' }));
  await expect(getToken()).resolves.toBe('repaired');
});

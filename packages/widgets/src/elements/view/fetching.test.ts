import { createFetch as libraryFetch } from 'ofetch';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFetch as ownFetch } from './fetching.ts';

type Answer = number | Error;
type CreateFetch = (defaults: { fetch: typeof fetch }) => { raw: (url: string, options: object) => Promise<Response> };

const aborted = new DOMException('aborted', 'AbortError');
const lost = new TypeError('Failed to fetch');

/** The options with which the transport reads. */
const reading = {
  method: 'GET',
  retry: 1,
  retryDelay: 300,
  retryStatusCodes: [500, 502, 503, 504],
  onResponseError: ({ response, options }: { response: Response; options: { retry: number | false } }) => {
    if (response.status === 500) options.retry = false;
  },
  onRequestError: ({ options }: { options: { signal?: AbortSignal; retry: number | false } }) => {
    if (options.signal?.aborted) options.retry = false;
  },
};

/** Sends a request that gets these answers, and returns what was sent, when, and how it ended. */
async function sent(create: unknown, options: object, answers: readonly Answer[]) {
  const calls: unknown[] = [];
  const start = Date.now();
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    const { method, body, keepalive, signal, headers } = init;
    const time = Date.now() - start;
    calls.push({ url, method, body, keepalive, isAborted: signal?.aborted, headers: [...new Headers(headers)], time });
    const answer = answers[calls.length - 1] ?? 200;
    if (answer instanceof Error) throw answer;
    return new Response(answer === 204 ? null : `answer ${calls.length}`, { status: answer });
  };
  const result = (create as CreateFetch)({ fetch: fetch as typeof globalThis.fetch })
    .raw('/v1/tasks', {
      responseType: 'stream',
      headers: { accept: 'application/json', authorization: 'Bearer t' },
      ...options,
    })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(async ({ name, response, cause }) => ({
      name,
      status: response?.status,
      text: await response?.text(),
      cause,
    }));
  await vi.runAllTimersAsync();
  return { calls, end: await result };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createFetch sends, repeats and fails like the library', () => {
  test.each<[string, object, Answer[]]>([
    ['a success', reading, [200]],
    ['a success without a body', reading, [204]],
    ['a redirect that fetch did not follow', reading, [304]],
    ['a read that succeeds the second time', reading, [503, 200]],
    ['a read that fails twice', reading, [502, 504]],
    ['a read that the server cannot answer', reading, [500]],
    ['a refused read', reading, [404]],
    ['a read over a lost connection', reading, [lost, 200]],
    ['a read over a connection that stays lost', reading, [lost, lost]],
    ['a read that fails in two ways', reading, [lost, 500]],
    ['an aborted read', { ...reading, signal: AbortSignal.abort() }, [aborted]],
    ['a read whose time is over', { ...reading, signal: AbortSignal.abort(lost) }, [lost]],
    [
      'a write',
      {
        method: 'POST',
        body: '{"a":1}',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        retry: false,
        keepalive: true,
      },
      [200],
    ],
    [
      'a write that fails',
      { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json', accept: '*/*' }, retry: false },
      [503],
    ],
    ['a write over a lost connection', { method: 'DELETE', retry: false }, [lost]],
  ])('%s', async (_title, options, answers) => {
    const found = await sent(ownFetch, options, answers);
    expect(found).toEqual(await sent(libraryFetch, options, answers));
  });
});

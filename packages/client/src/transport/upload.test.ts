// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadAttachment } from '../contract/index.ts';
import type { TransferProgress } from './call-options.ts';
import { createClient } from './create-client.ts';
import { isAborted } from './errors.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a backend on another origin, so that the real XMLHttpRequest is used, and returns its URL. */
async function listen(handle: (request: IncomingMessage, response: ServerResponse, text: string) => void) {
  server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') return response.end();
    let text = '';
    for await (const chunk of request) text += chunk;
    handle(request, response, text);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const body = () => ({ attachment: new File(['x'.repeat(300_000)], 'laudo.txt'), processInstanceId: 9 });

function answer(response: ServerResponse, status: number, value: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

test('an upload reports its progress and resolves to the parsed response', async () => {
  const seen: { text?: string; authorization?: string | undefined } = {};
  const baseUrl = await listen((request, response, text) => {
    Object.assign(seen, { text, authorization: request.headers.authorization });
    answer(response, 201, { id: 5, originalFileName: 'laudo.txt' });
  });
  const client = createClient({ baseUrl, tokenProvider: { getToken: () => 'abc' } });
  const progress: TransferProgress[] = [];
  await expect(
    client.call(uploadAttachment, { body: body(), onProgress: (step) => progress.push(step) }),
  ).resolves.toEqual({ id: 5, originalFileName: 'laudo.txt' });
  expect(seen.authorization).toBe('Bearer abc');
  expect(seen.text).toContain('filename="laudo.txt"');
  expect(seen.text).toMatch(/name="processInstanceId"\s+9/);
  expect(progress[0]).toEqual({ loaded: 0, total: 300_000, fraction: 0 });
  expect(progress.at(-1)).toEqual({ loaded: 300_000, total: 300_000, fraction: 1 });
  const fractions = progress.map(({ fraction }) => fraction ?? Number.NaN);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
});

test('an upload that gets a 401 is repeated once with the renewed token', async () => {
  const tokens: (string | undefined)[] = [];
  const baseUrl = await listen((request, response) => {
    tokens.push(request.headers.authorization);
    if (request.headers.authorization === 'Bearer new') answer(response, 201, { id: 5, originalFileName: 'laudo.txt' });
    else answer(response, 401, { errorCode: 'UNAUTHENTICATED' });
  });
  const refresh = vi.fn(async () => 'new');
  const client = createClient({ baseUrl, tokenProvider: { getToken: () => 'old', refresh } });
  await client.call(uploadAttachment, { body: body(), onProgress: () => undefined });
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('an upload that gets an error response has its problem and never reports completion', async () => {
  const baseUrl = await listen((_request, response) => answer(response, 413, { errorCode: 'MAX_FILE_SIZE' }));
  const progress: TransferProgress[] = [];
  const call = createClient({ baseUrl }).call(uploadAttachment, {
    body: body(),
    onProgress: (step) => progress.push(step),
  });
  await expect(call).rejects.toMatchObject({ code: 'HTTP_PROBLEM', status: 413, errorCode: 'MAX_FILE_SIZE' });
  expect(progress.some(({ fraction }) => fraction === 1)).toBe(false);
});

test('an upload in progress can be aborted', async () => {
  const controller = new AbortController();
  const baseUrl = await listen(() => controller.abort());
  const call = createClient({ baseUrl }).call(uploadAttachment, {
    body: body(),
    signal: controller.signal,
    onProgress: () => undefined,
  });
  expect(isAborted(await call.catch((error: unknown) => error))).toBe(true);
});

test('an upload to an unreachable server rejects with a network error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const call = createClient({ baseUrl: 'http://127.0.0.1:1' }).call(uploadAttachment, {
    body: body(),
    onProgress: () => undefined,
  });
  await expect(call).rejects.toMatchObject({ code: 'NETWORK' });
});

import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../contract/base/endpoint.ts';
import {
  cancelRequest,
  downloadAttachment,
  downloadTaskReport,
  endpoints,
  findService,
  finishTask,
  getTask,
  listServices,
  listTags,
  markNotificationRead,
  startWithAttachments,
  uploadAttachment,
  whoami,
} from '../contract/index.ts';
import { createClient } from './create-client.ts';
import {
  AbortedError,
  ContractError,
  HttpProblemError,
  isAborted,
  isProblem,
  NetworkError,
  TimeoutError,
} from './errors.ts';
import { newIdempotencyKey } from './idempotency.ts';
import { type Answer, json, problem, recordingFetch } from './testing/recording-fetch.ts';
import { staticTokenProvider } from './token-provider.ts';

const uuid = '0195b2c1-7c1e-7b3a-9f00-000000000001';

function clientOf(answer: Answer, options: Partial<Parameters<typeof createClient>[0]> = {}) {
  const wire = recordingFetch(answer);
  return { ...wire, client: createClient({ baseUrl: 'https://api.test', fetch: wire.fetch, ...options }) };
}

const noContent = () => new Response(null, { status: 204 });
const rejection = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('request', () => {
  test('T7.01 T7.02 goes to the API with the bearer token of the session, under /v1 except for the user info', async () => {
    const { client, requests: sent } = clientOf(noContent, { tokenProvider: staticTokenProvider('abc') });
    for (const declared of Object.values(endpoints)) {
      const params = Object.fromEntries([...declared.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));
      await rejection(client.call(declared as typeof markNotificationRead, { params } as never));
    }
    expect(sent).toHaveLength(Object.keys(endpoints).length);
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual(sent.map(() => 'Bearer abc'));
    const outside = sent.map((request) => request.url).filter((url) => !url.startsWith('https://api.test/v1/'));
    expect(outside).toEqual(['https://api.test/auth/info']);
  });

  test('outlives the page only if the caller sets keepalive', async () => {
    const { client, requests: sent } = clientOf(noContent);
    await client.call(markNotificationRead, { params: { id: 1 }, keepalive: true });
    await client.call(markNotificationRead, { params: { id: 1 } });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  test('has no authorization header without a provider or without a token', async () => {
    for (const tokenProvider of [undefined, staticTokenProvider(null), staticTokenProvider(undefined)]) {
      const { client, requests: sent } = clientOf(() => json({ ip: '10.0.0.1' }), { tokenProvider });
      await client.call(whoami);
      expect(sent[0]?.headers.has('authorization')).toBe(false);
    }
  });

  test('fills and encodes path parameters', async () => {
    const { client, requests: sent } = clientOf(() => new Response('x'));
    await client.call(downloadAttachment, {
      params: { processInstanceId: 7, attachmentId: 3, fileName: 'nota fiscal/50%.pdf' },
    });
    expect(sent[0]?.url).toBe('https://api.test/v1/processes/attachments/7/3/nota%20fiscal%2F50%25.pdf');
  });

  test('keeps text after a placeholder in the path and sends query keys that are not declared', async () => {
    const { client, requests: sent } = clientOf(() => new Response('x'));
    await client.call(downloadTaskReport, {
      params: { reportName: 'attendance-to-do' },
      query: { myTasks: false, assignedToMe: false, status: 'TO_DO', centro_de_custo: 'ação', order_by_valor: 'ASC' },
    });
    const query = 'myTasks=false&assignedToMe=false&status=TO_DO&centro_de_custo=a%C3%A7%C3%A3o&order_by_valor=ASC';
    expect(sent[0]?.url).toBe(`https://api.test/v1/tasks/report/attendance-to-do.csv?${query}`);
  });

  test.each(['', '.', '..'])('rejects the path parameter "%s", which would address another endpoint', async (name) => {
    const { client, requests: sent } = clientOf(() => json({}));
    const error = await rejection(client.call(findService, { params: { name } }));
    expect(error).toEqual(new TypeError(`Path parameter "name" cannot be "${name}".`));
    expect(sent).toHaveLength(0);
  });

  test('leaves undefined out of the query and repeats arrays', async () => {
    const search = endpoint({
      id: 'test.search',
      summary: '',
      method: 'GET',
      path: '/v1/search',
      policy: 'public',
      query: z.object({ q: z.optional(z.string()), tag: z.array(z.string()), page: z.number() }),
    });
    const { client, requests: sent } = clientOf(() => json({}));
    await client.call(search, { query: { q: undefined, tag: ['a&b', 'c'], page: 0 } });
    expect(sent[0]?.url).toBe('https://api.test/v1/search?tag=a%26b&tag=c&page=0');
  });

  test('encodes bodies as JSON and requests Portuguese messages', async () => {
    const { client, requests: sent } = clientOf(noContent, { headers: { 'x-tenant': 'acme' } });
    await rejection(client.call(cancelRequest, { params: { protocolKirk: uuid }, body: { motive: 'Não preciso' } }));
    const [request] = sent;
    expect(request?.method).toBe('POST');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('accept')).toBe('application/json, application/problem+json');
    expect(request?.headers.get('accept-language')).toBe('pt-BR');
    expect(request?.headers.get('x-tenant')).toBe('acme');
    expect(await request?.json()).toEqual({ motive: 'Não preciso' });
  });

  test('E11.02 asks for messages in another language, with query keys of their own', async () => {
    const { client, requests: sent } = clientOf(noContent);
    const english = client.withLocale('en');
    expect(english).toBe(client.withLocale('en'));
    expect(english.withLocale('pt-BR')).toBe(client);
    await rejection(english.call(cancelRequest, { params: { protocolKirk: uuid }, body: { motive: 'x' } }));
    expect(sent[0]?.headers.get('accept-language')).toBe('en');
    expect(english.locale).toBe('en');
    expect(english.identity).toBe(client.identity);
    expect(english.queryKey(cancelRequest)).not.toEqual(client.queryKey(cancelRequest));
  });

  test('sends multipart bodies with original file names and one part per array item', async () => {
    const { client, requests: sent } = clientOf(noContent);
    const body = {
      processId: 4,
      data: JSON.stringify({ name: 'Ana' }),
      files: [new File(['a'], 'laudo técnico.pdf'), new Blob(['b'])],
      finishTask: true,
      username: undefined,
    };
    await rejection(client.call(startWithAttachments, { body, idempotencyKey: 'k1' }));
    const form = await sent[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(['processId', 'data', 'files', 'files', 'finishTask']);
    expect(form?.getAll('files').map((file) => (file as File).name)).toEqual(['laudo técnico.pdf', 'blob']);
    expect(form?.get('data')).toBe('{"name":"Ana"}');
    expect(form?.get('finishTask')).toBe('true');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k1');
  });

  test('encodes objects in a multipart body as JSON text', async () => {
    const upload = endpoint({
      id: 'test.upload',
      summary: '',
      method: 'POST',
      path: '/v1/upload',
      policy: 'public',
      bodyKind: 'multipart',
      body: z.object({ meta: z.object({ a: z.number() }) }),
    });
    const { client, requests: sent } = clientOf(noContent);
    await client.call(upload, { body: { meta: { a: 1 } } });
    expect((await sent[0]?.formData())?.get('meta')).toBe('{"a":1}');
  });

  test('supports a base URL with a path and a trailing slash', async () => {
    const { client, requests: sent } = clientOf(() => json({ ip: '' }), { baseUrl: 'https://api.test/tramita/' });
    expect(client.baseUrl).toBe('https://api.test/tramita');
    await client.call(whoami);
    expect(sent[0]?.url).toBe('https://api.test/tramita/v1/whoami');
  });

  test('uses the current global fetch if no fetch is given', async () => {
    const wire = recordingFetch(() => json({ ip: '10.0.0.1' }));
    const original = globalThis.fetch;
    const client = createClient({ baseUrl: '' });
    globalThis.fetch = wire.fetch;
    try {
      await expect(client.call(whoami)).resolves.toEqual({ ip: '10.0.0.1' });
    } finally {
      globalThis.fetch = original;
    }
  });

  test('creates a new idempotency key of 32 hexadecimal digits each time', () => {
    const keys = new Set(Array.from({ length: 50 }, newIdempotencyKey));
    expect(keys.size).toBe(50);
    expect([...keys].every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  });
});

describe('response', () => {
  test('is parsed by the schema of the endpoint, without undeclared properties', async () => {
    const { client } = clientOf(() => json({ ip: '10.0.0.1', extra: true }));
    await expect(client.call(whoami)).resolves.toEqual({ ip: '10.0.0.1' });
  });

  test('is undefined if the endpoint declares no response', async () => {
    const { client } = clientOf(() => new Response('ignored'));
    await expect(client.call(markNotificationRead, { params: { id: 1 } })).resolves.toBeUndefined();
  });

  test('rejects with the endpoint and the invalid properties if it does not match the schema', async () => {
    const { client } = clientOf(() => json({ ip: 12 }));
    const error = await rejection(client.call(whoami));
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({
      code: 'CONTRACT',
      status: 200,
      endpointId: 'session.whoami',
      issues: ['ip: Invalid input'],
    });
    expect((error as Error).message).toBe(
      'GET https://api.test/v1/whoami: 200 response breaks the contract of session.whoami: ip: Invalid input',
    );
  });

  test('rejects with ContractError if it is not JSON, such as a proxy page', async () => {
    const { client } = clientOf(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await expect(client.call(whoami)).rejects.toMatchObject({ code: 'CONTRACT', issues: ['not JSON'] });
  });

  test('of a download is a typed blob with progress for each chunk', async () => {
    const pieces = ['abc', 'de', 'f'].map((text) => new TextEncoder().encode(text));
    const body = () =>
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      });
    const headers = { 'content-type': 'application/pdf', 'content-length': '6' };
    const { client } = clientOf(() => new Response(body(), { headers }));
    const fractions: (number | undefined)[] = [];
    const blob = await client.call(downloadAttachment, {
      params: { processInstanceId: 1, attachmentId: 1, fileName: 'a.pdf' },
      onProgress: ({ fraction }) => fractions.push(fraction),
    });
    expect(blob.type).toBe('application/pdf');
    expect(await blob.text()).toBe('abcdef');
    expect(fractions).toEqual([0.5, 5 / 6, 1]);
  });

  test('of a download without a usable length reports bytes only until the end', async () => {
    const headers = { 'content-length': '3', 'content-encoding': 'gzip' };
    const { client } = clientOf(() => new Response('abcdef', { headers }));
    const seen: unknown[] = [];
    await client.call(downloadAttachment, {
      params: { processInstanceId: 1, attachmentId: 1, fileName: 'a.txt' },
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen).toEqual([
      { loaded: 6, total: undefined, fraction: undefined },
      { loaded: 6, total: 6, fraction: 1 },
    ]);
  });

  test('reports only start and end of an upload if a custom fetch is given', async () => {
    const { client } = clientOf(() => json({ id: 1, originalFileName: 'a.txt' }, { status: 201 }));
    const seen: unknown[] = [];
    await client.call(uploadAttachment, {
      body: { attachment: new File(['four'], 'a.txt'), processInstanceId: 1 },
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen).toEqual([
      { loaded: 0, total: 4, fraction: 0 },
      { loaded: 4, total: 4, fraction: 1 },
    ]);
  });
});

describe('error response', () => {
  test('has status, parsed problem, code and a message that names the call', async () => {
    const { client } = clientOf(() => problem(409, 'TASK_ALREADY_DONE'));
    const error = await rejection(client.call(finishTask, { params: { uuid }, body: {} }));
    expect(error).toBeInstanceOf(HttpProblemError);
    expect(error).toMatchObject({
      code: 'HTTP_PROBLEM',
      status: 409,
      errorCode: 'TASK_ALREADY_DONE',
      method: 'POST',
      problem: { status: 409, message: 'Mensagem de TASK_ALREADY_DONE' },
    });
    expect((error as Error).message).toBe(
      `POST https://api.test/v1/tasks/${uuid}/finish: 409 TASK_ALREADY_DONE Mensagem de TASK_ALREADY_DONE`,
    );
    expect(isProblem(error, 'TASK_ALREADY_DONE')).toBe(true);
    expect(isProblem(error, 'TASK_NOT_OPEN')).toBe(false);
  });

  test('lists invalid inputs', async () => {
    const fields = [{ name: 'cpf', message: 'CPF inválido' }];
    const { client } = clientOf(() => json({ errorCode: 'FORM_INVALID', fields }, { status: 400 }));
    await expect(client.call(finishTask, { params: { uuid }, body: {} })).rejects.toMatchObject({ fields });
  });

  test('with an unknown code has no errorCode but keeps the problem', async () => {
    const { client } = clientOf(() => problem(418, 'TEAPOT'));
    const error = await rejection(client.call(whoami));
    expect(error).toMatchObject({ errorCode: undefined, problem: { errorCode: 'TEAPOT' } });
  });

  test.each(['', '<html>502</html>', '[]'])('with the unreadable body %j has no problem', async (text) => {
    const { client } = clientOf(() => new Response(text, { status: 400 }));
    const error = await rejection(client.call(whoami));
    expect(error).toMatchObject({ code: 'HTTP_PROBLEM', status: 400, problem: undefined, fields: [] });
  });

  test('of a download is parsed as a problem, not as a file', async () => {
    const { client } = clientOf(() => problem(404, 'ATTACHMENT_DOWNLOAD_ERROR'));
    const params = { processInstanceId: 1, attachmentId: 1, fileName: 'a.pdf' };
    await expect(client.call(downloadAttachment, { params })).rejects.toMatchObject({
      errorCode: 'ATTACHMENT_DOWNLOAD_ERROR',
    });
  });

  test('converts retry-after to seconds', async () => {
    const soon = new Date(Date.now() + 90_000).toUTCString();
    const { client } = clientOf((_, turn) => problem(429, 'RATE_LIMITED', { 'retry-after': turn === 0 ? '17' : soon }));
    await expect(client.call(whoami)).rejects.toMatchObject({ retryAfter: 17 });
    const dated = (await rejection(client.call(whoami))) as HttpProblemError;
    expect(dated.retryAfter).toBeGreaterThan(85);
    expect(dated.retryAfter).toBeLessThanOrEqual(90);
  });
});

describe('retry', () => {
  test.each([502, 503, 504])('repeats a GET once after a %i', async (status) => {
    const { client, requests: sent } = clientOf((_, turn) =>
      turn === 0 ? new Response('', { status }) : json({ ip: '1' }),
    );
    await expect(client.call(whoami)).resolves.toEqual({ ip: '1' });
    expect(sent).toHaveLength(2);
  });

  test('repeats a GET after a lost connection, and only once', async () => {
    const lost = new TypeError('Failed to fetch');
    const { client, requests: sent } = clientOf(() => Promise.reject(lost));
    const error = await rejection(client.call(whoami));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ code: 'NETWORK', cause: lost, status: undefined });
    expect((error as Error).message).toBe('GET https://api.test/v1/whoami: no response');
    expect(sent).toHaveLength(2);
  });

  test.each([400, 404, 409, 429, 500])('does not repeat a GET after a %i', async (status) => {
    const { client, requests: sent } = clientOf(() => new Response('', { status }));
    await expect(client.call(whoami)).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('never repeats a %s', async (method) => {
    const write = endpoint({ id: 'test.write', summary: '', method, path: '/v1/write', policy: 'public' });
    const { client, requests: sent } = clientOf((_, turn) => {
      if (turn === 0) return new Response('', { status: 503 });
      throw new TypeError('Failed to fetch');
    });
    await expect(client.call(write)).rejects.toMatchObject({ status: 503 });
    await expect(client.call(write)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(sent).toHaveLength(2);
  });

  test('rejects with NetworkError if the connection is lost while the response is read', async () => {
    const body = () => new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    const { client } = clientOf(() => new Response(body()));
    await expect(client.call(whoami)).rejects.toMatchObject({ code: 'NETWORK' });
  });
});

describe('abort', () => {
  const never = () => new Promise<Response>(() => undefined);

  test('rejects with AbortedError and does not retry', async () => {
    const { client, requests: sent } = clientOf(never);
    const controller = new AbortController();
    const call = rejection(client.call(whoami, { signal: controller.signal }));
    await expect.poll(() => sent.length).toBe(1);
    controller.abort();
    const error = await call;
    expect(error).toBeInstanceOf(AbortedError);
    expect(isAborted(error)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test('sends nothing if the signal is already aborted', async () => {
    const { client, requests: sent } = clientOf(never);
    const error = await rejection(client.call(whoami, { signal: AbortSignal.abort() }));
    expect(isAborted(error)).toBe(true);
    expect(sent).toHaveLength(0);
  });

  test('stops a download in progress', async () => {
    const body = () =>
      new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(4)) }, { highWaterMark: 0 });
    const controller = new AbortController();
    const { client } = clientOf((request) => {
      const source = body();
      const reader = source.getReader();
      return new Response(
        new ReadableStream({
          async pull(sink) {
            if (request.signal.aborted) return sink.error(request.signal.reason);
            sink.enqueue((await reader.read()).value);
          },
        }),
      );
    });
    const error = await rejection(
      client.call(downloadAttachment, {
        params: { processInstanceId: 1, attachmentId: 1, fileName: 'a' },
        signal: controller.signal,
        onProgress: ({ loaded }) => loaded > 20 && controller.abort(),
      }),
    );
    expect(isAborted(error)).toBe(true);
  });

  test('rejects with TimeoutError after the timeout of the call or of the client', async () => {
    const { client, requests: sent } = clientOf(never, { timeout: 30 });
    const error = await rejection(client.call(whoami));
    expect(error).toBeInstanceOf(TimeoutError);
    expect((error as Error).message).toBe('GET https://api.test/v1/whoami: timed out');
    await expect(client.call(whoami, { timeout: 10 })).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(sent).toHaveLength(2);
  });
});

describe('query keys', () => {
  const { client } = clientOf(noContent);

  test('are equal for equal calls in any key order, and leave undefined out', () => {
    const one = client.queryKey(listServices, { query: { q: undefined, page: 1, size: 8 } });
    const two = client.queryKey(listServices, { query: { size: 8, page: 1 } });
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
    expect(one).toEqual([
      `https://api.test ${client.identity}`,
      'catalogue.listServices',
      { query: { page: 1, size: 8 } },
    ]);
  });

  test('without input are the prefix of all keys of the endpoint', () => {
    expect(client.queryKey(getTask)).toEqual([`https://api.test ${client.identity}`, 'tasks.get']);
    expect(client.queryKey(listServices, { query: {} })).toEqual([
      `https://api.test ${client.identity}`,
      'catalogue.listServices',
    ]);
    expect(client.queryKey(getTask, { params: { uuid } }).slice(0, 2)).toEqual(client.queryKey(getTask));
  });

  test('E6.01 differ between two clients and are stable for a given identity', () => {
    const keyOf = (identity?: string) =>
      createClient({ baseUrl: 'https://api.test', ...(identity && { identity }) }).queryKey(getTask);
    expect(keyOf()).not.toEqual(keyOf());
    expect(keyOf('7')).toEqual(keyOf('7'));
    expect(keyOf('7')).not.toEqual(keyOf('8'));
  });

  test('E6.02 with an unreadable token change only when /auth/info returns another user', async () => {
    let id = 1;
    const names = { userName: 'u', firstName: 'u', lastName: 'u', nickName: 'u', completeName: 'u' };
    const user = { ...names, roles: '', showOnlyPersonalMenu: false };
    const fetch: typeof globalThis.fetch = async (input) =>
      Response.json(String(input).endsWith('/v1/whoami') ? { ip: '203.0.113.7' } : { ...user, id });
    const another = createClient({ baseUrl: 'https://api.test', tokenProvider: staticTokenProvider('opaque'), fetch });
    const before = another.identity;
    await another.call(endpoints['session.authInfo']);
    await another.call(endpoints['session.whoami']);
    expect(another.identity).toBe(before);
    id = 2;
    await another.call(endpoints['session.authInfo']);
    expect(another.identity).not.toBe(before);
  });

  test('E6.02 change with the token of another user and not with a renewed token', async () => {
    const tokenOf = (sub: string, jti: string) => `h.${btoa(JSON.stringify({ iss: 'id', sub, jti }))}.s`;
    let token = tokenOf('ana', '1');
    const fetch = async () => Response.json([]);
    const another = createClient({ baseUrl: 'https://api.test', tokenProvider: { getToken: () => token }, fetch });
    const listener = vi.fn();
    another.subscribe(listener);
    const before = another.queryKey(listTags);
    await another.call(listTags);
    token = tokenOf('ana', '2');
    await another.call(listTags);
    expect(another.queryKey(listTags)).toEqual(before);
    expect(listener).not.toHaveBeenCalled();
    token = tokenOf('bia', '3');
    await another.call(listTags);
    expect(listener).toHaveBeenCalledOnce();
    expect(another.queryKey(listTags)).not.toEqual(before);
  });

  test('C9.03 an error has the id under which the server logs the call', async () => {
    const problem = { status: 500, instance: 'urn:tramita:request:from-body' };
    const answers = [
      new Response(JSON.stringify(problem), { status: 500, headers: { 'x-request-id': 'from-header' } }),
      new Response(JSON.stringify(problem), { status: 500 }),
      new Response('[]', { status: 200, headers: { 'x-request-id': 'of-contract' } }),
    ];
    const client = createClient({ baseUrl: 'http://api', fetch: async () => answers.shift() as Response });
    await expect(client.call(whoami)).rejects.toMatchObject({ requestId: 'from-header' });
    await expect(client.call(whoami)).rejects.toMatchObject({ requestId: 'from-body' });
    await expect(client.call(whoami)).rejects.toMatchObject({ code: 'CONTRACT', requestId: 'of-contract' });
  });
});

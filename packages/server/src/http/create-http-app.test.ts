import { type Endpoint, endpoints, problemSchema } from '@tramita/client/contract';
import { videoFrameOrigins } from '@tramita/client/rules';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../db/tables/schema.ts';
import { insertUser } from '../db/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../errors.ts';
import type { Handlers } from '../handlers.ts';
import { createSandboxAuthenticator, sandboxToken } from '../sandbox/sandbox-authenticator.ts';
import type { AppOptions } from './app-options.ts';
import { createHttpApp } from './create-http-app.ts';
import { exampleConfig } from './portal/testing/portal-page.ts';
import { createMemoryLogger, onlyHandlers, testServices } from './testing/http-bench.ts';

let database: TestDatabase;
let db: Kysely<Database>;
let log = createMemoryLogger();

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  await insertUser(db, { user_name: 'ana.souza' });
});
beforeEach(() => {
  log = createMemoryLogger();
});
afterAll(() => database.close());

const uuid = '8a7f3c1e-2b4d-4c5e-9f60-718293a4b5c6';
const bearer = { authorization: `Bearer ${sandboxToken('ana.souza')}` };

function appOf(handlers: Partial<Handlers>, options: Partial<AppOptions> = {}) {
  const services = testServices(db, log);
  const authenticator = createSandboxAuthenticator(db);
  const app = createHttpApp({ services, authenticator, handlers: onlyHandlers(handlers), options });
  return (path: string, init: RequestInit = {}, ip?: string) =>
    app.fetch(new Request(`http://portal${path}`, init), { ip });
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...bearer, 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const problemOf = async (response: Response) => z.parse(problemSchema, await response.json());

describe('authentication', () => {
  const pathsOf = (isPublic: boolean) =>
    Object.values<Endpoint>(endpoints)
      .filter(({ policy }) => (policy === 'public') === isPublic)
      .map(({ method, path }) => {
        const sample = (_match: string, name: string) => (name === 'uuid' || name === 'protocol' ? uuid : '7');
        return [method, path.replaceAll(/\{(\w+)\}/g, sample)] as const;
      });

  test('calls of other systems carry their own secret instead of a token', () => {
    expect(pathsOf(true)).toEqual([
      ['POST', '/v1/service-tickets/redeem'],
      ['POST', '/v1/callbacks/7'],
    ]);
  });

  test.each(pathsOf(false))('P7.0.01 T7.01 %s %s returns 401 without a token', async (method, path) => {
    const response = await appOf({})(path, { method });
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await problemOf(response)).toMatchObject({ status: 401, errorCode: 'UNAUTHENTICATED' });
  });

  test('T7.02 P7.0.02 every call is under /v1, except the user-info call', () => {
    const outside = Object.values<Endpoint>(endpoints).filter(({ path }) => !path.startsWith('/v1/'));
    expect(outside.map(({ path }) => path)).toEqual(['/auth/info']);
  });

  test('returns 401 for a malformed authorization header', async () => {
    const send = appOf({});
    for (const authorization of ['Basic YTpi', 'Bearer', 'Bearer a b', `bearer ${'x'.repeat(10)}\u00e9`]) {
      expect((await send('/v1/whoami', { headers: { authorization } })).status).toBe(401);
    }
  });

  test('T7.1.01 T7.1.02 passes the user and the address to the handler', async () => {
    const send = appOf({
      'session.authInfo': async ({ user }) => user,
      'session.whoami': async ({ ip }) => ({ ip }),
    });
    expect(await (await send('/auth/info', { headers: bearer })).json()).toMatchObject({ userName: 'ana.souza' });
    expect(await (await send('/v1/whoami', { headers: bearer }, '198.51.100.4')).json()).toEqual({
      ip: '198.51.100.4',
    });
  });

  test('T6.23 a token of an unknown user returns 403 TOKEN_UNAUTHORIZED with its message', async () => {
    const response = await appOf({})('/auth/info', { headers: { authorization: 'Bearer sandbox.ninguem' } });
    expect(response.status).toBe(403);
    expect(await problemOf(response)).toMatchObject({
      errorCode: 'TOKEN_UNAUTHORIZED',
      message: 'Usuário sem permissão, verifique com o time de segurança.',
    });
  });
});

describe('request parsing by endpoint', () => {
  test('lists invalid inputs by name, in Portuguese', async () => {
    const response = await appOf({})(
      `/v1/tasks?myTasks=sim&assignedToMe=true&itemsPerPage=0&idk=abc&step=${'x'.repeat(201)}`,
      { headers: bearer },
    );
    expect(response.status).toBe(400);
    const { fields, errorCode } = await problemOf(response);
    expect(errorCode).toBe('VALIDATION_ERROR');
    expect(Object.fromEntries((fields ?? []).map(({ name, message }) => [name, message]))).toEqual({
      myTasks: 'Use um destes valores: true, false.',
      status: 'Campo obrigatório.',
      itemsPerPage: 'Informe no mínimo 1.',
      idk: 'O formato não é válido.',
      step: 'Use no máximo 200 caracteres.',
    });
  });

  test('passes params, query and body with their parsed types', async () => {
    let seen: unknown;
    const send = appOf({
      'notifications.list': async (_context, { query }) => {
        seen = query;
        return { unread: 0, notifications: [] };
      },
    });
    expect((await send('/v1/notifications?itemsPerPage=20', { headers: bearer })).status).toBe(200);
    expect(seen).toEqual({ page: 0, itemsPerPage: 20 });
  });

  test('returns 400 for a body that is not JSON or does not match the schema', async () => {
    const send = appOf({});
    for (const body of ['{"motive"', '', 'null', '[]', '"text"']) {
      const response = await send(`/v1/processes/${uuid}/cancel`, post(body));
      expect(response.status, body).toBe(400);
      expect((await problemOf(response)).errorCode).toBe('VALIDATION_ERROR');
    }
  });

  test('a fixed path takes precedence over one with parameters', async () => {
    let found = '';
    const send = appOf({
      'catalogue.findService': async (_context, { params }) => {
        found = params.name;
        throw new NotFoundError();
      },
    });
    await send('/v1/processes/find/comments', { headers: bearer });
    expect(found).toBe('comments');
    await send(`/v1/processes/find/${encodeURIComponent('férias/2026')}`, { headers: bearer });
    expect(found).toBe('férias/2026');
  });

  test('returns 413 for a JSON body over the limit, with or without a declared length', async () => {
    const send = appOf({});
    const body = JSON.stringify({ motive: 'x'.repeat(1_100_000) });
    const declared = await send(`/v1/processes/${uuid}/cancel`, post(body));
    const stream = new Blob([body]).stream();
    const streamed = await send(`/v1/processes/${uuid}/cancel`, {
      ...post(''),
      body: stream,
      duplex: 'half',
    } as RequestInit);
    for (const response of [declared, streamed]) {
      expect(response.status).toBe(413);
      expect((await problemOf(response)).errorCode).toBe('PAYLOAD_TOO_LARGE');
    }
  });

  test('the body of a finish may contain files of fields', async () => {
    const send = appOf({
      'tasks.finish': async () => {
        throw new NotFoundError();
      },
    });
    const body = { approved: true, foto: `data:image/png;base64,${'A'.repeat(3_000_000)}` };
    expect((await send(`/v1/tasks/${uuid}/finish`, post(body))).status).toBe(404);
  });
});

describe('multipart bodies', () => {
  function form(files: File[], entries: Record<string, string>): RequestInit {
    const body = new FormData();
    for (const [name, value] of Object.entries(entries)) body.append(name, value);
    for (const file of files) body.append('files', file);
    return { method: 'POST', headers: bearer, body };
  }

  test('passes parts by name, files as a list, and JSON parsed', async () => {
    let seen: unknown;
    const send = appOf({
      'catalogue.startWithAttachments': async (_context, { body }) => {
        seen = { ...body, files: body.files.map((file) => [(file as File).name, file.size]) };
        throw new NotFoundError();
      },
    });
    const file = new File(['conteúdo'], 'relatório ção.txt');
    await send('/v1/processes/start-with-attaches', form([file], { processId: '7', data: '{"valor":12}' }));
    expect(seen).toEqual({ processId: 7, data: { valor: 12 }, files: [['relatório ção.txt', 9]], finishTask: false });
    await send('/v1/processes/start-with-attaches', form([], { processId: '7', data: '{}', finishTask: 'true' }));
    expect(seen).toMatchObject({ files: [], finishTask: true });
  });

  test('returns 413 MAX_FILE_SIZE for a file over the limit', async () => {
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'grande.pdf');
    const response = await appOf({})('/v1/processes/start-with-attaches', form([file], { processId: '7', data: '{}' }));
    expect(response.status).toBe(413);
    expect(await problemOf(response)).toMatchObject({
      errorCode: 'MAX_FILE_SIZE',
      message: 'O arquivo excedeu o tamanho máximo permitido.',
    });
  });

  test('returns 400 for a body that is not a form', async () => {
    const send = appOf({});
    const json = await send('/v1/processes/attachments', post({}));
    const broken = await send('/v1/processes/attachments', {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'multipart/form-data; boundary=x' },
      body: 'not a form',
    });
    expect([json.status, broken.status]).toEqual([400, 400]);
  });
});

describe('responses', () => {
  test('a download is never shown as a page', async () => {
    const send = appOf({
      'requests.downloadAttachment': async () => ({
        bytes: new TextEncoder().encode('<script>alert(1)</script>'),
        contentType: 'text/html',
        fileName: 'relatório "ção"\r\n.html',
      }),
    });
    const response = await send('/v1/processes/attachments/1/2/x.html', { headers: bearer });
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="relatorio _cao_.html"; filename*=UTF-8''relat%C3%B3rio%20%22%C3%A7%C3%A3o%22.html`,
    );
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-length')).toBe('25');
  });

  test('a response that breaks its contract fails if responses are checked', async () => {
    const wrong = { 'tasks.listTags': async () => [{ id: 1, name: 'Urgente' }] } as unknown as Partial<Handlers>;
    const response = await appOf(wrong, { checkAnswers: true })('/v1/task-markers', { headers: bearer });
    expect(response.status).toBe(500);
    expect(log.entries.find(({ level }) => level === 'error')?.fields.stack).toContain('breaks its contract');
  });

  test('a response without content has its status and no body', async () => {
    const send = appOf({ 'notifications.read': async () => {} });
    const response = await send('/v1/notifications/3/read', { method: 'PUT', headers: bearer });
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  test('an unexpected error returns a fixed text and is logged once with its stack', async () => {
    const send = appOf({
      'tasks.listTags': async () => {
        throw new Error('secret of the database');
      },
    });
    const response = await send('/v1/task-markers', { headers: { ...bearer, 'x-request-id': 'request-1' } });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ errorCode: 'INTERNAL_ERROR', message: 'Ocorreu um erro interno' });
    expect(text).not.toContain('secret');
    const errors = log.entries.filter(({ level }) => level === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.fields).toMatchObject({ requestId: 'request-1' });
    expect(errors[0]?.fields.stack).toContain('secret of the database');
  });

  test.each([
    ['a Postgres that ends', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['a full disk', Object.assign(new Error('could not extend file'), { code: '53100' })],
    ['a connection that was lost', new Error('Connection terminated unexpectedly')],
    ['a database that cannot be reached', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ])('%s returns 503 with the time to wait, and is logged once', async (_, error) => {
    const call = appOf({ 'session.authInfo': () => Promise.reject(error) });
    const response = await call('/auth/info', { headers: bearer });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({
      errorCode: 'INTERNAL_ERROR',
      message: 'O serviço está indisponível no momento. Tente novamente em instantes.',
    });
    expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  test('C9.03 an unexpected error has a short code in header and body, and in the log next to the stack', async () => {
    const send = appOf({
      'tasks.listTags': async () => {
        throw new Error('secret of the database');
      },
    });
    const response = await send('/v1/task-markers', { headers: bearer });
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(await response.json()).toMatchObject({ instance: `urn:tramita:request:${id}` });
    const error = log.entries.find(({ level }) => level === 'error');
    expect(error?.fields).toMatchObject({ requestId: id, stack: expect.stringContaining('secret of the database') });
  });

  test('an error response carries code, message, reason and fields', async () => {
    const fields = [{ name: 'cpf', message: 'CPF inválido' }];
    const send = appOf({
      'tasks.listTags': async () => {
        throw new ForbiddenError('Só quem pediu pode cancelar', 'FORBIDDEN', 'notCreator');
      },
      'session.capabilities': async () => {
        throw new InvalidInputError('Confira o formulário', 'FORM_INVALID', fields);
      },
    });
    const forbidden = await problemOf(await send('/v1/task-markers', { headers: bearer }));
    expect(forbidden).toMatchObject({ status: 403, errorCode: 'FORBIDDEN', reason: 'notCreator' });
    const invalid = await problemOf(await send('/v1/capabilities', { headers: bearer }));
    expect(invalid).toMatchObject({ status: 400, errorCode: 'FORM_INVALID', fields });
  });

  test('returns 404 for unknown addresses and methods', async () => {
    const send = appOf({});
    for (const [path, method] of [
      ['/v1/unknown', 'GET'],
      ['/v1/task-markers', 'DELETE'],
      ['/elsewhere', 'GET'],
    ] as const) {
      const response = await send(path, { method, headers: bearer });
      expect(response.status).toBe(404);
      expect((await problemOf(response)).errorCode).toBe('NOT_FOUND');
    }
  });
});

describe('every call', () => {
  test('C6.07 security headers are strict and require Trusted Types of two named policies', async () => {
    const response = await appOf({}, { connectOrigins: ['https://id.example'], secure: true })('/healthz');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' https://id.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`; frame-src blob: ${videoFrameOrigins.join(' ')};`);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types tramita ProseMirrorClipboard; ");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('C6.07 Trusted Types are not required if a support chat loads its own script', async () => {
    const response = await appOf({}, { chatOrigins: ['https://chat.example'] })('/healthz');
    expect(response.headers.get('content-security-policy')).not.toContain('trusted-types');
  });

  test('a host page may frame the portal only if it is configured', async () => {
    const response = await appOf({}, { frameAncestors: ['https://intranet.example'] })('/healthz');
    expect(response.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://intranet.example",
    );
    expect(response.headers.has('x-frame-options')).toBe(false);
  });

  test('E5.03 only the end of a sign-in stays connected to the frame that opened its window', async () => {
    const send = appOf({}, { frameAncestors: ['https://intranet.example'] });
    const policyOf = async (path: string) => (await send(path)).headers.get('cross-origin-opener-policy');
    expect(await policyOf('/signin/callback')).toBe('unsafe-none');
    for (const path of ['/', '/embed/inbox', '/signin/callback/x', '/services']) {
      expect(await policyOf(path), path).toBe('same-origin');
    }
    const closed = await appOf({}, {})('/signin/callback');
    expect(closed.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test('only configured origins may read responses', async () => {
    const send = appOf({}, { corsOrigins: ['https://intranet.example', 'http://localhost:*'] });
    const originOf = async (origin: string, init: RequestInit = {}) => {
      const response = await send('/v1/whoami', { ...init, headers: { ...init.headers, origin } });
      return [response.status, response.headers.get('access-control-allow-origin')];
    };
    expect(await originOf('https://intranet.example')).toEqual([401, 'https://intranet.example']);
    expect(await originOf('http://localhost:6006')).toEqual([401, 'http://localhost:6006']);
    for (const origin of [
      'https://evil.example',
      'http://localhost:80.evil.example',
      'https://intranet.example.evil',
      'null',
    ]) {
      expect(await originOf(origin)).toEqual([401, null]);
    }
    const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };
    expect(await originOf('https://intranet.example', preflight)).toEqual([204, 'https://intranet.example']);
    expect(await originOf('https://evil.example', preflight)).toEqual([403, null]);
  });

  test('too many calls return 429 and the time to wait', async () => {
    const send = appOf({ 'session.whoami': async ({ ip }) => ({ ip }) }, { userRate: { perSecond: 0.5, burst: 3 } });
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let call = 0; call < 4; call += 1) {
      last = await send('/v1/whoami', { headers: bearer });
      statuses.push(last.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a clock that is set forward and back does not stop users from calling', async () => {
    const send = appOf({ 'session.whoami': async ({ ip }) => ({ ip }) }, { userRate: { perSecond: 1000, burst: 1 } });
    const call = async () => (await send('/v1/whoami', { headers: bearer })).status;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    expect(await call()).toBe(200);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await call()).toBe(200));
  });

  test('the access log contains the call, never user input or the token', async () => {
    const send = appOf({ 'people.listGroups': async () => ({ elements: [], totalElements: 0 }) });
    const response = await send('/v1/groups?q=segredo', { headers: bearer });
    const entry = log.entries.find(({ message }) => message === 'request');
    expect(entry?.fields).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      path: '/v1/groups',
      endpoint: 'people.listGroups',
      status: 200,
    });
    expect(JSON.stringify(log.entries)).not.toMatch(/segredo|sandbox\.ana/);
  });

  test('healthz reports whether the database responds', async () => {
    expect(await (await appOf({})('/healthz')).json()).toMatchObject({ status: 'ok' });
    const services = { ...testServices(db, log), db: { ...db, getExecutor: undefined } as unknown as Kysely<Database> };
    const broken = createHttpApp({
      services,
      authenticator: createSandboxAuthenticator(db),
      handlers: onlyHandlers({}),
    });
    expect((await broken.fetch(new Request('http://portal/healthz'))).status).toBe(503);
  });

  test('config.json contains the sign-in settings of the portal', async () => {
    expect(await (await appOf({}, { portalConfig: exampleConfig })('/config.json')).json()).toEqual(exampleConfig);
    expect((await appOf({})('/config.json')).status).toBe(404);
  });
});

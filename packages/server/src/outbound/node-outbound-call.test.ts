import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OutboundError, type OutboundRequest } from '../ports/outbound-call.ts';
import { createNodeOutboundCall } from './node-outbound-call.ts';

let server: Server;
let port: number;
let hits: { url: string; method: string; headers: Record<string, unknown>; body: string }[] = [];

const answers: Record<string, (respond: import('node:http').ServerResponse) => void> = {
  '/json': (response) => response.setHeader('content-type', 'application/json').end('{"pedido":7}'),
  '/text': (response) => response.setHeader('content-type', 'text/plain').end('olá'),
  '/broken-json': (response) => response.setHeader('content-type', 'application/json').end('{'),
  '/error': (response) => response.writeHead(503).end('fora do ar'),
  '/slow': () => {},
  '/large': (response) => response.end('x'.repeat(2000)),
  '/bomb': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(5_000_000))),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/moved': (response) => response.writeHead(307, { location: '/json' }).end(),
  '/see-other': (response) => response.writeHead(303, { location: '/json' }).end(),
  '/to-private': (response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/json` }).end(),
  '/to-other-host': (response) => response.writeHead(307, { location: `http://outro.example:${port}/json` }).end(),
  '/to-other-host-for-good': (response) =>
    response.writeHead(308, { location: `http://outro.example:${port}/json` }).end(),
  '/see-other-host': (response) => response.writeHead(303, { location: `http://outro.example:${port}/json` }).end(),
  '/to-file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    hits.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers, body });
    (answers[request.url ?? ''] ?? ((other) => other.end('ok')))(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  hits = [];
});

const loopback: LookupAddress = { address: '127.0.0.1', family: 4 };
const publicAddress: LookupAddress = { address: '93.184.216.34', family: 4 };

/** Resolves names to addresses; a repeated lookup of a name gets its next result. */
function names(table: Record<string, LookupAddress[][]>) {
  const asked: Record<string, number> = {};
  return (hostname: string, _options: unknown, callback: (error: null, addresses: LookupAddress[]) => void) => {
    const turn = asked[hostname] ?? 0;
    asked[hostname] = turn + 1;
    const entries = table[hostname] ?? [[]];
    callback(null, entries[Math.min(turn, entries.length - 1)] ?? []);
  };
}

const request = (url: string, overrides: Partial<OutboundRequest> = {}): OutboundRequest => ({
  method: 'GET',
  url,
  headers: {},
  timeoutMs: 2000,
  ...overrides,
});

const failure = (promise: Promise<unknown>): Promise<OutboundError> =>
  promise.then(
    () => expect.unreachable('the call went through'),
    (error) => {
      expect(error).toBeInstanceOf(OutboundError);
      return error;
    },
  );

describe('refused addresses', () => {
  const table = names({
    'loopback.example': [[loopback]],
    'mapped.example': [[{ address: '::ffff:127.0.0.1', family: 6 }]],
    'mixed.example': [[publicAddress, loopback]],
  });

  test.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0x7f.0.0.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://0.0.0.0:PORT/',
    'http://0:PORT/',
    'http://[::1]:PORT/',
    'http://[::]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1:PORT/',
    'http://100.64.0.1:PORT/',
    'http://192.168.0.1:PORT/',
    'http://loopback.example:PORT/',
    'http://mapped.example:PORT/',
    'http://mixed.example:PORT/',
  ])('refuses %s', async (url) => {
    const lookup = url.includes('.example') ? table : undefined;
    const error = await failure(createNodeOutboundCall({ lookup })(request(url.replace('PORT', String(port)))));
    expect(error.code).toBe('REFUSED');
    expect(error.reason).toMatch(/^O endereço .+ não é permitido\.$/);
    expect(hits).toEqual([]);
  });

  test('checks a name again for each connection, whatever it resolved to before', async () => {
    const call = createNodeOutboundCall({ lookup: names({ 'rebind.example': [[publicAddress], [loopback]] }) });
    const url = `http://rebind.example:${port}/`;
    expect((await failure(call(request(url, { timeoutMs: 100 })))).code).not.toBe('REFUSED');
    expect((await failure(call(request(url)))).code).toBe('REFUSED');
    expect(hits).toEqual([]);
  });

  test.each(['file:///etc/passwd', 'ftp://example.com/', 'data:text/plain,x', 'gopher://example.com/'])(
    'refuses the scheme of %s',
    async (url) => {
      const error = await failure(createNodeOutboundCall()(request(url)));
      expect(error).toMatchObject({ code: 'REFUSED', reason: 'Só endereços http e https são permitidos.' });
    },
  );

  test('refuses an address with user and password', async () => {
    const error = await failure(createNodeOutboundCall()(request('http://a:b@example.com/')));
    expect(error).toMatchObject({ code: 'REFUSED', reason: 'O endereço não pode conter usuário e senha.' });
  });
});

describe('a host allowed by name', () => {
  const lookup = names({ 'erp.intranet': [[loopback]], 'outro.example': [[loopback]] });
  const call = createNodeOutboundCall({ allowedHosts: ['ERP.intranet'], lookup, maxBytes: 1000 });
  const allowed = (path: string, overrides?: Partial<OutboundRequest>) =>
    call(request(`http://erp.intranet:${port}${path}`, overrides));

  test('returns parsed JSON and plain text', async () => {
    expect(await allowed('/json')).toEqual({ statusCode: 200, data: { pedido: 7 } });
    expect(await allowed('/text')).toEqual({ statusCode: 200, data: 'olá' });
    expect(await allowed('/broken-json')).toEqual({ statusCode: 200, data: '{' });
  });

  test('sends method, headers and body, but not the headers of the connection', async () => {
    await allowed('/text', {
      method: 'PUT',
      headers: { 'x-key': 'k', Host: 'evil', 'Content-Length': '1' },
      body: '{}',
    });
    expect(hits).toMatchObject([
      { method: 'PUT', body: '{}', headers: { 'x-key': 'k', host: `erp.intranet:${port}` } },
    ]);
  });

  test('returns an error of the other system with its status', async () => {
    expect(await allowed('/error')).toEqual({ statusCode: 503, data: 'fora do ar' });
  });

  test('times out if there is no response in time', async () => {
    const error = await failure(allowed('/slow', { timeoutMs: 100 }));
    expect(error).toMatchObject({ code: 'TIMEOUT', reason: 'O sistema chamado não respondeu a tempo.' });
  });

  test('limits the size of the response, also when it is compressed', async () => {
    expect((await failure(allowed('/large'))).code).toBe('TOO_LARGE');
    expect((await failure(allowed('/bomb'))).code).toBe('TOO_LARGE');
  });

  test('reports a network failure', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const closedPort = (gone.address() as AddressInfo).port;
    await new Promise((resolve) => gone.close(resolve));
    const error = await failure(call(request(`http://erp.intranet:${closedPort}/`)));
    expect(error).toMatchObject({ code: 'NETWORK', reason: 'Não foi possível falar com o sistema chamado.' });
  });

  test('follows redirects, keeping or dropping the body according to the status', async () => {
    await allowed('/moved', { method: 'POST', body: '{"a":1}' });
    await allowed('/see-other', { method: 'POST', body: '{"a":1}' });
    expect(hits.map(({ url, method, body }) => [method, url, body])).toEqual([
      ['POST', '/moved', '{"a":1}'],
      ['POST', '/json', '{"a":1}'],
      ['POST', '/see-other', '{"a":1}'],
      ['GET', '/json', ''],
    ]);
  });

  test('stops after three redirects', async () => {
    expect((await failure(allowed('/loop'))).reason).toBe('O sistema chamado redireciona vezes demais.');
    expect(hits).toHaveLength(4);
  });

  test('refuses a redirect to a private address or another scheme', async () => {
    expect((await failure(allowed('/to-private'))).code).toBe('REFUSED');
    expect((await failure(allowed('/to-other-host'))).code).toBe('REFUSED');
    expect((await failure(allowed('/to-file'))).code).toBe('REFUSED');
    expect(hits.map(({ url }) => url)).toEqual(['/to-private', '/to-other-host', '/to-file']);
  });

  test('sends no header meant for the first host to another host', async () => {
    const both = createNodeOutboundCall({ allowedHosts: ['erp.intranet', 'outro.example'], lookup });
    const headers = { authorization: 'Bearer x', cookie: 'a=1', 'x-api-key': 'k', 'idempotency-key': 'i' };
    await both(request(`http://erp.intranet:${port}/to-other-host`, { headers }));
    const sent = hits[1]?.headers ?? {};
    expect(sent).toHaveProperty('idempotency-key', 'i');
    for (const secret of ['authorization', 'cookie', 'x-api-key']) expect(sent).not.toHaveProperty(secret);
  });

  test('refuses a redirect of a call with a body to another host', async () => {
    const both = createNodeOutboundCall({ allowedHosts: ['erp.intranet', 'outro.example'], lookup });
    const post = (path: string) =>
      both(request(`http://erp.intranet:${port}${path}`, { method: 'POST', body: '{"a":1}' }));
    const reason = 'O sistema chamado redireciona para outro endereço, que não pode receber os dados.';
    expect(await failure(post('/to-other-host'))).toMatchObject({ code: 'REFUSED', reason });
    expect(await failure(post('/to-other-host-for-good'))).toMatchObject({ code: 'REFUSED', reason });
    expect(hits.map(({ url }) => url)).toEqual(['/to-other-host', '/to-other-host-for-good']);
    expect(await post('/see-other-host')).toMatchObject({ statusCode: 200 });
    expect(hits.at(-1)).toMatchObject({ method: 'GET', url: '/json', body: '' });
  });
});

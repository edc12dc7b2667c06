import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { definition, insertProcess, insertUser, step, to } from '../db/testing/builders.ts';
import { fillEmbeddedFolder } from '../db/testing/embedded-folder.ts';
import { startTestIssuer, type TestIssuer } from '../identity/testing/external-issuer.ts';
import { embeddedFolder, openDatabase } from './open-database.ts';
import { type Collector, type ReceivedSpan, startCollector } from './testing/collector.ts';
import { loadedPackages, reportModules, type ServerProcess, startServerProcess } from './testing/server-process.ts';

let folder: string;
/** Data folder that each server gets a copy of. */
let prepared: string;
let issuer: TestIssuer;
let token: string;
const ours = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${ours.traceId}-${ours.spanId}-01`;

/** A system that is called, with the headers it received. */
async function startSystem() {
  const received: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers);
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
let system: Awaited<ReturnType<typeof startSystem>>;
let processId: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
  issuer = await startTestIssuer();
  token = await issuer.sign({ sub: 's1', preferred_username: 'ana.souza' });
  system = await startSystem();
  prepared = await prepare();
});
afterAll(async () => {
  issuer.close();
  system.close();
  await rm(folder, { recursive: true, force: true });
});

async function prepare(): Promise<string> {
  const dataDir = join(folder, 'prepared');
  fillEmbeddedFolder(embeddedFolder(dataDir));
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
  const ana = await insertUser(db, { user_name: 'ana.souza' });
  const call = { method: 'POST', endpoint: `${system.url}/orders`, requestHeaders: [], requestParams: [] } as const;
  const flow = definition([
    step.start('call'),
    step.service({ id: 'call', connections: to('end'), call: { ...call, requestHeaders: [], requestParams: [] } }),
    step.end(),
  ]);
  processId = await insertProcess(db, flow, { created_by: ana });
  await db.destroy();
  return dataDir;
}

async function dataFolder(name: string): Promise<string> {
  await cp(prepared, join(folder, name), { recursive: true });
  return join(folder, name);
}

async function withServer(env: Record<string, string>, use: (server: ServerProcess) => Promise<void>) {
  const more = { DRAIN_DELAY_SECONDS: '0', OUTBOUND_ALLOW: '127.0.0.1' };
  const server = await startServerProcess({ ...issuer.env, ...more, ...env }, reportModules);
  try {
    await use(server);
  } finally {
    expect(await server.stop()).toBe(0);
  }
}

const call = (server: ServerProcess, path: string, init: RequestInit = {}) =>
  fetch(server.address + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', traceparent },
  });

async function withTraces(
  name: string,
  env: Record<string, string>,
  use: (server: ServerProcess, collector: Collector) => Promise<void>,
) {
  const collector = await startCollector();
  try {
    const data = { DATA_DIR: await dataFolder(name), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    await withServer({ ...data, ...env }, (server) => use(server, collector));
  } finally {
    collector.close();
  }
}

const named = (collector: Collector, name: string): ReceivedSpan | undefined =>
  collector.spans.find((span) => span.name === name);
async function spanOf(collector: Collector, name: string): Promise<ReceivedSpan> {
  await vi.waitFor(() => expect(named(collector, name)).toBeDefined(), 20_000);
  return named(collector, name) ?? expect.unreachable();
}

test('D11.03 calls, statements, jobs, outbound calls and webhooks are spans', async () => {
  const webhook = { MESSAGING_WEBHOOK_URL: `${system.url}/hook` };
  await withTraces('spans', { TRUST_PROXY: 'true', ...webhook }, async (server, collector) => {
    expect((await call(server, '/auth/info')).status).toBe(200);
    const own = await spanOf(collector, 'call session.authInfo');
    expect(own).toMatchObject({ traceId: ours.traceId, parentSpanId: ours.spanId });
    expect(own.attributes).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 200 });
    await vi.waitFor(() => expect(collector.spans.some(({ parentSpanId }) => parentSpanId === own.spanId)).toBe(true));
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === own.spanId);
    const texts = statements.map(({ attributes }) => String(attributes['db.query.text']));
    expect(texts.join('\n')).toMatch(/"subject" = \$1/);
    expect(texts.join('\n')).not.toMatch(/ana\.souza|s1/);
    const line = server.log().find(({ endpoint }) => endpoint === 'session.authInfo');
    expect(line).toMatchObject({ traceId: ours.traceId });

    const started = await call(server, `/v1/processes/${processId}/start`, { method: 'POST', body: '{}' });
    expect(started.status).toBe(201);
    const job = await spanOf(collector, 'job service-call');
    const outbound = await spanOf(collector, 'outbound POST');
    expect(outbound).toMatchObject({ traceId: job.traceId, parentSpanId: job.spanId });
    expect(outbound.attributes).toMatchObject({ 'server.address': '127.0.0.1', 'http.response.status_code': 200 });
    expect(system.received.at(-1)).toMatchObject({ traceparent: `00-${job.traceId}-${outbound.spanId}-01` });
  });
});

test('D11.03 the delivery to a webhook is a span of its job', async () => {
  const dataDir = await dataFolder('webhook');
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
  const text = { subject: 's', body: 'b', path: '/' };
  const { id } = await db
    .insertInto('outbox_messages')
    .values({ channel: 'CHAT', user_id: null, address: `${system.url}/hook`, ...text, state: 'WAITING' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('jobs')
    .values({ kind: 'send-message', payload: JSON.stringify({ message: id }), run_at: new Date(), max_attempts: 2 })
    .execute();
  await db.destroy();
  const collector = await startCollector();
  await withServer({ DATA_DIR: dataDir, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, async () => {
    const webhook = await spanOf(collector, 'webhook POST');
    const job = await spanOf(collector, 'job send-message');
    expect(webhook.traceId).toBe(job.traceId);
    expect(system.received.at(-1)).toMatchObject({ traceparent: `00-${webhook.traceId}-${webhook.spanId}-01` });
  });
  collector.close();
});

test('D11.03 without TRUST_PROXY a call starts a trace of its own', async () => {
  await withTraces('untrusted', {}, async (server, collector) => {
    await call(server, '/auth/info');
    const own = await spanOf(collector, 'call session.authInfo');
    expect(own.traceId).not.toBe(ours.traceId);
    expect(own.parentSpanId).toBeUndefined();
    const line = server.log().find(({ endpoint }) => endpoint === 'session.authInfo');
    expect(line).toMatchObject({ traceId: own.traceId });
  });
});

test('D11.03 without the setting no OpenTelemetry module is loaded', async () => {
  await withServer({ DATA_DIR: await dataFolder('off') }, async (server) => {
    const before = system.received.length;
    await call(server, '/auth/info');
    expect((await call(server, `/v1/processes/${processId}/start`, { method: 'POST', body: '{}' })).status).toBe(201);
    await vi.waitFor(() => expect(system.received.length).toBeGreaterThan(before), 20_000);
    expect(system.received.at(-1)).not.toHaveProperty('traceparent');
    expect(loadedPackages(server)).toContain('kysely');
    expect(loadedPackages(server).filter((name) => name.includes('opentelemetry'))).toEqual([]);
    expect(server.log().some((line) => 'traceId' in line)).toBe(false);
  });
});

test.each(['closed', 'silent'])('D11.03 a %s collector slows no call', async (kind) => {
  // accepts connections and never responds
  const silent = createTcpServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${kind === 'silent' ? (silent.address() as AddressInfo).port : 1}`;
  await withServer({ DATA_DIR: await dataFolder(kind), OTEL_EXPORTER_OTLP_ENDPOINT: url }, async (server) => {
    await call(server, '/auth/info');
    const from = performance.now();
    // more spans than wait at most, for longer than an export is attempted
    while (performance.now() - from < 7000) {
      const started = performance.now();
      const answers = await Promise.all(Array.from({ length: 20 }, () => call(server, '/auth/info')));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      await Promise.all(answers.map((answer) => answer.text()));
      // the requirement is that the collector takes no time
      expect(performance.now() - started).toBeLessThan(2000);
      // spreads the calls over several exports of another process
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
  silent.close();
});

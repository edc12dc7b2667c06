import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRealtimeTicket } from '@tramita/client/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { insertUser } from '../db/testing/builders.ts';
import { fillEmbeddedFolder } from '../db/testing/embedded-folder.ts';
import { startTestIssuer, type TestIssuer } from '../identity/testing/external-issuer.ts';
import { embeddedFolder, openDatabase } from './open-database.ts';
import { loadedPackages, reportModules, type ServerProcess, startServerProcess } from './testing/server-process.ts';

let folder: string;
/** Data folder that each server gets a copy of. */
let prepared: string;
let issuer: TestIssuer;
const protocol = 'b2f1c6de-3e0b-4a8c-9d7e-1f2a3b4c5d6e';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metrics-'));
  issuer = await startTestIssuer();
  prepared = await prepare();
});
afterAll(async () => {
  issuer.close();
  await rm(folder, { recursive: true, force: true });
});

/** Fills a data folder with one user and returns its path. */
async function prepare(): Promise<string> {
  const dataDir = join(folder, 'prepared');
  fillEmbeddedFolder(embeddedFolder(dataDir));
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
  await insertUser(db, { user_name: 'ana.souza', email: 'ana@exemplo.com', complete_name: 'Ana Souza' });
  await db
    .insertInto('jobs')
    .values({ kind: 'not-handled', payload: '{}', run_at: new Date(Date.now() - 90_000), max_attempts: 1 })
    .execute();
  await db
    .insertInto('outbox_messages')
    .values([
      { channel: 'EMAIL', user_id: null, address: 'x@exemplo.com', subject: 's', body: 'b', path: '/', state: 'KEPT' },
    ])
    .execute();
  await db.destroy();
  return dataDir;
}

async function dataFolder(name: string): Promise<string> {
  await cp(prepared, join(folder, name), { recursive: true });
  return join(folder, name);
}

const metricsAddress = (server: ServerProcess) => /^Métricas em (\S+)$/m.exec(server.output())?.[1] ?? '';

async function withServer(env: Record<string, string>, use: (server: ServerProcess) => Promise<void>) {
  const server = await startServerProcess({ ...issuer.env, DRAIN_DELAY_SECONDS: '0', ...env }, reportModules);
  try {
    await use(server);
  } finally {
    expect(await server.stop()).toBe(0);
  }
}

test('D11.01 without METRICS_PORT no metric library is loaded, and the public port has no metrics', async () => {
  await withServer({ DATA_DIR: await dataFolder('plain') }, async (server) => {
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
    expect(loadedPackages(server)).toContain('kysely');
    expect(loadedPackages(server)).not.toContain('prom-client');
    expect(metricsAddress(server)).toBe('');
  });
});

test('D11.01 METRICS_PORT opens a second port, on the loopback address, that serves the metrics and nothing else', async () => {
  await withServer({ DATA_DIR: await dataFolder('second'), METRICS_PORT: '0' }, async (server) => {
    const address = metricsAddress(server);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect(await response.text()).toMatch(/^# HELP \w+/m);
    for (const path of [
      '/',
      '/healthz',
      '/livez',
      '/readyz',
      '/v1/tasks',
      '/config.json',
      '/metrics/',
      '//',
      '/metricsx',
    ]) {
      expect((await fetch(new URL(address).origin + path)).status, path).toBe(404);
    }
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(404);
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
    expect(loadedPackages(server)).toContain('prom-client');
  });
});

test('D11.01 METRICS_HOST chooses the address of the second port', async () => {
  const env = { DATA_DIR: await dataFolder('host'), METRICS_PORT: '0', METRICS_HOST: '127.0.0.2' };
  await withServer(env, async (server) => {
    const address = metricsAddress(server);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.2:/);
    expect((await fetch(address)).status).toBe(200);
    await expect(fetch(address.replace('127.0.0.2', '127.0.0.1'))).rejects.toThrow();
  });
});

test('D11.01 a busy metrics port ends the start with one sentence', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const { port } = busy.address() as AddressInfo;
  const env = { ...issuer.env, DATA_DIR: await dataFolder('busy'), METRICS_PORT: String(port) };
  await expect(startServerProcess(env)).rejects.toThrow(
    `A porta ${port} já está em uso; feche o outro programa ou escolha outra com --metrics-port.`,
  );
  busy.close();
});

/** Every metric of the product with its labels. */
const ownMetrics: Readonly<Record<string, readonly string[]>> = {
  tramita_call_duration_seconds: ['endpoint', 'method', 'status'],
  tramita_job_duration_seconds: ['job', 'result'],
  tramita_message_duration_seconds: ['channel', 'result'],
  tramita_outbound_duration_seconds: ['method', 'status', 'result'],
  tramita_webhook_duration_seconds: ['status', 'result'],
  tramita_delivery_duration_seconds: ['status', 'result'],
  tramita_scim_duration_seconds: ['resource', 'method', 'status'],
  tramita_database_statement_duration_seconds: ['verb', 'result'],
  tramita_database_connections: ['state'],
  tramita_database_waiting: [],
  tramita_database_up: [],
  tramita_realtime_connections: [],
  tramita_jobs: ['job', 'state'],
  tramita_jobs_oldest_due_seconds: [],
  tramita_outbox_messages: ['channel', 'state'],
  tramita_exports: ['state'],
};

/** Returns the metrics of the product in a text of Prometheus with the labels of their values. */
function metricsIn(text: string): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {};
  for (const [, name = ''] of text.matchAll(/^# TYPE (tramita_\w+) /gm)) {
    const values = text.matchAll(new RegExp(`^${name}(?:_count)?(?:\\{(.*)\\})? `, 'gm'));
    for (const [, labels = ''] of values) found[name] = [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
  }
  return found;
}

test('D11.02 metrics count calls, statements, jobs, messages, deliveries, SCIM, connections and exports, without user input in labels', async () => {
  const chat = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  const chatUrl = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/hook`;
  const dataDir = await dataFolder('counts');
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
  const message = { channel: 'CHAT' as const, user_id: null, address: chatUrl, subject: 's', body: 'b', path: '/' };
  const { id } = await db
    .insertInto('outbox_messages')
    .values({ ...message, state: 'WAITING' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('jobs')
    .values({ kind: 'send-message', payload: JSON.stringify({ message: id }), run_at: new Date(), max_attempts: 2 })
    .execute();
  await db
    .insertInto('exports')
    .values({ uuid: protocol, user_id: 1000, query: '{}', report_type: 'LIST', status: 'READY' })
    .execute();
  const hook = {
    name: 'ERP',
    url: chatUrl,
    processes: [],
    secret: 'whsec_c2VjcmV0',
    responsible_id: 1000,
    created_at: new Date(),
  };
  await db
    .insertInto('webhooks')
    .values([
      { ...hook, events: ['person.created'] },
      { ...hook, events: ['person.created'], url: 'http://127.0.0.1:9/refused' },
    ])
    .execute();
  await insertUser(db, { user_name: 'bia.souza' });
  await db.destroy();
  const env = { DATA_DIR: dataDir, METRICS_PORT: '0', REALTIME: 'true', OUTBOUND_ALLOW: '127.0.0.1' };
  await withServer(env, async (server) => {
    const token = await issuer.sign({ sub: 's1', preferred_username: 'ana.souza' });
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${server.address}/auth/info?secret=1`, { headers });
    await fetch(`${server.address}/v1/processes/${protocol}`, { headers });
    await fetch(`${server.address}/v1/nowhere/${protocol}`, { method: 'DELETE' });
    const directory = await fetch(`${server.address}/scim/v2/Users/${protocol}?filter=ana`);
    await fetch(`${server.address}/scim/v2/${protocol}`);
    const response = await fetch(`${server.address}${createRealtimeTicket.path}`, { method: 'POST', headers });
    const { ticket } = (await response.json()) as { ticket: string };
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws?ticket=${ticket}`, 'v12.stomp');
    await new Promise((resolve) => socket.once('open', resolve));
    const scrape = async () => (await fetch(metricsAddress(server))).text();
    await vi.waitFor(async () => expect(await scrape()).toContain('job="send-message",state="DONE"} 1'), 20_000);
    await vi.waitFor(async () => expect(await scrape()).toContain('{status="",result="failed"} 1'), 20_000);
    const text = await scrape();
    for (const line of [
      'tramita_call_duration_seconds_count{endpoint="session.authInfo",method="GET",status="200"} 1',
      'tramita_call_duration_seconds_count{endpoint="other",method="DELETE",status="404"} 1',
      'tramita_database_statement_duration_seconds_count{verb="select",result="done"} ',
      'tramita_database_connections{state="idle"} 1',
      'tramita_database_waiting 0',
      'tramita_database_up 1',
      'tramita_jobs{job="not-handled",state="WAITING"} 1',
      'tramita_jobs{job="deliver-webhook",state="DONE"} 1',
      'tramita_job_duration_seconds_count{job="send-message",result="done"} 1',
      'tramita_outbox_messages{channel="EMAIL",state="KEPT"} 1',
      'tramita_outbox_messages{channel="CHAT",state="SENT"} 1',
      'tramita_message_duration_seconds_count{channel="WEBHOOK",result="sent"} 1',
      'tramita_webhook_duration_seconds_count{status="200",result=""} 1',
      'tramita_delivery_duration_seconds_count{status="200",result="delivered"} 1',
      'tramita_delivery_duration_seconds_count{status="",result="failed"} 1',
      `tramita_scim_duration_seconds_count{resource="Users",method="GET",status="${directory.status}"} 1`,
      'tramita_scim_duration_seconds_count{resource="other",method="GET",status="401"} 1',
      'tramita_exports{state="READY"} 1',
      'tramita_realtime_connections 1',
      'nodejs_eventloop_lag_seconds ',
      'process_resident_memory_bytes ',
    ]) {
      expect(text).toContain(line);
    }
    expect(metricsIn(text)).toEqual(ownMetrics);
    const oldest = /^tramita_jobs_oldest_due_seconds (\S+)$/m.exec(text)?.[1];
    expect(Number(oldest)).toBeGreaterThan(89);
    expect(text).not.toMatch(new RegExp(`ana|souza|exemplo|nowhere|secret|s1"|127\\.0\\.0|/hook|${protocol}`, 'i'));
    socket.terminate();
  });
  chat.closeAllConnections();
  chat.close();
});

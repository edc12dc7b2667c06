import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type IFrame } from '@stomp/stompjs';
import { createClient } from '@tramita/client';
import {
  capabilities,
  createRealtimeTicket,
  deactivatePerson,
  finishTask,
  listNotifications,
  listTasks,
  markAllNotificationsRead,
  markTaskRead,
  type RealtimeMessage,
  setPersonGroups,
  startRequest,
} from '@tramita/client/contract';
import { createRealtimeChannel } from '@tramita/client/realtime';
import { encodeFrame } from '@tramita/client/realtime/stomp';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Config, readCommandLine } from '../config/read-config.ts';
import type { Database } from '../db/tables/schema.ts';
import { insertUser } from '../db/testing/builders.ts';
import { fillEmbeddedFolder } from '../db/testing/embedded-folder.ts';
import { copyTemplate, testDatabaseUrl } from '../db/testing/postgres-template.ts';
import { createMemoryLogger } from '../http/testing/http-bench.ts';
import { startTestIssuer, type TestIssuer } from '../identity/testing/external-issuer.ts';
import { embeddedFolder, openDatabase } from '../runtime/open-database.ts';
import { type RunningServer, serve } from '../runtime/serve.ts';
import { insertOffice } from '../testing/api.ts';
import { mostConnections } from './open-realtime.ts';

let folder: string;
let issuer: TestIssuer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'realtime-'));
  issuer = await startTestIssuer();
});
afterAll(async () => {
  issuer.close();
  await rm(folder, { recursive: true, force: true });
});

const configOf = (dataDir: string, env: Record<string, string>): Config =>
  readCommandLine(['--port', '0', '--data', dataDir], { ...issuer.env, ...env }, folder).config;

const start = (config: Config): Promise<RunningServer> =>
  serve({
    config,
    log: createMemoryLogger(),
    print: () => {},
    version: '1.0.0',
    defaultPortalDir: join(folder, 'no-portal'),
    checkAnswers: true,
  });

const clientOf = (server: RunningServer, userName: string) =>
  createClient({
    baseUrl: server.address,
    tokenProvider: { getToken: () => issuer.sign({ sub: userName, preferred_username: userName }) },
  });

const addressOf = (server: RunningServer, ticket: string) =>
  `${server.address.replace('http', 'ws')}/ws?ticket=${ticket}`;

const ticketFor = async (server: RunningServer, userName: string) =>
  (await clientOf(server, userName).call(createRealtimeTicket)).ticket;

/** Connects a third-party STOMP client to a user's topic, and collects its messages. */
async function connectStomp(server: RunningServer, userName: string, topic = `/topic/${userName}`) {
  const messages: RealtimeMessage[] = [];
  const errors: IFrame[] = [];
  const onClose = vi.fn();
  const stomp = new Client({
    brokerURL: addressOf(server, await ticketFor(server, userName)),
    heartbeatIncoming: 4000,
    heartbeatOutgoing: 4000,
    reconnectDelay: 0,
    onStompError: (frame) => errors.push(frame),
    onWebSocketClose: onClose,
  });
  const connected = new Promise<IFrame>((resolve) => {
    stomp.onConnect = resolve;
  });
  stomp.activate();
  const greeting = await connected;
  stomp.subscribe(topic, ({ body }) => messages.push(JSON.parse(body)));
  return { stomp, messages, errors, onClose, greeting };
}

/** Returns the result of opening a websocket: `open`, or the status that refused it. */
async function knock(address: string, headers: Record<string, string> = {}): Promise<'open' | number> {
  const socket = new WebSocket(address, { headers });
  const answer = await new Promise<'open' | number>((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });
  socket.on('error', () => {});
  socket.terminate();
  return answer;
}

interface Home {
  readonly config: (overrides?: Record<string, string>) => Config;
  readonly close: () => Promise<void>;
}

async function openPostgresHome(): Promise<Home> {
  const copy = await copyTemplate();
  return {
    config: (env = {}) => configOf('postgres', { REALTIME: 'true', DATABASE_URL: copy.url, ...env }),
    close: () => copy.drop(),
  };
}

async function openEmbeddedHome(): Promise<Home> {
  fillEmbeddedFolder(embeddedFolder(configOf('embedded', {}).dataDir));
  return {
    config: (env = {}) => configOf('embedded', { REALTIME: 'true', ...env }),
    close: async () => {},
  };
}

const homes: [string, () => Promise<Home>][] = [['embedded', openEmbeddedHome]];
if (testDatabaseUrl) homes.push(['Postgres', openPostgresHome]);

describe.each(homes)('the realtime channel (%s)', (_name, open) => {
  let home: Home;
  let people: Awaited<ReturnType<typeof insertOffice>>;
  let server: RunningServer;

  beforeAll(async () => {
    home = await open();
    const { db } = await openDatabase(home.config());
    people = await insertOffice(db);
    await db.destroy();
    server = await start(home.config({ CORS_ORIGINS: 'https://intranet.example' }));
  });
  afterAll(async () => {
    await server?.stop();
    await home?.close();
  });

  test('T1.21 T7.4.13 T7.4.14 notifies a STOMP client immediately of new tasks and read ones, with the counts', async () => {
    const { stomp, messages, greeting } = await connectStomp(server, 'bia');
    expect(greeting.headers).toMatchObject({ version: '1.2', 'heart-beat': '4000,4000' });
    const none = { notifications: 0, myTasks: 0, groupTasks: 0, assignedToMe: 0 };
    await vi.waitFor(() => expect(messages).toEqual([{ type: 'REFRESH_NOTIFICATIONS', body: none }]));

    const body = { item: 'mesa' };
    await clientOf(server, 'ana').call(startRequest, { params: { id: people.processId }, body });
    const one = { notifications: 1, myTasks: 0, groupTasks: 1, assignedToMe: 1 };
    await vi.waitFor(() => expect(messages.at(-1)).toEqual({ type: 'REFRESH_NOTIFICATIONS', body: one }));

    const bia = clientOf(server, 'bia');
    await bia.call(markAllNotificationsRead);
    const read = { ...one, notifications: 0 };
    await vi.waitFor(() => expect(messages.at(-1)).toEqual({ type: 'REFRESH_NOTIFICATIONS', body: read }));
    expect((await bia.call(listNotifications)).unread).toBe(0);

    const before = messages.length;
    await bia.call(markTaskRead, { params: { id: '1' } });
    await vi.waitFor(() => expect(messages.slice(before)).toEqual([{ type: 'READ_STATUS', body: none }]));
    await stomp.deactivate();
  });

  test('D5.10 sends the counts within 2 s to a person who was removed from a group', async () => {
    const { stomp, messages } = await connectStomp(server, 'davi');
    const counts = () => messages.at(-1)?.body;
    await vi.waitFor(() => expect(counts()).toMatchObject({ groupTasks: 0 }));
    const params = { id: people.processId };
    await clientOf(server, 'ana').call(startRequest, { params, body: { item: 'mesa' } });
    const bia = clientOf(server, 'bia');
    const query = { myTasks: false, assignedToMe: true, status: 'TO_DO' } as const;
    const [approval] = await bia.call(listTasks, { query });
    await bia.call(finishTask, { params: { uuid: String(approval?.uuid) }, body: { approved: true } });
    await vi.waitFor(() => expect(counts()).toMatchObject({ groupTasks: 1 }));
    await clientOf(server, 'admin').call(setPersonGroups, { params: { id: people.davi }, body: { groups: [] } });
    await vi.waitFor(() => expect(counts()).toMatchObject({ groupTasks: 0 }));
    await stomp.deactivate();
  });

  test('T9.14 heartbeats of 4000 ms keep an idle client; a client that stops sending promised ones is disconnected', async () => {
    const idle = await connectStomp(server, 'davi');
    const socket = new WebSocket(addressOf(server, await ticketFor(server, 'caio')));
    const beats: string[] = [];
    socket.on('message', (data) => beats.push(String(data)));
    await once(socket, 'open');
    socket.send(encodeFrame('CONNECT', { 'accept-version': '1.2', 'heart-beat': '4000,4000' }));
    expect((await once(socket, 'close'))[0]).toBe(1008);
    expect(beats.filter((text) => text === '\n').length).toBeGreaterThanOrEqual(2);
    expect([idle.stomp.connected, idle.onClose.mock.calls]).toEqual([true, []]);
    await idle.stomp.deactivate();
  });

  test('T7.4.12 refuses the topic of another user with ERROR', async () => {
    const { errors, messages, onClose } = await connectStomp(server, 'ana', '/topic/bia');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(errors.map(({ headers }) => headers['message'])).toEqual(['This destination is not yours']);
    expect(messages).toEqual([]);
  });

  test('T7.4.11 a ticket opens the websocket once, within thirty seconds, for pages of allowed origins only', async () => {
    const ticket = await ticketFor(server, 'ana');
    expect(ticket).toMatch(/^[0-9a-f]{64}$/);
    const address = addressOf(server, ticket);
    expect(await knock(address, { origin: 'https://evil.example' })).toBe(403);
    expect(await knock(address, { origin: 'null' })).toBe(403);
    expect(await knock(address.replace('/ws?', '/other?'))).toBe(404);
    expect(await knock(address, { origin: 'https://intranet.example' })).toBe('open');
    expect(await knock(address, { origin: 'https://intranet.example' })).toBe(401);
    expect(await knock(addressOf(server, await ticketFor(server, 'ana')), { origin: server.address })).toBe('open');
    expect(await knock(addressOf(server, 'f'.repeat(64)))).toBe(401);
    expect(await knock(addressOf(server, "' or true"))).toBe(401);
    const late = await ticketFor(server, 'ana');
    vi.useFakeTimers({ now: Date.now() + 30_001, toFake: ['Date'] });
    const answer = await knock(addressOf(server, late)).finally(() => vi.useRealTimers());
    expect(answer).toBe(401);
  });

  test('limits the number of connections per user', async () => {
    const sockets: WebSocket[] = [];
    for (let number = 0; number < mostConnections; number += 1) {
      const socket = new WebSocket(addressOf(server, await ticketFor(server, 'elisa')));
      await once(socket, 'open');
      sockets.push(socket);
    }
    expect(await knock(addressOf(server, await ticketFor(server, 'elisa')))).toBe(429);
    expect(await knock(addressOf(server, await ticketFor(server, 'ana')))).toBe('open');
    for (const socket of sockets) socket.close();
    await Promise.all(sockets.map((socket) => once(socket, 'close')));
    expect(await knock(addressOf(server, await ticketFor(server, 'elisa')))).toBe('open');
  });

  test('accepts binary and split frames; invalid UTF-8 or too large ones end the connection', async () => {
    const openSocket = async () => {
      const socket = new WebSocket(addressOf(server, await ticketFor(server, 'ana')));
      const heard: string[] = [];
      socket.on('message', (data) => heard.push(String(data)));
      await once(socket, 'open');
      return { socket, heard };
    };
    const first = await openSocket();
    const wire = Buffer.from(encodeFrame('CONNECT', { 'accept-version': '1.2', login: 'ação' }));
    for (const byte of wire) first.socket.send(Buffer.of(byte));
    await vi.waitFor(() => expect(first.heard.join('')).toContain('CONNECTED\nversion:1.2'));
    first.socket.send(Buffer.of(0xff));
    expect((await once(first.socket, 'close'))[0]).toBe(1008);
    expect(first.heard.at(-1)).toContain('ERROR\nmessage:The frames are not UTF-8');
    const second = await openSocket();
    second.socket.on('error', () => {});
    second.socket.send('x'.repeat(70_000));
    expect((await once(second.socket, 'close'))[0]).toBe(1009);
  });

  test('T1.21 the channel of the client package connects, receives messages and closes', async () => {
    const onMessage = vi.fn<(message: RealtimeMessage) => void>();
    const channel = createRealtimeChannel({
      enabled: true,
      client: clientOf(server, 'caio'),
      userName: 'caio',
      onMessage,
    });
    await vi.waitFor(() => expect(channel.state).toBe('connected'));
    await vi.waitFor(() => expect(onMessage.mock.calls[0]?.[0].type).toBe('REFRESH_NOTIFICATIONS'));
    channel.close();
    expect(channel.state).toBe('closed');
  });

  test('the portal configuration enables the channel, and its policy allows the connection', async () => {
    const config = await fetch(`${server.address}/config.json`);
    expect(await config.json()).toMatchObject({ realtime: true });
    expect(config.headers.get('content-security-policy')).toContain(server.address.replace('http', 'ws'));
    expect((await clientOf(server, 'ana').call(capabilities)).additions).toContain('realtime.ticket');
    expect((await fetch(`${server.address}/ws`)).status).toBe(404);
  });
});

describe.runIf(testDatabaseUrl !== '')('two instances on one Postgres', () => {
  let home: Home;
  let people: Awaited<ReturnType<typeof insertOffice>>;
  let db: Kysely<Database>;
  const servers: RunningServer[] = [];

  beforeAll(async () => {
    home = await openPostgresHome();
    ({ db } = await openDatabase(home.config()));
    people = await insertOffice(db);
    for (let number = 0; number < 2; number += 1) servers.push(await start(home.config()));
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await db.destroy();
    await home.close();
  });

  const server = (number: 0 | 1) => servers[number] as RunningServer;

  test('T7.4.13 T7.4.14 changes through one server reach clients of the other; tickets work on both', async () => {
    const { messages, stomp } = await connectStomp(server(1), 'bia');
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    const body = { item: 'mesa' };
    await clientOf(server(0), 'ana').call(startRequest, { params: { id: people.processId }, body });
    await vi.waitFor(() => expect(messages.at(-1)?.body).toMatchObject({ notifications: 1, groupTasks: 1 }));
    expect(messages.at(-1)?.type).toBe('REFRESH_NOTIFICATIONS');
    await clientOf(server(0), 'bia').call(markTaskRead, { params: { id: '1' } });
    await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ type: 'READ_STATUS', body: { groupTasks: 0 } }));
    expect(await knock(addressOf(server(1), await ticketFor(server(0), 'ana')))).toBe('open');
    await stomp.deactivate();
  });

  test('T7.4.11 stores only the hash of a ticket; a ticket of a deactivated user opens nothing', async () => {
    const ticket = await ticketFor(server(0), 'eva');
    const kept = await db.selectFrom('realtime_tickets').select(['hash', 'user_id']).execute();
    expect(kept).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), user_id: people.eva }]);
    expect(kept[0]?.hash).not.toBe(ticket);
    await db.updateTable('users').set({ active: false }).where('id', '=', people.eva).execute();
    expect(await knock(addressOf(server(0), ticket))).toBe(401);
  });

  test('D4.12 D4.11 closes the connections of a deactivated user on every instance within two seconds', async () => {
    const connections = [await connectStomp(server(0), 'davi'), await connectStomp(server(1), 'davi')];
    for (const { messages } of connections) await vi.waitFor(() => expect(messages).toHaveLength(1));
    const ticket = await ticketFor(server(1), 'davi');
    await clientOf(server(0), 'admin').call(deactivatePerson, { params: { id: people.davi } });
    for (const { onClose, errors, messages } of connections) {
      await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(errors.map(({ headers }) => headers['message'])).toEqual(['This person may no longer use the product']);
      expect(messages).toHaveLength(1);
    }
    expect(await knock(addressOf(server(1), ticket))).toBe(401);
    await expect(clientOf(server(1), 'davi').call(capabilities)).rejects.toMatchObject({
      status: 403,
      errorCode: 'TOKEN_UNAUTHORIZED',
    });
  });

  test('an server that stops closes its connections properly', async () => {
    const extra = await start(home.config());
    const { onClose, messages } = await connectStomp(extra, 'caio');
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    await extra.stop();
    expect(onClose).toHaveBeenCalledWith(expect.objectContaining({ code: 1001 }));
  });
});

test('T1.22 T7.4.15 without the setting there is no channel: no ticket, no socket, and it is not configured', async () => {
  const config = configOf('off', {});
  expect(config.realtime).toBe(false);
  fillEmbeddedFolder(embeddedFolder(config.dataDir));
  const { db } = await openDatabase(config);
  await insertUser(db, { user_name: 'ana' });
  await db.destroy();
  const server = await start(config);
  const ana = clientOf(server, 'ana');
  await expect(ana.call(createRealtimeTicket)).rejects.toMatchObject({ status: 409, errorCode: 'REALTIME_DISABLED' });
  expect((await ana.call(capabilities)).additions).not.toContain('realtime.ticket');
  expect(await knock(addressOf(server, 'f'.repeat(64)))).toBe(404);
  const page = await fetch(`${server.address}/ws`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(404);
  const portal = (await (await fetch(`${server.address}/config.json`)).json()) as { realtime: boolean };
  expect(portal.realtime).toBe(false);
  await server.stop();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../transport/create-client.ts';
import { createRealtimeChannel, type RealtimeChannelOptions, type RealtimeState } from './create-realtime-channel.ts';
import { realtimeFigures } from './realtime-figures.ts';
import { createFrameReader, encodeFrame } from './stomp/frame.ts';

const body = { notifications: 3, myTasks: 1, groupTasks: 2, assignedToMe: 0 };

/** Replaces the browser's WebSocket; the test plays the server. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
  readyState = 0;
  readonly url: string;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(url: string | URL) {
    this.url = String(url);
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(data: unknown) {
    this.onmessage?.({ data });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
  /** The frames the client has sent. */
  get frames() {
    return createFrameReader().read(this.sent.join(''));
  }
  greets(heartBeat = '4000,4000') {
    this.opens();
    this.says(encodeFrame('CONNECTED', { version: '1.2', 'heart-beat': heartBeat }));
    this.says(encodeFrame('RECEIPT', { 'receipt-id': 'subscribed' }));
  }
  pushes(text: string) {
    this.says(encodeFrame('MESSAGE', { subscription: '0', 'message-id': '1', destination: '/topic/ana' }, text));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

const ticketAnswer = (ticket: string) => Response.json({ ticket, expiresAt: '2026-03-02T12:00:30Z' }, { status: 201 });
const refusal = (status: number, errorCode: string) =>
  new Response(JSON.stringify({ title: 'x', status, message: 'x', errorCode }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

async function open(
  overrides: Partial<RealtimeChannelOptions> & { readonly answer?: (number: number) => Response } = {},
) {
  const { answer = (number) => ticketAnswer(`bilhete-${number}`), ...rest } = overrides;
  const states: RealtimeState[] = [];
  const onMessage = vi.fn();
  let asked = 0;
  const ask = vi.fn<typeof fetch>(async () => {
    asked += 1;
    return answer(asked);
  });
  const channel = createRealtimeChannel({
    enabled: true,
    client: createClient({ baseUrl: 'https://tramita.test/api', fetch: ask }),
    userName: 'ana',
    onMessage,
    onStateChange: (state) => states.push(state),
    // implements only what the channel uses
    WebSocket: FakeSocket as unknown as typeof WebSocket,
    ...rest,
  });
  await vi.advanceTimersByTimeAsync(0);
  return { channel, states, onMessage, ask };
}

test('T1.22 T7.4.15 requests no ticket and opens no socket if disabled', async () => {
  const { channel, ask, states } = await open({ enabled: false });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(ask).not.toHaveBeenCalled();
  expect(FakeSocket.all).toEqual([]);
  expect([channel.state, states]).toEqual(['off', []]);
});

test('T7.4.11 T7.4.12 opens the WebSocket with a new ticket and subscribes to the user’s topic', async () => {
  const { channel, ask, states } = await open();
  expect(String(ask.mock.calls[0]?.[0])).toBe('https://tramita.test/api/v1/realtime/ticket');
  expect(ask.mock.calls[0]?.[1]?.method).toBe('POST');
  const { last } = FakeSocket;
  expect(last.url).toBe('wss://tramita.test/api/ws?ticket=bilhete-1');
  last.opens();
  expect(last.frames.map(({ command }) => command)).toEqual(['CONNECT']);
  expect(channel.state).toBe('connecting');
  last.says(encodeFrame('CONNECTED', { version: '1.2', 'heart-beat': '4000,4000' }));
  expect(last.frames[1]).toMatchObject({ command: 'SUBSCRIBE' });
  expect(last.frames[1]?.headers.get('destination')).toBe('/topic/ana');
  expect(states).toEqual([]);
  last.says(encodeFrame('RECEIPT', { 'receipt-id': 'subscribed' }));
  expect(states).toEqual(['connected']);
});

test('T7.4.13 T7.4.14 passes on messages of both types with their counts and ignores unknown messages', async () => {
  const { channel, onMessage } = await open();
  const { last } = FakeSocket;
  last.greets();
  last.pushes(JSON.stringify({ type: 'REFRESH_NOTIFICATIONS', body }));
  last.pushes(JSON.stringify({ type: 'READ_STATUS', body }));
  for (const odd of ['{', '{"type":"OTHER"}', JSON.stringify({ type: 'READ_STATUS', body: {} })]) last.pushes(odd);
  expect(onMessage.mock.calls).toEqual([[{ type: 'REFRESH_NOTIFICATIONS', body }], [{ type: 'READ_STATUS', body }]]);
  expect(channel.state).toBe('connected');
});

test('T8.65 T9.13 reconnects 20000 ms after a lost connection, with another ticket', async () => {
  expect(realtimeFigures.reconnectMs).toBe(20_000);
  const { states } = await open();
  FakeSocket.last.greets();
  FakeSocket.last.breaks();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.url).toContain('ticket=bilhete-2');
  FakeSocket.last.greets();
  expect(states).toEqual(['connected', 'waiting', 'connecting', 'connected']);
});

test('T9.15 gives up after 6 failed attempts in a row', async () => {
  expect(realtimeFigures.maxErrors).toBe(6);
  const { channel } = await open();
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    expect(FakeSocket.all).toHaveLength(attempt);
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(channel.state).toBe('gave-up');
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(FakeSocket.all).toHaveLength(6);
});

test('T8.64 makes 6 attempts after a lost connection and restarts the count after each success', async () => {
  const { channel } = await open();
  for (const round of [1, 2]) {
    FakeSocket.last.greets();
    const before = FakeSocket.all.length;
    FakeSocket.last.breaks();
    for (let retry = 1; retry <= 5; retry += 1) {
      await vi.advanceTimersByTimeAsync(20_000);
      FakeSocket.last.breaks();
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect([round, FakeSocket.all.length - before, channel.state]).toEqual([round, 6, 'connecting']);
  }
  FakeSocket.last.breaks();
  expect(channel.state).toBe('gave-up');
  expect(vi.getTimerCount()).toBe(0);
});

test('T9.14 sends a heartbeat every 4000 ms and drops a server that is silent for two beats', async () => {
  expect(realtimeFigures.heartbeatMs).toBe(4000);
  const { channel } = await open();
  const { last } = FakeSocket;
  last.greets();
  expect(last.frames[0]?.headers.get('heart-beat')).toBe('4000,4000');
  const beats = () => last.sent.filter((text) => text === '\n').length;
  for (let beat = 1; beat <= 5; beat += 1) {
    await vi.advanceTimersByTimeAsync(4000);
    last.says('\n');
    expect(beats()).toBe(beat);
  }
  await vi.advanceTimersByTimeAsync(8000);
  expect(channel.state).toBe('connected');
  await vi.advanceTimersByTimeAsync(4000);
  expect(channel.state).toBe('waiting');
});

test('answers a server heartbeat with its own when the page’s timers are throttled', async () => {
  await open();
  const { last } = FakeSocket;
  last.greets();
  const before = last.sent.length;
  // time passes without running a timer
  vi.setSystemTime(Date.now() + 4000);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 4000);
  last.says('\n');
  expect(last.sent.slice(before)).toEqual(['\n']);
  vi.restoreAllMocks();
});

test('sends and expects no heartbeats if the server disables them', async () => {
  const { channel } = await open();
  FakeSocket.last.greets('0,0');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(channel.state).toBe('connected');
  expect(FakeSocket.last.sent).not.toContain('\n');
});

test.each([
  ['an ERROR frame', (socket: FakeSocket) => socket.says(encodeFrame('ERROR', { message: 'no' }))],
  ['bytes that are not a frame', (socket: FakeSocket) => socket.says('message\n\n\0')],
  ['a binary message', (socket: FakeSocket) => socket.says(new ArrayBuffer(1))],
])('%s ends the connection as a failure', async (_, happen) => {
  const { channel } = await open();
  FakeSocket.last.opens();
  happen(FakeSocket.last);
  expect([channel.state, FakeSocket.last.readyState]).toEqual(['waiting', 3]);
});

test('ignores frames after an ERROR in the same message', async () => {
  const { states, onMessage } = await open();
  FakeSocket.last.greets();
  const message = encodeFrame('MESSAGE', { subscription: '0' }, JSON.stringify({ type: 'READ_STATUS', body }));
  FakeSocket.last.says(`${encodeFrame('ERROR', { message: 'no' })}${message}${encodeFrame('ERROR', {})}`);
  expect([states, onMessage.mock.calls]).toEqual([['connected', 'waiting'], []]);
});

test('closes a connection to which the server does not respond within 10 s', async () => {
  const { channel } = await open();
  FakeSocket.last.opens();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(channel.state).toBe('waiting');
});

test.each([
  [409, 'REALTIME_DISABLED', 'gave-up'],
  [401, 'UNAUTHENTICATED', 'gave-up'],
  [429, 'RATE_LIMITED', 'waiting'],
  [503, 'INTERNAL_ERROR', 'waiting'],
])('a ticket refused with %i %s leaves the channel %s', async (status, code, state) => {
  const { channel } = await open({ answer: () => refusal(status, code) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(channel.state).toBe(state);
  expect(FakeSocket.all).toEqual([]);
});

test('leaves no timer and no socket and calls no callback after close', async () => {
  const { channel, states, onMessage } = await open();
  const { last } = FakeSocket;
  last.greets();
  states.length = 0;
  channel.close();
  last.pushes(JSON.stringify({ type: 'READ_STATUS', body }));
  last.breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([channel.state, states, onMessage.mock.calls, last.readyState]).toEqual(['closed', [], [], 3]);
  expect(FakeSocket.all).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('opens nothing if closed while the ticket is requested or while waiting', async () => {
  const early = await open();
  FakeSocket.last.breaks();
  early.channel.close();
  const slow = createRealtimeChannel({
    enabled: true,
    client: createClient({ baseUrl: '', fetch: async () => ticketAnswer('tarde') }),
    userName: 'ana',
    onMessage: () => {},
    WebSocket: FakeSocket as unknown as typeof WebSocket,
  });
  slow.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('uses a given URL and keeps its query', async () => {
  await open({ url: 'wss://push.example/ws?tenant=7' });
  expect(FakeSocket.last.url).toBe('wss://push.example/ws?tenant=7&ticket=bilhete-1');
});

import { createFrameReader, encodeFrame } from '@tramita/client/realtime/stomp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StompSession } from './stomp-session.ts';

const message = {
  type: 'READ_STATUS',
  body: { notifications: 1, myTasks: 2, groupTasks: 3, assignedToMe: 0 },
} as const;
const connect = { 'accept-version': '1.1,1.2', host: 'tramita', 'heart-beat': '0,0' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const sent: string[] = [];
  const closed: number[] = [];
  const onSubscribed = vi.fn();
  const session = new StompSession({
    userName: 'ana:silva',
    transport: { send: (text) => sent.push(text), close: (code) => closed.push(code) },
    onSubscribed,
  });
  const says = (command: string, headers: Record<string, string> = {}) =>
    session.receive(encodeFrame(command, headers));
  const frames = () =>
    createFrameReader()
      .read(sent.join(''))
      .map(({ command, headers, body }) => ({
        command,
        ...Object.fromEntries(headers),
        ...(body === '' ? {} : { body }),
      }));
  return { session, says, sent, closed, onSubscribed, frames };
}

function connected(heartBeat = '0,0') {
  const opened = open();
  opened.says('CONNECT', { ...connect, 'heart-beat': heartBeat });
  opened.sent.length = 0;
  return opened;
}

test('T7.4.12 connects, confirms the subscription to the user’s topic and sends messages there', () => {
  const { session, says, frames, onSubscribed, closed } = open();
  says('STOMP', connect);
  session.push(message);
  says('SUBSCRIBE', { id: 's1', destination: '/topic/ana:silva', receipt: 'r1' });
  expect(onSubscribed).toHaveBeenCalledOnce();
  session.push(message);
  const text = JSON.stringify(message);
  expect(frames()).toEqual([
    { command: 'CONNECTED', version: '1.2', server: 'Tramita', 'heart-beat': '4000,4000' },
    { command: 'RECEIPT', 'receipt-id': 'r1' },
    {
      command: 'MESSAGE',
      subscription: 's1',
      'message-id': '1',
      destination: '/topic/ana:silva',
      'content-type': 'application/json',
      'content-length': String(text.length),
      body: text,
    },
  ]);
  expect(closed).toEqual([]);
});

test('sends nothing after UNSUBSCRIBE, and the receipt and the close after DISCONNECT', () => {
  const { session, says, frames, closed } = connected();
  says('SUBSCRIBE', { id: 's1', destination: '/topic/ana:silva' });
  says('UNSUBSCRIBE', { id: 's1' });
  session.push(message);
  expect(frames()).toEqual([]);
  says('DISCONNECT', { receipt: 'adeus' });
  expect(frames()).toEqual([{ command: 'RECEIPT', 'receipt-id': 'adeus' }]);
  expect(closed).toEqual([1000]);
  says('SUBSCRIBE', { id: 's2', destination: '/topic/ana:silva' });
  session.push(message);
  expect(frames()).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

const own = { destination: '/topic/ana:silva' };
test.each([
  ['the topic of another user', 'SUBSCRIBE', { id: '1', destination: '/topic/bia' }, 'This destination is not yours'],
  ['no destination', 'SUBSCRIBE', { id: '1' }, 'A SUBSCRIBE frame needs the header destination'],
  ['no id', 'SUBSCRIBE', own, 'A SUBSCRIBE frame needs the header id'],
  [
    'a request for acknowledgement',
    'SUBSCRIBE',
    { ...own, id: '1', ack: 'client' },
    'Messages are not acknowledged here',
  ],
  ['an id in use', 'SUBSCRIBE', { ...own, id: 's1' }, 'This subscription id is in use'],
  ['SEND', 'SEND', { destination: '/topic/ana:silva' }, 'This server takes no such frames'],
  ['a transaction', 'BEGIN', { transaction: 't' }, 'This server takes no such frames'],
  ['a second CONNECT', 'CONNECT', connect, 'This connection has greeted already'],
])('responds to %s with ERROR and ends the connection', (_, command, headers, sentence) => {
  const { says, frames, closed } = connected();
  says('SUBSCRIBE', { id: 's1', destination: '/topic/ana:silva' });
  says(command, { receipt: 'r', ...headers });
  // CONNECT has no receipt in STOMP, but a requested one is still named
  expect(frames()).toEqual([{ command: 'ERROR', message: sentence, 'receipt-id': 'r' }]);
  expect(closed).toEqual([1008]);
});

test.each([
  ['a frame before CONNECT', encodeFrame('SUBSCRIBE', { id: '1', ...own }), 'A connection begins with CONNECT'],
  ['only older versions', 'CONNECT\naccept-version:1.0,1.1\n\n\0', 'This server speaks STOMP 1.2'],
  ['no version', 'CONNECT\nhost:a\n\n\0', 'This server speaks STOMP 1.2'],
  ['a non-numeric heart-beat', 'CONNECT\naccept-version:1.2\nheart-beat:a,b\n\n\0', 'A heart-beat is two numbers'],
  ['invalid STOMP', 'GET / HTTP/1.1\r\n\r\n\0', 'A frame has a command, headers and an empty line'],
])('refuses %s', (_, wire, sentence) => {
  const { session, frames, closed } = open();
  session.receive(wire);
  expect(frames()).toEqual([{ command: 'ERROR', message: sentence }]);
  expect(closed).toEqual([1008]);
  expect(vi.getTimerCount()).toBe(0);
});

test('allows at most four subscriptions', () => {
  const { says, frames, closed } = connected();
  for (const id of ['1', '2', '3', '4']) says('SUBSCRIBE', { id, ...own });
  expect(frames()).toEqual([]);
  says('SUBSCRIBE', { id: '5', ...own });
  expect(frames()).toEqual([{ command: 'ERROR', message: 'There are too many subscriptions' }]);
  expect(closed).toEqual([1008]);
});

test('refuses a client that does not connect within ten seconds', () => {
  const silent = open();
  const greeted = connected();
  vi.advanceTimersByTime(9_999);
  expect(silent.closed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(silent.frames()).toEqual([{ command: 'ERROR', message: 'No CONNECT frame came in time' }]);
  vi.advanceTimersByTime(60_000);
  expect([silent.closed, greeted.closed]).toEqual([[1008], []]);
});

test('T9.14 sends heartbeats every 4000 ms if the client wants them, and no faster than requested', () => {
  const eager = connected('0,1');
  const calm = connected('0,10000');
  const none = connected('0,0');
  vi.advanceTimersByTime(20_000);
  expect([eager, calm, none].map(({ sent }) => sent.join(''))).toEqual(['\n'.repeat(5), '\n\n', '']);
});

test('T9.14 disconnects a client that missed two heartbeats of 4000 ms', () => {
  const gone = connected('4000,0');
  const alive = connected('4000,0');
  for (let beat = 0; beat < 3; beat += 1) {
    vi.advanceTimersByTime(4000);
    alive.session.receive('\n');
  }
  expect([gone.closed, alive.closed]).toEqual([[1008], []]);
  expect(gone.frames()).toEqual([]);
  vi.advanceTimersByTime(8000);
  expect(alive.closed).toEqual([]);
  vi.advanceTimersByTime(4000);
  expect(alive.closed).toEqual([1008]);
});

test('refuses a frame of more than 64 kB before it is complete', () => {
  const { session, frames, closed } = connected();
  session.receive('SEND\n\n');
  session.receive('x'.repeat(65_536));
  expect(frames()).toEqual([{ command: 'ERROR', message: 'A frame is larger than 65536 bytes' }]);
  expect(closed).toEqual([1008]);
});

test('no timer runs after the socket has closed', () => {
  const { session } = connected('4000,4000');
  session.end();
  expect(vi.getTimerCount()).toBe(0);
});

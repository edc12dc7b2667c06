import { afterEach, expect, test, vi } from 'vitest';
import { isFrameAddress } from './frame-address.ts';
import { openFrame } from './open-frame.ts';

afterEach(() => vi.useRealTimers());

/** A window in a frame whose page answers with one message. */
function windowIn(answer: (parent: object) => { origin: string; source: object; data: unknown; ports: MessagePort[] }) {
  const target = new EventTarget();
  const parent = {
    sent: [] as unknown[],
    postMessage(message: unknown) {
      parent.sent.push(message);
      target.dispatchEvent(Object.assign(new Event('message'), answer(parent)));
    },
  };
  return { parent, window: Object.assign(target, { parent }) as unknown as Window };
}

test('E5.02 a page in the list hands tokens over', async () => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => port1.postMessage({ answer: data.ask, token: data.renew ? 'newer' : 'token' });
  const { parent, window } = windowIn((source) => ({
    origin: 'https://intranet.example',
    source,
    data: { tramita: 'welcome', hasToken: true },
    ports: [port2],
  }));
  const frame = await openFrame(['https://intranet.example'], window);
  expect(parent.sent).toEqual([{ tramita: 'hello' }]);
  expect(frame?.hasToken).toBe(true);
  expect(await Promise.all([frame?.getToken(false), frame?.getToken(true)])).toEqual(['token', 'newer']);
  port1.close();
});

test('E6.06 a token that the page fails to get rejects, so that the session does not end', async () => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => port1.postMessage({ answer: data.ask });
  const { window } = windowIn((source) => ({
    origin: 'https://intranet.example',
    source,
    data: { tramita: 'welcome', hasToken: true },
    ports: [port2],
  }));
  const frame = await openFrame(['https://intranet.example'], window);
  await expect(frame?.getToken(false)).rejects.toThrow('failed to get the token');
  port1.close();
});

test.each([
  ['of another origin', { origin: 'https://evil.example' }],
  ['of another window', { source: {} }],
  ['without a channel', { ports: [] }],
  ['of another kind', { data: { tramita: 'signed-in' } }],
  ['without data', { data: null }],
])('E5.02 an answer %s is ignored', async (_, changed) => {
  vi.useFakeTimers();
  const { port2 } = new MessageChannel();
  const { window } = windowIn((source) => ({
    origin: 'https://intranet.example',
    source,
    data: { tramita: 'welcome', hasToken: true },
    ports: [port2],
    ...changed,
  }));
  const opened = openFrame(['https://intranet.example'], window);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await opened).toBeNull();
  port2.close();
});

test('E5.02 without a page around it, or without a list, the portal waits for no answer', async () => {
  const alone = {} as Window;
  Object.assign(alone, { parent: alone });
  expect(await openFrame(['https://intranet.example'], alone)).toBeNull();
  const { parent, window } = windowIn(() => expect.unreachable());
  expect(await openFrame([], window)).toBeNull();
  expect(parent.sent).toEqual([]);
});

test.each([
  ['/embed', true],
  ['/embed/inbox', true],
  ['/embedded', false],
  ['/services/embed', false],
])('%s is an address for frames: %s', (path, expected) => {
  expect(isFrameAddress(path)).toBe(expected);
});

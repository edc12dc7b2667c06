import { expect, test, vi } from 'vitest';
import { createBoundedTransport } from './bounded-transport.ts';

function socketWith(bufferedAmount: number) {
  return { bufferedAmount, send: vi.fn(), close: vi.fn(), terminate: vi.fn() };
}

test('disconnects a client with over 64 kB of unread data', () => {
  const reads = socketWith(65_536);
  createBoundedTransport(reads).send('MESSAGE');
  expect([reads.send.mock.calls, reads.terminate.mock.calls]).toEqual([[['MESSAGE']], []]);
  const sleeps = socketWith(65_537);
  createBoundedTransport(sleeps).send('MESSAGE');
  expect([sleeps.send.mock.calls, sleeps.terminate.mock.calls]).toEqual([[], [[]]]);
});

import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './node-listener.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test('T7.1.02 uses the address of the connection unless a trusted proxy is in front', () => {
  expect(clientAddress(request('::ffff:198.51.100.4'), false)).toBe('198.51.100.4');
  expect(clientAddress(request('198.51.100.4', '203.0.113.9'), false)).toBe('198.51.100.4');
  expect(clientAddress(request('10.0.0.2', '203.0.113.9'), true)).toBe('203.0.113.9');
  expect(clientAddress(request('10.0.0.2'), true)).toBe('10.0.0.2');
});

test('ignores entries that the caller added before those of the proxy', () => {
  expect(clientAddress(request('10.0.0.2', '1.2.3.4, 203.0.113.9'), true)).toBe('203.0.113.9');
});

import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPreparedDatabase } from './prepared-database.ts';

let server: Server;
let address: string;

beforeEach(async () => {
  server = createServer(({ url }, answer) => answer.writeHead(url === '/database.tar' ? 200 : 404).end('bytes'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  address = typeof place === 'object' ? `http://127.0.0.1:${place?.port}` : '';
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});

test('a sandbox creates its own database if no address is configured', async () => {
  expect(await fetchPreparedDatabase()).toBeUndefined();
});

test('reads the database from the configured address', async () => {
  vi.stubEnv('TRAMITA_SANDBOX_DATABASE', `${address}/database.tar`);
  expect(new TextDecoder().decode(await fetchPreparedDatabase())).toBe('bytes');
});

test('throws for an address that does not exist', async () => {
  vi.stubEnv('TRAMITA_SANDBOX_DATABASE', `${address}/other.tar`);
  await expect(fetchPreparedDatabase()).rejects.toThrow(`There is no sandbox database at ${address}/other.tar`);
});

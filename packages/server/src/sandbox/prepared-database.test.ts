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

test('a sandbox makes its own database where no address of one is named', async () => {
  expect(await fetchPreparedDatabase()).toBeUndefined();
});

test('the database is read from the address that is named', async () => {
  vi.stubEnv('TRAMITA_SANDBOX_DATABASE', `${address}/database.tar`);
  expect(new TextDecoder().decode(await fetchPreparedDatabase())).toBe('bytes');
});

test('an address with nothing under it is said', async () => {
  vi.stubEnv('TRAMITA_SANDBOX_DATABASE', `${address}/other.tar`);
  await expect(fetchPreparedDatabase()).rejects.toThrow(`There is no database under ${address}/other.tar`);
});

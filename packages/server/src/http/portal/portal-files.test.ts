import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPortalFiles } from './portal-files.ts';
import { exampleConfig as config } from './testing/portal-page.ts';

let root: string;
let portal: ReturnType<ReturnType<typeof createPortalFiles>['serve']>;
const script = 'export const answer = 42;\n'.repeat(200);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-'));
  await mkdir(join(root, 'assets'));
  await mkdir(join(root, '.vite'));
  await writeFile(join(root, 'index.html'), '<!doctype html><head><title>Tramita</title></head>');
  await writeFile(join(root, 'logo.svg'), '<svg/>');
  await writeFile(join(root, 'assets', 'main-abc123.js'), script);
  await writeFile(join(root, '.vite', 'manifest.json'), '{}');
  portal = createPortalFiles(root).serve(config);
});
afterAll(() => rm(root, { recursive: true }));

const page = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' };
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  portal(new Request(`http://portal${path}`, { method, headers }));

const bytesOf = async (response: Response | null) => Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());

test('every page address returns the start page, revalidated each time', async () => {
  for (const path of ['/', '/index.html', '/services/ferias', '/tasks/1.2']) {
    const response = await get(path, page);
    expect(await response?.text(), path).toContain('<title>Tramita</title>');
    expect(response?.headers.get('cache-control')).toBe('no-cache');
  }
});

test('a script that requests a page gets it too: the sign-in redirect is followed without navigating', async () => {
  const response = await get('/signin/callback?code=1', { accept: 'text/html', 'sec-fetch-mode': 'cors' });
  expect(await response?.text()).toContain('id="portal-config"');
});

test('a missing file returns 404 instead of the start page', async () => {
  expect(await get('/assets/old-000.js', { accept: '*/*' })).toBeNull();
  expect(await get('/assets/old-000.js', { accept: 'text/html', 'sec-fetch-mode': 'no-cors' })).toBeNull();
});

test('never serves files outside the folder or hidden files', async () => {
  for (const path of ['/.vite/manifest.json', '/..%2f..%2fetc%2fpasswd', '/%00', '/%E0%A4%A', '/assets']) {
    expect(await get(path), path).toBeNull();
  }
});

test('hashed files are cached forever and compressed', async () => {
  const brotli = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(brotli?.headers.get('content-type')).toContain('text/javascript');
  expect(brotli?.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await bytesOf(brotli)).toString()).toBe(script);
  const gzip = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip?.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(script);
  expect(await (await get('/assets/main-abc123.js'))?.text()).toBe(script);
});

test('returns 304 if the browser has the current file', async () => {
  const etag = (await get('/logo.svg'))?.headers.get('etag') ?? '';
  const response = await get('/logo.svg', { 'if-none-match': etag });
  expect([response?.status, await response?.text()]).toEqual([304, '']);
});

test('serves only read methods', async () => {
  expect(await get('/logo.svg', {}, 'POST')).toBeNull();
  expect((await get('/logo.svg', {}, 'HEAD'))?.status).toBe(200);
});

test('throws if the folder does not exist', () => {
  expect(() => createPortalFiles(join(root, 'missing'))).toThrow('ENOENT');
});

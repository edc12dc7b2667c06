import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore, ListedFileStore } from '../ports/file-store.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { createMemoryFileStore } from './memory-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { createTestBucket } from './testing/test-bucket.ts';

const bucket = createTestBucket();
let folder: string;
const stores: Record<string, FileStore> = { memory: createMemoryFileStore() };
const server: Server = bucket.server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  stores.folder = createFolderFileStore(join(folder, 'store'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const settings = { endpoint, bucket: 'anexos', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' };
  stores.s3 = createS3FileStore({ ...settings, prefix: 'tramita/' });
  stores.denied = createS3FileStore({ ...settings, bucket: 'outros' });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** Another store in the same bucket. */
function s3Store(prefix: string): ListedFileStore {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createS3FileStore({
    endpoint,
    bucket: 'anexos',
    region: 'r',
    accessKeyId: 'id',
    secretAccessKey: 's',
    prefix,
  });
}

const storeOf = (name: string): FileStore => {
  const store = stores[name];
  if (!store) throw new Error(`no store ${name}`);
  return store;
};
const bytes = new Uint8Array([0, 1, 2, 253, 254, 255]);
const read = async (store: FileStore, key: string) => {
  const stream = await store.get(key);
  return stream && new Uint8Array(await new Response(stream).arrayBuffer());
};

describe.each(['memory', 'folder', 's3'])('file store: %s', (name) => {
  test('returns the stored bytes until they are deleted', async () => {
    const store = storeOf(name);
    await store.put('7/a b ção.png', bytes, 'image/png');
    expect(await read(store, '7/a b ção.png')).toEqual(bytes);
    await store.delete('7/a b ção.png');
    expect(await store.get('7/a b ção.png')).toBeNull();
    await store.delete('7/a b ção.png');
  });
});

test('the folder store leaves no partial files and never writes outside its folder', async () => {
  const store = storeOf('folder');
  await store.put('8/x.txt', bytes, 'text/plain');
  expect(await readdir(join(folder, 'store', '8'))).toEqual(['x.txt']);
  await expect(store.put('../outside', bytes, 'text/plain')).rejects.toThrow('leaves its folder');
  await expect(store.get('../../etc/passwd')).rejects.toThrow('leaves its folder');
});

test('the S3 store signs its calls and keeps the prefix', async () => {
  await storeOf('s3').put('9/x.txt', bytes, 'text/plain');
  const last = bucket.seen.at(-1);
  expect(last?.path).toBe('/anexos/tramita/9/x.txt');
  expect(last?.authorization).toContain('AWS4-HMAC-SHA256 Credential=id/');
  expect(bucket.objects.get('/anexos/tramita/9/x.txt')?.type).toBe('text/plain');
});

test('the S3 store reports the status of the storage', async () => {
  await expect(storeOf('denied').put('x', bytes, 'text/plain')).rejects.toThrow('returned 403');
});

test('lists the files of a folder, and those of a bucket page by page', async () => {
  const keys = ['a/1', 'a/b/2 3', 'a/é&+', 'x', 'y'];
  const lists = [createFolderFileStore(join(folder, 'listed')), s3Store('listed/'), s3Store('empty/')];
  const keysOf = async (store: ListedFileStore) => {
    const found: string[] = [];
    for await (const { key } of store.list()) found.push(key);
    return found.sort();
  };
  for (const store of lists) expect(await keysOf(store)).toEqual([]);
  for (const store of lists.slice(0, 2)) {
    for (const key of keys) await store.put(key, bytes, 'image/png');
    expect(await keysOf(store)).toEqual(keys);
  }
  expect(await keysOf(s3Store('empty/'))).toEqual([]);
});

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ServiceError } from '../../errors.ts';
import { createFolderFileStore } from '../../files/folder-file-store.ts';
import { createJsonLogger } from '../../runtime/json-logger.ts';
import { createNodeListener } from '../node-listener.ts';
import { readMultipartInMemory } from './multipart.ts';
import { readMultipartSpooled, removeAbandonedUploads } from './spooled-multipart.ts';

const mebibyte = 1024 * 1024;
const limits = { bodyBytes: 8 * mebibyte, fileBytes: 2 * mebibyte };
let folder: string;
let before: string | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'));
  before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
});
afterAll(async () => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await rm(folder, { recursive: true });
});

function request(parts: readonly [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return new Request('http://a.test/', { method: 'POST', body: form });
}
const large = new Uint8Array(1.5 * mebibyte).map((_, index) => (index * 31) & 255);

test('reads the same form to disk and into memory', async () => {
  const sent: [string, string | File][] = [
    ['title', 'Ação "nova"'],
    ['videos', 'https://a.example'],
    ['videos', 'https://b.example'],
    ['files', new File([large], 'relatório ção.pdf', { type: 'application/pdf' })],
    ['files', new File([], 'vazio.txt', { type: 'text/plain' })],
  ];
  const onDisk = await readMultipartSpooled(request(sent), limits);
  const inMemory = await readMultipartInMemory(request(sent), limits);
  const described = (parts: typeof onDisk.parts) =>
    Promise.all(
      parts.map(async ([name, value]) =>
        typeof value === 'string'
          ? [name, value]
          : [
              name,
              value.name,
              value.type,
              createHash('sha256')
                .update(await value.bytes())
                .digest('hex'),
            ],
      ),
    );
  expect(await described(onDisk.parts)).toEqual(await described(inMemory.parts));
  const [, file] = onDisk.parts.find(([name]) => name === 'files') ?? [];
  expect(file).toMatchObject({
    spooled: { sha256: createHash('sha256').update(large).digest('hex'), isPlainText: false },
    size: large.byteLength,
  });
  expect(await readdir(folder)).toHaveLength(1);
  await onDisk.dispose();
  expect(await readdir(folder)).toEqual([]);
});

test('a file on disk goes to the store unchanged', async () => {
  const form = await readMultipartSpooled(request([['files', new File([large], 'a.pdf')]]), limits);
  const [, file] = form.parts[0] ?? [];
  const store = createFolderFileStore(join(folder, 'store'));
  if (!(file instanceof Blob)) throw new Error('no file received');
  await store.put('7/a', file, 'application/pdf');
  await form.dispose();
  expect(new Uint8Array(await new Response(await store.get('7/a')).arrayBuffer())).toEqual(large);
  await rm(join(folder, 'store'), { recursive: true });
});

test.each([
  ['a file over its limit', request([['files', new File([new Uint8Array(2 * mebibyte + 1)], 'a.pdf')]]), 413],
  [
    'files over the total limit',
    request(Array.from({ length: 5 }, (_, index) => ['files', new File([new Uint8Array(2 * mebibyte)], `${index}`)])),
    413,
  ],
  [
    'a body that is not a form',
    new Request('http://a.test/', {
      method: 'POST',
      body: 'nothing of it',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
    400,
  ],
  [
    'a form without a boundary',
    new Request('http://a.test/', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    }),
    400,
  ],
  [
    'a truncated form',
    new Request('http://a.test/', {
      method: 'POST',
      body: '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\nhalf of it',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
    400,
  ],
])('refuses %s and leaves no files', async (_what, sent, status) => {
  await expect(readMultipartSpooled(sent, limits)).rejects.toMatchObject({ status });
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['is complete', [new TextEncoder().encode('whole\r\n--x--\r\n')]],
  ['is still arriving', Array.from({ length: 4 }, () => large.slice(0, 200_000))],
])('a failed file write ends the call while the body %s, and leaves no files', async (_when, chunks) => {
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const init = {
    method: 'POST',
    body: body.readable,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  };
  const refused = expect(readMultipartSpooled(new Request('http://a.test/', init), limits)).rejects.toMatchObject({
    code: 'ENOENT',
  });
  const [spool = ''] = await vi.waitUntil(async () => {
    const found = await readdir(folder);
    return found.length > 0 && found;
  });
  await rm(join(folder, spool), { recursive: true });
  const writer = body.writable.getWriter();
  const head = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
  for (const chunk of [new TextEncoder().encode(head), ...chunks]) writer.write(chunk).catch(() => undefined);
  if (chunks.length === 1) writer.close().catch(() => undefined);
  await refused;
  expect(await readdir(folder)).toEqual([]);
});

describe('over HTTP', () => {
  const app = {
    async fetch(call: Request) {
      try {
        const form = await readMultipartSpooled(call, limits);
        const [, file] = form.parts[0] ?? [];
        await form.dispose();
        return Response.json(
          file instanceof Blob && { name: file.name, sha256: file.spooled?.sha256, isCopied: call.bodyUsed },
        );
      } catch (error) {
        return new Response(null, { status: error instanceof ServiceError ? error.status : 500 });
      }
    },
  };
  const log = createJsonLogger('error', () => {});
  const server = createServer(createNodeListener({ app, log, embedded: null, trustProxy: false }));
  let address: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const post = (body: FormData | ReadableStream, headers: Record<string, string> = {}) =>
    fetch(address, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  const formOf = (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('files', new File([bytes], 'a.pdf'));
    return form;
  };

  test('reads a form from the Node stream, not from the copy made by a web stream', async () => {
    const response = await post(formOf(large));
    const sha256 = createHash('sha256').update(large).digest('hex');
    expect(await response.json()).toEqual({ name: 'a.pdf', sha256, isCopied: false });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['with a declared length', (form: FormData) => post(form)],
    [
      'without a declared length',
      (form: FormData) => {
        const { body, headers } = new Response(form);
        if (!body) throw new Error('the form has no body');
        return post(body, { 'content-type': headers.get('content-type') ?? '' });
      },
    ],
  ])('refuses a form %s with a file over its limit, and the connection serves the next call', async (_what, send) => {
    expect((await send(formOf(new Uint8Array(2 * mebibyte + 1)))).status).toBe(413);
    expect(await readdir(folder)).toEqual([]);
    expect((await post(formOf(large))).status).toBe(200);
  });

  test('T8.20 the connection of a form that is refused before its end serves the next calls', async () => {
    let accepted: Socket | undefined;
    server.once('connection', (connection) => {
      accepted = connection;
    });
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', noDelay: true });
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    const partOf = (name: string) => `--B\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;
    const start = (length: number) =>
      socket.write(
        `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=B\r\ncontent-length: ${length}\r\n\r\n`,
      );
    const broken = partOf('a\0.pdf');
    const rest = ['one', 'two', 'three', '\r\n--B--\r\n'];
    start(broken.length + rest.join('').length);
    socket.write(broken);
    await expect.poll(statuses).toEqual([400]);
    // each arrives as a chunk of its own
    for (const piece of rest) {
      socket.write(piece);
      await expect.poll(() => accepted?.bytesRead).toBe(socket.bytesWritten);
    }
    const whole = `${partOf('b.pdf')}${rest.join('')}`;
    for (const count of [2, 3]) {
      start(whole.length);
      socket.write(whole);
      await expect.poll(statuses).toHaveLength(count);
    }
    expect(statuses()).toEqual([400, 200, 200]);
    socket.destroy();
  });
});

test('removes only upload folders that are over a day old', async () => {
  const now = new Date();
  const old = new Date(now.getTime() - 25 * 60 * 60 * 1000);
  const kept = ['tramita-upload-new', 'outra-coisa', 'tramita-upload-file', 'tramita-upload-link'];
  for (const name of ['tramita-upload-old', 'tramita-upload-new', 'outra-coisa']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, '0'), 'x');
  }
  await writeFile(join(folder, 'tramita-upload-file'), 'x');
  await symlink(join(folder, 'outra-coisa'), join(folder, 'tramita-upload-link'));
  for (const name of ['tramita-upload-old', 'outra-coisa', 'tramita-upload-file'])
    await utimes(join(folder, name), old, old);
  await removeAbandonedUploads(now);
  expect((await readdir(folder)).sort()).toEqual(kept.sort());
  expect(await readdir(join(folder, 'outra-coisa'))).toEqual(['0']);
  for (const name of kept) await rm(join(folder, name), { recursive: true });
});

import { expect, test } from 'vitest';
import type { FileStore } from '../ports/file-store.ts';
import { createMemoryFileStore } from './memory-file-store.ts';
import { createPartedFile, type PartedFile } from './parted-file.ts';
import { readStoredParts } from './stored-parts.ts';

/** Opens a file with parts of eight bytes; `memory` are the different memories that the store was given. */
function opened() {
  const files = createMemoryFileStore();
  const memory = new Set<ArrayBufferLike>();
  const sizes: number[] = [];
  const store: FileStore = {
    ...files,
    async put(key, bytes, contentType) {
      if (bytes instanceof Blob) throw new Error('expected bytes');
      memory.add(bytes.buffer);
      sizes.push(bytes.byteLength);
      await files.put(key, bytes, contentType);
    },
  };
  const file = createPartedFile(store, 'x/', 'text/csv', 8);
  const text = async ({ parts }: PartedFile) => new Response(await readStoredParts(files, parts)).text();
  return { file, memory, sizes, text };
}

test('all parts of a file use the memory of one part, however long it is', async () => {
  const { file, memory, sizes, text } = opened();
  for (let line = 0; line < 1000; line += 1) await file.write(`${line};áé\r\n`);
  await file.end();
  expect(memory.size).toBe(1);
  expect([...memory][0]?.byteLength).toBe(8);
  expect(Math.max(...sizes)).toBe(8);
  expect(await text(file)).toBe(Array.from({ length: 1000 }, (_, line) => `${line};áé\r\n`).join(''));
  expect(file.size).toBe(sizes.reduce((sum, size) => sum + size, 0));
});

test('a character is never divided between two parts', async () => {
  const { file, sizes, text } = opened();
  await file.write('1234567é🙂');
  await file.end();
  expect(sizes).toEqual([7, 6]);
  expect(await text(file)).toBe('1234567é🙂');
});

test('bytes fill parts completely and may be changed afterwards', async () => {
  const { file, sizes, text } = opened();
  const bytes = new TextEncoder().encode('0123456789abcdefghij');
  await file.write('+');
  await file.write(bytes);
  bytes.fill(0);
  await file.end();
  expect(sizes).toEqual([8, 8, 5]);
  expect(await text(file)).toBe('+0123456789abcdefghij');
});

test('a file without content has one empty part', async () => {
  const { file, sizes } = opened();
  await file.end();
  expect([file.parts, sizes]).toEqual([['x/0'], [0]]);
});

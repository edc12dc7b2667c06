import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryLogger } from '../http/testing/http-bench.ts';
import { writeSnapshot } from './snapshots.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('keeps the newest three complete snapshots', async () => {
  const log = createMemoryLogger();
  for (const day of [1, 2, 3, 4]) {
    const dump = async () => new Uint8Array([day]);
    const path = await writeSnapshot({ folder, dump, log }, new Date(Date.UTC(2026, 10, day, 3)));
    await utimes(path, day, day);
  }
  expect(await readdir(folder)).toEqual([
    'tramita-2026-11-02T03-00-00.tar.gz',
    'tramita-2026-11-03T03-00-00.tar.gz',
    'tramita-2026-11-04T03-00-00.tar.gz',
  ]);
  expect([...(await readFile(join(folder, 'tramita-2026-11-04T03-00-00.tar.gz')))]).toEqual([4]);
});

test('a failed dump leaves the folder unchanged', async () => {
  const dump = () => Promise.reject(new Error('no'));
  await expect(writeSnapshot({ folder, dump, log: createMemoryLogger() }, new Date())).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});

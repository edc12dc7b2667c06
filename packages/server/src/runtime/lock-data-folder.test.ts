import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './lock-data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'tramita.lock');
const writeLock = (holder: Record<string, unknown>) =>
  writeFile(path(), JSON.stringify({ pid: 1, host: hostname(), began: null, id: 'other', ...holder }));

test('only one process has the folder until it releases it', async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `A pasta ${folder} já está em uso pelo processo ${process.pid}.`,
  );
  await lock.release();
  await (await lockDataFolder(folder)).release();
});

test('only one concurrent caller acquires the lock', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('ignores the lock of a dead process', async () => {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  await writeLock({ pid: child.pid });
  await lockDataFolder(folder);
  expect(JSON.parse(await readFile(path(), 'utf8'))).toMatchObject({ pid: process.pid });
});

test('ignores the lock of a process whose pid was reused', async () => {
  await writeLock({ pid: process.ppid, began: '1' });
  await lockDataFolder(folder);
});

test('ignores a lock that cannot be read', async () => {
  await writeFile(path(), '');
  await lockDataFolder(folder);
});

test('respects a lock of another machine, and the message says how to remove it', async () => {
  await writeLock({ pid: 123, host: 'outra-maquina' });
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `A pasta ${folder} já está em uso pelo processo 123 da máquina outra-maquina. Se ele não existe mais, apague ${path()}.`,
  );
});

test('reports a path that is not a folder in one sentence', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(lockDataFolder(join(folder, 'file'))).rejects.toThrow('Não foi possível usar a pasta');
});

import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Config, ConfigError } from '../config/read-config.ts';

const holderSchema = z.object({
  pid: z.number(),
  host: z.string(),
  /** Start time of the process in kernel ticks, because pids are reused. Null if it cannot be read. */
  began: z.nullable(z.string()),
  id: z.string(),
});

type Holder = z.infer<typeof holderSchema>;

/** Reads field 22 of /proc/<pid>/stat; the name in field 2 may contain spaces and parentheses. */
function beganAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive({ pid, host, began }: Holder): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid) return began !== null && began === beganAt(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ESRCH') return false;
  }
  return began === null || began === beganAt(pid);
}

function parseHolder(text: string): Holder | null {
  try {
    return z.parse(holderSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined);

/** Links our file to the lock's name unless the name is taken; the lock is never visible half-written. */
async function tryTake(path: string, own: Holder): Promise<boolean> {
  const partial = `${path}.${own.id}`;
  await writeFile(partial, JSON.stringify(own), { mode: 0o600 });
  try {
    await link(partial, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(partial, { force: true });
  }
}

/** Moves a dead process's lock away; another process may already have done so and taken the lock. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${crypto.randomUUID()}.stale`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== stale) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function busy(folder: string, holder: Holder | null): ConfigError {
  if (holder && holder.host !== hostname()) {
    return new ConfigError(
      `A pasta ${folder} já está em uso pelo processo ${holder.pid} da máquina ${holder.host}. ` +
        `Se ele não existe mais, apague ${join(folder, lockName)}.`,
    );
  }
  return new ConfigError(`A pasta ${folder} já está em uso pelo processo ${holder?.pid ?? 'desconhecido'}.`);
}

const lockName = 'tramita.lock';

/** Keeps other processes out of the data folder until released. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks the data folder, and creates it if it does not exist. A lock whose process is dead is ignored.
 *
 * @throws {ConfigError} if another process uses the folder, or it is not writable.
 */
export async function lockDataFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, lockName);
  const own: Holder = { pid: process.pid, host: hostname(), began: beganAt(process.pid), id: crypto.randomUUID() };
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (await tryTake(path, own)) {
        return {
          async release() {
            const text = await readFile(path, 'utf8').catch(() => '');
            if (parseHolder(text)?.id === own.id) await rm(path, { force: true });
          },
        };
      }
      const text = await readFile(path, 'utf8').catch(() => '');
      const holder = parseHolder(text);
      if (holder && isAlive(holder)) throw busy(folder, holder);
      await removeStale(path, text);
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`Não foi possível usar a pasta ${folder}: ${describeFault(error)}.`, { cause: error });
  }
  throw busy(folder, null);
}

/**
 * Runs a command on the configured database, which must have no server if it is embedded.
 *
 * @throws {ConfigError} if another process uses the data folder, or it is not writable.
 */
export async function withoutServer<Result>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  command: () => Promise<Result>,
): Promise<Result> {
  const lock = databaseUrl ? null : await lockDataFolder(dataDir);
  try {
    return await command();
  } finally {
    await lock?.release();
  }
}

function describeFault(error: unknown): string {
  const code = codeOf(error);
  if (code === 'EACCES' || code === 'EPERM') return 'sem permissão de escrita';
  if (code === 'EROFS') return 'o disco é somente leitura';
  if (code === 'ENOSPC') return 'não há espaço no disco';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'o caminho não é uma pasta';
  return error instanceof Error ? error.message : String(error);
}

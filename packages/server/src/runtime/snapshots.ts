import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../ports/logger.ts';

const kept = 3;
const everyMs = 24 * 60 * 60 * 1000;
const lookMs = 10 * 60 * 1000;
const pattern = /^tramita-.*\.tar\.gz$/;

export interface SnapshotOptions {
  readonly folder: string;
  readonly dump: () => Promise<Uint8Array>;
  readonly log: Logger;
}

/** Scheduled snapshots; `stop` waits for the one being written. */
export interface SnapshotSchedule {
  stop(): Promise<void>;
}

async function listSnapshots(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => pattern.test(name)).sort();
}

/** Writes one snapshot of the embedded database, synced to disk before it gets its name, and removes the oldest. */
export async function writeSnapshot({ folder, dump, log }: SnapshotOptions, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `tramita-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`);
  const partial = `${path}.part`;
  const bytes = await dump();
  const file = await open(partial, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, path);
  const names = await listSnapshots(folder);
  for (const name of names.slice(0, -kept)) await rm(join(folder, name), { force: true });
  log.info('snapshot written', { path, bytes: bytes.byteLength });
  return path;
}

/** Returns the time of the newest snapshot in a folder, or null. */
export async function newestSnapshot(folder: string): Promise<Date | null> {
  const newest = (await listSnapshots(folder)).at(-1);
  return newest ? (await stat(join(folder, newest))).mtime : null;
}

async function isDue(folder: string, now: number): Promise<boolean> {
  const newest = await newestSnapshot(folder);
  return newest === null || now - newest.getTime() >= everyMs;
}

/** Writes a snapshot a day and keeps three: the embedded database never syncs to disk, so a power loss may break it. */
export function scheduleSnapshots(options: SnapshotOptions): SnapshotSchedule {
  let writing: Promise<unknown> = Promise.resolve();
  async function look() {
    try {
      if (await isDue(options.folder, Date.now())) await writeSnapshot(options, new Date());
    } catch (error) {
      options.log.error('snapshot failed', { message: error instanceof Error ? error.message : String(error) });
    }
  }
  const start = () => {
    writing = writing.then(look);
  };
  // not while the first pages are loading
  const first = setTimeout(start, 60_000);
  const timer = setInterval(start, lookMs);
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      await writing;
    },
  };
}

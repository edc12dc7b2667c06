import * as z from 'zod/mini';
import type { Db } from '../db/connection/db.ts';
import { readSetting, writeSetting } from '../db/connection/settings.ts';
import { lockRemovedList, type RemovedEntry } from '../db/privacy/returned.ts';
import type { FileStore } from '../ports/file-store.ts';

/** Start of the keys of the list in the file store. */
export const removedListPrefix = 'privacy/';

const partSchema = z.array(
  z.union([
    z.object({ person: z.number(), created: z.string() }),
    z.object({ request: z.number(), protocol: z.string() }),
  ]),
);
const nextSetting = 'privacy.next-part';
const keyOf = (part: number) => `${removedListPrefix}removed/${part}.json`;

async function readPart(files: FileStore, part: number): Promise<RemovedEntry[] | null> {
  const stored = await files.get(keyOf(part));
  return stored ? z.parse(partSchema, JSON.parse(await new Response(stored).text())) : null;
}

/**
 * Adds ids to the list of anonymised people and removed contents, which is stored next to the files, so that it survives
 * the restore of an older database. Parts are only added, never changed. Must run in a transaction.
 */
export async function addToRemovedList(tx: Db, files: FileStore, entries: readonly RemovedEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await lockRemovedList(tx);
  let part = Number((await readSetting(tx, nextSetting)) ?? 1);
  // after a restore, or if a transaction failed after it stored its part
  while ((await readPart(files, part)) !== null) part += 1;
  await files.put(keyOf(part), new TextEncoder().encode(JSON.stringify(entries)), 'application/json');
  await writeSetting(tx, nextSetting, String(part + 1));
}

/** Returns the whole list, the oldest entry first. */
export async function readRemovedList(files: FileStore): Promise<RemovedEntry[]> {
  const entries: RemovedEntry[] = [];
  for (let part = 1; ; part += 1) {
    const found = await readPart(files, part);
    if (!found) return entries;
    entries.push(...found);
  }
}

/** Copies the list to another store, as far as it is not there. */
export async function copyRemovedList(source: FileStore, target: FileStore): Promise<void> {
  for (let part = 1; ; part += 1) {
    const entries = await readPart(source, part);
    if (!entries) return;
    if (await readPart(target, part)) continue;
    await target.put(keyOf(part), new TextEncoder().encode(JSON.stringify(entries)), 'application/json');
  }
}

/** A file that has not reached the server yet, kept in this browser. */
export interface KeptFile {
  readonly key: number;
  readonly file: File;
  /** The key with which its upload was attempted. Undefined for files that were stored without one. */
  readonly idempotencyKey: string | undefined;
}

interface KeptRow {
  /** User and request to which it belongs. */
  readonly under: string;
  readonly file: File;
  readonly idempotencyKey?: string;
  /** Time when it was stored, in ms since 1970. */
  readonly at: number;
}

const store = 'files';
/** Older files are removed: 7 days, in ms. */
const oldest = 7 * 24 * 60 * 60 * 1000;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('tramita-files', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(store, { autoIncrement: true }).createIndex('under', 'under');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Runs work on the store; returns `otherwise` if the browser has no storage or it is full or blocked. */
async function attempt<Value>(work: (files: IDBObjectStore) => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    const database = await open();
    try {
      return await work(database.transaction(store, 'readwrite').objectStore(store));
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}

const lockOf = (key: number) => `tramita-file-${key}`;

/** Stores a file until it is removed; returns its key, or null if it cannot be stored. */
export function keepFile(under: string, file: File, idempotencyKey?: string): Promise<number | null> {
  const row: KeptRow = { under, file, at: Date.now(), ...(idempotencyKey !== undefined && { idempotencyKey }) };
  return attempt(async (files) => Number(await answerOf(files.add(row))), null);
}

/** Removes a stored file that was uploaded, rejected or canceled. */
export function forgetFile(key: number): Promise<void> {
  return attempt(async (files) => {
    await answerOf(files.delete(key));
  }, undefined);
}

/** Marks a stored file as being uploaded by this window while `work` runs, so that no other window offers it. */
export function whileSending<Value>(key: number | null, work: () => Promise<Value>): Promise<Value> {
  if (key === null || typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request(lockOf(key), work);
}

/** Returns the files stored under a name that no window is uploading, oldest first. Removes files older than 7 days. */
export async function listKeptFiles(under: string, now = Date.now()): Promise<readonly KeptFile[]> {
  const found = await attempt<readonly (KeptFile & { at: number })[]>(async (files) => {
    const index = files.index('under');
    const [keys, rows] = await Promise.all([
      answerOf(index.getAllKeys(under)),
      answerOf<KeptRow[]>(index.getAll(under)),
    ]);
    return rows.map((row, position) => ({ ...row, key: Number(keys[position]), idempotencyKey: row.idempotencyKey }));
  }, []);
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const sending = new Set(held.map(({ name }) => name));
  for (const { key, at } of found) if (now - at > oldest) void forgetFile(key);
  return found.filter(({ key, at }) => now - at <= oldest && !sending.has(lockOf(key)));
}

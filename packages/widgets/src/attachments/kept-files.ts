/** A file that did not reach the server yet, kept in this browser. */
export interface KeptFile {
  readonly key: number;
  readonly file: File;
}

interface KeptRow {
  /** Whose and for which request. */
  readonly under: string;
  readonly file: File;
  /** ms since 1970. */
  readonly at: number;
}

const store = 'files';
/** Nobody comes back for a file after this long. */
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

/** Does something with the store; a browser without one, or with a full or blocked one, keeps nothing. */
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

/** Keeps a file until it is forgotten; answers its key, or null where it cannot be kept. */
export function keepFile(under: string, file: File): Promise<number | null> {
  return attempt(async (files) => Number(await answerOf(files.add({ under, file, at: Date.now() }))), null);
}

/** Lets a kept file go: it arrived, was refused, or is not wanted any more. */
export function forgetFile(key: number): Promise<void> {
  return attempt(async (files) => {
    await answerOf(files.delete(key));
  }, undefined);
}

/** Marks a kept file as being sent by this window while `work` runs, so that no other window offers it. */
export function whileSending<Value>(key: number | null, work: () => Promise<Value>): Promise<Value> {
  if (key === null || typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request(lockOf(key), work);
}

/** The files kept under a name that no window is sending, oldest first. Those of long ago are let go. */
export async function listKeptFiles(under: string, now = Date.now()): Promise<readonly KeptFile[]> {
  const found = await attempt<readonly (KeptFile & { at: number })[]>(async (files) => {
    const index = files.index('under');
    const [keys, rows] = await Promise.all([
      answerOf(index.getAllKeys(under)),
      answerOf<KeptRow[]>(index.getAll(under)),
    ]);
    return rows.map(({ file, at }, position) => ({ key: Number(keys[position]), file, at }));
  }, []);
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const sending = new Set(held.map(({ name }) => name));
  for (const { key, at } of found) if (now - at > oldest) void forgetFile(key);
  return found.filter(({ key, at }) => now - at <= oldest && !sending.has(lockOf(key)));
}

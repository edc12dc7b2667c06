import type { FileStore } from './file-store.ts';

/** Files in memory: for the sandbox and for tests. */
export function createMemoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    async put(key, bytes) {
      files.set(key, new Uint8Array(bytes));
    },
    async get(key) {
      const bytes = files.get(key);
      return bytes ? new Blob([bytes]).stream() : null;
    },
    async delete(key) {
      files.delete(key);
    },
  };
}

import type { FileStore } from '../ports/file-store.ts';

/** A store that can be reset to earlier contents. */
export interface MemoryFileStore extends FileStore {
  /** Saves the current contents; the returned function restores them. */
  remember(): () => void;
}

/** Creates an in-memory file store, for the sandbox and for tests. */
export function createMemoryFileStore(): MemoryFileStore {
  let files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    async put(key, bytes) {
      files.set(key, new Uint8Array(bytes instanceof Blob ? await bytes.arrayBuffer() : bytes));
    },
    async get(key) {
      const bytes = files.get(key);
      return bytes ? new Blob([bytes]).stream() : null;
    },
    async delete(key) {
      files.delete(key);
    },
    remember() {
      const then = new Map(files);
      return () => {
        files = new Map(then);
      };
    },
  };
}

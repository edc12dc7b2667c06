import { createMemoryFileStore } from '../../files/memory-file-store.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { toBase64 } from './small-files.ts';

/** Creates a file store that also returns the stored files, for a snapshot. */
export function createRecordingFiles(): FileStore & { recorded(): Snapshot['files'] } {
  const store = createMemoryFileStore();
  const files = new Map<string, readonly [string, string]>();
  return {
    ...store,
    async put(key, bytes, contentType) {
      files.set(key, [
        contentType,
        toBase64(bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes),
      ]);
      await store.put(key, bytes, contentType);
    },
    recorded: () => Object.fromEntries(files),
  };
}

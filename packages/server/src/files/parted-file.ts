import type { FileStore } from '../ports/file-store.ts';

/** A file written to the store in parts, so that at most one part is in memory. */
export interface PartedFile {
  /** Keys of the parts stored so far, in order. */
  readonly parts: readonly string[];
  /** Bytes stored so far. */
  readonly size: number;
  /** Appends a text, or bytes, which must not be changed afterwards. */
  write(content: string | Uint8Array): Promise<void>;
  /** Stores the last part. A file without content has one empty part. */
  end(): Promise<void>;
}

/** @param partBytes minimum size of every part but the last. @default 1 MiB */
export function createPartedFile(
  files: FileStore,
  keyPrefix: string,
  contentType: string,
  partBytes = 1024 * 1024,
): PartedFile {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let size = 0;
  let pending: Uint8Array[] = [];
  let pendingBytes = 0;

  async function store(): Promise<void> {
    const bytes = new Uint8Array(pendingBytes);
    let offset = 0;
    for (const chunk of pending) {
      bytes.set(chunk, offset);
      offset += chunk.byteLength;
    }
    const key = `${keyPrefix}${parts.length}`;
    await files.put(key, bytes, contentType);
    parts.push(key);
    size += bytes.byteLength;
    pending = [];
    pendingBytes = 0;
  }

  return {
    get parts() {
      return parts;
    },
    get size() {
      return size;
    },
    async write(content) {
      const bytes = typeof content === 'string' ? encoder.encode(content) : content;
      pending.push(bytes);
      pendingBytes += bytes.byteLength;
      if (pendingBytes >= partBytes) await store();
    },
    async end() {
      if (pendingBytes > 0 || parts.length === 0) await store();
    },
  };
}

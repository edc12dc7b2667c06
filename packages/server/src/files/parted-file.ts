import type { FileStore } from '../ports/file-store.ts';

/** A file written to the store in parts, so that at most one part is in memory. */
export interface PartedFile {
  /** Keys of the parts stored so far, in order. */
  readonly parts: readonly string[];
  /** Bytes stored so far. */
  readonly size: number;
  /** Appends a text or bytes. */
  write(content: string | Uint8Array): Promise<void>;
  /** Stores the last part. A file without content has one empty part. */
  end(): Promise<void>;
}

/** Maximum number of bytes of a character in UTF-8. */
const mostCharacterBytes = 4;

/**
 * All parts are collected in the same memory. With new memory for each text and part, a long file needed tens of megabytes
 * until the next collection of old objects.
 *
 * @param partBytes size of every part but the last, less at most three bytes of a character that no longer fits.
 * @default 1 MiB
 */
export function createPartedFile(
  files: FileStore,
  keyPrefix: string,
  contentType: string,
  partBytes = 1024 * 1024,
): PartedFile {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  const part = new Uint8Array(Math.max(partBytes, mostCharacterBytes));
  let filled = 0;
  let size = 0;

  async function store(): Promise<void> {
    const key = `${keyPrefix}${parts.length}`;
    await files.put(key, part.subarray(0, filled), contentType);
    parts.push(key);
    size += filled;
    filled = 0;
  }

  async function writeText(text: string): Promise<void> {
    for (let rest = text; ; ) {
      const { read, written } = encoder.encodeInto(rest, part.subarray(filled));
      filled += written;
      if (read === rest.length) return;
      await store();
      rest = rest.slice(read);
    }
  }

  async function writeBytes(bytes: Uint8Array): Promise<void> {
    for (let rest = bytes; ; ) {
      const fitting = rest.subarray(0, part.length - filled);
      part.set(fitting, filled);
      filled += fitting.length;
      if (fitting.length === rest.length) return;
      await store();
      rest = rest.subarray(fitting.length);
    }
  }

  return {
    get parts() {
      return parts;
    },
    get size() {
      return size;
    },
    write: (content) => (typeof content === 'string' ? writeText(content) : writeBytes(content)),
    async end() {
      if (filled > 0 || parts.length === 0) await store();
    },
  };
}

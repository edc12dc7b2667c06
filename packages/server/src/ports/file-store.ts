import type { UploadedFile } from './uploaded-file.ts';

/** Where attachments live: memory in the sandbox, a folder, or S3-compatible storage. Keys are made by the server. */
export interface FileStore {
  /** Stores bytes under a key that does not exist yet. What lies elsewhere is read as a stream, a piece at a time. */
  put(key: string, bytes: Uint8Array | UploadedFile, contentType: string): Promise<void>;
  /** The bytes, or null when there are none under the key. */
  get(key: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes the bytes; a key that does not exist is no error. */
  delete(key: string): Promise<void>;
}

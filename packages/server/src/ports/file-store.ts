import type { UploadedFile } from './uploaded-file.ts';

/** Storage of attachments: memory in the sandbox, a folder, or S3-compatible storage. The server creates the keys. */
export interface FileStore {
  /** Stores bytes under a key that does not exist yet. An uploaded file is read as a stream, in chunks. */
  put(key: string, bytes: Uint8Array | UploadedFile, contentType: string): Promise<void>;
  /** Returns the bytes, or null if the key does not exist. */
  get(key: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes the bytes; does nothing if the key does not exist. */
  delete(key: string): Promise<void>;
}

/** A store whose files can be listed, to compare them with the database. */
export interface ListedFileStore extends FileStore {
  /** Returns every file, in no particular order. */
  list(): AsyncIterable<{ readonly key: string }>;
}

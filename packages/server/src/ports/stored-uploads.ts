import type { UploadedFile } from './uploaded-file.ts';

/** A file whose bytes are already stored under `storageKey`. */
export interface StoredAttachment {
  readonly originalFileName: string;
  readonly size: number;
  readonly contentType: string;
  readonly storageKey: string;
  readonly sha256: string;
}

/** Files of a call that are already stored. */
export interface StoredUploads {
  /** Returns the stored file of an upload, which the call keeps if it succeeds; undefined if it is not stored yet. */
  readonly take: (upload: UploadedFile) => StoredAttachment | undefined;
}

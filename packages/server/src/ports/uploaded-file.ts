/** Properties of a file computed while it was written to disk, so that it need not be read again. */
export interface SpooledFile {
  /** Path of the file until the call ends. */
  readonly path: string;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly isPlainText: boolean;
}

/** A file of a form. It may be in a temporary file: read it as a stream, before the call ends. */
export type UploadedFile = Blob & { readonly name?: string; readonly spooled?: SpooledFile };

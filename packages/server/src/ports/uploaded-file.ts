/** What is known of a file that went to disk as it came in, so that nobody has to read it again. */
export interface SpooledFile {
  /** Where it lies until the call ends. */
  readonly path: string;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly isPlainText: boolean;
}

/** A file of a form. Its bytes may lie in a temporary file: read them as a stream, and before the call ends. */
export type UploadedFile = Blob & { readonly name?: string; readonly spooled?: SpooledFile };

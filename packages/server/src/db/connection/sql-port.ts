/**
 * One connection to an embedded database, as small as it can be: it lives in this thread, in a worker
 * thread, or in the page. Statements are run in the order they were sent.
 */
export interface SqlPort {
  query(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
  close(): Promise<void>;
}

export interface SqlResult {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows?: number;
}

/** A port to PGlite. */
export interface PglitePort extends SqlPort {
  /** The whole database as a gzipped tar, to be loaded by another. */
  dump(): Promise<Uint8Array>;
  /** Told what is notified on channels for which `listen` was run. The returned function ends it. */
  onNotification(listener: (channel: string, payload: string) => void): () => void;
}

/** Where a PGlite database lives and what it starts from. */
export interface PglitePlace {
  /** Folder of the database. @default memory */
  readonly dataDir?: string;
  /** A dump that fills a folder that is still empty, or the memory. */
  readonly snapshot?: Uint8Array;
}

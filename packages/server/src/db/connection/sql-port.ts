/**
 * Minimal interface to one connection of an embedded database, which runs in this thread, in a worker thread or in the
 * page. Statements run in the order in which they are sent.
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
  /** Returns the whole database as a gzipped tar that another PGlite can load. */
  dump(): Promise<Uint8Array>;
  /** Calls `listener` for notifications on channels for which `listen` was run. Returns an unsubscribe function. */
  onNotification(listener: (channel: string, payload: string) => void): () => void;
}

/** Where a PGlite database is stored and which data it starts with. */
export interface PglitePlace {
  /** Folder of the database. @default memory */
  readonly dataDir?: string;
  /** A dump to load if the folder is empty or the database is in memory. */
  readonly snapshot?: Uint8Array;
}

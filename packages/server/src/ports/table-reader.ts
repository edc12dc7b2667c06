/** How the rows of a file were read. */
export interface TableFormat {
  readonly type: 'csv' | 'xlsx';
  /** Null for spreadsheets. */
  readonly delimiter: ';' | ',' | null;
  /** Null for spreadsheets. */
  readonly encoding: 'UTF-8' | 'Windows-1252' | null;
}

/** A row of a file that is not blank. */
export interface TableRow {
  /** Number of the row, starting at 1 with the headings and counting blank rows. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file as a table. */
export interface ReadTable {
  readonly format: TableFormat;
  readonly header: readonly string[];
  /** Number of rows after the header. */
  readonly total: number;
  /** The rows after the header, a few hundred at a time, so that reading them does not block other work. */
  readonly batches: AsyncIterable<readonly TableRow[]>;
}

/** Why a file cannot be read as a table. */
export type TableProblem = 'unreadable' | 'too-many-lines' | 'empty';

/** A file that cannot be read as a table. */
export class TableError extends Error {
  override name = 'TableError';
  readonly problem: TableProblem;
  constructor(problem: TableProblem, options?: ErrorOptions) {
    super(`The file is not a usable table: ${problem}`, options);
    this.problem = problem;
  }
}

/**
 * Reads CSV and xlsx files.
 *
 * @throws TableError
 */
export type TableReader = (bytes: Uint8Array<ArrayBuffer>) => Promise<ReadTable>;

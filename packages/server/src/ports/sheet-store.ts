/** A value of a row; texts are never formulas. */
export type SheetCell = string | number;

/** Values by the name of their column; a column without one stays empty. */
export type SheetCells = Readonly<Record<string, SheetCell>>;

/** A column: the name of the field it shows and what stands in the header row. */
export interface SheetColumn {
  readonly name: string;
  readonly label: string;
}

/** A row to append to a tab, which gets a header row when it has none yet. */
export interface SheetRow {
  /** Address of the spreadsheet, as its step names it. */
  readonly url: string;
  readonly tab: string;
  readonly columns: readonly SheetColumn[];
  readonly cells: SheetCells;
  /** Id of the version of the process that writes the row. */
  readonly processId: number;
  /** The same however often this row is appended. */
  readonly key: string;
  readonly at: Date;
}

/** Where service tasks write rows, and forms are filled in from. */
export interface SheetStore {
  /** Appends a row; resolves once it is kept. @throws SheetError */
  append(row: SheetRow): Promise<void>;
  /**
   * Returns the cells of a spreadsheet's first tab as people see them, at most `rows` by `columns`. Absent where
   * spreadsheets cannot be read.
   * @throws SheetError
   */
  read?(url: string, bounds: { readonly rows: number; readonly columns: number }): Promise<string[][]>;
}

/** The row was not written, or the spreadsheet not read. `reason` is a sentence in Portuguese; `statusCode` is 0 where there was no answer. */
export class SheetError extends Error {
  override name = 'SheetError';
  readonly statusCode: number;
  readonly reason: string;
  constructor(statusCode: number, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.statusCode = statusCode;
    this.reason = reason;
  }
}

/** A value of a row; text is never interpreted as a formula. */
export type SheetCell = string | number;

/** Values by column name; a column without a value stays empty. */
export type SheetCells = Readonly<Record<string, SheetCell>>;

/** A column: the name of its field and its text in the header row. */
export interface SheetColumn {
  readonly name: string;
  readonly label: string;
}

/** A row to append to a tab, which gets a header row if it has none yet. */
export interface SheetRow {
  /** Address of the spreadsheet, as configured in the step. */
  readonly url: string;
  readonly tab: string;
  readonly columns: readonly SheetColumn[];
  readonly cells: SheetCells;
  /** Id of the process version that writes the row. */
  readonly processId: number;
  /** The same for every attempt to append this row. */
  readonly key: string;
  readonly at: Date;
}

/** Where service tasks write rows, and where forms load values from. */
export interface SheetStore {
  /** Appends a row; resolves once it is stored. @throws SheetError */
  append(row: SheetRow): Promise<void>;
  /**
   * Returns the displayed cells of a spreadsheet's first tab, at most `rows` by `columns`. Absent if spreadsheets
   * cannot be read.
   * @throws SheetError
   */
  read?(url: string, bounds: { readonly rows: number; readonly columns: number }): Promise<string[][]>;
}

/**
 * The row was not written, or the spreadsheet not read. `reason` is a sentence in Portuguese; `statusCode` is 0 if
 * there was no response.
 */
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

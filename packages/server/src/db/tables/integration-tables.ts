import type { Generated, JSONColumnType } from 'kysely';
import type { SheetCells, SheetColumn } from '../../ports/sheet-store.ts';
import type { Timestamp } from '../connection/timestamps.ts';

/** Where another system answers an asynchronous service task, once; only a hash of the secret is kept. */
export interface ServiceCallbacksTable {
  id: string;
  idk: number;
  step_id: string;
  /** Tells apart several visits of one step, as the call's job does. */
  visit: number;
  secret_hash: string;
  /** Of what was posted; null until then. */
  body_hash: string | null;
  /** Nothing is taken any more; whoever posts the same again is told that it came. */
  closed: Generated<boolean>;
  created_at: Timestamp;
}

/** A tab of a spreadsheet that service tasks write into. */
export interface SheetsTable {
  id: Generated<number>;
  /** What tells spreadsheets apart: the id in their address, or the address. */
  spreadsheet: string;
  url: string;
  tab: string;
  /** In the order in which rows brought them. */
  columns: JSONColumnType<SheetColumn[], string | undefined, string>;
  created_at: Timestamp;
}

/** A process, by the id of its first version, that wrote into such a tab. */
export interface SheetWritersTable {
  sheet_id: number;
  parent_id: number;
}

/** A row of such a tab: cells by the names of its columns. */
export interface SheetRowsTable {
  id: Generated<number>;
  sheet_id: number;
  /** The same however often the row is written. */
  key: string;
  cells: JSONColumnType<SheetCells>;
  created_at: Timestamp;
}

import type { Generated, JSONColumnType } from 'kysely';
import type { SheetCells, SheetColumn } from '../../ports/sheet-store.ts';
import type { Timestamp } from '../connection/timestamps.ts';

/**
 * Single-use address at which another system answers an asynchronous service task; only a hash of the secret is stored.
 */
export interface ServiceCallbacksTable {
  id: string;
  idk: number;
  step_id: string;
  /** Distinguishes several visits of one step, as in the call's job. */
  visit: number;
  secret_hash: string;
  /** Hash of the posted body; null until a body is posted. */
  body_hash: string | null;
  /** No answer is accepted any more; posting the same body again is confirmed as received. */
  closed: Generated<boolean>;
  created_at: Timestamp;
}

/** A tab of a spreadsheet that service tasks write into. */
export interface SheetsTable {
  id: Generated<number>;
  /** Identifies the spreadsheet: the id in its address, or the address. */
  spreadsheet: string;
  url: string;
  tab: string;
  /** Columns in the order in which rows added them. */
  columns: JSONColumnType<SheetColumn[], string | undefined, string>;
  created_at: Timestamp;
}

/** A process, by the id of its first version, that wrote into such a tab. */
export interface SheetWritersTable {
  sheet_id: number;
  parent_id: number;
}

/** A row of such a tab: cells by column name. */
export interface SheetRowsTable {
  id: Generated<number>;
  sheet_id: number;
  /** Identifies the row; the same for every attempt to write it. */
  key: string;
  cells: JSONColumnType<SheetCells>;
  created_at: Timestamp;
}

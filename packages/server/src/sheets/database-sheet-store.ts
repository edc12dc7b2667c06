import { spreadsheetIdOf } from '@tramita/client/rules';
import type { Kysely } from 'kysely';
import { appendSheetRow } from '../db/sheets/sheets.ts';
import type { Database } from '../db/tables/schema.ts';
import type { SheetStore } from '../ports/sheet-store.ts';

/**
 * Stores rows in the product's own database, where they can be downloaded. A row that is appended again is not written
 * twice.
 */
export function createDatabaseSheetStore(db: Kysely<Database>): SheetStore {
  return { append: (row) => appendSheetRow(db, spreadsheetIdOf(row.url) ?? row.url, row) };
}

import type { ImportKind } from '@tramita/client/contract';
import type { TableRow } from '../../ports/table-reader.ts';

/** A file of another kind than people. */
export interface RecordsFile {
  readonly kind: Exclude<ImportKind, 'people'>;
  readonly source: string;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

import { readRows } from '../../db/connection/bulk-rows.ts';
import type { Db } from '../../db/connection/db.ts';
import { createRandom } from '../random.ts';
import { snapshotTables } from './tables.ts';

/** Rows in the order of a table's columns. Moments are milliseconds from the snapshot's epoch. */
export type SnapshotRows = readonly (readonly unknown[])[];

/** The content of a database as plain data. */
export interface Snapshot {
  /** Identifies the content of the snapshot. */
  readonly version: string;
  /** The moment the history ends, ISO 8601. */
  readonly epoch: string;
  readonly tables: Readonly<Record<string, SnapshotRows>>;
  /** Files by storage key: content type and base64. */
  readonly files: Readonly<Record<string, readonly [contentType: string, base64: string]>>;
}

/** Parts of a snapshot in addition to the rows. */
export interface SnapshotParts {
  readonly version: string;
  readonly epoch: Date;
  readonly files: Snapshot['files'];
  /** Selects the rows to include; all by default. */
  readonly keep?: (table: string, row: Readonly<Record<string, unknown>>) => boolean;
}

/** Uuid of a task in a snapshot; needed because the job worker gives tasks after a service call a random uuid. */
export const snapshotTaskUuid = (taskId: number): string => createRandom(`rede-ipe/task/${taskId}`).uuid();

/** Takes a snapshot of a database. The same rows create the same snapshot. */
export async function takeSnapshot(db: Db, parts: SnapshotParts): Promise<Snapshot> {
  const { version, epoch, files, keep = () => true } = parts;
  const tables: Record<string, SnapshotRows> = {};
  for (const { name, columns, orderBy, moments = [] } of snapshotTables) {
    const rows = await readRows(db, name, columns, orderBy);
    tables[name] = rows
      .filter((row) => keep(name, row))
      .map((row) => columns.map((column) => plain(name, column, row, moments, epoch)));
  }
  return { version, epoch: epoch.toISOString(), tables, files };
}

function plain(
  table: string,
  column: string,
  row: Readonly<Record<string, unknown>>,
  moments: readonly string[],
  epoch: Date,
): unknown {
  const value = row[column] ?? null;
  if (value !== null && moments.includes(column)) return new Date(String(value)).getTime() - epoch.getTime();
  if (table === 'tasks' && column === 'uuid') return snapshotTaskUuid(Number(row.id));
  return value;
}
